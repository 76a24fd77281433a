import type { FieldPath } from '../../load/problem.ts';
import type { CheckContext, Rule } from '../context.ts';
import { richLines } from '../rich-lines.ts';

/** Marks are closed where they are read, and absent where they would be shown as they are written. */
export const marks: Rule = (context) => {
  for (const { nodes, path, report } of richLines(context)) {
    const plain = nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('');
    const isCloze = path.length === 1 && path[0] === 'text';
    if (isClozeOption(path)) continue;
    if (/\*\*|\[\[|\]\]|\{\{|\{=/.test(isCloze ? plain.replaceAll('{{gap}}', '') : plain))
      report('has a mark that is not closed: write **strong**, *emphasis*, [[word|word-id]] or {=formula-id}', 'error', path);
  }
  for (const { text, complain } of plainLines(context)) {
    if (/\*\S[^*]*\*|\[\[|\{\{|\{=/.test(text)) complain('marks are not read here: write plain words');
  }
};

function isClozeOption(path: FieldPath): boolean {
  return path[0] === 'gaps' && path.at(-1) === 'text';
}

type PlainLine = { text: string; complain: (message: string) => void };

/** Lines that travel as plain text. */
function plainLines(context: CheckContext): PlainLine[] {
  const { head, reportHead } = context;
  const lines: PlainLine[] = [];
  for (const field of ['title', 'summary', 'question'] as const) lines.push({ text: head.value[field], complain: (message) => reportHead([field], message) });
  for (const [index, entry] of head.value.vocabulary.entries()) {
    for (const field of ['definition', 'example'] as const)
      lines.push({ text: entry[field], complain: (message) => reportHead(['vocabulary', index, field], message) });
  }
  for (const part of context.draft.parts) lines.push({ text: part.value.intro, complain: (message) => context.reportPart(part, ['intro'], message) });
  for (const { resource, report } of context.resources) lines.push({ text: resource.title, complain: (message) => report(message, 'error', ['title']) });
  for (const { article, report } of context.articles) {
    for (const field of ['title', 'summary', 'talkAbout'] as const)
      lines.push({ text: article[field], complain: (message) => report(message, 'error', [field]) });
  }
  for (const { question, report } of context.questions) {
    if (question.kind !== 'cloze') continue;
    for (const [gap, { options }] of question.gaps.entries()) {
      for (const [index, { text }] of options.entries())
        lines.push({ text, complain: (message) => report(message, 'error', ['gaps', gap, 'options', index, 'text']) });
    }
  }
  return lines;
}
