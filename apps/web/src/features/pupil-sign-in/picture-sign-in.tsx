import type { Session } from '@alba/contract/auth';
import { signInWithPictures } from '@alba/contract/pupils';
import { type Picture, picturesPerPassword } from '@alba/domain/pupils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceId } from '../../lib/session/device.ts';
import { Button } from '../../ui/button.tsx';
import { PicturePicker } from '../../ui/picture-picker.tsx';
import type { ScreenStudent } from './name-list.tsx';
import { ToldAlert } from './told-alert.tsx';
import { usePupilSignIn } from './use-pupil-sign-in.ts';

export type PictureSignInProps = { classCode: string; student: ScreenStudent; onSignedIn: (session: Session) => void; onBack: () => void };

/** Three pictures in order; the third one signs in. Others who look on see how many, not which. */
export function PictureSignIn({ classCode, student, onSignedIn, onBack }: PictureSignInProps) {
  const { t } = useTranslation('pupil-sign-in');
  const { individualId: studentId, shortName: name } = student;
  const { signIn, isBusy, told } = usePupilSignIn(onSignedIn);
  const [chosen, setChosen] = useState<Picture[]>([]);

  const choose = async (pictures: Picture[]) => {
    setChosen(pictures);
    if (pictures.length < picturesPerPassword) return;
    const isIn = await signIn(signInWithPictures, { body: { classCode, studentId, pictures, deviceId: deviceId() } });
    if (!isIn) setChosen([]);
  };

  return (
    <>
      <h1 tabIndex={-1} ref={focusOnce} className="wrap-anywhere">
        {t(($) => $.pictures.title, { name })}
      </h1>
      <p className="mt-2 mb-5 text-lg text-soft">{isBusy ? t(($) => $.pictures.checking) : t(($) => $.pictures.intro)}</p>
      {told && !isBusy && chosen.length === 0 && <ToldAlert told={told} />}
      <div className="mt-5">
        <PicturePicker label={t(($) => $.pictures.label)} chosen={chosen} onChange={(next) => void choose(next)} isSecret isDisabled={isBusy} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" size="lg" onClick={() => setChosen([])} aria-disabled={chosen.length === 0 || isBusy || undefined}>
          {t(($) => $.pictures.again)}
        </Button>
        <Button variant="ghost" size="lg" onClick={onBack}>
          {t(($) => $.pictures.notMe)}
        </Button>
      </div>
    </>
  );
}

/** The button that led here is gone: the title takes focus, which reads it. */
export function focusOnce(title: HTMLElement | null): void {
  title?.focus();
}
