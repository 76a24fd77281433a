import { Camera as CameraIcon, SwitchCamera, VideoOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { cardSecretIn } from './card-text.ts';
import './pupil-sign-in.css';
import { type CameraState, type CameraTrouble, useCamera } from './use-camera.ts';

/** Reads a card that is held before the camera. The camera starts at a press and stops with the first card. */
export function CardCamera({ onSecret, isBusy }: { onSecret: (secret: string) => void; isBusy: boolean }) {
  const { t } = useTranslation('pupil-sign-in');
  const [isOther, setOther] = useState(false);
  const found = useRef(false);
  const camera = useCamera((text) => {
    const secret = cardSecretIn(text);
    setOther(secret === undefined);
    if (secret === undefined || found.current) return;
    found.current = true;
    camera.stop();
    onSecret(secret);
  });
  const { state, videoRef } = camera;
  const isOn = state === 'starting' || state === 'looking';
  useEffect(() => {
    if (state === 'starting') found.current = false;
    if (state !== 'looking') setOther(false);
  }, [state]);

  return (
    <div className="mt-6">
      <div className={isOn ? 'a-camera' : 'hidden'}>
        <video ref={videoRef} muted playsInline aria-label={t(($) => $.card.video)} />
      </div>
      <p className="mt-3 mb-3 text-lg empty:hidden" role="status">
        {state === 'starting' && <Spinner label={t(($) => $.card.starting)} />}
        {state === 'looking' && (isOther ? t(($) => $.card.notACard) : t(($) => $.card.looking))}
        {isBusy && t(($) => $.card.found)}
      </p>
      {isTrouble(state) && <Trouble trouble={state} />}
      <div className="flex flex-wrap gap-3">
        {isOn ? (
          <>
            <Button variant="secondary" size="lg" icon={SwitchCamera} onClick={camera.turn}>
              {t(($) => $.card.other)}
            </Button>
            <Button variant="secondary" size="lg" icon={VideoOff} onClick={camera.stop}>
              {t(($) => $.card.stop)}
            </Button>
          </>
        ) : (
          <Button size="lg" icon={CameraIcon} onClick={camera.start} isBusy={isBusy}>
            {t(($) => $.card.start)}
          </Button>
        )}
      </div>
    </div>
  );
}

const troubles: readonly CameraState[] = ['noCamera', 'notAllowed', 'busy'] satisfies CameraTrouble[];
const isTrouble = (state: CameraState): state is CameraTrouble => troubles.includes(state);

function Trouble({ trouble }: { trouble: CameraTrouble }) {
  const { t } = useTranslation('pupil-sign-in');
  return (
    <Alert status="warning" isLive className="mb-4 text-lg" title={t(($) => $.card[trouble].title)}>
      <p>{t(($) => $.card[trouble].body)}</p>
    </Alert>
  );
}
