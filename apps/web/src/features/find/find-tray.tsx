import type { LessonCard } from '@alba/contract/catalog';
import { limits } from '@alba/domain/limits';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media-url.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectionTray } from '../../ui/selection-tray.tsx';
import { useLessonsInTrayQuery } from './api.ts';
import { headingId } from './results.tsx';
import type { Finding } from './use-finding.ts';

/** The chosen lessons and what is done with them: one is assigned here, several with the wizard. Stands at the end of the page. */
export function FindTray({ finding, onAssign }: { finding: Finding; onAssign: (card: LessonCard) => void }) {
  const { t } = useTranslation('find');
  const { state, change } = finding;
  const { lessons } = state;
  const { data } = useLessonsInTrayQuery({ query: { lessonIds: lessons.join(',') } }, { skip: lessons.length === 0 });
  const cards = lessons.flatMap((lessonId) => data?.lessons.find((card) => card.lessonId === lessonId) ?? []);
  const count = lessons.length;
  const [only] = cards;
  return (
    <SelectionTray
      count={count}
      label={count === limits.lessonsPerAssign ? t(($) => $.choose.most, { count }) : t(($) => $.choose.count, { count })}
      thumbs={cards.map(({ lessonId, cover }) => ({ id: lessonId, src: mediaUrl(cover.media) }))}
      onClear={() => change({ lessons: [] })}
      fallbackFocusId={headingId}
    >
      {count === 1 ? (
        <Button iconEnd={ArrowRight} isBusy={!only} onClick={() => only && onAssign(only)}>
          {t(($) => $.choose.assign, { count })}
        </Button>
      ) : (
        <ButtonLink iconEnd={ArrowRight} to={paths.assignMany(lessons)}>
          {t(($) => $.choose.assign, { count })}
        </ButtonLink>
      )}
    </SelectionTray>
  );
}
