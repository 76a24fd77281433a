import { type ProviderId, schoolSignInWay } from '@alba/contract/providers';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { hostEdition } from '../../lib/edition.ts';
import { deviceId } from '../../lib/session/device.ts';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { RenderSignIn } from './link-proposal.tsx';

export type SchoolCodeSignInProps = { renderSignIn: RenderSignIn; onSignedIn: () => void; onProvider: (provider: ProviderId) => void };

/** Asks for the school's code and goes on with that school's way: a password here, or a provider. */
export function SchoolCodeSignIn({ renderSignIn, onSignedIn, onProvider }: SchoolCodeSignInProps) {
  const { t } = useTranslation('providers');
  const [school, setSchool] = useState<string>();
  if (school !== undefined)
    return (
      <AtSchool school={school} onOther={() => setSchool(undefined)}>
        {renderSignIn(onSignedIn)}
      </AtSchool>
    );
  return (
    <>
      <h1>{t(($) => $.oneRoster.title)}</h1>
      <p className="mt-2 text-soft">{t(($) => $.oneRoster.body)}</p>
      <CodeForm onFound={({ schoolName, way }) => (way === 'password' ? setSchool(schoolName) : onProvider(way))} />
    </>
  );
}

type Found = { schoolName: string; way: 'password' | ProviderId };

function CodeForm({ onFound }: { onFound: (found: Found) => void }) {
  const { t } = useTranslation('providers');
  const [failed, setFailed] = useState<unknown>();
  const form = useForm({
    initial: { schoolCode: '' },
    validate: ({ schoolCode }) => ({ schoolCode: schoolCode.trim() === '' ? t(($) => $.oneRoster.codeMissing) : undefined }),
    onSubmit: async ({ schoolCode }) => {
      setFailed(undefined);
      const { data, error } = await callServer(schoolSignInWay, { body: { schoolCode, edition: hostEdition(), deviceId: deviceId() } });
      if (data) onFound(data);
      else if (refusalOf(schoolSignInWay, error) === 'school_code_unknown') return { schoolCode: t(($) => $.oneRoster.codeUnknown) };
      else setFailed(error);
      return {};
    },
  });
  return (
    <form {...form.formProps} className="mt-6 grid gap-5">
      {failed !== undefined && <FailureAlert error={failed} />}
      <TextField
        label={t(($) => $.oneRoster.code)}
        {...form.field('schoolCode')}
        isCode
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" size="lg" isBlock isBusy={form.isBusy}>
        {t(($) => $.oneRoster.continue)}
      </Button>
    </form>
  );
}

function AtSchool({ school, onOther, children }: { school: string; onOther: () => void; children: ReactNode }) {
  const { t } = useTranslation('providers');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t(($) => $.oneRoster.atSchool, { school })}
      </h1>
      <p className="mt-2 text-soft">{t(($) => $.oneRoster.atSchoolBody)}</p>
      {children}
      <p className="mt-4 text-center">
        <Button variant="ghost" onClick={onOther}>
          {t(($) => $.oneRoster.otherSchool)}
        </Button>
      </p>
    </>
  );
}
