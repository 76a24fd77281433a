import type { Rule } from '../context.ts';

/** How far the minutes of the whole-class plan may lie from the minutes of the lesson. */
const minutesApart = 15;

/** Teachers find a guide and an off-screen task with every lesson, and plans that add up. */
export const guides: Rule = ({ draft, head, reportHead }) => {
  const { teacher, activity } = draft.guides;
  if (!teacher) reportHead([], 'has no guides/teacher.yaml: teachers get no guide with this lesson', 'warning');
  if (!activity) reportHead([], 'has no guides/activity.yaml: teachers get no task away from the screen', 'warning');
  for (const guide of [teacher, activity, draft.guides.experiment]) {
    if (guide && /\*\*|\{=|\[\[/.test(JSON.stringify(guide.value)))
      reportHead([], `${guide.file} holds marks such as **strong**; guides of lessons are plain words`);
  }
  if (!teacher) return;
  const planned = teacher.value.plan.wholeClass.reduce((sum, slot) => sum + slot.minutes, 0);
  if (Math.abs(planned - head.value.minutes) > minutesApart) {
    reportHead(
      ['minutes'],
      `says ${head.value.minutes}, but the whole-class plan of guides/teacher.yaml takes ${planned}: bring them within ${minutesApart} minutes`,
      'warning',
    );
  }
  const parts = teacher.value.parts.map(({ part }) => part);
  for (const part of new Set(parts.filter((part, index) => parts.indexOf(part) !== index)))
    reportHead([], `guides/teacher.yaml tells ${part} twice and another part never`);
};
