/** Highest grade a school has; K is 0. */
const highest = 12;
const all = Array.from({ length: highest + 1 }, (_, grade) => grade);
const bands: Record<string, readonly number[]> = { ms: [6, 7, 8], hs: [9, 10, 11, 12] };

/**
 * Grades that a package's `educationLevel` names: CEDS codes (`KG`, `04`), and as files write them in practice
 * (`K`, `4`, `4th`, `Grade 4`, `3-5`, `MS`). `unknown` are levels that are no grade of a school, such as `PK` or `Other`.
 */
export function gradesOf(levels: readonly string[]): { grades: number[]; unknown: string[] } {
  const read = levels.map((level) => ({ level, grades: gradesOfLevel(level) }));
  const grades = new Set(read.flatMap((entry) => entry.grades));
  return { grades: all.filter((grade) => grades.has(grade)), unknown: read.filter((entry) => entry.grades.length === 0).map(({ level }) => level) };
}

function gradesOfLevel(level: string): readonly number[] {
  const text = level
    .trim()
    .toLowerCase()
    .replace(/^grades?\s+/, '');
  const band = bands[text];
  if (band) return band;
  const [from, to = from] = text.split(/\s*[-–]\s*/).map(gradeOf);
  if (from === undefined || to === undefined) return [];
  return all.filter((grade) => grade >= from && grade <= to);
}

function gradeOf(text: string): number | undefined {
  if (['k', 'kg', 'kindergarten'].includes(text)) return 0;
  const digits = /^0?(\d{1,2})(st|nd|rd|th|º|ª|°)?$/.exec(text)?.[1];
  const grade = Number(digits);
  return digits !== undefined && grade >= 1 && grade <= highest ? grade : undefined;
}
