import { onForget } from '../../lib/store/store.ts';

/** Passwords that a teacher has just set, for the cards printed next. In memory only: they go with the page and with the session. */
const fresh = new Map<number, string>();

export const rememberPassword = (studentId: number, password: string): void => void fresh.set(studentId, password);
export const freshPassword = (studentId: number): string | undefined => fresh.get(studentId);
export const forgetPasswords = (): void => fresh.clear();

onForget(forgetPasswords);
