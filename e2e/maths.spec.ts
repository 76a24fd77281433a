import { gradeBandsOf } from '@alba/domain/editions';
import type { FormulaNode } from '@alba/domain/rich-text';
import type { Page } from '@playwright/test';
import { assignedScene, cardOf, createClass, enroll, firstLesson, type LessonRow, Person, wall } from './support/api.ts';
import { demonstration, type EditionId } from './support/editions.ts';
import { type KnownLesson, learnLesson } from './support/lesson.ts';
import { look } from './support/look.ts';
import { openLesson } from './support/player.ts';
import { expect, inEditions, phone } from './support/test.ts';
import { containing } from './support/words.ts';

const editions = ['br'] as const;
const maths = /\/assets\/(typeset|mjx)[^/]*$/;

/** The first lesson of the edition that has formulas, and the formulas of one of its parts at a level. */
async function lessonWithFormulas(teacher: Person): Promise<{ lesson: LessonRow; known: KnownLesson }> {
  const bands = gradeBandsOf(teacher.edition).map(({ key }) => key);
  const { lessons } = await teacher.call<{ lessons: LessonRow[] }>('GET', `/v1/catalog/lessons?gradeBands=${bands}`);
  for (const lesson of lessons) {
    const known = await learnLesson(teacher, lesson.lessonId);
    if (formulasIn(known.view).length > 0) return { lesson, known };
  }
  throw new Error(`${teacher.edition} has no lesson with formulas`);
}

function formulasIn(part: unknown): FormulaNode[] {
  if (Array.isArray(part)) return part.flatMap(formulasIn);
  if (typeof part !== 'object' || part === null) return [];
  return 'type' in part && part.type === 'formula' ? [part as FormulaNode] : Object.values(part).flatMap(formulasIn);
}

/** What the passages of a part show at a level. */
function formulasOf({ view }: KnownLesson, part: string, level: number): FormulaNode[] {
  const resources = view.parts.find((one) => one.part === part)?.resources ?? [];
  return formulasIn(resources.map((resource) => ('levels' in resource ? resource.levels?.[String(level)] : undefined)));
}

const signInTeacher = (edition: EditionId) => Person.signIn(edition, demonstration[edition].teacher);
const formulaOf = (page: Page, { text }: FormulaNode) => page.getByRole('img', { name: text, exact: true });

/** Set by MathJax in its own font, with the browser's MathML out of sight. */
async function expectSet(page: Page, formulas: readonly FormulaNode[]): Promise<void> {
  for (const formula of formulas) {
    const shown = formulaOf(page, formula);
    await expect(shown.locator('mjx-math')).toBeVisible();
    await expect(shown.locator('math')).toBeHidden();
  }
  expect(await page.evaluate(() => document.fonts.check('1em MJX-NCM-N'))).toBe(true);
}

const requestsTo = (page: Page, pattern: RegExp) => {
  const found: string[] = [];
  page.on('request', (request) => void (pattern.test(request.url()) && found.push(request.url())));
  return found;
};

// `visit` fails a test for a request to another origin, a breach of the policy and any error of the console
inEditions('formulas of a passage are set, named by their spoken words, and no menu opens', { tag: ['@K-MATH'], editions }, async ({ edition, visit }) => {
  const teacher = await signInTeacher(edition);
  const { lesson, known } = await lessonWithFormulas(teacher);
  const page = await visit.open(edition, { as: teacher, path: `/lesson/${lesson.slug}/${lesson.lessonId}?part=connect` });
  const level = Math.max(...known.view.levels);
  const formulas = formulasOf(known, 'connect', level);
  expect(formulas.length).toBeGreaterThan(0);
  await expectSet(page, formulas);
  const [first] = formulas;
  if (!first) return;
  await formulaOf(page, first).locator('mjx-math').click({ button: 'right' });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await look(page, 'preview with formulas');
});

inEditions('a long formula scrolls in its own box on a small phone, by keyboard too', { tag: ['@K-MATH'], editions }, async ({ edition, visit }) => {
  const teacher = await signInTeacher(edition);
  const { lesson } = await lessonWithFormulas(teacher);
  const page = await visit.open(edition, { as: teacher, viewport: { ...phone, width: 320 }, path: `/lesson/${lesson.slug}/${lesson.lessonId}?part=connect` });
  await expect(page.locator('mjx-math').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const long = page.locator('[role=img][tabindex="0"]').first();
  await long.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => long.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

inEditions('a student reads formulas at any level', { tag: ['@K-MATH', '@S-MATHMEDIA'], editions }, async ({ edition, w, visit, student }) => {
  const [teacher, reader] = await Promise.all([signInTeacher(edition), Person.signIn(edition, await student())]);
  const { lesson, known } = await lessonWithFormulas(teacher);
  const given = await createClass(teacher);
  await enroll(reader, given.code);
  await teacher.call('POST', '/v1/assignments', {
    cells: [
      {
        lessonId: lesson.lessonId,
        classId: given.classId,
        start: wall(-2),
        due: wall(6, '23:59:59'),
        allowCheckAnswers: true,
        keyVisibility: 'after-submit',
      },
    ],
  });
  const page = await visit.open(edition, { as: reader });
  await openLesson(page, w, await cardOf(reader, given.name), 'connect');
  for (const level of [Math.min(...known.view.levels), Math.max(...known.view.levels)]) {
    await page
      .getByRole('button', { name: /\d.*\d/ })
      .first()
      .click();
    await page.getByRole('radio', { name: containing(w('passage:level', { level })) }).click();
    await page.keyboard.press('Escape');
    const formulas = formulasOf(known, 'connect', level);
    await expectSet(page, formulas);
    await expect(page.locator('mjx-math')).toHaveCount(formulas.length);
  }
  await look(page, 'student with formulas');
});

inEditions('a formula stays readable when MathJax does not come', { tag: ['@K-MATH'], editions }, async ({ edition, visit }) => {
  visit.expectProblem(/^failed: net::ERR_FAILED GET \/assets\/typeset/);
  const teacher = await signInTeacher(edition);
  const { lesson, known } = await lessonWithFormulas(teacher);
  const page = await visit.open(edition, { as: teacher });
  const asked = page.waitForEvent('requestfailed', (request) => maths.test(request.url()));
  await page.route(/\/assets\/typeset[^/]*\.js$/, (route) => route.abort());
  await page.goto(`/lesson/${lesson.slug}/${lesson.lessonId}?part=connect`);
  await asked;
  for (const formula of formulasOf(known, 'connect', Math.max(...known.view.levels))) {
    await expect(formulaOf(page, formula).locator('math')).toBeVisible();
    await expect(formulaOf(page, formula).locator('mjx-math')).toHaveCount(0);
  }
});

inEditions('a lesson without formulas fetches nothing of it', { tag: ['@K-MATH'] }, async ({ edition, w, visit, student }) => {
  const { teacher, student: reader, card } = await assignedScene(edition, await student());
  const lesson = await firstLesson(teacher);
  const [preview, player] = [await visit.open(edition, { as: teacher }), await visit.open(edition, { as: reader })];
  const asked = [requestsTo(preview, maths), requestsTo(player, maths)];
  await preview.goto(`/lesson/${lesson.slug}/${lesson.lessonId}?part=connect`);
  await expect(preview.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  await openLesson(player, w, card, 'connect');
  await Promise.all([preview, player].map((page) => page.waitForLoadState('networkidle')));
  expect(asked).toEqual([[], []]);
});
