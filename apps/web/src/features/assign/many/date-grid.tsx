import type { LessonCard } from '@alba/contract/catalog';
import type { ClassSummary } from '@alba/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeKey } from '../cells.ts';
import type { RenderWorkload } from '../render-workload.ts';
import { errorsOf, wallTimesOf } from '../terms.ts';
import { useDatesWords } from '../use-dates-words.ts';
import { CellDialog } from './cell-dialog.tsx';
import { termsOfCell, withCell } from './draft.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useNarrow } from './use-narrow.ts';
import type { Wizard } from './use-wizard.ts';

type Cell = { lesson: LessonCard; given: ClassSummary };
type PartProps = { wizard: Wizard; onEdit: (cell: Cell) => void };

/** Lessons by classes: a class may have dates of its own for one lesson, or go without it. */
export function DateGrid({ wizard, renderWorkload }: { wizard: Wizard; renderWorkload?: RenderWorkload }) {
  const { t } = useTranslation('assign');
  const [edited, setEdited] = useState<Cell>();
  const isNarrow = useNarrow();
  return (
    <section aria-labelledby="date-grid" className="grid gap-3">
      <h3 id="date-grid" className="text-xl">
        {t(($) => $.grid.title)}
      </h3>
      <p className="text-soft">{isNarrow ? t(($) => $.grid.noteCards) : t(($) => $.grid.note)}</p>
      {isNarrow ? <Cards wizard={wizard} onEdit={setEdited} /> : <Grid wizard={wizard} onEdit={setEdited} />}
      {edited && (
        <CellDialog
          lesson={edited.lesson}
          given={edited.given}
          terms={termsOfCell(wizard.draft, placeOf(edited))}
          own={wizard.draft.cells[placeKey(placeOf(edited))] ?? {}}
          onSave={(own) => {
            wizard.change((before) => withCell(before, placeOf(edited), own));
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
          renderWorkload={renderWorkload}
        />
      )}
    </section>
  );
}

const placeOf = ({ lesson, given }: Cell) => ({ lessonId: lesson.lessonId, classId: given.classId });

/** APG grid: one stop for Tab, arrows inside, Enter edits. */
function Grid({ wizard, onEdit }: PartProps) {
  const { lessons, chosenClasses } = wizard;
  const { t } = useTranslation('assign');
  const keys = useGridKeys({ rows: lessons.length, columns: chosenClasses.length });
  return (
    <div className="a-tablewrap">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of the authoring practices for a table whose cells are operated */}
      <table role="grid" aria-labelledby="date-grid" className="a-dategrid" onKeyDown={keys.onKeyDown} ref={keys.ref}>
        <thead>
          <tr>
            <th scope="col">{t(($) => $.grid.lesson)}</th>
            {chosenClasses.map(({ classId, name }) => (
              <th key={classId} scope="col" translate="no" className="wrap-anywhere">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lessons.map((lesson, row) => (
            <tr key={lesson.lessonId}>
              <th scope="row" className="wrap-anywhere">
                {lesson.title}
              </th>
              {chosenClasses.map((given, column) => (
                <td key={given.classId}>
                  <button
                    type="button"
                    data-cell={`${row},${column}`}
                    tabIndex={keys.isHere(row, column) ? 0 : -1}
                    onFocus={() => keys.moveTo(row, column)}
                    onClick={() => onEdit({ lesson, given })}
                  >
                    <CellWords wizard={wizard} cell={{ lesson, given }} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same on narrow screens: a card for each lesson, a line for each class. */
function Cards({ wizard, onEdit }: PartProps) {
  const { lessons, chosenClasses } = wizard;
  return (
    <ul className="grid gap-4">
      {lessons.map((lesson) => (
        <li key={lesson.lessonId} className="a-datecard">
          <h4 className="wrap-anywhere">{lesson.title}</h4>
          <ul>
            {chosenClasses.map((given) => (
              <li key={given.classId}>
                <button type="button" onClick={() => onEdit({ lesson, given })}>
                  <b translate="no" className="wrap-anywhere">
                    {given.name}
                  </b>
                  <CellWords wizard={wizard} cell={{ lesson, given }} />
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The dates that count, and whether the class has its own or is left out. */
function CellWords({ wizard, cell }: { wizard: Wizard; cell: Cell }) {
  const { t } = useTranslation('assign');
  const datesWords = useDatesWords();
  const own = wizard.draft.cells[placeKey(placeOf(cell))];
  const terms = termsOfCell(wizard.draft, placeOf(cell));
  if (own?.isOut) return <span className="a-datemark">{t(($) => $.grid.isOut)}</span>;
  const isWhole = Object.keys(errorsOf(terms)).length === 0;
  return (
    <>
      <span className={own?.dates ? undefined : 'text-soft'}>{isWhole ? datesWords(wallTimesOf(terms)) : t(($) => $.grid.needsFix)}</span>
      {own?.dates && <span className="a-datemark a-datemark--own">{t(($) => $.grid.own)}</span>}
    </>
  );
}
