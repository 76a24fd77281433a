import type { Session } from '@alba/contract/auth';
import { formatClassCode, normalizeClassCode } from '@alba/domain/classes';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signedIn } from '../../lib/session/auth-slice.ts';
import { forgetPendingIdentity } from '../../lib/session/pending-identity.ts';
import { revokeSession } from '../../lib/session/sign-out.ts';
import { store, useAppDispatch } from '../../lib/store/store.ts';
import { Alert } from '../../ui/alert.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { RenderClassCode } from './code-step.tsx';
import { AboutStep, ClassCodeStep, ReadyStep, SchoolCodeStep } from './later-steps.ts';
import { lookForClass } from './look-for-place.ts';
import type { CodeWords } from './refused-words.ts';
import { RoleStep } from './role-step.tsx';
import { StepTitle } from './step.tsx';
import { useWizard, type Wizard } from './use-wizard.ts';
import type { WizardPage, WizardState } from './wizard-state.ts';

export type SignUpWizardProps = {
  /** The frame of the page with its title in the browser's tab. */
  page: ComponentType<{ title: string; children: ReactNode }>;
  renderClassCode: RenderClassCode;
  /** Who is signed in on this device already, by the name they go by. */
  signedInAs: string | undefined;
};

/** From a code to an account, in four steps (P-SIGNUP). */
export function SignUpWizard({ page: Page, renderClassCode, signedInAs }: SignUpWizardProps) {
  const { t } = useTranslation('sign-up');
  const wizard = useWizard();
  const { state, finish } = wizard;
  const [made, setMade] = useState<{ displayName: string; username: string }>();
  const [refused, setRefused] = useState<CodeWords>();
  const replaceSession = useReplaceSession();
  useClassOfLink(wizard);

  const shown: WizardPage = made ? 'ready' : wizard.page;
  const isFirst = useIsFirst(shown);
  const title = titleOf(t, state, shown);
  const onSignedUp = (session: Session, username: string) => {
    setMade({ displayName: session.accountInfo.displayName, username });
    finish();
    replaceSession(session);
  };
  const onCodeRefused = (words: CodeWords) => {
    setRefused(words);
    wizard.goTo('code');
  };
  const CodeStep = state.role === 'teacher' ? SchoolCodeStep : ClassCodeStep;
  return (
    <Page title={title}>
      <Stepper label={t(($) => $.steps.label)} steps={useSteps(wizard, shown)} current={order.indexOf(shown)} />
      {signedInAs && !made && (
        <Alert status="info" className="mt-6">
          <p>{t(($) => $.signedInAs, { name: signedInAs })}</p>
        </Alert>
      )}
      <StepTitle key={shown} takesFocus={!isFirst}>
        {title}
      </StepTitle>
      {shown === 'role' && <RoleStep wizard={wizard} />}
      <Suspense fallback={<LoadingCard />}>
        {shown === 'code' && <CodeStep key={state.role} wizard={wizard} refused={refused} renderClassCode={renderClassCode} />}
        {shown === 'about' && <AboutStep wizard={wizard} onSignedUp={onSignedUp} onCodeRefused={onCodeRefused} />}
        {made && <ReadyStep state={state} {...made} />}
      </Suspense>
    </Page>
  );
}

const order: readonly WizardPage[] = ['role', 'code', 'about', 'ready'];
type T = ReturnType<typeof useTranslation<'sign-up'>>['t'];

function titleOf(t: T, { role }: WizardState, page: WizardPage): string {
  if (page === 'code') return role === 'teacher' ? t(($) => $.school.title) : t(($) => $.class.title);
  return t(($) => $[page].title);
}

/** The bars above: what is done leads back to it, until the account is made. */
function useSteps({ state, goTo }: Wizard, shown: WizardPage) {
  const { t } = useTranslation('sign-up');
  const { role, school, foundClass, classCode } = state;
  const code = foundClass && normalizeClassCode(classCode);
  const summary: Record<WizardPage, string | undefined> = {
    role: role && t(($) => $.steps[role]),
    code: role === 'teacher' ? school?.schoolName : role === 'student' && code ? formatClassCode(code) : undefined,
    about: t(($) => $.steps.aboutSummary),
    ready: t(($) => $.steps.readySummary),
  };
  const name = (page: WizardPage) =>
    page === 'code' ? t(($) => $.steps[role === undefined ? 'place' : role === 'teacher' ? 'school' : 'class']) : t(($) => $.steps[page]);
  return order.map((page) => ({
    id: page,
    name: name(page),
    summary: summary[page],
    onSelect: shown === 'ready' ? undefined : () => goTo(page),
  }));
}

/** True until another step has been shown: the page itself takes care of the first. */
function useIsFirst(shown: WizardPage): boolean {
  const first = useRef<WizardPage | undefined>(shown);
  if (first.current !== shown) first.current = undefined;
  return first.current !== undefined;
}

/** The name of the class that a join link is for; if there is none to be had, its own step says why. */
function useClassOfLink({ state, change }: Wizard): void {
  // as it was when the page opened: a code that is typed later has a look of its own
  const [linkCode] = useState(state.isDirectLink && !state.foundClass ? state.classCode : undefined);
  useEffect(() => {
    if (linkCode === undefined) return;
    let isLeft = false;
    void lookForClass(linkCode).then((looked) => {
      if (!isLeft && 'found' in looked) change({ foundClass: looked.found });
    });
    return () => {
      isLeft = true;
    };
  }, [linkCode, change]);
}

/** The new account takes the place of whoever was signed in here, whose session ends. */
function useReplaceSession(): (session: Session) => void {
  const dispatch = useAppDispatch();
  return (session) => {
    const { auth } = store.getState();
    if (auth.isAuthenticated) void revokeSession(auth);
    forgetPendingIdentity();
    dispatch(signedIn(session));
  };
}
