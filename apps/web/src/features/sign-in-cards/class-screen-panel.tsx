import { closeClassScreen, openClassScreen } from '@alba/contract/pupils';
import { formatClassCode } from '@alba/domain/classes';
import { screenMinutes } from '@alba/domain/pupils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { randomId } from '../../lib/api/random-id.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ClassSignIn, useCloseClassScreenMutation, useOpenClassScreenMutation } from './api.ts';
import { useRefusedWords } from './refused.ts';
import { clockOf, useSecondsLeft } from './use-seconds-left.ts';

type Minutes = (typeof screenMinutes)[number];

/** Opens and closes what cards and pictures need, and shows students the way there. */
export function ClassScreenPanel({ given }: { given: ClassSignIn }) {
  const { t } = useTranslation('sign-in-cards');
  const [minutes, setMinutes] = useState<Minutes>(15);
  const { open, close, isBusy } = useScreenActs(given.classId);
  const left = useSecondsLeft(given.secondsLeft, given);
  const { code } = given;
  return (
    <section aria-labelledby="class-screen">
      <h3 id="class-screen" className="text-xl">
        {t(($) => $.screen.title)}
      </h3>
      <p className="mt-2 text-soft">{t(($) => $.screen.intro)}</p>
      {code === undefined && <p className="mt-4 font-semibold">{t(($) => $.screen.noCode)}</p>}
      {code !== undefined && left === undefined && (
        <div className="mt-4 grid justify-items-start gap-4">
          <Segmented
            label={t(($) => $.screen.minutes)}
            value={String(minutes)}
            onChange={(value) => setMinutes(screenMinutes.find((one) => String(one) === value) ?? minutes)}
            options={screenMinutes.map((one) => ({ value: String(one), label: t(($) => $.screen.minutesOption, { minutes: one }) }))}
          />
          <Button onClick={() => open(minutes)} isBusy={isBusy}>
            {t(($) => $.screen.open)}
          </Button>
        </div>
      )}
      {code !== undefined && left !== undefined && <OpenScreen code={code} left={left} isBusy={isBusy} onAgain={() => open(minutes)} onClose={close} />}
    </section>
  );
}

type OpenScreenProps = { code: string; left: number; isBusy: boolean; onAgain: () => void; onClose: () => void };

function OpenScreen({ code, left, isBusy, onAgain, onClose }: OpenScreenProps) {
  const { t } = useTranslation('sign-in-cards');
  const address = `${location.origin}${paths.classScreen(formatClassCode(code))}`;
  return (
    <div className="mt-4 grid justify-items-center gap-4 rounded-xl bg-brand-50 px-5 py-6 text-center">
      <p className="font-semibold">{t(($) => $.screen.opened)}</p>
      <p>
        <span className="block text-sm text-soft">{t(($) => $.screen.left)}</span>
        <span className="font-display text-4xl font-semibold [font-variant-numeric:tabular-nums]" role="timer" aria-live="off">
          {clockOf(left)}
        </span>
      </p>
      <p className="max-w-100">{t(($) => $.screen.how)}</p>
      <QrCode text={address} label={t(($) => $.screen.code)} className="w-full max-w-60" />
      <div className="max-w-full min-w-0">
        <CopyField label={t(($) => $.screen.address)} value={address} copiedWords={t(($) => $.screen.addressCopied)} look="link" />
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={onAgain} isBusy={isBusy}>
          {t(($) => $.screen.again)}
        </Button>
        <Button onClick={onClose} isBusy={isBusy}>
          {t(($) => $.screen.stop)}
        </Button>
      </div>
    </div>
  );
}

function useScreenActs(classId: number) {
  const { t } = useTranslation('sign-in-cards');
  const [open, opening] = useOpenClassScreenMutation();
  const [close, closing] = useCloseClassScreenMutation();
  const refused = useRefusedWords();
  const params = { classId };
  return {
    isBusy: opening.isLoading || closing.isLoading,
    open: async (minutes: Minutes) => {
      const { data, error } = await open({ params, body: { minutes }, idempotencyKey: randomId() });
      if (data)
        announce(
          t(($) => $.screen.opened),
          'polite',
        );
      else showToast({ status: 'danger', ...refused(openClassScreen, error) });
    },
    close: async () => {
      const { data, error } = await close({ params, idempotencyKey: randomId() });
      if (data)
        announce(
          t(($) => $.screen.closed),
          'polite',
        );
      else showToast({ status: 'danger', ...refused(closeClassScreen, error) });
    },
  };
}
