import { useTranslation } from 'react-i18next';
import { DeleteAssignment, EditAssignment, useSwitchChecks, useSwitchClosed } from '../../features/assign/index.tsx';
import { AssignedLessons, type AssignedLessonsProps } from '../../features/assigned/assigned-lessons.tsx';
import { useAssignedSummary } from '../../features/assigned/use-assigned-summary.ts';
import { OwnDates, Targets } from '../../features/assignment-students/index.tsx';
import { renderWorkload } from '../../features/workload/index.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { Page } from '../frame/page.tsx';

await needMessages('assigned', 'assign', 'assignment-students', 'failure');

/** `/teacher/assigned` (A-ASSIGNED). */
export function Component() {
  const { t } = useTranslation('assigned');
  const switchClosed = useSwitchClosed();
  const switchChecks = useSwitchChecks();
  return (
    <Page title={t(($) => $.title)} summary={useAssignedSummary()}>
      <AssignedLessons onSwitchClosed={switchClosed} onSwitchChecks={switchChecks} renderDialog={(given) => <RowDialog {...given} />} />
    </Page>
  );
}

function RowDialog({ opened: { dialog, row }, open, close }: Parameters<AssignedLessonsProps['renderDialog']>[0]) {
  switch (dialog) {
    case 'delete':
      return <DeleteAssignment row={row} onDeleted={close} onClose={close} />;
    case 'targets':
      return <Targets row={row} onClose={close} />;
    case 'own-dates':
      return <OwnDates row={row} onClose={close} />;
    default:
      return (
        <EditAssignment
          row={row}
          focus={dialog === 'edit-due' ? 'due' : undefined}
          renderWorkload={renderWorkload}
          onDelete={() => open({ dialog: 'delete', row })}
          onTargets={() => open({ dialog: 'targets', row })}
          onOwnDates={() => open({ dialog: 'own-dates', row })}
          onClose={close}
        />
      );
  }
}
