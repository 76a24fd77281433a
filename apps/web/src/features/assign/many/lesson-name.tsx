import type { LessonCard } from '@alba/contract/catalog';
import { mediaUrl } from '../../../lib/media-url.ts';
import { Cover } from '../../../ui/picture.tsx';

/** For whom and of what a lesson is, in one line; the screen knows the words. */
export type DescribeLesson = (lesson: LessonCard) => string;

/** Cover, title and for whom it is. */
export function LessonName({ lesson, describe }: { lesson: LessonCard; describe: DescribeLesson }) {
  return (
    <span data-subject={lesson.subject} className="a-many__name flex min-w-0 items-center gap-4">
      <Cover src={mediaUrl(lesson.cover.media)} className="a-many__cover rounded-sm" />
      <span className="min-w-0 wrap-anywhere">
        <b className="block text-lg font-semibold">{lesson.title}</b>
        <span className="text-sm text-soft">{describe(lesson)}</span>
      </span>
    </span>
  );
}
