import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { ClassCodeFieldProps } from '../../features/join-class/class-code-field.tsx';
import { SignUpWizard } from '../../features/sign-up/wizard.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { LoadingCard } from '../../ui/loading.tsx';
import { BarePage } from '../frame/bare-page.tsx';
import { useFrame } from '../frame/frame-context.ts';
import { currentViewer, homeOf } from '../guards.ts';

await needMessages('sign-up', 'failure');

const CompleteAccount = lazy(() => import('../../features/sign-up/complete-form.tsx').then((file) => ({ default: file.CompleteAccount })));
const ClassCodeField = lazy(async () => {
  const [file] = await Promise.all([import('../../features/join-class/class-code-field.tsx'), needMessages('join-class')]);
  return { default: file.ClassCodeField };
});
const renderClassCode = (field: ClassCodeFieldProps) => <ClassCodeField {...field} />;

/**
 * `/login/completeaccount` (P-SIGNUP, P-COMPLETE): the way to a new account, and where somebody is held whose account lacks
 * something. Who has all they need goes on, unless they came for another account on purpose.
 */
export function Component() {
  const { t } = useTranslation('sign-up');
  const { viewer } = useFrame();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // decided once: making or completing an account changes who is signed in, and the last page is still to be seen
  const [{ purpose, signedInAs }] = useState(() => purposeOf(search));
  if (purpose === 'none') return <Navigate to={homeOf[viewer?.role ?? 'teacher']} replace />;
  if (purpose === 'sign-up') return <SignUpWizard page={BarePage} renderClassCode={renderClassCode} signedInAs={signedInAs} />;
  if (!viewer) return <Navigate to={paths.login()} replace />;
  return (
    <BarePage title={t(($) => $.complete.title)}>
      <Suspense fallback={<LoadingCard />}>
        <CompleteAccount onCompleted={({ accountInfo }) => navigate(homeOf[accountInfo.role], { replace: true })} />
      </Suspense>
    </BarePage>
  );
}

function purposeOf(search: URLSearchParams): { purpose: 'sign-up' | 'complete' | 'none'; signedInAs?: string } {
  const viewer = currentViewer();
  if (!viewer) return { purpose: 'sign-up' };
  if (!viewer.isComplete) return { purpose: 'complete' };
  return search.has('class') || search.has('role') ? { purpose: 'sign-up', signedInAs: viewer.displayName } : { purpose: 'none' };
}
