const nucleus = /[aeoáéóíúâêôãõà]/g;

/**
 * Portuguese syllables by the rule of the content guide (§3), with which its windows were set: every open vowel and every accented í/ú is a nucleus,
 * and so is a stressed i or u (di-a, ra-iz, a-in-da, ru-im). An unstressed i or u joins its neighbour (his-tó-ria, man-dio-ca, prai-a); the u of
 * que, qui, gue, gui, qua, gua is none; ão, õe, ãe are one. Parts of a compound are counted by themselves.
 */
export function syllablesPt(word: string): number {
  const parts = word
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}]+/u);
  return Math.max(
    1,
    parts.reduce((count, part) => count + syllablesOfPart(part), 0),
  );
}

function syllablesOfPart(part: string): number {
  if (part === 'ao' || part === 'aos') return 1;
  const spelling = part
    .replace(/qu(?=[aeiouáéíóúâêôãõà])/g, 'q')
    .replace(/g[uü](?=[aeioáéíóâêôãõà])/g, 'g')
    .replace(/y/g, 'i');
  const accented = /[áéíóúâêôãõ]/.test(spelling);
  let count = 0;
  for (const match of spelling.matchAll(/[aeiouáéíóúâêôãõàü]+/g)) count += nucleiOf(match[0], spelling.slice(match.index + match[0].length), accented);
  return count;
}

function nucleiOf(run: string, rest: string, accented: boolean): number {
  const nasal = run.match(/ã[eo]|õe/g)?.length ?? 0;
  const open = (run.match(nucleus)?.length ?? 0) - nasal;
  return Math.max(1, open) + stressedClosed(run, rest, accented, open);
}

/** A stressed i or u that is a syllable of its own beside the open vowels of the run. */
function stressedClosed(run: string, rest: string, accented: boolean, open: number): number {
  if (/(^|[^aeoáéóâêô])[iu][íú]/.test(run)) return 1;
  if (/[aeou]iu$/.test(run) && rest === '') return 1;
  const beginsOwn = /^nh|^[lrzmn](?![aeiouáéíóúâêôãõàlrh])/.test(rest);
  if (open > 0 && /[aeo][iu]$/.test(run) && beginsOwn) return 1;
  if (run === 'ui' && beginsOwn) return 1;
  return !accented && /^[iu][aeo]$/.test(run) && /^[sm]?$/.test(rest) ? 1 : 0;
}
