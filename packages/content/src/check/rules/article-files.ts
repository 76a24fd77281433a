import { basename } from 'node:path';
import type { Rule } from '../context.ts';

/** Each article of the head has its file and each file stands in the head; each part's file is named after it. */
export const articleFiles: Rule = ({ draft, head, articles, reportPart }) => {
  draft.articles.forEach((file, index) => {
    const named = basename(file.file, '.yaml');
    const report = articles[index]?.report;
    if (file.value.id !== named) report?.(`is "${file.value.id}", but the file is called "${named}.yaml": give both the same name`, 'error', ['id']);
    if (!head.value.articles.includes(named)) report?.(`this article is not listed under articles in lesson.yaml: add it there or remove the file`, 'error');
  });
  for (const part of draft.parts) {
    const named = basename(part.file, '.yaml');
    if (part.value.part !== named) reportPart(part, ['part'], `is "${part.value.part}", but the file is called "${named}.yaml"`);
  }
};
