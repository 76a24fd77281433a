import { limits } from '@alba/domain/limits';

/** `maya.torres`, then `maya.torres2` …: plain letters of both names, or `name` where there are none (D83). */
export function usernameFrom({ firstName, lastName }: { firstName: string; lastName: string }, number: number): string {
  const { min, max } = limits.username;
  const suffix = number === 1 ? '' : String(number);
  const parts = [firstName, lastName].map(plainWord).filter(Boolean);
  const name = (parts.length > 0 ? parts.join('.') : 'name').padEnd(min, '0');
  return `${name.slice(0, max - suffix.length)}${suffix}`;
}

const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’-]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '');
