import type { AttemptEvent } from '@alba/domain/attempts';
import type { EditionId, GradeBandKey } from '@alba/domain/editions';
import { ladderOf, startingLevel } from '@alba/domain/reading-levels';
import { scoringVersion } from '@alba/domain/scoring';
import { questionResponse } from '@alba/items/response';
import { outcomeOf } from '../../modules/attempts/index.ts';
import type { KnownVersion } from '../../modules/catalog/index.ts';
import type { Calendar } from './calendar.ts';
import type { OfferedLesson } from './demonstration-repository.ts';
import { type PlayedAttempt, playAttempt } from './one-attempt.ts';
import type { Student } from './people.ts';
import type { Chance } from './random.ts';
import type { Ids, Sheet } from './rows.ts';

export type Lesson = OfferedLesson & { version: KnownVersion };

export type Work = {
  districtId: number;
  schoolYear: number;
  assignmentId: number;
  student: Student;
  lesson: Lesson;
  edition: EditionId;
  grade: number;
  level: number | undefined;
  allowCheckAnswers: boolean;
  from: Date;
  until: number;
  number: number;
  /** The teacher who reset it, and when. */
  reset?: { by: number; at: Date };
};

/** Adds one attempt with its whole history, its answers and, when it was turned in, its results. Returns when it ended. */
export function addAttempt(sheet: Sheet, ids: Ids, work: Work, chance: Chance): PlayedAttempt {
  const { districtId, schoolYear, assignmentId, student, lesson, reset } = work;
  const ladder = ladderOf(lesson.gradeBand as GradeBandKey);
  const level = startingLevel({ ladder, setting: work.level, grade: work.grade });
  const { version } = lesson;
  const played = playAttempt({
    version,
    edition: work.edition,
    habits: student.habits,
    level,
    allowCheckAnswers: work.allowCheckAnswers,
    from: work.from,
    until: work.until,
    chance,
  });
  const { reduced } = played;
  const attemptId = ids.attempt();
  const key = { district_id: districtId, school_year: schoolYear, attempt_id: attemptId };
  sheet.add('attempt', {
    ...key,
    assignment_id: assignmentId,
    person_id: student.personId,
    number: work.number,
    version_id: lesson.versionId,
    state: reduced.submittedAt ? 'SUBMITTED' : 'IN_PROGRESS',
    level,
    active_seconds: played.activeSeconds,
    last_active_at: played.lastActiveAt,
    started_at: work.from,
    submitted_at: reduced.submittedAt ?? null,
    archived_at: reset?.at ?? null,
    archived_by: reset?.by ?? null,
  });
  const events = reset ? [...played.events, { kind: 'reset' as const, at: reset.at, by: reset.by }] : played.events;
  sheet.add(
    'attempt_event',
    ...events.map((event) => ({ ...key, kind: event.kind, at: event.at, actor_id: 'by' in event ? event.by : student.personId, data: dataOf(event) })),
  );
  for (const [questionId, answer] of Object.entries(reduced.answers)) {
    sheet.add('answer', {
      ...key,
      question_id: questionId,
      rev: answer.rev,
      response: answer.response,
      saved_at: answer.savedAt,
      tries: answer.tries,
      is_right: answer.tries > 0 ? answer.right : null,
      checked: played.told.get(questionId) ?? null,
    });
  }
  if (reduced.submittedAt) addResult(sheet, { ...key, assignment_id: assignmentId, person_id: student.personId }, { played, version });
  return played;
}

/** The part of an event that its row keeps as data; time and actor have columns of their own. */
function dataOf(event: AttemptEvent): object {
  switch (event.kind) {
    case 'begun':
    case 'level-chosen':
      return { level: event.level };
    case 'saved':
      return { questionId: event.questionId, rev: event.rev, response: event.response };
    case 'checked':
      return { questionId: event.questionId, rev: event.rev, response: event.response, right: event.right };
    case 'submitted':
      return { activeSeconds: event.activeSeconds };
    case 'reset':
    case 'reset-undone':
      return {};
    case 'remarked':
      return { versionId: event.versionId };
  }
}

type ResultKey = { district_id: number; school_year: number; attempt_id: number; assignment_id: number; person_id: number };

function addResult(sheet: Sheet, { assignment_id, person_id, ...key }: ResultKey, { played, version }: { played: PlayedAttempt; version: KnownVersion }): void {
  const { reduced, activeSeconds } = played;
  const responses = new Map(Object.entries(reduced.answers).map(([questionId, answer]) => [questionId, questionResponse.parse(answer.response)]));
  const { summary, items } = outcomeOf(version.key.questions, responses);
  sheet.add('attempt_result', {
    ...key,
    assignment_id,
    person_id,
    points: summary.points,
    possible: summary.possible,
    right_items: summary.rightItems,
    answered_items: summary.answeredItems,
    scored_items: summary.scoredItems,
    items,
    active_seconds: activeSeconds,
    submitted_at: reduced.submittedAt,
    scoring_version: scoringVersion,
  });
  sheet.add(
    'attempt_skill',
    ...summary.skills.map(({ skill, right, answered, items: count }) => ({ ...key, skill, right_items: right, answered_items: answered, items: count })),
  );
}

/** Keeps the days of a district, so that every person has one line a day. */
export class UsageDays {
  readonly #days = new Map<string, { day: string; personId: number; role: string; assigned: number; completed: number; seconds: number }>();

  add(given: { day: string; personId: number; role: 'student' | 'teacher'; assigned?: number; completed?: number; seconds?: number }): void {
    const { day, personId, role, assigned = 0, completed = 0, seconds = 0 } = given;
    const name = `${day}/${personId}/${role}`;
    const known = this.#days.get(name) ?? { day, personId, role, assigned: 0, completed: 0, seconds: 0 };
    this.#days.set(name, { ...known, assigned: known.assigned + assigned, completed: known.completed + completed, seconds: known.seconds + seconds });
  }

  write(sheet: Sheet, given: { districtId: number; schoolId: number; calendar: Calendar }): void {
    for (const { day, personId, role, assigned, completed, seconds } of this.#days.values()) {
      sheet.add('usage_day', {
        district_id: given.districtId,
        school_year: given.calendar.schoolYear(day),
        day,
        person_id: personId,
        school_id: given.schoolId,
        role,
        sign_ins: 1,
        assigned,
        completed,
        active_seconds: seconds,
      });
    }
  }
}
