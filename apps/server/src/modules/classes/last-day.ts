import { type LocalDate, localDateOf } from '@alba/domain/assignments';

/** The last day before a moment on the school's wall: a substitute who ends at midnight was there the day before. */
export const lastDayOf = (until: Date, zone: string): LocalDate => localDateOf(new Date(until.getTime() - 1), zone);
