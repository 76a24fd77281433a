import { CircleCheck, Contrast, Eye, Send, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { mediaUrl } from '../../lib/media-url.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Cover } from '../../ui/picture.tsx';
import type { AlignedLesson } from './api.ts';
import { keepPlace } from './kept-place.ts';
import { listId, type WithLessons } from './screen.ts';

type AlignedLessonRowProps = WithLessons & {
  aligned: AlignedLesson;
  /** Names of the classes that have it already. */
  classes: readonly string[];
};

/** A lesson that aligns: what it is about, how far it matches, and the two things to do with it. */
export function AlignedLessonRow({ aligned: { lesson, match }, classes, words, onAssign }: AlignedLessonRowProps) {
  const { t } = useTranslation('standards');
  const { search } = useLocation();
  const { lessonId, title } = lesson;
  // the address goes along, so that the preview knows its way back
  const preview = `${paths.standardsLesson(lesson)}${search}`;
  const keep = (focusId: string) => () => keepPlace(focusId, document.getElementById(listId));
  const Match = match === 'full' ? CircleCheck : Contrast;
  return (
    <li data-subject={lesson.subject} className="a-aligned">
      <Cover src={mediaUrl(lesson.cover.media)} className="a-aligned__cover" />
      <div className="a-aligned__words">
        <h3 className="text-lg wrap-anywhere">
          <Link id={`title-${lessonId}`} to={preview} look="title" onClick={keep(`title-${lessonId}`)}>
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-soft">{lesson.summary}</p>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          <li>{words.gradeBand(lesson.gradeBand)}</li>
          <li>{words.range(lesson.readingRange)}</li>
          <li className="flex items-center gap-1 font-semibold text-ink">
            <Match size={16} aria-hidden="true" />
            {t(($) => $.aligned[match])}
          </li>
        </ul>
        {classes.length > 0 && (
          <p className="mt-2 flex items-start gap-1.5 text-sm">
            <Users size={16} className="mt-0.5 flex-none" aria-hidden="true" />
            {t(($) => $.aligned.assigned, { classes: classes.join(' · ') })}
          </p>
        )}
      </div>
      <div className="a-aligned__actions">
        <ButtonLink id={`preview-${lessonId}`} to={preview} variant="ghost" size="sm" icon={Eye} onClick={keep(`preview-${lessonId}`)}>
          {t(($) => $.aligned.preview)}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        <Button variant="secondary" size="sm" icon={Send} onClick={() => onAssign(lesson)}>
          {t(($) => $.aligned.assign)}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </li>
  );
}
