import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { placeOf, type WizardState } from './wizard-state.ts';

/** The account is there and signed in: what to remember, and where to go on. */
export function ReadyStep({ state, displayName, username }: { state: WizardState; displayName: string; username: string }) {
  const { t } = useTranslation('sign-up');
  const { role, foundClass, provider } = state;
  const schoolName = placeOf(state)?.schoolName ?? '';
  const facts = [
    [t(($) => $.ready.name), displayName],
    [t(($) => $.about.username), username],
    ...(role === 'student' ? [[t(($) => $.steps.class), foundClass?.className ?? ''] as const] : []),
    [t(($) => $.steps.school), schoolName],
  ] as const;
  return (
    <>
      <p className="mt-3 text-lg text-soft">{provider ? t(($) => $.ready.provider[provider]) : t(($) => $.ready.remember)}</p>
      <dl className="mt-6 grid gap-4 rounded-lg bg-brand-50 p-5 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="text-lg font-semibold wrap-anywhere" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={role === 'student' ? paths.studentHome() : paths.classes()} size="lg" replace className="mt-8">
        {role === 'student' ? t(($) => $.ready.start) : t(($) => $.ready.classes)}
      </ButtonLink>
    </>
  );
}
