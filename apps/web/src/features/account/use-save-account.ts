import { type AccountSettings, updateAccount } from '@alba/contract/account';
import { chooseRole } from '@alba/contract/auth';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { isCallError, refusalOf } from '../../lib/api/refusal-of.ts';
import type { Language } from '../../lib/i18n/index.ts';
import { preferencesChanged, signedIn } from '../../lib/session/auth-slice.ts';
import { store, useAppDispatch } from '../../lib/store/store.ts';
import { type AccountErrors, type AccountValues, changesOf } from './account-form.ts';
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
    if (!data) return { error, errors: errorsOf(error, { missing: t(($) => $.signIn.currentMissing), wrong: t(($) => $.signIn.currentWrong) }) };
    dispatch(preferencesChanged(data.preferences));
    if (changes.firstName !== undefined || changes.lastName !== undefined) await renewName(data, dispatch);
    return { settings: data };
  };
}

function errorsOf(error: unknown, words: { missing: string; wrong: string }): AccountErrors {
  if (refusalOf(updateAccount, error) === 'current_password_wrong') return { currentPassword: words.wrong };
  if (!isCallError(error) || !('data' in error)) return {};
  const isMissing = error.data?.issues?.some(({ path }) => path[0] === 'currentPassword');
  return isMissing ? { currentPassword: words.missing } : {};
}

/** The name in the header stands in the access token: a new one is asked for, which is no sign-in and changes nothing else. */
async function renewName({ role }: AccountSettings, dispatch: ReturnType<typeof useAppDispatch>): Promise<void> {
  const { refreshToken } = store.getState().auth.tokenResponse;
  const { data } = await callServer(chooseRole, { body: { role, refreshToken } });
  // refused or away: the old name stands until the next renewal, and the account is saved all the same
  if (data) dispatch(signedIn(data));
}
