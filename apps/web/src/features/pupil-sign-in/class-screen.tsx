import type { Session } from '@alba/contract/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { CardSignIn } from './card-sign-in.tsx';
import { NameList, type ScreenStudent } from './name-list.tsx';
import { focusOnce, PictureSignIn } from './picture-sign-in.tsx';
import { type ClassScreen as Screen, useClassScreen } from './use-class-screen.ts';

export type SignedInOnScreen = {
  session: Session;
  /** The class uses pictures and this student has none yet. */
  mayChoosePictures: boolean;
};
export type ClassScreenProps = { code: string; onSignedIn: (signedIn: SignedInOnScreen) => void };

/** What a device in the classroom shows while the teacher lets cards and pictures in. */
export function ClassScreen({ code, onSignedIn }: ClassScreenProps) {
  const { t } = useTranslation('pupil-sign-in');
  const { screen, isClosed, error, isLoading, load } = useClassScreen(code);
  if (screen) {
    return (
      <>
        <p className="mb-4 flex items-center gap-3 text-lg font-semibold">
          <ClassAvatar name={screen.avatar} size={48} />
          <span className="min-w-0 wrap-anywhere" translate="no">
            {screen.name}
          </span>
        </p>
        <OpenScreen screen={screen} code={code} onSignedIn={onSignedIn} />
      </>
    );
  }
  if (isClosed) {
    return (
      <>
        <h1 tabIndex={-1}>{t(($) => $.closed.title)}</h1>
        <p className="mt-3 mb-6 text-lg">{t(($) => $.closed.body)}</p>
        <Button size="lg" onClick={load} isBusy={isLoading}>
          {t(($) => $.closed.retry)}
        </Button>
      </>
    );
  }
  return (
    <>
      <h1 className="sr-only">{t(($) => $.title)}</h1>
      {error === undefined ? <LoadingCard label={t(($) => $.loading)} /> : <FailurePanel error={error} onRetry={load} isRetrying={isLoading} />}
    </>
  );
}

type OpenScreenProps = { screen: Screen; code: string; onSignedIn: (signedIn: SignedInOnScreen) => void };

function OpenScreen({ screen, code, onSignedIn }: OpenScreenProps) {
  const { t } = useTranslation('pupil-sign-in');
  const [student, setStudent] = useState<ScreenStudent>();
  const [isCard, setCard] = useState(false);
  const [isBack, setBack] = useState(false);
  const { students, hasPictures } = screen;
  const signedIn = (session: Session) => {
    const own = students.find(({ individualId }) => individualId === session.accountInfo.individualId);
    onSignedIn({ session, mayChoosePictures: own !== undefined && !own.hasPictures });
  };
  const toNames = () => {
    setStudent(undefined);
    setCard(false);
    setBack(true);
  };

  if (!hasPictures) return <CardSignIn classCode={code} onSignedIn={signedIn} />;
  if (isCard) {
    return (
      <>
        <CardSignIn classCode={code} onSignedIn={signedIn} />
        <Button variant="ghost" size="lg" className="mt-6" onClick={toNames}>
          {t(($) => $.who)}
        </Button>
      </>
    );
  }
  if (student?.hasPictures) return <PictureSignIn classCode={code} student={student} onSignedIn={signedIn} onBack={toNames} />;
  if (student) return <FirstTime name={student.shortName} onCard={() => setCard(true)} onBack={toNames} />;
  return (
    <>
      <h1 tabIndex={-1} ref={isBack ? focusOnce : undefined}>
        {t(($) => $.who)}
      </h1>
      <p className="mt-2 text-lg text-soft">{t(($) => $.whoHint)}</p>
      <NameList students={students} onChoose={setStudent} />
      <Button variant="secondary" size="lg" className="mt-6" onClick={() => setCard(true)}>
        {t(($) => $.noCard)}
      </Button>
    </>
  );
}

/** Somebody who has chosen no pictures yet shows who they are with their card. */
function FirstTime({ name, onCard, onBack }: { name: string; onCard: () => void; onBack: () => void }) {
  const { t } = useTranslation('pupil-sign-in');
  return (
    <>
      <h1 tabIndex={-1} ref={focusOnce} className="wrap-anywhere">
        {t(($) => $.first.title, { name })}
      </h1>
      <p className="mt-3 mb-6 text-lg">{t(($) => $.first.body)}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={onCard}>
          {t(($) => $.first.card)}
        </Button>
        <Button variant="ghost" size="lg" onClick={onBack}>
          {t(($) => $.pictures.notMe)}
        </Button>
      </div>
    </>
  );
}
