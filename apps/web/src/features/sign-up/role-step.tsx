import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import kite from '../../assets/avatars/kite.svg';
import lighthouse from '../../assets/roles/lighthouse.svg';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { ClassCard, fetchLaterSteps } from './later-steps.ts';
import { StepFoot } from './step.tsx';
import type { Wizard } from './use-wizard.ts';
import { afterRole, type SignUpRole } from './wizard-state.ts';

const Picture = ({ src }: { src: string }) => <img src={src} alt="" width={64} height={64} className="flex-none rounded-sm" />;

/** Student or teacher: two pictures, one choice. */
export function RoleStep({ wizard: { state, change, goTo } }: { wizard: Wizard }) {
  const { t } = useTranslation('sign-up');
  const [isTold, setTold] = useState(false);
  const { role, isDirectLink, foundClass, classCode } = state;
  const option = (value: SignUpRole, picture: string) => ({
    value,
    label: t(($) => $.role[value].label),
    description: t(($) => $.role[value].description),
    picture: <Picture src={picture} />,
  });
  const choose = (chosen: SignUpRole) => {
    change({ role: chosen });
    fetchLaterSteps();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role) goTo(afterRole(state));
    else setTold(true);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4">
      <Suspense>{isDirectLink && foundClass && <ClassCard found={foundClass} isByLink />}</Suspense>
      <div className="mt-5">
        <RadioCards
          legend={t(($) => $.role.legend)}
          columns={2}
          options={[option('student', kite), option('teacher', lighthouse)]}
          value={role}
          onChange={choose}
          error={isTold && !role ? t(($) => $.role.missing) : undefined}
        />
      </div>
      <StepFoot />
      <p className="mt-8 text-center">
        {t(($) => $.role.haveOne)}{' '}
        <Link to={paths.login(isDirectLink ? paths.joinClass(classCode) : undefined)} className="font-semibold">
          {t(($) => $.signIn)}
        </Link>
      </p>
    </form>
  );
}
