import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './env.ts';
import { StartFailure } from './platform/start-failure.ts';

function refusal(env: Record<string, string>): StartFailure {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartFailure) return error;
    throw error;
  }
  throw new Error('the settings were accepted');
}

describe('settings', () => {
  it('need nothing: the built-in database with demonstration data, on this machine only', () => {
    const settings = readSettings({ PATH: '/usr/bin', HOME: '/root', PORT: '' });
    expect(settings).toMatchObject({
      mode: 'development',
      port: 8080,
      host: '127.0.0.1',
      demo: true,
      logLevel: 'warn',
      trustProxy: [],
      databaseUrl: undefined,
    });
    expect(settings.editionHosts).toEqual({ us: 'us.localhost', br: 'br.localhost', eslac: 'eslac.localhost' });
    expect(isAbsolute(settings.dataDir)).toBe(true);
  });

  it.each([[{ NODE_ENV: 'production' }], [{ DATABASE_URL: 'postgresql://alba:pw@db:5432/alba' }]])('load no demonstration data with %j (D77)', (env) => {
    expect(readSettings(env).demo).toBe(false);
    expect(readSettings({ ...env, DEMO: 'true' }).demo).toBe(true);
  });

  it('know Google and Clever only with an id and a secret, over TLS or on this machine', () => {
    expect(readSettings({ GOOGLE_CLIENT_ID: 'id' }).providers).toEqual({ google: undefined, clever: undefined });
    expect(readSettings({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).providers.google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
      classroomOrigin: 'https://classroom.googleapis.com',
      isSimulated: false,
    });
    expect(readSettings({ GOOGLE_ISSUER: 'http://localhost:4444' }).simulators).toBe(true);
    expect(() => readSettings({ CLEVER_ORIGIN: 'http://clever.example' })).toThrow('CLEVER_ORIGIN must be an address like https://clever.com');
    expect(readSettings({ NODE_ENV: 'production' }).simulators).toBe(false);
  });

  it('let roster servers be inside networks that are named, and in no other', () => {
    expect(readSettings({}).rosterServers).toEqual({ allowedNetworks: [], allowedOrigins: [] });
    expect(readSettings({ ROSTER_ALLOWED_NETWORKS: '10.20.0.0/16, fd12::/48' }).rosterServers.allowedNetworks).toEqual(['10.20.0.0/16', 'fd12::/48']);
    expect(() => readSettings({ ROSTER_ALLOWED_NETWORKS: 'sis.school.example' })).toThrow('ROSTER_ALLOWED_NETWORKS must be networks like 10.20.0.0/16');
  });

  it('keep e-mail in an outbox only for a demonstration on this machine without a mail server', () => {
    const outbox = (env: Record<string, string>) => readSettings(env).hasOutbox;
    expect(outbox({})).toBe(true);
    expect(outbox({ NODE_ENV: 'production', DEMO: 'true' })).toBe(false);
    expect(outbox({ DATABASE_URL: 'postgresql://alba:pw@db:5432/alba' })).toBe(false);
    expect(outbox({ HOST: '0.0.0.0' })).toBe(false);
    const smtp = { SMTP_URL: 'smtps://user:hunter2@mail.example.org', MAIL_FROM: 'Alba Learn <no-reply@learn.example.org>' };
    expect(outbox(smtp)).toBe(false);
    expect(readSettings(smtp).smtp).toEqual({ url: smtp.SMTP_URL, from: smtp.MAIL_FROM });
  });

  it('need a sender with a mail server', () => {
    expect(refusal({ SMTP_URL: 'smtps://user:hunter2@mail.example.org' }).message).toMatch(/MAIL_FROM/);
    expect(refusal({ SMTP_URL: 'smtps://user:hunter2@mail.example.org' }).message).not.toContain('hunter2');
  });

  it('take hosts of editions one by one', () => {
    expect(readSettings({ EDITION_HOSTS: 'br=Aprender.example.br, eslac=learn.example.mx:8443' }).editionHosts).toEqual({
      us: 'us.localhost',
      br: 'aprender.example.br',
      eslac: 'learn.example.mx:8443',
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['NODE_ENV', 'prod'],
    ['DATABASE_URL', 'mysql://user:hunter2@db/alba'],
    ['SECRET_KEY', 'hunter2'],
    ['PUBLIC_ORIGIN', 'learn.example.org/hunter2'],
    ['EDITION_HOSTS', 'fr=hunter2.example.fr'],
    ['TRUST_PROXY', 'everyone'],
    ['DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'https://user:hunter2@mail.example.org'],
    ['MAIL_FROM', 'hunter2'],
    ['DATABASE_POOL', '0'],
    ['HOST', 'not a host'],
    ['ALBA_PORT', '8080'],
  ])('stop the start for %s=%s, naming the key and not the value', (key, value) => {
    const { message, exitCode } = refusal({ [key]: value });
    expect(exitCode).toBe(78);
    expect(message).toContain(key);
    expect(message).not.toContain('hunter2');
    expect(message).not.toContain('\n');
  });

  it('name every wrong key at once', () => {
    const { message } = refusal({ PORT: 'x', DEMO: 'x', ALBA_X: '1' });
    for (const key of ['PORT', 'DEMO', 'ALBA_X']) expect(message).toContain(key);
  });

  it.each(['postgres://u@h/d', 'postgresql://u:p%40ss@h:5432/d?sslmode=require', 'postgresql:///alba?host=/run/postgresql'])(
    'take the database address %s',
    (url) => {
      expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
    },
  );
});
