export { creditedSeconds, formatSeconds, heartbeatSeconds } from './active-time.ts';
export { type AnswerMark, answerMarks, markOf } from './marks.ts';
export { average, bandOf, roundHalfUp, type ScoreBand, scoreBands, scorePercent } from './percent.ts';
export { type AttemptSummary, type ItemOutcome, type SkillCount, scoringVersion, summarize } from './summary.ts';
