import { Secret, TOTP } from 'otpauth';

const issuer = 'Alba Learn';
/** What every authenticator app understands. */
const look = { issuer, algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;
/** So many steps of time before and after count too: clocks differ, and typing takes a while. */
const tolerance = 1;

/** A new secret, in the letters that apps and people type. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What a QR code carries into an app. */
export function appUri(secret: string, username: string): string {
  return new TOTP({ ...look, label: username, secret }).toString();
}

/** The step of time whose code these digits are; undefined when they are none of now. */
export function stepOf(digits: string, { secret, now }: { secret: string; now: Date }): number | undefined {
  const totp = new TOTP({ ...look, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: digits, timestamp, window: tolerance });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
