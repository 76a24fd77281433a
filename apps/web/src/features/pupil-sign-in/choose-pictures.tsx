import type { RefusalOf } from '@alba/contract/endpoint';
import { chooseMyPictures } from '@alba/contract/pupils';
import { type Picture, picturesPerPassword } from '@alba/domain/pupils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { PicturePicker } from '../../ui/picture-picker.tsx';

/** A refusal that the contract adds does not compile until it has its words here. */
const words: Record<RefusalOf<typeof chooseMyPictures>, 'off' | 'set'> = { pictures_off: 'off', pictures_set_already: 'set' };

/** After the first sign-in with a card: the pictures for the next time. */
export function ChoosePictures({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('pupil-sign-in');
  const [chosen, setChosen] = useState<Picture[]>([]);
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const own = ownWordOf(chooseMyPictures, error, words);
  const isWhole = chosen.length === picturesPerPassword;

  const save = async () => {
    setBusy(true);
    const { data, error: refused } = await callServer(chooseMyPictures, { body: { pictures: chosen } });
    setBusy(false);
    if (data) onChosen();
    else setError(refused);
  };

  return (
    <>
      <h1>{t(($) => $.choose.title)}</h1>
      <p className="mt-2 mb-5 text-lg text-soft">{t(($) => $.choose.intro)}</p>
      {own ? (
        <Alert status="info" isLive title={t(($) => $.choose[own].title)} action={<ButtonLink to={paths.studentHome()}>{t(($) => $.choose.home)}</ButtonLink>}>
          <p>{t(($) => $.choose[own].body)}</p>
        </Alert>
      ) : (
        <>
          {error !== undefined && <FailureAlert error={error} />}
          <PicturePicker label={t(($) => $.choose.label)} chosen={chosen} onChange={setChosen} isDisabled={isBusy} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button size="lg" onClick={save} isBusy={isBusy} aria-disabled={!isWhole || undefined}>
              {t(($) => $.choose.save)}
            </Button>
            <ButtonLink variant="ghost" size="lg" to={paths.studentHome()}>
              {t(($) => $.choose.later)}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}
