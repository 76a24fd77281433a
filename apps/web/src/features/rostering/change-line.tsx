import type { RosterChangeLine } from '@alba/contract/rostering';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What happens to one person, class, school or place, in a sentence; fields that change stand under it. */
export function ChangeLine({ line }: { line: RosterChangeLine }) {
  const { t } = useTranslation('rostering');
  const sentence = useSentence();
  const { state, reason, fields, schoolName, className, kind } = line;
  const isTold = state !== 'planned' && state !== 'applied';
  return (
    <li tabIndex={-1} className="border-b border-line py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span>{sentence(line)}</span>
        {schoolName && !(kind === 'school-added' || kind === 'school-renamed') && !className && (
          <span className="text-sm text-soft" translate="no">
            {schoolName}
          </span>
        )}
        {isTold && <span className="text-sm font-semibold">{t(($) => $.changes.states[state])}</span>}
        {reason && <span className="text-sm text-soft">{t(($) => $.changes.reason[reason])}</span>}
      </p>
      {fields.length > 0 && kind !== 'enrollment-changed' && <Fields fields={fields} />}
    </li>
  );
}

function useSentence(): (line: RosterChangeLine) => string {
  const { t } = useTranslation('rostering');
  return ({ kind, name, className = '', role }) => {
    switch (kind) {
      case 'person-added':
        return t(($) => $.changes.sentence['person-added'][role ?? 'none'], { name });
      case 'enrollment-added':
      case 'enrollment-changed':
      case 'enrollment-ended':
        return t(($) => $.changes.sentence[kind][role === 'teacher' ? 'teacher' : 'student'], { name, className });
      default:
        return t(($) => $.changes.sentence[kind], { name });
    }
  };
}

const fieldNames = [
  'name',
  'firstName',
  'lastName',
  'email',
  'username',
  'grade',
  'grades',
  'roles',
  'schoolId',
  'isDisabled',
  'sameAs',
  'description',
  'startsOn',
  'endsOn',
  'isPrimary',
] as const;
type FieldName = (typeof fieldNames)[number];
const isKnown = (field: string): field is FieldName => (fieldNames as readonly string[]).includes(field);

/** "Last name: Souza → Souza Lima". */
function Fields({ fields }: Pick<RosterChangeLine, 'fields'>) {
  const { t } = useTranslation('rostering');
  const value = (text: string | undefined) => (text === undefined || text === '' ? t(($) => $.changes.nothing) : text);
  return (
    <ul className="mt-1 grid gap-1 pl-4 text-sm text-soft">
      {fields.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          {t(($) => $.changes.field[isKnown(field) ? field : 'other'])}: <span className="sr-only">{t(($) => $.changes.before)} </span>
          {value(before)} <ArrowRight size={14} aria-hidden="true" className="inline" /> <span className="sr-only">{t(($) => $.changes.after)} </span>
          <b className="text-ink">{value(after)}</b>
        </li>
      ))}
    </ul>
  );
}
