import { z } from 'zod';
import { digits, endpoint, id } from './endpoint.ts';
import { rosterSource } from './rostering.ts';

const count = z.int().nonnegative();

/** Somebody who has two accounts becomes one person again; for administrators of the district. */
export const personToMerge = z.strictObject({
  individualId: id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  role: z.enum(['student', 'teacher', 'admin']),
  schoolName: z.string(),
  isActive: z.boolean(),
  sources: z.array(rosterSource),
  classCount: count,
  workCount: count,
  lastSignInAt: z.iso.datetime().optional(),
});
export type PersonToMerge = z.infer<typeof personToMerge>;

/**
 * With `search`, people whose name or user name holds it; with `like`, those who may be this person, by name or e-mail; with neither, people
 * of one school who have the same name. Nobody is merged for that: a person decides. 20 at most.
 */
export const findPeopleToMerge = endpoint({
  name: 'findPeopleToMerge',
  method: 'GET',
  path: '/v1/rostering/people',
  query: z.strictObject({ search: z.string().trim().min(2).max(60).optional(), like: digits(z.int().positive()).optional() }),
  /** `person` is who `like` names; absent where they are not here any more. */
  reply: z.strictObject({ person: personToMerge.optional(), people: z.array(personToMerge) }),
});

const pair = z.strictObject({ keptId: id, mergedId: id });
const pairRefusals = ['person_not_found', 'merge_same_person', 'merge_own_account', 'merge_roles_differ'] as const;

export const previewMerge = endpoint({
  name: 'previewMerge',
  method: 'POST',
  path: '/v1/rostering/merges/preview',
  body: pair,
  reply: z.strictObject({
    kept: personToMerge,
    merged: personToMerge,
    /** What moves, by kind; `identities` are ways to sign in and records of rosters. */
    moves: z.strictObject({ classes: count, attempts: count, identities: count }),
    /** Ways to sign in that the kept account has already: these end. */
    identitiesThatEnd: count,
    /** Assignments that both worked on: the kept account's work counts, the other's is put away. At most 50. */
    bothWorkedOn: z.array(z.strictObject({ assignmentId: id, title: z.string() })),
  }),
  refusals: pairRefusals,
});
export type MergePreview = z.infer<(typeof previewMerge)['reply']>;

export const mergePeople = endpoint({
  name: 'mergePeople',
  method: 'POST',
  path: '/v1/rostering/merges',
  body: pair,
  reply: z.strictObject({ mergeId: id }),
  refusals: pairRefusals,
  idempotent: 'required',
});

/** Gives back what was merged, within 30 days. What changed hands since stays with the kept account (`stayed`). */
export const undoMerge = endpoint({
  name: 'undoMerge',
  method: 'POST',
  path: '/v1/rostering/merges/:mergeId/undo',
  params: z.strictObject({ mergeId: id }),
  reply: z.strictObject({ stayed: count }),
  /** `merge_not_latest`: one of the two was merged again since; that goes first. */
  refusals: ['merge_not_found', 'merge_not_latest', 'undo_expired'],
  idempotent: 'required',
});

/** Merges of the last 30 days, newest first; 50 at most. */
export const listMerges = endpoint({
  name: 'listMerges',
  method: 'GET',
  path: '/v1/rostering/merges',
  reply: z.strictObject({
    merges: z.array(
      z.strictObject({
        mergeId: id,
        keptName: z.string(),
        keptUsername: z.string(),
        mergedName: z.string(),
        mergedUsername: z.string(),
        mergedAt: z.iso.datetime(),
        undoUntil: z.iso.datetime(),
        isUndone: z.boolean(),
      }),
    ),
  }),
});
export type Merge = z.infer<(typeof listMerges)['reply']>['merges'][number];
