import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needMessages } from '../../lib/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

await needMessages('sessions');

type IdleWarningProps = { /** Milliseconds until the screen signs out. */ timeLeft: () => number; onStay: () => void; onLeave: () => void };

/** A minute before the screen signs out. Anything but Sign out stays. */
export function IdleWarning({ timeLeft, onStay, onLeave }: IdleWarningProps) {
  const { t } = useTranslation('sessions');
  const seconds = useSecondsLeft(timeLeft);
  return (
    <Dialog
      isOpen
      isAlert
      onClose={onStay}
      title={t(($) => $.idle.title)}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t(($) => $.idle.leave)}
          </Button>
          <Button onClick={onStay} autoFocus>
            {t(($) => $.idle.stay)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.idle.body)}</p>
      <p className="mt-3 text-soft" role="timer">
        {t(($) => $.idle.left, { count: seconds })}
      </p>
    </Dialog>
  );
}

function useSecondsLeft(timeLeft: () => number): number {
  const left = () => Math.ceil(timeLeft() / 1000);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(timer);
  });
  return seconds;
}

type StillYouProps = { name: string; onYes: () => void; onNo: () => void };

/** A shared device that nobody touched for long: who answers nothing clear is taken for somebody else. */
export function StillYou({ name, onYes, onNo }: StillYouProps) {
  const { t } = useTranslation('sessions');
  return (
    <Dialog
      isOpen
      isAlert
      onClose={onNo}
      title={<span translate="no">{t(($) => $.still.title, { name })}</span>}
      footer={
        <>
          <Button variant="secondary" onClick={onNo}>
            {t(($) => $.still.no)}
          </Button>
          <Button onClick={onYes}>{t(($) => $.still.yes)}</Button>
        </>
      }
    >
      <p>{t(($) => $.still.body)}</p>
    </Dialog>
  );
}
