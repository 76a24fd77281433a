import { useTranslation } from 'react-i18next';
import { Initials } from '../../ui/avatar.tsx';
import type { ClassScreen } from './use-class-screen.ts';

export type ScreenStudent = ClassScreen['students'][number];

/** Everybody in the class, each in a large button. */
export function NameList({ students, onChoose }: { students: readonly ScreenStudent[]; onChoose: (student: ScreenStudent) => void }) {
  const { t } = useTranslation('pupil-sign-in');
  return (
    <ul aria-label={t(($) => $.names)} className="mt-6 grid gap-3 sm:grid-cols-2">
      {students.map((student) => (
        <li key={student.individualId}>
          <button
            type="button"
            onClick={() => onChoose(student)}
            className="flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-lg border-2 border-line-strong bg-raised px-3 py-2 text-left text-xl font-semibold hover:border-ink"
          >
            <Initials name={student.shortName} size={48} />
            <span className="min-w-0 wrap-anywhere" translate="no">
              {student.shortName}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
