import { type AccountSettings, updateAccount } from '@alba/contract/account';
import { chooseRole } from '@alba/contract/auth';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { isCallError, refusalOf } from '../../lib/api/refusal-of.ts';
import type { Language } from '../../lib/i18n/index.ts';
import { preferencesChanged, signedIn } from '../../lib/session/auth-slice.ts';
import { store, useAppDispatch } from '../../lib/store/store.ts';
import { type AccountErrors, type AccountValues, type Changes, changesOf } from './account-form.ts';
import { useUpdateAccountMutation } from './api.ts';

export type Saved = { settings: AccountSettings } | { error: unknown; errors: AccountErrors };

/** Sends what was changed. What the server finds wrong comes back beside its field; anything else as the error. */
export function useSaveAccount(): (values: AccountValues, before: AccountValues) => Promise<Saved> {
  const { t, i18n } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [update] = useUpdateAccountMutation();
  return async (values, before) => {
    const changes = changesOf(values, before);
    const { data, error } = await update({ body: { ...changes, language: i18n.language as Language } });
    if (!data) {
      const words = { missing: t(($) => $.signIn.currentMissing), wrong: t(($) => $.signIn.currentWrong), again: t(($) => $.signIn.signInAgain) };
      return { error, errors: errorsOf(error, changes, words) };
    }
    dispatch(preferencesChanged(data.preferences));
    if (changes.firstName !== undefined || changes.lastName !== undefined) await renewName(data, dispatch);
    return { settings: data };
  };
}

type ErrorWords = { missing: string; wrong: string; again: string };

function errorsOf(error: unknown, changes: Changes, words: ErrorWords): AccountErrors {
  if (refusalOf(updateAccount, error) === 'sign_in_again_first') return againAt(changes, words.again);
  if (refusalOf(updateAccount, error) === 'current_password_wrong') return { currentPassword: words.wrong };
  if (!isCallError(error) || !('data' in error)) return {};
  const isMissing = error.data?.issues?.some(({ path }) => path[0] === 'currentPassword');
  return isMissing ? { currentPassword: words.missing } : {};
}

/** Beside what it keeps from being changed. */
function againAt({ newPassword, email }: Changes, words: string): AccountErrors {
  if (newPassword !== undefined) return { newPassword: words };
  return email === undefined ? { schoolEmail: words } : { email: words };
}

/** The name in the header stands in the access token: a new one is asked for, which is no sign-in and changes nothing else. */
async function renewName({ role }: AccountSettings, dispatch: ReturnType<typeof useAppDispatch>): Promise<void> {
  const { refreshToken } = store.getState().auth.tokenResponse;
  const { data } = await callServer(chooseRole, { body: { role, refreshToken } });
  // refused or away: the old name stands until the next renewal, and the account is saved all the same
  if (data) dispatch(signedIn(data));
}
