import { limits, perceivedLength } from '../limits/index.ts';

type Names = { firstName: string; lastName: string };

/** Numbers that are easy to say, in an order that is not the one everybody gets. */
const numbers = [7, 3, 9, 2, 8, 5, 4, 6];

/**
 * User names made of a person's names, best first, as short as they can be typed by a child: `noor.r`, then with numbers. `taken`
 * is what they had thought of themselves. Whether a name is free only the server knows.
 */
export function suggestUsernames({ firstName, lastName }: Names, { taken = '', turn = 0 }: { taken?: string; turn?: number } = {}): string[] {
  const first = plain(firstName.trim().split(/\s+/)[0] ?? '');
  const initial = firstSign(plain(lastName));
  const ownWish = plain(taken);
  const stems = [...new Set([ownWish, initial ? `${first}.${initial}` : first, first])].filter((stem) => stem !== '');
  const turned = [...numbers.slice(turn % numbers.length), ...numbers.slice(0, turn % numbers.length)];
  const plainOnes = stems.filter((stem) => stem !== ownWish);
  const numbered = turned.flatMap((number) => stems.map((stem) => `${stem}${number}`));
  const longer = turned.flatMap((number) => stems.map((stem) => `${stem}${number}${((number * 7 + turn) % 90) + 10}`));
  return [...new Set([...plainOnes, ...numbered, ...longer].map(fit))].filter((name) => perceivedLength(name) >= limits.username.min && name !== ownWish);
}

/** Small letters, digits and dots of any script; accents are kept out, so that every keyboard can type it. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}.]/gu, '')
    .replace(/^\.+|\.+$/g, '');
}

const firstSign = (text: string): string => [...text.replace(/\./g, '')][0] ?? '';

/** Too long a stem gives way to what stands at its end. */
function fit(name: string): string {
  const signs = [...name];
  if (signs.length <= limits.username.max) return name;
  const end = /[.\d]*$/.exec(name)?.[0] ?? '';
  return signs.slice(0, limits.username.max - end.length).join('') + end;
}
