import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useVisitedWords } from '../../features/classes/visited-words.ts';
import { ReadingSettings, useLevelsClassName } from '../../features/reading-levels/reading-settings.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { NotFound } from '../frame/not-found.tsx';
import { Page } from '../frame/page.tsx';

await needMessages('reading-levels', 'classes', 'failure');

/** `/teacher/classes/:classId/reading-settings` (C-LEVELS). */
export function Component() {
  const classId = Number(useParams().classId);
  if (!Number.isSafeInteger(classId) || classId < 1) return <NotFound />;
  return <ReadingSettingsPage key={classId} classId={classId} />;
}

function ReadingSettingsPage({ classId }: { classId: number }) {
  const { t } = useTranslation('reading-levels');
  const name = useLevelsClassName(classId);
  const visited = useVisitedWords();
  return (
    <Page
      title={t(($) => $.page.title)}
      summary={name ? <span translate="no">{name}</span> : t(($) => $.page.summary)}
      back={{ to: paths.classes(classId), label: t(($) => $.page.back) }}
    >
      <ReadingSettings classId={classId} visited={visited} />
    </Page>
  );
}
