import type { EditionId } from '@alba/domain/editions';
import type { Tx } from '../../platform/db/index.ts';
import type { OriginOf } from '../../platform/origins.ts';

export const mailLanguages = ['en', 'pt', 'es'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** One piece of a message, top to bottom. */
export type Part =
  | { text: string }
  /** What to press, with its whole address for readers whose program shows no buttons. */
  | { action: { label: string; url: string } }
  /** Facts to read off: a user name, a school. Values are never translated. */
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { heading: string };

/** What a message says, before it has a look. */
export type Letter = {
  subject: string;
  title: string;
  parts: readonly Part[] /** Why the reader gets it, and what to do if it is not for them. */;
  why: string;
};

/** A message as it waits: what it is about. */
export type QueuedMail = {
  kind: string;
  edition: EditionId;
  language: MailLanguage;
  /** Undefined: whoever writes the letter knows the address. */
  recipient: string | undefined;
  districtId: number | undefined;
  personId: number | undefined;
  data: unknown;
  createdAt: Date;
};

export type Addressed = { to: string; letter: Letter };

/**
 * Writes the letter of one kind of mail at the moment it is sent, in a transaction of its own: links that it makes are good
 * before anybody can press them. Undefined when there is nobody to send it to.
 */
export type Composer = (tx: Tx, mail: QueuedMail, at: { now: Date; originOf: OriginOf }) => Promise<Addressed | undefined>;
