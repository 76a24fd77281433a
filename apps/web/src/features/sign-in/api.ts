import { chooseRole, signIn } from '@alba/contract/auth';
import { api, write } from '../../lib/api/api.ts';

const withSignIn = api.injectEndpoints({ endpoints: (build) => ({ signIn: write(build, signIn), chooseRole: write(build, chooseRole) }) });

export const { useSignInMutation, useChooseRoleMutation } = withSignIn;
