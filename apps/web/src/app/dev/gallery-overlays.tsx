import { useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Popover } from '../../ui/popover.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { Family, Row, State } from './stage.tsx';

const statuses = ['danger', 'warning', 'success', 'info'] as const;
const words = {
  danger: ['The lesson wasn’t assigned', 'It is already assigned to Period 2. Edit or delete it in Assigned lessons.'],
  warning: ['Page translation is off', 'Turn it on in Account settings to use it again.'],
  success: ['Lessons assigned', '3 lessons will open for Period 2 on Nov 16.'],
  info: ['Students sign in with Google', 'Students in an imported class use their Google account.'],
} as const;

export function GalleryOverlays() {
  return (
    <Family title="Alerts and overlays">
      <State name="Alerts">
        <div className="grid gap-3">
          {statuses.map((status) => (
            <Alert key={status} status={status} title={words[status][0]} onDismiss={status === 'info' ? () => undefined : undefined}>
              <p>{words[status][1]}</p>
            </Alert>
          ))}
        </div>
      </State>
      <State name="Toasts">
        <Row>
          {statuses.map((status) => (
            <Button
              key={status}
              variant="secondary"
              size="sm"
              onClick={() =>
                showToast({
                  status,
                  title: words[status][0],
                  body: words[status][1],
                  action: status === 'success' ? { label: 'Undo', onAction: () => undefined } : undefined,
                })
              }
            >
              {status}
            </Button>
          ))}
        </Row>
      </State>
      <State name="Dialogs and popover">
        <Dialogs />
      </State>
    </Family>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'confirm' | 'popover'>('none');
  const word = useRef<HTMLButtonElement>(null);
  const close = () => setOpen('none');
  return (
    <Row>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        Confirm
      </Button>
      <Button variant="secondary" ref={word} onClick={() => setOpen('popover')}>
        Popover
      </Button>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Create class"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Create class</Button>
          </>
        }
      >
        <TextField label="Class name" hint="Under 60 characters." />
      </Dialog>
      <ConfirmDialog isOpen={open === 'confirm'} onClose={close} onConfirm={close} title="Remove this class?" confirmLabel="Remove class" isDestructive>
        <p>Removing takes 26 students’ answers out of reports. You can undo this for 30 days.</p>
      </ConfirmDialog>
      <Popover triggerRef={word} isOpen={open === 'popover'} onClose={close} label="magma" isSheetOnPhone>
        <h3>magma</h3>
        <p className="text-sm text-muted">noun</p>
        <p className="mt-2">Melted rock under the ground.</p>
      </Popover>
    </Row>
  );
}
