import type { Session } from '@alba/contract/auth';
import { signInWithCard, signInWithCardCode } from '@alba/contract/pupils';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceId } from '../../lib/session/device.ts';
import { CardCamera } from './card-camera.tsx';
import { CardCodeForm } from './card-code-form.tsx';
import { cardSecretIn } from './card-text.ts';
import { ToldAlert } from './told-alert.tsx';
import { usePupilSignIn } from './use-pupil-sign-in.ts';

export type CardSignInProps = {
  /** Known on the screen of a class. */
  classCode?: string;
  onSignedIn: (session: Session) => void;
};

/** A card before the camera, or its code by hand. */
export function CardSignIn({ classCode, onSignedIn }: CardSignInProps) {
  const { t } = useTranslation('pupil-sign-in');
  const { signIn, isBusy, told, forget } = usePupilSignIn(onSignedIn);
  const scan = (secret: string) => void signIn(signInWithCard, { body: { secret, deviceId: deviceId() } });
  useCardInAddress(scan);
  return (
    <>
      <h1>{t(($) => $.card.title)}</h1>
      <p className="mt-2 text-lg text-soft">{t(($) => $.card.intro)}</p>
      {told && <ToldAlert told={told} />}
      <CardCamera
        isBusy={isBusy}
        onSecret={(secret) => {
          forget();
          scan(secret);
        }}
      />
      <section aria-labelledby="card-code" className="mt-8 border-t border-line pt-6">
        <h2 id="card-code" className="text-xl">
          {t(($) => $.code.title)}
        </h2>
        <CardCodeForm
          classCode={classCode}
          isBusy={isBusy}
          onSubmit={(codes) => void signIn(signInWithCardCode, { body: { ...codes, deviceId: deviceId() } })}
        />
      </section>
    </>
  );
}

/** The device's own camera app opened this page with the card: its secret stands behind the `#`, and goes from the address at once. */
function useCardInAddress(onSecret: (secret: string) => void): void {
  const isRead = useRef(false);
  useEffect(() => {
    const secret = cardSecretIn(location.hash);
    if (secret === undefined || isRead.current) return;
    isRead.current = true;
    history.replaceState(history.state, '', location.pathname + location.search);
    onSecret(secret);
  });
}
