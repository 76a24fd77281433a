import { createHash } from 'node:crypto';

/** As CASE wants identifiers: lower case, with the variant of RFC 4122. */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Names under this one are ours; a framework of our own gets its identifiers from what it is called. */
const namespace = '6f5c1f0e-8a37-5d0b-9c2e-3f1d7b64a9e2';

/** The same name gives the same identifier, on every machine and for ever (RFC 4122, version 5). */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hyphenated(bytes.toString('hex'));
}

/** An identifier as systems write it in practice, in the form of CASE: `{…}`, capitals, 32 digits without hyphens. Undefined when it is none. */
export function readUuid(text: string): string | undefined {
  const digits = text
    .trim()
    .toLowerCase()
    .replace(/^urn:uuid:/, '')
    .replace(/[{}-]/g, '');
  if (!/^[0-9a-f]{32}$/.test(digits)) return undefined;
  const uuid = hyphenated(digits);
  return uuidPattern.test(uuid) ? uuid : undefined;
}

/** The identifier at the end of an address, as most servers build theirs. */
export function uuidInUri(uri: string): string | undefined {
  return readUuid(uri.split(/[/?#:]/).findLast((step) => step !== '') ?? '');
}

function hyphenated(digits: string): string {
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20, 32)].join('-');
}
