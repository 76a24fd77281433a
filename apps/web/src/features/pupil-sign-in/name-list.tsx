import { useTranslation } from 'react-i18next';
import { Initials } from '../../ui/avatar.tsx';
import type { ClassScreen } from './use-class-screen.ts';
import './pupil-sign-in.css';

export type ScreenStudent = ClassScreen['students'][number];

/** Everybody in the class, each in a large button. */
export function NameList({ students, onChoose }: { students: readonly ScreenStudent[]; onChoose: (student: ScreenStudent) => void }) {
  const { t } = useTranslation('pupil-sign-in');
  return (
    <ul aria-label={t(($) => $.names)} className="a-names">
      {students.map((student) => (
        <li key={student.individualId}>
          <button type="button" onClick={() => onChoose(student)}>
            <Initials name={student.shortName} size={48} />
            <span translate="no">{student.shortName}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
