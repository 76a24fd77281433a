/** What a source says of a school year: ours, 0 (K) to 12; empty where it is a known word for none of them (preschool, ungraded). */
export type ReadGrades = { grades: number[]; isKnown: boolean };

const words: Record<string, number[]> = {
  K: [0],
  KG: [0],
  KINDERGARTEN: [0],
  ES: [1, 2, 3, 4, 5],
  MS: [6, 7, 8],
  HS: [9, 10, 11, 12],
};
for (const none of ['IT', 'PR', 'PK', 'TK', 'PREK', 'PRE-K', 'PRESCHOOL', 'PREKINDERGARTEN', 'TRANSITIONALKINDERGARTEN', 'EI', 'EJA']) words[none] = [];
for (const none of ['13', 'PS', 'UG', 'OTHER', 'UNGRADED', 'POSTGRADUATE', 'INFANTTODDLER']) words[none] = [];

/**
 * Reads one grade as districts write it: CEDS codes (`KG`, `06`), `6`, `6th`, `6º ano`, `EF06`, `EM1`, and bands (`6-8`, `EF67`, `MS`),
 * which stand for several (interop, appendix B).
 */
export function readGrade(text: string): ReadGrades {
  const plain = text
    .trim()
    .toUpperCase()
    .replace(/^GRADE\s+|[\s._]+/g, '');
  const known = words[plain];
  if (known) return { grades: known, isKnown: true };
  const grades = ofBrazil(plain) ?? ofBand(plain) ?? ofNumber(plain);
  return grades ? { grades, isKnown: true } : { grades: [], isKnown: false };
}

const inRange = (grade: number): boolean => grade >= 0 && grade <= 12;
const fromTo = (from: number, to: number): number[] | undefined =>
  inRange(from) && inRange(to) && from <= to ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : undefined;

/** Ensino Fundamental 1 to 9, alone or as a block of the national curriculum; Ensino Médio 1 to 3. */
function ofBrazil(plain: string): number[] | undefined {
  const middle = /^EM0?([123])$/.exec(plain) ?? /^([123])[ªA]?S[EÉ]RIE(?:EM|DOENSINOM[EÉ]DIO)$/.exec(plain);
  if (middle) return [9 + Number(middle[1])];
  if (plain === 'EM13') return [10, 11, 12];
  const one = /^EF0?([1-9])$/.exec(plain);
  if (one) return [Number(one[1])];
  const block = /^EF([1-9])([1-9])$/.exec(plain);
  return block ? fromTo(Number(block[1]), Number(block[2])) : undefined;
}

function ofBand(plain: string): number[] | undefined {
  const band = /^(K|\d{1,2})[-–](\d{1,2})$/.exec(plain);
  return band ? fromTo(band[1] === 'K' ? 0 : Number(band[1]), Number(band[2])) : undefined;
}

function ofNumber(plain: string): number[] | undefined {
  const number = /^(\d{1,2})(?:ST|ND|RD|TH|GRADE|THGRADE|[ºª°](?:ANO|GRADO)?|ANO|GRADO)?$/.exec(plain);
  const grade = Number(number?.[1] ?? Number.NaN);
  return inRange(grade) ? [grade] : undefined;
}

/** Several grades at once, each once and in order. */
export const uniqueGrades = (grades: readonly number[]): number[] => [...new Set(grades)].sort((one, other) => one - other);
