import { z } from 'zod';
import { seal, unseal } from '../../platform/tokens/index.ts';
import type { ConnectionRow } from './connection-repository.ts';
import type { SourceKeys } from './services.ts';

const stored = z.strictObject({ id: z.string(), secret: z.string() });
const boundTo = ({ districtId, connectionId }: Pick<ConnectionRow, 'districtId' | 'connectionId'>) => `roster_connection:${districtId}:${connectionId}`;

export const sealKeys = (keys: SourceKeys, { key, ...of }: { key: Buffer } & Pick<ConnectionRow, 'districtId' | 'connectionId'>): Buffer =>
  seal(JSON.stringify(keys), { key, bound: boundTo(of) });

/** Undefined where none are kept, or the installation has another secret by now. */
export function keysOf(connection: ConnectionRow, key: Buffer): SourceKeys | undefined {
  const text = connection.sealedSecret ? unseal(connection.sealedSecret, { key, bound: boundTo(connection) }) : undefined;
  return text === undefined ? undefined : stored.parse(JSON.parse(text));
}
