import { useTranslation } from 'react-i18next';
import { DeleteAssignment, EditAssignment, useSwitchClosed } from '../../features/assign/index.tsx';
import { AssignedLessons } from '../../features/assigned/assigned-lessons.tsx';
import { useAssignedSummary } from '../../features/assigned/use-assigned-summary.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { Page } from '../frame/page.tsx';

await needMessages('assigned', 'assign', 'failure');

/** `/teacher/assigned` (A-ASSIGNED). */
export function Component() {
  const { t } = useTranslation('assigned');
  const switchClosed = useSwitchClosed();
  return (
    <Page title={t(($) => $.title)} summary={useAssignedSummary()}>
      <AssignedLessons
        onSwitchClosed={switchClosed}
        renderDialog={({ opened: { dialog, row }, open, close }) =>
          dialog === 'delete' ? (
            <DeleteAssignment row={row} onDeleted={close} onClose={close} />
          ) : (
            <EditAssignment row={row} focus={dialog === 'edit-due' ? 'due' : undefined} onDelete={() => open({ dialog: 'delete', row })} onClose={close} />
          )
        }
      />
    </Page>
  );
}
