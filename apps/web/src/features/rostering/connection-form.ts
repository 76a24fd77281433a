import type { BodyOf } from '@alba/contract/endpoint';
import type { createRosterConnection, RosterConnection } from '@alba/contract/rostering';
import { perceivedLength } from '@alba/domain/limits';

export type Way = 'package' | 'server' | 'clever';
export type ConnectionValues = {
  way: Way;
  name: string;
  reading: 'strict' | 'lenient';
  baseUrl: string;
  version: '1.1' | '1.2';
  signing: 'oauth1-sha1' | 'oauth1-sha256' | 'oauth2';
  tokenUrl: string;
  keyId: string;
  secret: string;
  isNightly: boolean;
  /** Undefined for all. */
  schoolIds: string[] | undefined;
};
export type ConnectionErrors = Partial<
  Record<
    keyof ConnectionValues,
    'name' | 'nameLong' | 'url' | 'tokenUrl' | 'keyId' | 'keySecret' | 'keysBoth' | 'token' | 'exists' | 'address' | 'keysMissing' | 'schools'
  >
>;

const mostName = 80;

export function valuesOf(editing?: RosterConnection): ConnectionValues {
  const server = editing?.settings.server;
  return {
    way: editing?.source === 'CLEVER' ? 'clever' : (editing?.way ?? 'package'),
    name: editing?.name ?? '',
    reading: editing?.settings.reading ?? 'lenient',
    baseUrl: server?.baseUrl ?? '',
    version: server?.version ?? '1.2',
    signing: server?.signing ?? 'oauth2',
    tokenUrl: server?.tokenUrl ?? '',
    keyId: '',
    secret: '',
    isNightly: editing ? editing.schedule === 'nightly' : true,
    schoolIds: editing?.settings.schoolIds,
  };
}

/** What is wrong now. Keys that are stored already need not be typed again. */
export function connectionErrors({ way, ...values }: ConnectionValues, { hasSecret }: { hasSecret: boolean }): ConnectionErrors {
  const name = values.name.trim();
  const errors: ConnectionErrors = {};
  if (name === '') errors.name = 'name';
  else if (perceivedLength(name) > mostName) errors.name = 'nameLong';
  if (values.schoolIds?.length === 0) errors.schoolIds = 'schools';
  if (way === 'clever' && values.secret === '' && !hasSecret) errors.secret = 'token';
  if (way !== 'server') return errors;
  if (!isAddress(values.baseUrl)) errors.baseUrl = 'url';
  if (values.signing === 'oauth2' && !isAddress(values.tokenUrl)) errors.tokenUrl = 'tokenUrl';
  if (hasSecret && (values.keyId === '') !== (values.secret === '')) errors[values.keyId === '' ? 'keyId' : 'secret'] = 'keysBoth';
  if (!hasSecret && values.keyId === '') errors.keyId = 'keyId';
  if (!hasSecret && values.secret === '') errors.secret = 'keySecret';
  return errors;
}

const isAddress = (typed: string) => /^https?:\/\/./.test(typed.trim()) && URL.canParse(typed.trim());

/** What is sent: only what belongs to the way that was chosen. */
export function bodyOf(values: ConnectionValues, editing?: RosterConnection): BodyOf<typeof createRosterConnection> {
  const { way, signing, version } = values;
  const isServer = way !== 'package';
  const server = { baseUrl: values.baseUrl.trim(), version, signing, ...(signing === 'oauth2' && { tokenUrl: values.tokenUrl.trim() }) };
  return {
    source: way === 'clever' ? 'CLEVER' : 'ONE_ROSTER',
    way: isServer ? 'server' : 'package',
    name: values.name.trim(),
    settings: { ...editing?.settings, reading: values.reading, schoolIds: values.schoolIds, ...(way === 'server' && { server }) },
    // Clever gives one token; the place of an id is filled so that both have one shape
    ...(isServer && values.secret !== '' && { keys: { id: way === 'clever' ? 'district' : values.keyId.trim(), secret: values.secret.trim() } }),
    schedule: isServer && values.isNightly ? 'nightly' : 'off',
  };
}
