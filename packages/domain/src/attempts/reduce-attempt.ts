/** What happened to an attempt, in order. The history is the truth; every table of results is computed from it (D92). */
export type AttemptEvent =
  | { kind: 'begun'; at: Date; level: number | undefined }
  | { kind: 'saved'; at: Date; questionId: string; rev: number; response: unknown }
  | { kind: 'checked'; at: Date; questionId: string; rev: number; response: unknown; right: boolean }
  | { kind: 'level-chosen'; at: Date; level: number }
  | { kind: 'submitted'; at: Date; activeSeconds: number }
  | { kind: 'reset'; at: Date; by: number }
  | { kind: 'reset-undone'; at: Date; by: number }
  | { kind: 'remarked'; at: Date; versionId: number };

export type ReducedAnswer = { rev: number; response: unknown; tries: number; right: boolean; savedAt: Date };
export type ReducedAttempt = {
  startedAt: Date | undefined;
  submittedAt: Date | undefined;
  archivedAt: Date | undefined;
  level: number | undefined;
  activeSeconds: number;
  /** The later version by whose keys the answers were marked again, where a key was corrected. */
  correctedBy: number | undefined;
  answers: Record<string, ReducedAnswer>;
};

const nothing: ReducedAttempt = {
  startedAt: undefined,
  submittedAt: undefined,
  archivedAt: undefined,
  level: undefined,
  activeSeconds: 0,
  correctedBy: undefined,
  answers: {},
};

/** The attempt as its history tells it. Saves that arrive out of order never overwrite a higher revision. */
export function reduceAttempt(events: readonly AttemptEvent[]): ReducedAttempt {
  return events.reduce(step, nothing);
}

function step(state: ReducedAttempt, event: AttemptEvent): ReducedAttempt {
  switch (event.kind) {
    case 'begun':
      return { ...state, startedAt: event.at, level: event.level };
    case 'saved':
    case 'checked':
      return { ...state, answers: withAnswer(state.answers, event) };
    case 'level-chosen':
      return { ...state, level: event.level };
    case 'submitted':
      return { ...state, submittedAt: event.at, activeSeconds: event.activeSeconds };
    case 'reset':
      return { ...state, archivedAt: event.at };
    case 'reset-undone':
      return { ...state, archivedAt: undefined };
    case 'remarked':
      return { ...state, correctedBy: event.versionId };
  }
}

function withAnswer(answers: Record<string, ReducedAnswer>, event: Extract<AttemptEvent, { kind: 'saved' | 'checked' }>): Record<string, ReducedAnswer> {
  const before = answers[event.questionId];
  const checked = event.kind === 'checked';
  if (before && event.rev < before.rev && !checked) return answers;
  const newest = !before || event.rev >= before.rev;
  const answer: ReducedAnswer = {
    rev: newest ? event.rev : before.rev,
    response: newest ? event.response : before.response,
    savedAt: newest ? event.at : before.savedAt,
    tries: (before?.tries ?? 0) + (checked ? 1 : 0),
    right: (before?.right ?? false) || (checked && event.right),
  };
  return { ...answers, [event.questionId]: answer };
}
