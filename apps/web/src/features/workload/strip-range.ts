import { addDays, daysBetween, type LocalDate } from '@alba/domain/assignments';

/** Days of the strip: two weeks, Monday first. */
const stripDays = 14;

/**
 * The two weeks to show: those from the week of the first day that can be chosen, on a weekend from the week after, or as many fortnights
 * later as the due date needs. They stay while a day in them is chosen, so that nothing moves under the finger.
 */
export function stripRange({ first, due }: { first: LocalDate; due: LocalDate | null }): { from: LocalDate; to: LocalDate } {
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(first, weekday > 4 ? 7 - weekday : -weekday);
  const ahead = due === null ? 0 : Math.max(0, Math.floor(daysBetween(monday, due) / stripDays));
  const from = addDays(monday, ahead * stripDays);
  return { from, to: addDays(from, stripDays - 1) };
}
