import type { Session } from '@alba/contract/auth';
import { signUp } from '@alba/contract/sign-up';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { randomId } from '../../lib/api/random-id.ts';
import { isCallError, refusalDetails, refusalOf } from '../../lib/api/refusal-of.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { useNewPassword } from '../../lib/new-password/use-new-password.ts';
import { readPendingIdentity } from '../../lib/session/pending-identity.ts';
import { useForm } from '../../ui/use-form.ts';
import { type FormField, wordsOfField, wordsOfIssues } from './field-words.ts';
import { type CodeRefusal, type CodeWords, codeWords, type FieldRefusal, fieldWords, type ProviderRefusal, providerWords } from './refused-words.ts';
import { type AboutValues, signUpBody } from './sign-up-body.ts';
import type { Wizard } from './use-wizard.ts';
import { type Entries, placeOf } from './wizard-state.ts';

export type SignedUp = (session: Session, username: string) => void;
type Problem = { failure?: unknown; provider?: (typeof providerWords)[ProviderRefusal]; address?: 'emailExists' | 'emailGoogle'; suggestions: string[] };

// fetched with this step, which few visitors come to
await needMessages('new-password');

const noProblem: Problem = { suggestions: [] };

/** The form of the account: its rules, its sending, and what the server had to say. */
export function useAboutForm(wizard: Wizard, { onSignedUp, onCodeRefused }: { onSignedUp: SignedUp; onCodeRefused: (words: CodeWords) => void }) {
  const { t } = useTranslation('sign-up');
  const { state, keepEntries } = wizard;
  const role = state.role ?? 'student';
  const place = placeOf(state);
  const [pending] = useState(readPendingIdentity);
  const [problem, setProblem] = useState(noProblem);
  const keyFor = useWishKey();
  const words = useNewPassword({ role, minLength: place?.rules.minPasswordLength });
  const ownWords = [place?.schoolName ?? '', role === 'student' ? state.classCode : ''];

  const form = useForm<AboutValues>({
    initial: inFormOrder(state.entries),
    validate: ({ password, confirm, ...values }) => ({
      firstName: wordsOfField(t, 'firstName', values.firstName),
      lastName: wordsOfField(t, 'lastName', values.lastName),
      username: wordsOfField(t, 'username', values.username),
      ...(role === 'student'
        ? { email: wordsOfField(t, 'email', values.email, { isOptional: true }) }
        : {
            facultyEmail: wordsOfField(t, 'facultyEmail', values.facultyEmail),
            schoolEmail: wordsOfField(t, 'schoolEmail', values.schoolEmail, { isOptional: true }),
          }),
      ...(!pending && {
        password: words.problemOf(password, { username: values.username, ownWords }),
        confirm: words.mismatchOf(password, confirm),
      }),
    }),
    onSubmit: async (values) => {
      setProblem(noProblem);
      const body = signUpBody(state, values, pending?.ticket);
      const { data, error } = await callServer(signUp, { body, idempotencyKey: keyFor(JSON.stringify(body)) });
      if (data) return void onSignedUp(data, values.username.trim());
      return tell(error);
    },
  });
  useEffect(() => keepEntries(entriesOf(form.values)), [form.values, keepEntries]);

  const tell = (error: unknown): Partial<Record<FormField | 'password', string>> | undefined => {
    const refusal = refusalOf(signUp, error) ?? 'unexpected';
    if (refusal in codeWords) return void onCodeRefused(codeWords[refusal as CodeRefusal]);
    if (refusal in fieldWords) return atField(refusal as FieldRefusal, error);
    const issues =
      refusal === 'invalid_input' && isCallError(error) && 'data' in error
        ? wordsOfIssues(t, error.data?.issues, words.refusedOf(error, 'password'))
        : undefined;
    if (issues) return issues;
    setProblem(refusal in providerWords ? { ...noProblem, provider: providerWords[refusal as ProviderRefusal] } : { ...noProblem, failure: error });
    return undefined;
  };

  const atField = (refusal: FieldRefusal, error: unknown) => {
    const { field, words: told } = fieldWords[refusal];
    const { suggestions } = refusalDetails(error);
    setProblem({
      suggestions: Array.isArray(suggestions) ? suggestions.map(String) : [],
      ...((told === 'emailExists' || told === 'emailGoogle') && { address: told }),
    });
    return { [field === 'email' && role === 'teacher' ? 'facultyEmail' : field]: t(($) => $.errors[told]) };
  };

  return { form, role, place, words, ownWords, pending, problem };
}

/** As the fields stand on the page, which is how a summary of errors lists them. */
function inFormOrder({ firstName, lastName, username, ...emails }: Entries): AboutValues {
  return { firstName, lastName, username, password: '', confirm: '', ...emails };
}

function entriesOf({ password: _password, confirm: _confirm, ...entries }: AboutValues): Entries {
  return entries;
}

/** One key for one wish: the same fields sent again after a lost answer are the same sign-up. */
function useWishKey(): (wish: string) => string {
  const last = useRef({ wish: '', key: '' });
  return (wish) => {
    if (last.current.wish !== wish) last.current = { wish, key: randomId() };
    return last.current.key;
  };
}
