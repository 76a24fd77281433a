import { lazy } from 'react';

const code = () => import('./code-step.tsx');
const about = () => import('./about-step.tsx');
const ready = () => import('./ready-step.tsx');
const card = () => import('./place-card.tsx');

/** What is fetched when it is near: the first page asks one question and carries nothing else (quality.md A). */
export const SchoolCodeStep = lazy(() => code().then((file) => ({ default: file.SchoolCodeStep })));
export const ClassCodeStep = lazy(() => code().then((file) => ({ default: file.ClassCodeStep })));
export const AboutStep = lazy(() => about().then((file) => ({ default: file.AboutStep })));
export const ReadyStep = lazy(() => ready().then((file) => ({ default: file.ReadyStep })));
export const ClassCard = lazy(() => card().then((file) => ({ default: file.ClassCard })));

/** Begins to fetch all of them, so that nobody waits who goes on: a connection that fails is met again when they are shown. */
export function fetchLaterSteps(): void {
  for (const step of [code, about, ready]) step().catch(() => undefined);
}
