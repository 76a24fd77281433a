import type { RosterConnection } from '@alba/contract/rostering';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { useForm } from '../../ui/use-form.ts';
import type { ConnectionValues, Way } from './connection-form.ts';
import { SchoolChoice } from './school-choice.tsx';

type Form = ReturnType<typeof useForm<ConnectionValues>>;

/** The fields of one way; where lists come from is chosen once and stays. */
export function ConnectionFields({ form, editing }: { form: Form; editing?: RosterConnection }) {
  const { t } = useTranslation('rostering');
  const { way, isNightly } = form.values;
  const ways: Way[] = ['package', 'server', 'clever'];
  return (
    <>
      {!editing && (
        <RadioCards
          legend={t(($) => $.form.way)}
          value={way}
          onChange={(value) => form.setValue('way', value)}
          options={ways.map((value) => ({ value, label: t(($) => $.empty[value]), description: t(($) => $.empty[`${value}Body`]) }))}
        />
      )}
      <TextField label={t(($) => $.form.name)} hint={t(($) => $.form.nameHint)} {...form.field('name')} autoComplete="off" />
      {way === 'package' && (
        <Select
          label={t(($) => $.form.reading)}
          {...form.field('reading')}
          options={(['lenient', 'strict'] as const).map((value) => ({ value, label: t(($) => $.form[value]) }))}
        />
      )}
      {way === 'server' && <ServerFields form={form} />}
      {way !== 'package' && <KeyFields form={form} hasSecret={editing?.hasSecret ?? false} />}
      {way !== 'package' && (
        <Switch
          label={t(($) => $.form.nightly)}
          hint={t(($) => $.form.nightlyHint)}
          checked={isNightly}
          onChange={({ target }) => form.setValue('isNightly', target.checked)}
        />
      )}
      {editing && <SchoolChoice form={form} editing={editing} />}
    </>
  );
}

function ServerFields({ form }: { form: Form }) {
  const { t } = useTranslation('rostering');
  const address = { type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      <TextField label={t(($) => $.form.baseUrl)} hint={t(($) => $.form.baseUrlHint)} {...form.field('baseUrl')} {...address} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label={t(($) => $.form.version)} {...form.field('version')} options={['1.2', '1.1'].map((value) => ({ value, label: `OneRoster ${value}` }))} />
        <Select
          label={t(($) => $.form.signing)}
          {...form.field('signing')}
          options={(['oauth2', 'oauth1-sha256', 'oauth1-sha1'] as const).map((value) => ({ value, label: t(($) => $.form[value]) }))}
        />
      </div>
      {form.values.signing === 'oauth2' && <TextField label={t(($) => $.form.tokenUrl)} {...form.field('tokenUrl')} {...address} />}
    </>
  );
}

/** Typed only: what is stored never comes back to the screen. */
function KeyFields({ form, hasSecret }: { form: Form; hasSecret: boolean }) {
  const { t } = useTranslation('rostering');
  const isClever = form.values.way === 'clever';
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        {!isClever && <TextField label={t(($) => $.form.keyId)} {...form.field('keyId')} autoComplete="off" spellCheck={false} />}
        <PasswordField label={isClever ? t(($) => $.form.token) : t(($) => $.form.keySecret)} {...form.field('secret')} autoComplete="new-password" />
      </div>
      <p className="mt-2 text-sm text-soft">{hasSecret ? t(($) => $.form.keysKept) : t(($) => $.form.keysHint)}</p>
    </div>
  );
}
