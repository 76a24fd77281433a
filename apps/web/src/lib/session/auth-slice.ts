import type { AccountInfo, Session, TokenResponse } from '@alba/contract/auth';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Product.md section 3, with its defaults. `accountInfo` holds id, role and display name only (D1). */
export type AuthState = {
  tokenResponse: { accessToken: string; tokenType: string; refreshToken: string };
  accountInfo: AccountInfo | undefined;
  isAuthenticated: boolean;
  preferences: Session['preferences'] | undefined;
  permissions: string[];
  googleIdToken: string;
  /** -1 = none */
  currentAccountId: number;
};

export const signedOut: AuthState = {
  tokenResponse: { accessToken: '', tokenType: '', refreshToken: '' },
  accountInfo: undefined,
  isAuthenticated: false,
  preferences: undefined,
  permissions: [],
  googleIdToken: '',
  currentAccountId: -1,
};

const authSlice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Session>): AuthState => ({
      ...signedOut,
      tokenResponse: payload.tokenResponse,
      accountInfo: payload.accountInfo,
      isAuthenticated: true,
      preferences: payload.preferences,
      permissions: payload.permissions,
      currentAccountId: payload.accountId,
    }),
    setCredentials: (state, { payload }: PayloadAction<TokenResponse>) => {
      state.tokenResponse = payload;
    },
    preferencesChanged: (state, { payload }: PayloadAction<Session['preferences']>) => {
      state.preferences = payload;
    },
    /** Another tab signed in, refreshed or signed out. */
    adopted: (_state, { payload }: PayloadAction<AuthState>) => payload,
    loggedOut: () => signedOut,
  },
});

export const { signedIn, setCredentials, preferencesChanged, adopted, loggedOut } = authSlice.actions;
export const authReducer = authSlice.reducer;
