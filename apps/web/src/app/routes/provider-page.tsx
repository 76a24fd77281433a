import type { ProviderId } from '@alba/contract/providers';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ProviderLanding } from '../../features/providers/provider-landing.tsx';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { serviceNames } from '../../lib/provider-flow/service-names.ts';
import { LoadingCard } from '../../ui/loading.tsx';
import { BarePage } from '../frame/bare-page.tsx';
import { safePreviousPath } from '../previous-path.ts';

await needMessages('providers', 'sign-in', 'failure');

/** Fetched by the few whose account asks for it. */
const SecondStepForm = lazy(() => import('../../features/sign-in/second-step-form.tsx').then((file) => ({ default: file.SecondStepForm })));

/** What `/login/google` and `/cleverSSO` share. */
export function ProviderPage({ provider }: { provider: ProviderId }) {
  const { t } = useTranslation('providers');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goTo = (path: string) => void navigate(path, { replace: true });
  return (
    <BarePage title={t(($) => $.failedTitle, { service: serviceNames[provider] })}>
      <ProviderLanding
        provider={provider}
        search={search}
        previousPath={safePreviousPath(search.get('previousPath') ?? '/')}
        checkPath={safePreviousPath}
        goTo={goTo}
        renderSignIn={(onSignedIn) => <SignInForm onSignedIn={onSignedIn} />}
        renderSecondStep={(given) => (
          <Suspense fallback={<LoadingCard />}>
            <SecondStepForm {...given} />
          </Suspense>
        )}
        onNew={(previousPath) => goTo(`${paths.completeAccount()}${classIn(previousPath)}`)}
      />
    </BarePage>
  );
}

/** Somebody new who came by the link of a class keeps its code (D32). */
function classIn(path: string): string {
  const [, code] = /^\/joinclass\/([^/?#]+)/.exec(path) ?? [];
  return code ? `?class=${code}` : '';
}
