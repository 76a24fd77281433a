type Named = { firstName: string; lastName: string };

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const letters = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
const same = (text: string) => text.normalize('NFC').toLowerCase();

/**
 * First name and the initial of the last name, for a list that strangers might see. Classmates of whom these are the same get as
 * many more letters as tells them apart.
 */
export function shortNames(people: readonly Named[]): string[] {
  return people.map(({ firstName, lastName }) => {
    const own = letters(lastName.trim());
    const others = people.filter((other) => same(other.firstName.trim()) === same(firstName.trim()) && same(other.lastName.trim()) !== same(lastName.trim()));
    let length = Math.min(1, own.length);
    const isShared = () => others.some((other) => same(letters(other.lastName.trim()).slice(0, length).join('')) === same(own.slice(0, length).join('')));
    while (length < own.length && isShared()) length += 1;
    return [firstName.trim(), own.slice(0, length).join('').trim()].filter((part) => part !== '').join(' ');
  });
}
