export { type DayPlace, dayPlace, dayReach, shouldHaveBegun } from './day-place.ts';
export { type CheckedQuestion, type HelpReason, helpDays, helpReasons } from './help-reasons.ts';
