import { useTranslation } from 'react-i18next';
import { Section } from '../../features/account/section.tsx';
import { SecondStepBlock } from '../../features/second-step/second-step-block.tsx';
import { SessionsBlock } from '../../features/sessions/sessions-block.tsx';
import { useFrame } from '../frame/frame-context.ts';

/** Below the form of the account: what takes effect at once. Children have no device for a second step. */
export function AccountSecurity() {
  const { t } = useTranslation('sessions');
  const { t: tStep } = useTranslation('second-step');
  const { viewer } = useFrame();
  return (
    <div className="mx-auto mt-8 max-w-250 border-t border-line pt-8">
      {viewer?.role !== 'student' && (
        <Section title={tStep(($) => $.title)} note={tStep(($) => $.note)}>
          <SecondStepBlock />
        </Section>
      )}
      <Section title={t(($) => $.title)} note={t(($) => $.note)}>
        <SessionsBlock />
      </Section>
    </div>
  );
}
