import type { Rule } from '../context.ts';

/** Every id is given once, and what is recalled exists. */
export const identifiers: Rule = ({ head, questions, resources, reportHead }) => {
  once(
    questions.map(({ question, report }) => [
      question.id,
      () => report(`the question id "${question.id}" is taken: give each question of the lesson its own`, 'error', ['id']),
    ]),
  );
  once(
    resources.map(({ resource, report }) => [
      resource.id,
      () => report(`the resource id "${resource.id}" is taken: give each resource of the lesson its own`, 'error', ['id']),
    ]),
  );
  once(head.value.vocabulary.map((entry, index) => [entry.id, () => reportHead(['vocabulary', index, 'id'], `the word id "${entry.id}" is taken`)]));
  once(head.value.articles.map((id, index) => [id, () => reportHead(['articles', index], `the article "${id}" is listed twice`)]));
  for (const { question, part, report } of questions) {
    if (question.kind !== 'open-response' || question.recalls === undefined) continue;
    const recalled = questions.find((other) => other.question.id === question.recalls);
    if (recalled?.question.kind !== 'open-response')
      report(`recalls "${question.recalls}", but the lesson has no open response of that id`, 'error', ['recalls']);
    else if (recalled.part === part) report('recalls a question of the same part: recall one of an earlier part', 'warning', ['recalls']);
  }
};

function once(entries: readonly (readonly [string, () => void])[]): void {
  const seen = new Set<string>();
  for (const [id, complain] of entries) {
    if (seen.has(id)) complain();
    seen.add(id);
  }
}
