import { createTransport } from 'nodemailer';

export type Message = { to: string; subject: string; html: string; text: string; language: string };

/** Hands messages to the mail server. */
export type Postman = {
  /** Returns when the mail server has taken the message; otherwise throws a MailFailure. */
  send(message: Message): Promise<void>;
};

/**
 * The message was not taken. `isRefused`: this message never will be, such as one to an address that does not exist;
 * otherwise the server could not be reached or asks for patience. Says codes only: the server's own words name people.
 */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly isRefused: boolean;
  readonly code: string;
  constructor(code: string, isRefused: boolean) {
    super(`the mail server ${isRefused ? 'refuses the message' : 'did not take the message'} (${code})`);
    this.code = code;
    this.isRefused = isRefused;
  }
}

export type SmtpOptions = {
  /** `smtps://user:password@host` or `smtp://…`; the latter must offer TLS in production unless the server is this machine. */
  url: string;
  from: string;
  isProduction: boolean;
  timeoutMs?: number;
};

const stepTimeout = 5_000;

export function createSmtp({ url, from, isProduction, timeoutMs = stepTimeout }: SmtpOptions): Postman {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    requireTLS: isProduction && !isThisMachine(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, html, text, language }) {
      try {
        await withinTime(
          transport.sendMail({
            from,
            to: { name: '', address: to },
            subject,
            html,
            text,
            headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          }),
          // the steps have their own limit; this one is for a server that answers each of them a little
          3 * timeoutMs,
        );
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}

function failureOf(error: unknown): MailFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isRefused = typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new MailFailure([code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown', isRefused);
}
