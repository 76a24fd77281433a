import { assignedClasses } from '@alba/contract/assigning';
import { checkPreviewAnswer, previewLesson } from '@alba/contract/catalog';
import { previewSpeech } from '@alba/contract/speech';
import type { QuestionResponse } from '@alba/items/browser';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as Preview } from '../../app/routes/lesson-preview.tsx';
import { Component as Questions } from '../../app/routes/preview-questions.tsx';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { lesson, questionOf, rich } from '../../testing/given-lesson.ts';
import { signInAs } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import type { Preview as PreviewData, QuestionKey } from './api.ts';

const server = standInServer();
const feedback: [ReturnType<typeof rich>, ReturnType<typeof rich>] = [rich('Look at the heat.'), rich('Read what is light.')];
const key: QuestionKey = {
  id: 'single',
  skill: 'cause-effect',
  explanation: rich('Light things rise.'),
  evidence: { resource: 'passage', paragraphs: [1] },
  answer: {
    kind: 'single-choice',
    correct: 'b',
    wrong: { a: { misconception: 'Takes heat for weight.', feedback }, c: { misconception: 'Guesses.', feedback } },
  },
};
const previewed = {
  lessonId: 3,
  card: { lessonId: 3, slug: lesson.slug, title: lesson.title },
  lesson,
  answers: [{ questionId: 'single', correct: { kind: 'single-choice', choice: 'b' }, key }],
  skills: ['cause-effect'],
  standards: [
    { framework: 'ngss', code: '4-ESS2-2', match: 'partial', statement: 'Use data from maps.', standardId: 41 },
    { framework: 'state', code: 'SCI.4.1', match: 'full' },
  ],
  contentNote: 'A family loses its field.',
  guides: ['teacher'],
  unitGuides: [{ collectionId: 8, title: 'A restless planet' }],
} as unknown as PreviewData;

beforeEach(() => {
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
  server.use(
    answers(previewLesson, () => previewed),
    answers(assignedClasses, () => ({ lessons: [] })),
    answers(previewSpeech, () => ({})),
  );
});

const open = (part = 'spark', slug = lesson.slug) =>
  renderPage(null, {
    at: `/lesson/${slug}/3?part=${part}`,
    routes: [{ path: '/lesson/:dataLessonUrlTitle/:lessonId', element: <Preview />, children: [{ index: true, element: <Questions /> }] }],
  });
/** The part that has this question. */
const partOf = (id: string) => lesson.parts.find(({ questions }) => questions.some((question) => question.id === id))?.part ?? 'spark';
const card = async (id: keyof typeof questionOf) =>
  screen.findByRole('article', { name: new RegExp(questionOf[id].prompt[0]?.text.replace(/[?.]/g, '.') ?? '') });

describe('@A-PREVIEW the lesson as students see it, and with its answers', () => {
  it('shows the key, the proof, why students go wrong and what they read', async () => {
    const { user } = open(partOf('single'));
    const question = within(await card('single-choice'));
    expect(question.getByText('Light things rise.')).toBeVisible();
    expect(question.getByText(/Skill: /)).toBeVisible();
    expect(question.getByText('Takes heat for weight.', { exact: false })).toBeVisible();
    await user.click(question.getByText('What students read after a wrong answer'));
    expect(question.getAllByText('Look at the heat.', { exact: false })[0]).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Show paragraph 1' }));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('paragraph-passage-1'));
  });

  it('lets a teacher try as a student, without any of it, and tells afterwards what a student would read', async () => {
    const sent: { response: QuestionResponse }[] = [];
    server.use(
      answers(checkPreviewAnswer, async (request) => {
        sent.push((await request.json()) as { response: QuestionResponse });
        return { right: false, points: 0, possible: 1, feedback };
      }),
    );
    const { user } = open(partOf('single'));
    await user.click(await screen.findByRole('button', { name: 'As students see it' }));
    const question = await card('single-choice');
    expect(question).not.toHaveTextContent(/Light things rise|Skill|Correct/);
    expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull();
    await user.click(within(question).getByRole('radio', { name: 'It is hotter' }));
    expect(within(question).getByRole('radio', { name: 'It is hotter' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'With answers' }));
    const answered = within(await card('single-choice'));
    expect(answered.getByText('You tried:').parentElement).toHaveTextContent('It is hotter');
    await user.click(answered.getByRole('button', { name: 'Check answer' }));
    expect(await answered.findByText(/Not this one/)).toBeVisible();
    expect(answered.getByRole('status')).toHaveTextContent('Look at the heat.');
    expect(sent).toEqual([{ questionId: 'single', response: { kind: 'single-choice', choice: 'a' } }]);
  });

  it('names levels as teachers do, and as steps where students are shown', async () => {
    const { user } = open(partOf('single'));
    const level = await screen.findByRole('button', { name: /Level \d of 4/ });
    await user.click(level);
    expect(screen.getByRole('dialog')).toHaveTextContent(/\d+L–\d+L/);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'As students see it' }));
    await user.click(level);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/\d{3}L/);
  });

  it('tells who has it, what each standard says with a way to it, and which questions train a skill', async () => {
    server.use(
      answers(assignedClasses, () => ({
        lessons: [{ lessonId: 3, classes: ['A', 'B', 'C', 'D', 'E'].map((name, index) => ({ classId: index + 1, className: `Class ${name}` })) }],
      })),
    );
    open();
    expect(await screen.findByText(/Already assigned to Class A, Class B, Class C, and 2 more classes/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See assigned lessons' })).toHaveAttribute('href', '/teacher/assigned');
    expect(screen.getByText('A family loses its field.')).toBeVisible();
    const standards = within(screen.getByText('Standards').nextElementSibling as HTMLElement);
    expect(standards.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(['4-ESS2-2 (in part) Use data from maps.', 'SCI.4.1']);
    expect(standards.getByRole('link', { name: '4-ESS2-2' }).getAttribute('href')).toMatch(/^\/curriculumstandards\?.*framework=ngss.*standard=41$/);
    expect(screen.getByRole('link', { name: /, question \d/ })).toHaveAttribute('href', expect.stringContaining(`part=${partOf('single')}`));
  });

  it('has its papers behind one button: guides as PDF files, the unit guide and the print page', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Teacher materials' }));
    const links = within(screen.getByRole('dialog')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      [expect.stringMatching(/^Teacher guide.*PDF/), '/guides/lesson/3/teacher.pdf', '_blank'],
      [expect.stringMatching(/^Unit guide: A restless planet.*PDF/), '/guides/collection/8/unit.pdf', '_blank'],
      [expect.stringMatching(/^Print the lesson/), expect.stringMatching(`^/lesson/${lesson.slug}/3/print\\?level=\\d$`), '_blank'],
    ]);
  });

  it('puts a wrong title in the address right, and keeps the part (D81)', async () => {
    const { router } = open('build', 'something-else');
    await screen.findByRole('heading', { level: 1, name: lesson.title });
    await vi.waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(`/lesson/${lesson.slug}/3?part=build`));
  });

  it('says when there is no such lesson, and tries again when the connection broke', async () => {
    server.use(refuses(previewLesson, 'lesson_not_found'));
    const first = open();
    expect(await screen.findByRole('heading', { name: 'This lesson is not available' })).toBeVisible();
    first.unmount();
    store.dispatch(api.util.resetApiState());
    server.use(drops(previewLesson));
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'The lesson didn’t load' })).toBeVisible();
    server.use(answers(previewLesson, () => previewed));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  });
});
