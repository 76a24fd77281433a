import type { AccountSettings } from '@alba/contract/account';
import type { Role } from '@alba/domain/accounts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Section } from './section.tsx';

/** Where the account belongs: set by the school. Somebody with two roles changes over here too (D82). */
export function SchoolFacts({ settings, onSwitchRole }: { settings: AccountSettings; onSwitchRole: (role: Role) => void }) {
  const { t } = useTranslation('account');
  const { schoolName, schoolCode, role, roles } = settings;
  const others = roles.filter((one) => one !== role);
  return (
    <Section title={t(($) => $.school.title)} note={role === 'student' ? t(($) => $.school.noteStudent) : t(($) => $.school.note)}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        <dt className="text-soft">{t(($) => $.school.school)}</dt>
        <dd className="font-semibold" translate="no">
          {schoolName}
        </dd>
        {schoolCode !== undefined && (
          <>
            <dt className="text-soft">{t(($) => $.school.code)}</dt>
            <dd className="font-code font-semibold" translate="no">
              {schoolCode}
            </dd>
          </>
        )}
        <dt className="text-soft">{t(($) => $.school.role)}</dt>
        <dd className="font-semibold">{t(($) => $.school.roles[role])}</dd>
      </dl>
      {others.map((other) => (
        <p key={other}>
          <Button variant="secondary" size="sm" onClick={() => onSwitchRole(other)}>
            {t(($) => $.school.switchTo[other])}
          </Button>
        </p>
      ))}
    </Section>
  );
}
