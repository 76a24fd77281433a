import { useTranslation } from 'react-i18next';
import { useAssign } from '../../features/assign/index.tsx';
import { useLessonWords } from '../../features/find/use-lesson-words.ts';
import { useRangeWords } from '../../features/find/use-words.ts';
import { CurriculumStandards } from '../../features/standards/index.tsx';
import { renderWorkload } from '../../features/workload/index.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { useFrame } from '../frame/frame-context.ts';
import { Page } from '../frame/page.tsx';

await needMessages('standards', 'find', 'assign', 'failure');

/** `/curriculumstandards` (A-STANDARDS, A-ASSIGN). */
export function Component() {
  const { t } = useTranslation('standards');
  const { edition } = useFrame();
  const { assign, dialog } = useAssign({ renderWorkload });
  // lessons are told in the same words here and in Find
  const words = { ...useLessonWords(), range: useRangeWords() };
  return (
    <Page title={t(($) => $.title)} summary={t(($) => $.summary)} back={{ to: paths.find(), label: t(($) => $.back) }}>
      <CurriculumStandards edition={edition} words={words} onAssign={assign} />
      {dialog}
    </Page>
  );
}
