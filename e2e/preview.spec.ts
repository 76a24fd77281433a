import type { Page } from '@playwright/test';
import { assignedScene, wall } from './support/api.ts';
import { demonstration, originOf } from './support/editions.ts';
import { plain, wrongAnswer } from './support/lesson.ts';
import { type Preview, packsOf, passageOf, previewOf, sentencesOnlyAt } from './support/library.ts';
import { look, wide } from './support/look.ts';
import { expect, inEditions, phone, test } from './support/test.ts';
import { containing, type Words } from './support/words.ts';

/** A lesson of the edition that has questions to choose in and something to read in Connect. */
async function aLesson(edition: Parameters<typeof packsOf>[0]) {
  const [pack] = packsOf(edition);
  if (!pack) throw new Error(`${edition} has no lessons`);
  return previewOf(pack);
}

/** A question whose proof stands in the part's own text, with a wrong answer to it. */
function choiceOf({ lesson, answers }: Preview) {
  for (const { part, questions, resources } of lesson.parts) {
    for (const question of questions) {
      const answer = answers.find(({ questionId }) => questionId === question.id);
      const { evidence } = answer?.key ?? {};
      if (question.kind === 'single-choice' && answer?.key.answer.kind === 'single-choice' && resources.some(({ id }) => id === evidence?.resource))
        return { part, question, answer, key: answer.key.answer, paragraph: evidence?.paragraphs[0] ?? 0, resource: evidence?.resource ?? '' };
    }
  }
  throw new Error('no single choice with a proof beside it');
}

/** Keeps the printer's dialog from opening, and counts how often it was asked for. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.context().addInitScript(() => {
    const counted = window as unknown as { prints: number };
    counted.prints = 0;
    window.print = () => {
      counted.prints += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints);
}

const switchTo = (page: Page, w: Words, view: 'student' | 'answers') => page.getByRole('button', { name: w(`preview:view.${view}`), exact: true }).click();

inEditions('the preview as students see it, tried out, and with the answers', { tag: ['@A-PREVIEW'] }, async ({ edition, w, visit }) => {
  const { teacher, preview, address } = await aLesson(edition);
  const { part, question, key, paragraph, resource } = choiceOf(preview);
  const page = await visit.open(edition, { as: teacher, path: `${address}?part=${part}` });
  await expect(page.getByRole('heading', { level: 1, name: preview.lesson.title })).toBeVisible();
  const card = page.getByRole('article', { name: plain(question.prompt), exact: true });
  await expect(card.getByText(w('ui:mark.correct'))).toHaveCount(1);
  await card.getByRole('button', { name: w('preview:notes.paragraph', { number: paragraph }), exact: true }).click();
  await expect(page.locator(`#paragraph-${resource}-${paragraph}`)).toBeFocused();

  await switchTo(page, w, 'student');
  await expect(card.getByText(w('ui:mark.correct'))).toHaveCount(0);
  await expect(page.getByText(w('questions:why'), { exact: true })).toHaveCount(0);
  await look(page, 'preview as students see it');
  const known = {
    view: preview.lesson,
    right: new Map(preview.answers.flatMap(({ questionId, correct }) => (correct ? [[questionId, correct] as const] : []))),
  };
  const wrong = wrongAnswer(known, question);
  const choice = wrong.kind === 'single-choice' ? wrong.choice : '';
  const words = question.choices.find(({ id }) => id === choice)?.text ?? [];
  await card.getByRole('radio', { name: plain(words), exact: true }).check();
  await switchTo(page, w, 'answers');
  await card.getByRole('button', { name: w('preview:tried.check') }).click();
  await expect(card.getByRole('status')).toContainText(plain(key.wrong[choice]?.feedback[0] ?? []));
  await look(page, 'preview with answers, one tried');
});

inEditions(
  'the preview tells who has the lesson, what it meets and what there is on paper',
  { tag: ['@A-PREVIEW'] },
  async ({ edition, w, visit, student }) => {
    const { teacher, preview, address } = await aLesson(edition);
    await assignedScene(edition, await student());
    const page = await visit.open(edition, { as: teacher, path: `${address.replace(preview.lesson.slug, 'wrong-title')}?part=spark` });
    // a wrong title is put right (D81)
    await expect(page).toHaveURL(new RegExp(`${address}\\?part=spark$`));
    const about = page.getByText(w('preview:about'), { exact: true });
    if ((await page.getByText(w('preview:time'), { exact: true }).isVisible()) === false) await about.click();
    const [standard] = preview.standards.filter(({ statement }) => statement !== undefined);
    await expect(page.getByText(containing(standard?.statement ?? ''))).toBeVisible();
    await expect(page.getByRole('link', { name: standard?.code, exact: true })).toHaveAttribute('href', new RegExp(`standard=${standard?.standardId}`));
    await page.getByRole('button', { name: w('guides:materials') }).click();
    const papers = page.getByRole('dialog', { name: w('guides:materials') });
    await expect(papers.getByRole('link', { name: containing(w('guides:kinds.teacher')) })).toHaveAccessibleName(containing(w('ui:link.newTabPdf')));
    for (const { title } of preview.unitGuides) await expect(papers.getByRole('link', { name: containing(w('guides:unitGuide', { title })) })).toBeVisible();
    await page.keyboard.press('Escape');
    const [article] = preview.lesson.articles;
    await page.getByRole('link', { name: w('preview:parts.learn-more'), exact: true }).click();
    await page.getByRole('link', { name: article?.title, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: article?.title })).toBeVisible();
  },
);

inEditions('a teacher prints a passage and an article, in A4 and Letter', { tag: ['@S-PRINT'] }, async ({ edition, w, visit }) => {
  const { teacher, preview, address } = await aLesson(edition);
  const { title, levels } = passageOf(preview.lesson, 'connect');
  const level = preview.lesson.levels.at(-1) ?? 1;
  const id = preview.lesson.parts.find(({ part }) => part === 'connect')?.resources.find((one) => one.title === title)?.id;
  const page = await visit.open(edition, { as: teacher });
  const prints = await countPrints(page);
  await page.goto(`${address}/${id}/connect/readingLevel/${level}/print`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(prints).toBe(1);
  await expect(page.getByText(sentencesOnlyAt(levels, level)[0] ?? '', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: w('print-text:words') })).toBeVisible();
  await page.getByRole('button', { name: w('print-text:print') }).click();
  await expect.poll(prints).toBe(2);
  await look(page, 'printable passage');
  for (const format of ['A4', 'Letter'] as const) {
    const paper = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b(?!s)/g)?.length, format).toBeGreaterThanOrEqual(1);
  }
  const [article] = preview.lesson.articles;
  await page.goto(`${address}/article/${article?.id}/print?level=${level}`);
  await expect(page.getByRole('heading', { level: 1, name: article?.title })).toBeVisible();
  await expect.poll(prints).toBe(1);
  await look(page, 'printable article', [wide, phone]);
});

inEditions('a teacher prints a lesson with its questions, and the key only when asked', { tag: ['@S-PRINT', '@A-PREVIEW'] }, async ({ edition, w, visit }) => {
  const { teacher, preview, address } = await aLesson(edition);
  const page = await visit.open(edition, { as: teacher });
  const prints = await countPrints(page);
  await page.goto(`${address}/print`);
  const [first] = preview.lesson.parts.flatMap(({ questions }) => questions);
  await expect(page.getByText(plain(first?.prompt ?? []))).toBeVisible();
  const key = page.getByRole('heading', { name: w('print-text:lesson.keyTitle') });
  await expect(key).toHaveCount(0);
  await look(page, 'printable lesson');
  await page.getByRole('checkbox', { name: w('print-text:lesson.key') }).check();
  await expect(key).toBeVisible();
  const [explanation] = preview.answers.flatMap(({ key: { explanation: words } }) => (words ? [plain(words)] : []));
  await expect(page.getByText(containing(explanation ?? '').source.length > 0 ? (explanation ?? '') : '')).toBeVisible();
  expect(await prints()).toBe(0);
});

inEditions(
  'a student prints from the lesson with their class on the sheet, and nothing that is not open to them',
  { tag: ['@S-PRINT'] },
  async ({ edition, w, visit, student }) => {
    visit.expectProblem(/^40[34] GET \/v1\/student\/lessons\//);
    const { teacher, student: person, card, given, lesson } = await assignedScene(edition, await student());
    const page = await visit.open(edition, { as: person });
    await countPrints(page);
    await page.goto(`/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}/questions?part=connect`);
    const [sheet] = await Promise.all([
      page.context().waitForEvent('page'),
      (async () => {
        const button = page.getByRole('button', { name: w('passage:choosePrint') });
        const link = page.getByRole('link', { name: containing(w('print-text:print')) });
        await expect(button.or(link).first()).toBeVisible();
        if (await button.isVisible()) {
          await button.click();
          await page
            .getByRole('dialog', { name: w('passage:choosePrint') })
            .getByRole('link')
            .first()
            .click();
        } else await link.click();
      })(),
    ]);
    await expect(sheet.getByText(given.name)).toBeVisible();
    await expect(sheet.getByText(/\d{3}L/)).toHaveCount(0);
    // before the start the same address shows nothing (D12)
    const address = new URL(sheet.url());
    const { assignments } = await teacher.call<{ assignments: { assignmentId: number; revision: number }[] }>(
      'GET',
      `/v1/assignments?classId=${given.classId}`,
    );
    const revision = assignments.find(({ assignmentId }) => assignmentId === lesson.assignmentId)?.revision;
    await teacher.call('PATCH', `/v1/assignments/${lesson.assignmentId}`, { start: wall(3), due: wall(9), revision });
    await sheet.goto(`${address.pathname}${address.search}`);
    await expect(sheet.getByRole('heading', { name: w('print-text:problem.passage') })).toBeVisible();
    await expect(sheet.getByText(w('print-text:reason.notOpen'))).toBeVisible();
    await look(sheet, 'nothing to print');
  },
);

test('a student gets nothing of a teacher by these addresses', { tag: ['@S-PRINT', '@A-PREVIEW'] }, async ({ visit }) => {
  const { preview, address } = await aLesson('us');
  const secret = preview.answers.flatMap(({ key }) => (key.explanation ? [plain(key.explanation)] : []))[0] ?? '';
  const page = await visit.open('us', { as: demonstration.us.newStudent });
  for (const path of [address, `${address}/learnmore`, `${address}/print`]) {
    await page.goto(path);
    await expect(page).not.toHaveURL(`${originOf('us')}${path}`);
    await expect(page.getByText(secret)).toHaveCount(0);
  }
});
