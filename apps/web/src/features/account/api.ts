import { loadAccountSettings, updateAccount } from '@alba/contract/account';
import { connectedAccounts, disconnectProvider } from '@alba/contract/providers';
import { api, read, write } from '../../lib/api/api.ts';

const withAccount = api.injectEndpoints({
  endpoints: (build) => ({
    loadAccountSettings: read(build, loadAccountSettings, { provides: ['account'] }),
    updateAccount: write(build, updateAccount, { invalidates: ['account'] }),
    connectedAccounts: read(build, connectedAccounts, { provides: ['account'] }),
    disconnectProvider: write(build, disconnectProvider, { invalidates: ['account'] }),
  }),
});

export const { useConnectedAccountsQuery, useDisconnectProviderMutation, useLoadAccountSettingsQuery, useUpdateAccountMutation } = withAccount;
