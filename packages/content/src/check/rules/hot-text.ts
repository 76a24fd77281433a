import { parseRichText, plainText } from '@alba/domain/rich-text';
import type { AuthoredQuestion } from '@alba/items/authored';
import type { FieldPath } from '../../load/problem.ts';
import { endsSentence, isWholeSentences } from '../../readability/tokens.ts';
import { type LeveledText, levelsIn, type Rule, unitsOf } from '../context.ts';

type HotText = Extract<AuthoredQuestion, { kind: 'hot-text' }>;
type Complain = (message: string, below?: FieldPath) => void;

/** Units that hot text offers exist and are whole sentences at every level, and keys and feedback speak of offered units. */
export const hotText: Rule = ({ questions, texts }) => {
  for (const { question, report } of questions) {
    if (question.kind !== 'hot-text') continue;
    const complain: Complain = (message, below) => report(message, 'error', below);
    checkKeys(question, complain);
    const text = texts.find((entry) => entry.id === question.resource && !entry.isArticle);
    if (!text) complain(`"${question.resource}" has no text to choose from: name a passage`, ['resource']);
    else checkUnits(question, text, complain);
  }
};

function checkKeys(question: HotText, complain: Complain): void {
  const offered = new Set(question.units);
  if (offered.size < question.units.length) complain('names a unit twice', ['units']);
  const missing = (units: readonly number[]) => units.filter((unit) => !offered.has(unit));
  const notOffered = (units: readonly number[], path: FieldPath) => {
    if (missing(units).length > 0) complain(`unit ${missing(units).join(', ')} is not among the offered units ${question.units.join(', ')}`, path);
  };
  notOffered(question.keys, ['keys']);
  question.alternatives.forEach((set, index) => {
    notOffered(set, ['alternatives', index]);
    if (set.length !== question.keys.length)
      complain(`has ${set.length} units, the key has ${question.keys.length}: the student is told one number to choose`, ['alternatives', index]);
  });
  const right = new Set([...question.keys, ...question.alternatives.flat()]);
  question.wrong.forEach(({ unit }, index) => {
    notOffered([unit], ['wrong', index, 'unit']);
    if (right.has(unit)) complain(`unit ${unit} is a key: feedback for wrong units cannot be about it`, ['wrong', index, 'unit']);
  });
  if (question.units.every((unit) => question.keys.includes(unit))) complain('offers only the key: add units that do not prove it', ['units']);
}

function checkUnits(question: HotText, text: LeveledText, complain: Complain): void {
  const missing = new Set<number>();
  for (const [level, words] of levelsIn(text)) {
    const units = unitsOf(words).map((unit) => plainText(parseRichText(unit)));
    for (const [index, number] of question.units.entries()) {
      const unit = units[number - 1];
      const before = startsParagraph(words.paragraphs, number) ? undefined : units[number - 2];
      if (unit === undefined) missing.add(number);
      else if (!isWholeSentences(unit) || (before !== undefined && !endsSentence(before))) {
        complain(`unit ${number} is not whole sentences at level ${level}: "${unit.slice(0, 50)}"`, ['units', index]);
      }
    }
  }
  if (missing.size > 0) complain(`"${text.id}" has no unit ${[...missing].join(', ')}: choose from those it has`, ['units']);
}

function startsParagraph(paragraphs: readonly { units: string[] }[], number: number): boolean {
  let first = 1;
  for (const paragraph of paragraphs) {
    if (first === number) return true;
    first += paragraph.units.length;
  }
  return false;
}
