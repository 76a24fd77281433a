/** Spaces that may part groups of three digits. */
const groupSpace = /[ \u00a0\u2009\u202f]/g;
const grouped = { ',': /^[1-9]\d{0,2}(?:,\d{3})+$/, '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/, ' ': /^[1-9]\d{0,2}(?: \d{3})+$/ } as const;

/**
 * The numbers a typed text may mean, whatever the reader's country:
 * 1. Comma and point both: the last is the decimal mark, the other parts groups of three (1.500,5 and 1,500.5 are 1500.5).
 * 2. One mark several times: it parts groups (1.500.000).
 * 3. One mark once is the decimal mark (1,5 and 1.5). Before exactly three digits it may part groups as well, so 1,500 means 1.5 or 1500 and
 *    either counts; 0,500 and 1234,567 can only be decimals.
 * 4. Spaces may part groups of three (1 500). A minus sign of any length, or a plus, may stand in front.
 * Anything else (letters, fractions, badly parted groups) means no number: the list is empty.
 */
export function readNumbers(text: string): number[] {
  const typed = text.trim().replace(/^[−–]/, '-').replace(groupSpace, ' ');
  const [, sign = '', digits = ''] = /^([+-]?) ?(.*)$/.exec(typed) ?? [];
  if (!/\d/.test(digits) || /[^\d., ]/.test(digits)) return [];
  const readings = [...new Set(readUnsigned(digits))].filter(Number.isFinite);
  return sign === '-' ? readings.map((value) => (value === 0 ? 0 : -value)) : readings;
}

function readUnsigned(digits: string): number[] {
  const lastMark = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (lastMark < 0) return readWhole(digits);
  const mark = digits.charAt(lastMark);
  const marks = digits.split(mark).length - 1;
  const asDecimal = marks === 1 ? readDecimal(digits.slice(0, lastMark), digits.slice(lastMark + 1)) : [];
  const asGroups = digits.includes(mark === ',' ? '.' : ',') || digits.includes(' ') ? [] : readWhole(digits);
  return [...asDecimal, ...asGroups];
}

function readDecimal(whole: string, part: string): number[] {
  if (!/^\d*$/.test(part)) return [];
  const wholes = whole === '' ? [0] : readWhole(whole);
  return wholes.map((value) => Number(`${value}.${part === '' ? '0' : part}`));
}

/** A whole number, plain or in groups of three parted by one mark. */
function readWhole(digits: string): number[] {
  const isWhole = /^\d+$/.test(digits) || Object.values(grouped).some((pattern) => pattern.test(digits));
  return isWhole ? [Number(digits.replace(/\D/g, ''))] : [];
}
