import { type CheckedCell, checkAssignments, createAssignments } from '@alba/contract/assigning';
import { loadCollection } from '@alba/contract/collections';
import { addDays, localDateOf } from '@alba/domain/assignments';
import { screen, within } from '@testing-library/react';
import { CollectionView } from '../features/collections/collection-view.tsx';
import { aClass, givenClasses } from './given-classes.ts';
import { checkedCell, livingSystems } from './given-collection.ts';
import { renderPage } from './render-page.tsx';
import { answers, type standInServer } from './stand-in-server.ts';

type Server = ReturnType<typeof standInServer>;
export const today = localDateOf(new Date(), 'America/New_York');
const words = { subject: (key: string) => key, gradeBand: (key: string) => key, category: (key: string) => key };
/** What a class has of a lesson already. */
export const assigned = { assignmentId: 8, lessonTitle: 'Soil', start: '2026-11-01T00:00:00', due: '2026-11-05T23:59:59', studentIds: [] };

export type Sent = { key: string | null; body: { collectionId: number; cells: { lessonId: number; classId: number; start: string; due: string | null }[] } };

/** What the server would say of each lesson; nothing stands in the way unless told. */
export function checking(server: Server, cells: (classId: number) => CheckedCell[] = () => []) {
  server.use(
    answers(checkAssignments, async (request) => {
      const { cells: asked } = (await request.json()) as Sent['body'];
      return { cells: asked.map(({ lessonId, classId }) => cells(classId).find((cell) => cell.lessonId === lessonId) ?? checkedCell(lessonId, classId)) };
    }),
  );
}

/** Takes every assigning, and keeps what was sent. */
export function taking(server: Server) {
  const sent: Sent[] = [];
  server.use(
    answers(createAssignments, async (request) => {
      const body = (await request.json()) as Sent['body'];
      sent.push({ key: request.headers.get('idempotency-key'), body });
      return { assignmentIds: body.cells.map(({ lessonId }) => lessonId + 100) };
    }),
  );
  return sent;
}

/** The page of a collection whose teacher has two classes. */
export function openCollectionPage(server: Server, { collection = livingSystems(), at = '2', edition = 'us' as 'us' | 'br' } = {}) {
  givenClasses(server, [aClass(1, 'Period 2'), aClass(2, 'Period 4')]);
  checking(server);
  server.use(answers(loadCollection, collection));
  return showCollectionPage({ at, edition });
}

export const showCollectionPage = ({ at = '2', edition = 'us' as 'us' | 'br' } = {}) =>
  renderPage(
    <CollectionView
      address={{ subjectId: at, collectionId: '4' }}
      edition={edition}
      words={words}
      materials={({ title }) => <button type="button">Materials of {title}</button>}
      renderWorkload={({ classIds, due }) => <p>{`Workload of ${classIds.join()} on ${due}`}</p>}
    />,
    {
      at: `/${at}/collection/4`,
      routes: [
        { path: '/find', element: <p>Find</p> },
        { path: '/find/collections', element: <p>List</p> },
      ],
    },
  );

type User = ReturnType<typeof showCollectionPage>['user'];
export const lessonDates = (title: string) => within(screen.getByRole('group', { name: title }));
export async function typeDate(user: User, title: string, label: 'Start' | 'Due', date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  for (const [part, value] of Object.entries({ month, day, year }))
    await user.type(lessonDates(title).getByRole('spinbutton', { name: `${part}, ${label}` }), value);
}
/** Due dates for all that is included: the first a week from now. */
export async function fill(user: User, date = addDays(today, 7)) {
  const first = within(screen.getByRole('group', { name: 'Fill in the dates' }));
  const [year = '', month = '', day = ''] = date.split('-');
  for (const [part, value] of Object.entries({ month, day, year })) await user.type(first.getByRole('spinbutton', { name: new RegExp(`^${part}, `) }), value);
  await user.click(first.getByRole('button', { name: 'Fill dates' }));
}
export const chooseClass = async (user: User, name = 'Period 4') => user.selectOptions(await screen.findByRole('combobox', { name: /Class/ }), name);
/** The one button. */
export const send = () => screen.getByRole('button', { name: /^Assign (\d+ )?lessons?$/ });
