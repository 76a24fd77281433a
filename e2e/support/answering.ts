import type { PublicQuestion, QuestionResponse } from '@alba/items/browser';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Hands } from './hands.ts';
import { type KnownLesson, plain, unitText } from './lesson.ts';
import type { Words } from './words.ts';

export type Answering = { page: Page; w: Words; hands: Hands; known: KnownLesson; level: number };

/** The card of a question. A collapsed card begins with how it was, so the prompt may stand anywhere in its name. */
export const cardOf = (page: Page, question: PublicQuestion): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: plain(question.prompt) }) });

/** Gives an answer as a person does, with the hands given: a mouse or a keyboard alone. */
export async function giveAnswer(given: Answering, question: PublicQuestion, response: QuestionResponse): Promise<void> {
  const { page, hands, w } = given;
  const card = cardOf(page, question);
  if (question.kind === 'single-choice' && response.kind === question.kind) {
    const text = question.choices.find(({ id }) => id === response.choice)?.text ?? [];
    return hands.choose(card.getByRole('radio', { name: plain(text), exact: true }));
  }
  if (question.kind === 'true-false' && response.kind === question.kind)
    return hands.choose(card.getByRole('radio', { name: w(`questions:${response.answer}`), exact: true }));
  if (question.kind === 'multiple-choice' && response.kind === question.kind) return giveChoices(given, card, question, response.choices);
  if (question.kind === 'hot-text' && response.kind === question.kind) return giveUnits(given, card, question, response.units);
  if (question.kind === 'numeric' && response.kind === question.kind) return hands.type(card.getByRole('textbox'), response.text);
  if (question.kind === 'open-response' && response.kind === question.kind) return hands.type(card.getByRole('textbox'), response.text);
  if (question.kind === 'ordering' && response.kind === question.kind) return giveOrder(given, card, question, response.order);
  const selects = card.getByRole('combobox');
  const places = question.kind === 'cloze' ? question.gaps : question.kind === 'matching' ? question.rows : [];
  const chosen = response.kind === 'cloze' ? response.gaps : response.kind === 'matching' ? response.rows : {};
  for (const [index, { id }] of places.entries()) {
    // a place that checking found right is closed
    if (await selects.nth(index).isEnabled()) await hands.select(selects.nth(index), chosen[id] ?? '');
  }
}

type QuestionOf<Kind> = Extract<PublicQuestion, { kind: Kind }>;

async function giveChoices({ hands }: Answering, card: Locator, question: QuestionOf<'multiple-choice'>, ids: readonly string[]): Promise<void> {
  const box = (id: string) => card.getByRole('checkbox', { name: plain(question.choices.find((choice) => choice.id === id)?.text ?? []), exact: true });
  // what is chosen and should not be goes first: there is room for so many only
  for (const { id } of question.choices) if (!ids.includes(id) && (await box(id).isChecked())) await hands.press(box(id));
  for (const id of ids) if (!(await box(id).isChecked())) await hands.press(box(id));
  for (const id of ids) await expect(box(id)).toBeChecked();
}

async function giveUnits({ hands, known, level }: Answering, card: Locator, question: QuestionOf<'hot-text'>, units: readonly number[]): Promise<void> {
  const toggle = (unit: number) => card.getByRole('button', { name: unitText(known, question.resource, unit, level) });
  // where one is asked for, the next takes its place
  for (const unit of question.choose === 1 ? [] : question.units) {
    const isChosen = (await toggle(unit).getAttribute('aria-pressed')) === 'true';
    if (isChosen && !units.includes(unit)) await hands.press(toggle(unit));
  }
  for (const unit of units) if ((await toggle(unit).getAttribute('aria-pressed')) !== 'true') await hands.press(toggle(unit));
  for (const unit of units) await expect(toggle(unit)).toHaveAttribute('aria-pressed', 'true');
}

async function giveOrder({ hands, w }: Answering, card: Locator, question: QuestionOf<'ordering'>, order: readonly string[]): Promise<void> {
  const textOf = (id: string) => plain(question.steps.find((step) => step.id === id)?.text ?? []);
  const rows = card.getByRole('listitem');
  for (const [place, id] of order.entries()) {
    const up = card.getByRole('button', { name: w('questions:move.up', { step: textOf(id) }), exact: true });
    for (let guard = 0; guard < order.length && !(await rows.nth(place).textContent())?.includes(textOf(id)); guard += 1) await hands.press(up);
    await expect(rows.nth(place)).toContainText(textOf(id));
  }
}

/** Presses Check answer of a question and waits for what it says. */
export async function checkAnswer({ page, w, hands }: Answering, question: PublicQuestion): Promise<void> {
  const answered = page.waitForResponse((response) => /\/v1\/attempts\/\d+\/checks$/.test(response.url()));
  await hands.press(cardOf(page, question).getByRole('button', { name: w('questions:check'), exact: true }));
  await answered;
}
