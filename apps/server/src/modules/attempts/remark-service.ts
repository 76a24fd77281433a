import { correctedKeys } from '@alba/content/version/corrected-keys';
import { roundHalfUp, scorePercent } from '@alba/domain/scoring';
import { questionResponse } from '@alba/items/response';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { recordAudit } from '../audit/index.ts';
import { lessonVersionOf } from '../catalog/index.ts';
import { outcomeOf } from './outcome.ts';
import {
  type EarlierWork,
  lockEarlierWork,
  type RemarkedLesson,
  selectNames,
  selectWorkingClasses,
  storeRemark,
  type WorkingClass,
} from './remark-repository.ts';

/** Whether a student may lose points by a corrected key. */
export const remarkPolicies = ['best', 'new'] as const;
export type RemarkPolicy = (typeof remarkPolicies)[number];

/** Scores as students see them, in whole percent. `kept`: the new score is lower and best of both keeps the old one. */
export type RemarkedWork = { name: string; before: number; after: number; kept: boolean };
export type RemarkedClass = {
  className: string;
  schoolName: string;
  turnedIn: number;
  changes: RemarkedWork[];
  /** Questions whose key was corrected, and those that were written anew and keep their marks. */
  corrected: string[];
  rewritten: string[];
};

type Options = { clock: Clock /** Absent: only look. */; apply?: RemarkPolicy };

/** Marks work on earlier versions again by the current keys, a class at a time; or only tells who would change. */
export async function remarkLesson(db: Db, lesson: RemarkedLesson, { clock, apply }: Options): Promise<RemarkedClass[]> {
  const classes = await selectWorkingClasses(db, lesson);
  const told: RemarkedClass[] = [];
  for (const one of classes) told.push(await transact(db, (tx) => remarkClass(tx, { lesson, one, apply, now: clock.now() })));
  return told;
}

type ClassWork = { lesson: RemarkedLesson; one: WorkingClass; apply: RemarkPolicy | undefined; now: Date };

async function remarkClass(tx: Tx, { lesson, one, apply, now }: ClassWork): Promise<RemarkedClass> {
  const works = await lockEarlierWork(tx, lesson, one);
  const names = await selectNames(tx, { districtId: one.districtId, personIds: works.map(({ personId }) => personId) });
  const told: RemarkedClass = { className: one.className, schoolName: one.schoolName, turnedIn: works.length, changes: [], corrected: [], rewritten: [] };
  const changed: EarlierWork[] = [];
  for (const work of works) {
    const { corrected, rewritten, outcome } = await markedAgain(tx, { lesson, work });
    told.corrected = [...new Set([...told.corrected, ...corrected])];
    told.rewritten = [...new Set([...told.rewritten, ...rewritten])];
    if (isSame(work, outcome)) continue;
    const kept = apply === 'best' && isLower(work, outcome);
    told.changes.push({
      name: names.get(work.personId) ?? '',
      before: percentOf(work.points, work.possible),
      after: percentOf(outcome.summary.points, outcome.summary.possible),
      kept,
    });
    if (apply === undefined || kept) continue;
    await storeRemark(tx, { districtId: one.districtId, work, correctedBy: lesson.versionId, policy: apply, outcome, now });
    changed.push(work);
  }
  if (apply !== undefined && changed.length > 0) await recordRemark(tx, { lesson, one, apply, now, changed });
  return told;
}

async function recordRemark(tx: Tx, { lesson, one, apply, now, changed }: ClassWork & { changed: readonly EarlierWork[] }): Promise<void> {
  await recordAudit(tx, {
    districtId: one.districtId,
    schoolYear: Math.max(...changed.map(({ schoolYear }) => schoolYear)),
    at: now,
    actorRole: 'operator',
    action: 'class.remarked',
    objectKind: 'class',
    objectId: one.classId,
    schoolId: one.schoolId,
    data: { lessonId: lesson.lessonId, versionId: lesson.versionId, policy: apply, attempts: changed.length },
  });
}

async function markedAgain(tx: Tx, { lesson, work }: { lesson: RemarkedLesson; work: EarlierWork }) {
  const pinned = await lessonVersionOf(tx, work.versionId);
  const { questions, corrected, rewritten } = correctedKeys(pinned, await lessonVersionOf(tx, lesson.versionId));
  const responses = new Map(Object.entries(work.responses).map(([id, response]) => [id, questionResponse.parse(response)]));
  return { corrected, rewritten, outcome: outcomeOf(questions, responses) };
}

type Outcome = ReturnType<typeof outcomeOf>;

function isSame(work: EarlierWork, { summary, items }: Outcome): boolean {
  if (work.points !== summary.points || work.possible !== summary.possible) return false;
  return Object.entries(items).every(([id, { mark, points }]) => work.items[id]?.mark === mark && work.items[id]?.points === points);
}

const isLower = (work: EarlierWork, { summary }: Outcome): boolean => summary.points * work.possible < work.points * summary.possible;

const percentOf = (points: number, possible: number): number => roundHalfUp(scorePercent(points, possible) ?? 0);
