/** Digits and capitals that no hand confuses: Crockford's letters. */
export const recoveryCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const recoveryCodeLength = 10;
/** How many a person gets at a time. */
export const recoveryCodeCount = 10;

/** What somebody typed where a second step is asked: six digits of their app, or a code that was kept for when the app is not there. */
export type SecondStepCode = { kind: 'app'; digits: string } | { kind: 'recovery'; code: string };

const appDigits = /^\d{6}$/;
const recoveryShape = new RegExp(`^[${recoveryCodeAlphabet}]{${recoveryCodeLength}}$`);

/** Spaces, dashes, small letters and look-alikes do not matter. Undefined when it can be neither. */
export function readSecondStepCode(typed: string): SecondStepCode | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s\-‐-―−]/gu, '')
    .toUpperCase();
  if (appDigits.test(plain)) return { kind: 'app', digits: plain };
  const code = plain.replaceAll('O', '0').replace(/[IL]/g, '1');
  return recoveryShape.test(code) ? { kind: 'recovery', code } : undefined;
}

/** As it is shown and printed: `7K2MQ-X9D4B`. */
export function formatRecoveryCode(code: string): string {
  const half = recoveryCodeLength / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}
