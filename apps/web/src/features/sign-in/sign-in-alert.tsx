import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Refused } from './sign-in-failure.ts';

/** The one place where a sign-in says why it failed. Focus moves here, which also reads it. */
export function SignInAlert({ refused, ref }: { refused: Refused; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('sign-in');
  const format = useFormat();
  const { words, retryAt } = refused;
  const timed = (words === 'tooManyTries' || words === 'tooManyCodes') && retryAt ? { words, time: format.time(retryAt, deviceZone()) } : undefined;
  return (
    <Alert status="danger" ref={ref} className="mt-4" title={t(($) => $.refused[words].title)}>
      <p>{timed ? t(($) => $.refused[timed.words].until, { time: timed.time }) : t(($) => $.refused[words].body)}</p>
    </Alert>
  );
}

/** Nobody is signed in yet, so the clock that counts is the one on this device. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
