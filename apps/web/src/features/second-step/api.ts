import { beginSecondStep, confirmSecondStep, endSecondStep, loadSecondStep, renewRecoveryCodes } from '@alba/contract/second-step';
import { api, read, write } from '../../lib/api/api.ts';

const withSecondStep = api.injectEndpoints({
  endpoints: (build) => ({
    loadSecondStep: read(build, loadSecondStep, { provides: ['second-step'] }),
    beginSecondStep: write(build, beginSecondStep),
    confirmSecondStep: write(build, confirmSecondStep, { invalidates: ['second-step'] }),
    renewRecoveryCodes: write(build, renewRecoveryCodes, { invalidates: ['second-step'] }),
    endSecondStep: write(build, endSecondStep, { invalidates: ['second-step'] }),
  }),
});

export const { useLoadSecondStepQuery, useBeginSecondStepMutation, useConfirmSecondStepMutation, useRenewRecoveryCodesMutation, useEndSecondStepMutation } =
  withSecondStep;
