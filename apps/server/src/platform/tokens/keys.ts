import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One key for each purpose, so that a signature made for one can never pass for another. */
export type Keys = {
  accessToken: Buffer;
  refreshToken: Buffer;
  signedLink: Buffer;
  /** Makes the secrets of a sign-in at a provider from its state. */
  providerFlow: Buffer;
  /** Makes what is stored of the short codes of sign-in cards. */
  signInCard: Buffer;
  /** Makes what is stored of recovery codes. */
  recoveryCode: Buffer;
  /** Locks secrets of others that we have to keep. */
  sealing: Buffer;
};

/** Derives every key from one secret of at least 32 characters. Servers that share the secret accept each other's tokens. */
export function keysFrom(secret: string): Keys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'alba-learn', purpose, 32));
  return {
    accessToken: derive('access-token'),
    refreshToken: derive('refresh-token'),
    signedLink: derive('signed-link'),
    providerFlow: derive('provider-flow'),
    signInCard: derive('sign-in-card'),
    recoveryCode: derive('recovery-code'),
    sealing: derive('sealing'),
  };
}

/**
 * The secret of this installation, made at the first start and kept beside the data, readable by its owner only.
 * Two starts at once end up with the same one.
 */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret.key');
  const known = await readOptional(path);
  if (known) return known;
  await mkdir(dataDir, { recursive: true });
  // A name of its own for every start, also for two in one process.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  // A link fails where a rename would replace the secret that another start has just made.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return await readFile(path, 'utf8');
}

async function readOptional(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
