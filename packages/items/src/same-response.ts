import type { QuestionResponse } from './response.ts';

/** Whether two responses say the same, in whatever order choices were made and places filled. */
export function sameResponse(one: QuestionResponse, other: QuestionResponse): boolean {
  return one.kind === other.kind && textOf(one) === textOf(other);
}

/** A text that equal responses share. A record that was stored and read again has another order of keys. */
function textOf(response: QuestionResponse): string {
  switch (response.kind) {
    case 'single-choice':
      return response.choice;
    case 'true-false':
      return String(response.answer);
    case 'multiple-choice':
      return JSON.stringify([...response.choices].sort());
    case 'hot-text':
      return JSON.stringify([...response.units].sort((first, second) => first - second));
    case 'cloze':
      return JSON.stringify(Object.entries(response.gaps).sort());
    case 'matching':
      return JSON.stringify(Object.entries(response.rows).sort());
    case 'ordering':
      return JSON.stringify(response.order);
    case 'numeric':
    case 'open-response':
      return response.text.trim();
  }
}
