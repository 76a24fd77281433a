import { join, resolve } from 'node:path';
import { type EditionId, editionIds } from '@alba/domain/editions';
import { z } from 'zod';
import { isNetwork } from './platform/outbound/index.ts';
import { StartFailure } from './platform/start-failure.ts';

/** The exit code that service managers know as "the configuration is wrong, trying again will not help". */
const badConfiguration = 78;
const repository = resolve(import.meta.dirname, '../../..');

const flag = z.enum(['true', 'false', '1', '0', 'yes', 'no']).transform((text) => ['true', '1', 'yes'].includes(text));
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const address = /^[0-9a-fA-F.:]+(\/\d{1,3})?$/;
const host = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

/** `us=learn.example.org,br=aprender.example.br`: the host people of an edition are sent to (D40). */
const editionHosts = list.transform((pairs, context) => {
  const hosts: Partial<Record<EditionId, string>> = {};
  for (const pair of pairs) {
    const [edition = '', name = ''] = pair.toLowerCase().split('=');
    if ((editionIds as readonly string[]).includes(edition) && host.test(name)) hosts[edition as EditionId] = name;
    else context.addIssue({ code: 'custom', message: `must be pairs like us=learn.example.org with the editions ${editionIds.join(', ')}` });
  }
  return hosts;
});

/** Every setting, with what to say when it is wrong. Messages never hold the value: it may be a secret in the wrong place. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test'], { error: 'must be development, production or test' }).default('development'),
  PORT: z.coerce
    .number<string>({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(8080),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address of this machine')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().refine(isPostgresUrl, 'must be an address like postgresql://user:password@host:5432/database').optional(),
  DATABASE_POOL: z.coerce
    .number<string>({ error: 'must be a number' })
    .int('must be a whole number')
    .min(2, 'must be 2 to 200')
    .max(200, 'must be 2 to 200')
    .default(10),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_ORIGIN: z.string().refine(isOrigin, 'must be an address like https://learn.example.org').optional(),
  EDITION_HOSTS: editionHosts.optional(),
  TRUST_PROXY: list.pipe(z.array(z.string().regex(address, 'must be addresses like 10.0.0.7 or 10.0.0.0/8, separated by commas'))).optional(),
  DEMO: flag.optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).max(300).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).max(300).optional(),
  GOOGLE_ISSUER: z.string().refine(isProviderOrigin, 'must be an address like https://accounts.google.com').default('https://accounts.google.com'),
  GOOGLE_CLASSROOM_ORIGIN: z
    .string()
    .refine(isProviderOrigin, 'must be an address like https://classroom.googleapis.com')
    .default('https://classroom.googleapis.com'),
  CLEVER_CLIENT_ID: z.string().min(1).max(300).optional(),
  CLEVER_CLIENT_SECRET: z.string().min(1).max(300).optional(),
  CLEVER_ORIGIN: z.string().refine(isProviderOrigin, 'must be an address like https://clever.com').default('https://clever.com'),
  CLEVER_API_ORIGIN: z.string().refine(isProviderOrigin, 'must be an address like https://api.clever.com').default('https://api.clever.com'),
  ROSTER_ALLOWED_NETWORKS: list
    .pipe(z.array(z.string().refine(isNetwork, 'must be networks like 10.20.0.0/16 or fd12:3456::/32, separated by commas')))
    .optional(),
  SIMULATORS: flag.optional(),
  SMTP_URL: z.string().refine(isSmtpUrl, 'must be an address like smtps://user:password@mail.example.org').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be a sender like Alba Learn <no-reply@learn.example.org>')
    .optional(),
  SPEECH_ENGINE: z.string().max(1000).default('auto'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' }).optional(),
});

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace(/^(postgres(?:ql)?:\/\/)\//, '$1local/'));
}

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text);
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '');
}

/** Secrets travel to it, so it is plain HTTP only on this machine, where a simulator runs. */
function isProviderOrigin(text: string): boolean {
  return isOrigin(text) && (text.startsWith('https://') || ['localhost', '127.0.0.1'].includes(new URL(text).hostname));
}

type Client = {
  clientId: string;
  clientSecret: string;
  /** A stand-in on this machine. */
  isSimulated: boolean;
};
/** The services that can say who somebody is; absent where the installation has no account with them. */
export type ProviderSettings = {
  google?: Client & {
    issuer: string;
    /** Of the Classroom API; unset, Google's own. */
    classroomOrigin?: string;
  };
  clever?: Client & { origin: string; apiOrigin: string };
};

export type Settings = {
  mode: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Absolute. Holds the built-in database, the secret and the files. */
  dataDir: string;
  /** Files by content hash. */
  mediaDir: string;
  /** Documents that only a signed link opens. */
  documentsDir: string;
  /** Unset: the built-in database. */
  databaseUrl?: string;
  databasePool: number;
  /** Unset: made at the first start and kept in `dataDir`. */
  secretKey?: string;
  publicOrigin?: string;
  editionHosts: Record<EditionId, string>;
  trustProxy: string[];
  /** Load the demonstration districts (D77). */
  demo: boolean;
  providers: ProviderSettings;
  /** What roster servers may be besides HTTPS on the public internet: networks that the operator allows, and stand-ins on this machine. */
  rosterServers: { allowedNetworks: string[]; allowedOrigins: string[] };
  /** Run stand-ins for Google and Clever on this machine, for what is not set up. */
  simulators: boolean;
  /** How e-mail leaves; unset, it waits, or goes into the outbox. */
  smtp?: { url: string; from: string };
  /** E-mail is kept where whoever runs a demonstration on this machine reads it in the browser (D71). Never in production. */
  hasOutbox: boolean;
  /** What makes sounds for reading aloud (D74): `auto`, `off`, or the absolute folder in which the engine was installed. */
  speechEngine: string;
  logLevel: string;
  webDist: string;
  contentDir: string;
};

/** Reads every setting, or throws one StartFailure that names each wrong one. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const unknown = Object.keys(given).filter((key) => key.startsWith('ALBA_'));
  const parsed = schema.safeParse(given);
  const wrong = [
    ...unknown.map((key) => `${key} is not a setting`),
    ...(given.SMTP_URL && !given.MAIL_FROM ? ['MAIL_FROM must say who sends, since SMTP_URL is set'] : []),
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`)),
  ];
  if (wrong.length > 0 || !parsed.success) throw new StartFailure(`Settings: ${[...new Set(wrong)].join('; ')}.`, { exitCode: badConfiguration });
  return toSettings(parsed.data);
}

function toSettings(given: z.output<typeof schema>): Settings {
  const isProduction = given.NODE_ENV === 'production';
  const dataDir = resolve(repository, given.DATA_DIR);
  const demo = given.DEMO ?? (!isProduction && given.DATABASE_URL === undefined);
  return {
    mode: given.NODE_ENV,
    port: given.PORT,
    host: given.HOST,
    dataDir,
    mediaDir: join(dataDir, 'media'),
    documentsDir: join(dataDir, 'documents'),
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    secretKey: given.SECRET_KEY,
    publicOrigin: given.PUBLIC_ORIGIN?.replace(/\/$/, ''),
    editionHosts: { us: 'us.localhost', br: 'br.localhost', eslac: 'eslac.localhost', ...given.EDITION_HOSTS },
    trustProxy: given.TRUST_PROXY ?? [],
    demo,
    providers: providersOf(given),
    rosterServers: { allowedNetworks: given.ROSTER_ALLOWED_NETWORKS ?? [], allowedOrigins: [] },
    simulators: given.SIMULATORS ?? (demo && given.NODE_ENV === 'development'),
    smtp: given.SMTP_URL && given.MAIL_FROM ? { url: given.SMTP_URL, from: given.MAIL_FROM } : undefined,
    hasOutbox: given.SMTP_URL === undefined && demo && !isProduction && ['127.0.0.1', '::1', 'localhost'].includes(given.HOST),
    speechEngine: ['auto', 'off'].includes(given.SPEECH_ENGINE) ? given.SPEECH_ENGINE : resolve(repository, given.SPEECH_ENGINE),
    logLevel: given.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    webDist: join(repository, 'apps/web/dist'),
    contentDir: join(repository, 'content'),
  };
}

function providersOf(given: z.output<typeof schema>): ProviderSettings {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, GOOGLE_CLASSROOM_ORIGIN } = given;
  const { CLEVER_CLIENT_ID, CLEVER_CLIENT_SECRET, CLEVER_ORIGIN, CLEVER_API_ORIGIN } = given;
  const client = (clientId?: string, clientSecret?: string) => (clientId && clientSecret ? { clientId, clientSecret, isSimulated: false } : undefined);
  const google = client(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET);
  const clever = client(CLEVER_CLIENT_ID, CLEVER_CLIENT_SECRET);
  return {
    google: google && { ...google, issuer: GOOGLE_ISSUER.replace(/\/$/, ''), classroomOrigin: GOOGLE_CLASSROOM_ORIGIN.replace(/\/$/, '') },
    clever: clever && { ...clever, origin: CLEVER_ORIGIN.replace(/\/$/, ''), apiOrigin: CLEVER_API_ORIGIN.replace(/\/$/, '') },
  };
}
