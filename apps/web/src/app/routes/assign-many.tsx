import type { LessonCard } from '@alba/contract/catalog';
import { useTranslation } from 'react-i18next';
import { AssignMany, useAssignMany } from '../../features/assign/index.tsx';
import { lastFind, rememberFind } from '../../features/find/last-find.ts';
import { useLessonWords } from '../../features/find/use-lesson-words.ts';
import { renderWorkload } from '../../features/workload/index.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { Page } from '../frame/page.tsx';

await needMessages('find', 'assign', 'failure');

/** `/find/assign` (A-MULTI). */
export function Component() {
  const { t } = useTranslation('assign');
  const { t: tApp } = useTranslation('app');
  const wizard = useAssignMany();
  const count = wizard.draft.lessonIds.length;
  return (
    <Page
      title={count === 0 ? tApp(($) => $.titles.assignMany) : t(($) => $.many.title, { count })}
      back={{ to: lastFind(), label: tApp(($) => $.menu.find) }}
      look="slim"
    >
      <AssignMany wizard={wizard} describe={useDescribe()} renderWorkload={renderWorkload} findPath={lastFind()} onAssigned={forgetChosen} />
    </Page>
  );
}

/** "Grades 3 to 5, Earth and space" */
function useDescribe(): (lesson: LessonCard) => string {
  const { t } = useTranslation('assign');
  const words = useLessonWords();
  return ({ gradeBand, categories: [topic], subject }) =>
    t(($) => $.many.describe, { grades: words.gradeBand(gradeBand), topic: topic ? words.category(topic) : words.subject(subject) });
}

/** The lessons are assigned: the way back to Find has them chosen no longer. */
function forgetChosen(): void {
  const { searchParams } = new URL(lastFind(), window.location.origin);
  searchParams.delete('lessons');
  rememberFind(searchParams.size === 0 ? '' : `?${searchParams}`);
}
