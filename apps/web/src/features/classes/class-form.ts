import type { ClassSummary, createClass, updateClass } from '@alba/contract/classes';
import type { RefusalOf } from '@alba/contract/endpoint';
import { type ClassAvatar, classAvatars, foldName } from '@alba/domain/classes';
import { limits, perceivedLength } from '@alba/domain/limits';
import type en from './messages/en.json';

export type ClassValues = { name: string; description: string; avatar: ClassAvatar };
export type ClassFormErrors = Partial<Record<'name' | 'description', keyof typeof en.form.errors>>;

/** From here on the form counts along (DESIGN.md section 13). */
export const countFrom = 50;

export const emptyClass = (classes: readonly Pick<ClassSummary, 'avatar'>[]): ClassValues => ({ name: '', description: '', avatar: nextAvatar(classes) });

/** A picture that no other class of the teacher has, as long as there is one. */
function nextAvatar(classes: readonly Pick<ClassSummary, 'avatar'>[]): ClassAvatar {
  const taken = new Set(classes.map(({ avatar }) => avatar));
  return classAvatars.find((avatar) => !taken.has(avatar)) ?? classAvatars[0];
}

/** Product.md section 5. Names are compared as the server does: case, accents and spaces do not count (D6). */
export function classFormErrors({ name, description }: ClassValues, otherNames: readonly string[]): ClassFormErrors {
  return { name: nameError(name.trim(), otherNames), description: perceivedLength(description.trim()) > limits.classDescription.max ? 'tooLong' : undefined };
}

function nameError(name: string, otherNames: readonly string[]): ClassFormErrors['name'] {
  if (name === '') return 'nameMissing';
  if (perceivedLength(name) > limits.className.max) return 'tooLong';
  const folded = foldName(name);
  return otherNames.some((other) => foldName(other) === folded) ? 'nameTaken' : undefined;
}

/** What the server can refuse in the form. A refusal that the contract adds does not compile until it is told somewhere. */
export type ClassRefusal = RefusalOf<typeof createClass> | RefusalOf<typeof updateClass>;
export const toldAtName: Record<ClassRefusal, boolean> = { class_name_taken: true, class_not_found: false, class_changed: false };
