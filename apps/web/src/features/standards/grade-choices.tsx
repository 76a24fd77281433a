import { Button } from '../../ui/button.tsx';
import { gradeFieldId, type Shown } from './screen.ts';
import { useGradeName } from './use-standard-words.ts';

/** Grades that lead on from where there is nothing. The button goes with its list, so focus goes to the grade that it has set. */
export function GradeChoices({ edition, grades, change }: Pick<Shown, 'edition' | 'change'> & { grades: readonly number[] }) {
  const gradeName = useGradeName(edition);
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {grades.map((grade) => (
        <li key={grade}>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              document.getElementById(gradeFieldId)?.focus();
              change({ grade });
            }}
          >
            {gradeName(grade)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
