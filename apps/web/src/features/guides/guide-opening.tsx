import { openGuide } from '@alba/contract/guides';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallArguments } from '../../lib/api/call.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { useOpenGuideMutation } from './api.ts';

/** There is no such guide for this teacher. */
const absent = new Set<string>(openGuide.refusals);

type Props = { guide: CallArguments<typeof openGuide>['body']; onUrl: (url: string) => void };

/** Asks for a link to the guide and hands the tab over to it; says what is wrong when there is none. */
export function GuideOpening({ guide, onUrl }: Props) {
  const { t } = useTranslation('guides');
  const [open, { error, isLoading }] = useOpenGuideMutation();
  const name = JSON.stringify(guide);
  const ask = async () => {
    const { data } = await open({ body: JSON.parse(name) });
    if (data) onUrl(data.url);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each guide; asking again is the button's
  useEffect(() => void ask(), [name]);
  const refusal = error && refusalOf(openGuide, error);
  if (refusal && absent.has(refusal)) {
    return (
      <EmptyState picture="search" title={t(($) => $.absent.title)} action={<ButtonLink to={paths.home()}>{t(($) => $.absent.home)}</ButtonLink>}>
        {t(($) => $.absent.body)}
      </EmptyState>
    );
  }
  if (error) return <FailurePanel error={error} title={t(($) => $.failed)} onRetry={() => void ask()} isRetrying={isLoading} />;
  return <LoadingCard label={t(($) => $.opening)} isAtOnce />;
}
