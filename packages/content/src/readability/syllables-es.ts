/**
 * Spanish syllables by spelling. Open vowels (a e o, or any with an accent on a closed one) each make a nucleus; closed vowels (i u ü y) join a
 * neighbour. The u of que, qui, gue, gui is silent, h between vowels does not part them, y is a vowel at the end and before a consonant.
 */
export function syllablesEs(word: string): number {
  const spelling = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/qu(?=[eiéí])/g, 'k')
    .replace(/gu(?=[eiéí])/g, 'g')
    .replace(/(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/g, '')
    .replace(/y(?![aeiouáéíóúü])/g, 'i');
  const runs = spelling.match(/[aeiouáéíóúüàâêôãõ]+/g) ?? [];
  return Math.max(
    1,
    runs.reduce((count, run) => count + nuclei(run), 0),
  );
}

function nuclei(run: string): number {
  const strong = run.match(/[aeoáéíóúàâêôãõ]/g)?.length ?? 0;
  return Math.max(1, strong);
}
