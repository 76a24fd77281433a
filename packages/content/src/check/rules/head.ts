import { gradeBandsOf, subjectsOf } from '@alba/domain/editions';
import type { Rule } from '../context.ts';

/** The lesson stands in its own folder, in a subject and grade band its edition has. */
export const head: Rule = ({ draft, head, reportHead }) => {
  const { id, edition, subject, categories, gradeBand, grades } = head.value;
  if (id !== draft.name) reportHead(['id'], `is "${id}", but the folder is called "${draft.name}": give both the same name`);
  const offered = subjectsOf(edition);
  const found = offered.find((entry) => entry.key === subject);
  if (!found) reportHead(['subject'], `the ${edition} edition has no subject "${subject}"; it has ${offered.map((entry) => entry.key).join(', ')}`);
  categories.forEach((category, index) => {
    if (found && !found.categories.includes(category)) {
      reportHead(['categories', index], `unknown category; ${subject} has ${found.categories.join(', ') || 'none (write [])'}`);
    }
  });
  if (found && found.categories.length > 0 && categories.length === 0) reportHead(['categories'], `needs at least one of ${found.categories.join(', ')}`);
  const bands = gradeBandsOf(edition);
  const band = bands.find((entry) => entry.key === gradeBand);
  if (!band) reportHead(['gradeBand'], `the ${edition} edition has no band "${gradeBand}"; it has ${bands.map((entry) => entry.key).join(', ')}`);
  const outside = grades.filter((grade) => band && !band.grades.includes(grade));
  if (outside.length > 0)
    reportHead(['grades'], `${outside.join(', ')} ${outside.length === 1 ? 'lies' : 'lie'} outside the band ${gradeBand} (${band?.grades.join(', ')})`);
};
