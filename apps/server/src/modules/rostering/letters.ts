import { z } from 'zod';
import type { Composer } from '../mail/index.ts';
import { selectOptionalReader } from './people-to-tell-query.ts';
import { rosterWords } from './roster-words.ts';
import { rosterMails } from './tell.ts';

const told = z.object({
  runId: z.number(),
  connectionId: z.number(),
  classes: z.number().default(0),
  joined: z.number().default(0),
  left: z.number().default(0),
});

/** Where an administrator reads about a run. */
export const runPath = (runId: number): string => `/analytics/rosters/runs/${runId}`;

const compose =
  (what: keyof typeof rosterMails): Composer =>
  async (tx, mail, { originOf }) => {
    const { runId, connectionId, classes, joined, left } = told.parse(mail.data);
    if (mail.districtId === undefined || mail.personId === undefined) return undefined;
    const reader = await selectOptionalReader(tx, { districtId: mail.districtId, personId: mail.personId, connectionId });
    if (!reader) return undefined;
    const words = rosterWords[mail.language];
    const { subject, title, intro, action } = words[what];
    const origin = originOf(mail.edition);
    const { classCount, joined: joinedLabel, left: leftLabel } = words.classes;
    const facts: (readonly [string, string])[] =
      what === 'classes'
        ? [[classCount, String(classes)] as const, [joinedLabel, String(joined)] as const, [leftLabel, String(left)] as const]
        : [[words.connection, reader.connection ?? ''] as const];
    const url = what === 'classes' ? `${origin}/classes` : `${origin}${runPath(runId)}`;
    const parts = [{ text: intro }, { facts }, { action: { label: action, url } }];
    return { to: reader.email, letter: { subject, title, parts, why: what === 'classes' ? words.whyTeacher : words.whyAdmin } };
  };

export const rosterLetters: Readonly<Record<string, Composer>> = Object.fromEntries(
  (Object.keys(rosterMails) as (keyof typeof rosterMails)[]).map((what) => [rosterMails[what], compose(what)]),
);
