export { formatRecoveryCode, readSecondStepCode, recoveryCodeAlphabet, recoveryCodeCount, recoveryCodeLength, type SecondStepCode } from './code.ts';
