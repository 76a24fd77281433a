import { type Command, type Print, WrongCommand } from '@alba/content/cli/command';
import { type RemarkedClass, type RemarkedWork, type RemarkPolicy, remarkLesson, remarkPolicies, selectLessonsByPack } from '../modules/attempts/index.ts';
import { lessonName } from './export.ts';
import type { OpenInstallation } from './installation.ts';

export const remarkCommand = (open: OpenInstallation): Command => ({
  usage: '<lesson id> [--apply best|new] [--names]',
  summary: 'show who would change by a corrected key, and mark their work again',
  help: `  lesson id      us-sci-cornfield-volcano, or us/us-sci-cornfield-volcano where two editions have one of that name
  --apply best   mark again; nobody loses points
  --apply new    mark again by the corrected key alone
  --names        name the students

Without --apply nothing changes. Work is marked again by the answers as they were turned in, a class at a time; the history
keeps both results and each student whose marks change reads a note in the review. Questions that were written anew, came or
went keep their marks. Work that is still open stays on its version and can be marked again once it is turned in.`,
  options: { apply: { type: 'string' }, names: { type: 'boolean' } },
  run: ({ words, flags }, print) => {
    const [name, ...more] = words;
    if (name === undefined || more.length > 0) throw new WrongCommand('Name one lesson.');
    const apply = policyOf(flags.apply);
    return open(async ({ db, clock }) => {
      const lessons = await selectLessonsByPack(db, lessonName(name));
      const [lesson, other] = lessons;
      if (!lesson) throw new WrongCommand(`There is no lesson "${name}" in the library.`);
      if (other) throw new WrongCommand(`"${name}" is a lesson of ${lessons.map(({ edition }) => edition).join(' and ')}: write ${lesson.edition}/${name}.`);
      return tell(await remarkLesson(db, lesson, { clock, apply }), { name, apply, names: flags.names === true }, print);
    });
  },
});

function policyOf(typed: string | boolean | undefined): RemarkPolicy | undefined {
  const policy = remarkPolicies.find((one) => one === typed);
  if (typed !== undefined && !policy) throw new WrongCommand(`--apply must be ${remarkPolicies.join(' or ')}.`);
  return policy;
}

type Told = { name: string; apply: RemarkPolicy | undefined; names: boolean };

function tell(classes: readonly RemarkedClass[], { name, apply, names }: Told, print: Print): number {
  const all = (of: 'corrected' | 'rewritten') => [...new Set(classes.flatMap((one) => one[of]))];
  if (all('corrected').length > 0) print(`right answers that were corrected: ${all('corrected').join(', ')}`);
  if (all('rewritten').length > 0) print(`written anew, so their marks stay: ${all('rewritten').join(', ')}`);
  for (const { schoolName, className, turnedIn, changes } of classes) {
    if (changes.length === 0) continue;
    print(`${schoolName}, ${className}: ${turnedIn} turned in, ${changes.length} ${apply ? 'marked again' : 'would change'}`);
    for (const line of names ? byName(changes) : byScore(changes)) print(`  ${line}`);
  }
  const changes = classes.flatMap((one) => one.changes);
  const kept = changes.filter((change) => change.kept).length;
  if (changes.length === 0) print('Nobody’s marks would change.');
  else if (apply) print(`\n${changes.length - kept} marked again, ${kept} kept the better score`);
  else print(`\n${changes.length} would change. Nothing has been changed: npm run content -- remark ${name} --apply best (or new) marks again.`);
  return 0;
}

const wordsOf = ({ before, after, kept }: RemarkedWork): string => `${before} → ${kept ? `${before} (${after} by the corrected key)` : after}`;

function byName(changes: readonly RemarkedWork[]): string[] {
  return changes.map((change) => `${change.name} ${wordsOf(change)}`).sort();
}

/** How many students go from which score to which. */
function byScore(changes: readonly RemarkedWork[]): string[] {
  const counts = new Map<string, number>();
  for (const change of changes) counts.set(wordsOf(change), (counts.get(wordsOf(change)) ?? 0) + 1);
  return [...counts].sort().map(([words, count]) => `${words}: ${count} ${count === 1 ? 'student' : 'students'}`);
}
