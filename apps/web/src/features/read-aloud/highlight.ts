import './highlight.css';
import type { Reading } from './reader.ts';
import type { Script } from './script.ts';
import { elementOf, rangeOf } from './text-range.ts';

const sentenceName = 'read-sentence';
const wordName = 'read-word';
/** For browsers that cannot paint a stretch of text: the whole unit. */
const mark = 'data-being-read';

/** Lights what is being read without touching the page's own elements, and tells where the word stands. */
export function highlight(root: ParentNode, script: Script, { sentence, word }: Pick<Reading, 'sentence' | 'word'>): Range | undefined {
  const line = script.sentences[sentence];
  const element = line && elementOf(root, line.place);
  if (!line || !element) {
    clearHighlight();
    return undefined;
  }
  const now = word === undefined ? undefined : script.words[word];
  const sentenceRange = rangeOf(element, line.from, line.to);
  const wordRange = now && rangeOf(element, now.from, now.to);
  if (canPaint()) {
    paint(sentenceName, sentenceRange, 0);
    paint(wordName, wordRange, 1);
  } else if (!element.hasAttribute(mark)) {
    unmark();
    element.setAttribute(mark, '');
  }
  return wordRange ?? sentenceRange;
}

export function clearHighlight(): void {
  unmark();
  if (!canPaint()) return;
  CSS.highlights.delete(sentenceName);
  CSS.highlights.delete(wordName);
}

const canPaint = () => typeof Highlight !== 'undefined' && typeof CSS !== 'undefined' && 'highlights' in CSS;

function paint(name: string, range: Range | undefined, priority: number): void {
  if (!range) {
    CSS.highlights.delete(name);
    return;
  }
  const lit = new Highlight(range);
  lit.priority = priority;
  CSS.highlights.set(name, lit);
}

function unmark(): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}
