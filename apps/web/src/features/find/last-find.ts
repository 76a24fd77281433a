import { paths } from '../../lib/paths.ts';

/** Cleared when somebody signs out (lib/store). */
const key = 'browse';

/** Keeps where the teacher was in Find, for the way back from a preview. */
export function rememberFind(search: string): void {
  try {
    sessionStorage.setItem(key, search);
  } catch {
    // a browser that forbids storage comes back to the plain list
  }
}

export function lastFind(): string {
  try {
    return `${paths.find()}${sessionStorage.getItem(key) ?? ''}`;
  } catch {
    return paths.find();
  }
}
