import type { ClassStudent } from '@alba/contract/classes';
import { IdCard, KeyRound, QrCode, Search, SlidersHorizontal, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Person } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RowMenu, type RowMenuItem } from '../../ui/row-menu.tsx';
import { type Column, type Sort, Table } from '../../ui/table.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ClassDetail } from './api.ts';
import { ChoiceBar, ChoiceBox } from './choice-bar.tsx';
import { foundStudents } from './found-students.ts';
import { RemoveStudent } from './remove-student.tsx';
import { type StudentSort, sortStudents } from './sort-students.ts';
import { useAllowSignIn } from './use-allow-sign-in.ts';
import { type Choice, useChoice } from './use-choice.ts';
import { useVisitedWords } from './visited-words.ts';

/** From here on a class has a search of its own. */
const searchFrom = 13;
/** Long classes show their first students; the rest come at a press. */
const shownAtFirst = 30;

export type StudentsSectionProps = {
  given: ClassDetail;
  /** Sets a student's password anew; the screen brings the dialog. */
  onNewPassword?: (student: ClassStudent) => void;
  onRemoved: () => void;
  /** Moves or copies the chosen students; the screen brings the dialog. */
  onMove?: (students: readonly ClassStudent[], onMoved: () => void) => void;
  canMove?: boolean;
};

/** Who is in the class, when they were last here, and what their teacher may do for them. */
export function StudentsSection({ given, onNewPassword, onRemoved, onMove, canMove = false }: StudentsSectionProps) {
  const { t } = useTranslation('classes');
  const [sort, setSort] = useState<Sort<StudentSort>>({ key: 'name', direction: 'ascending' });
  const [isAll, setAll] = useState(false);
  const [leaving, setLeaving] = useState<ClassStudent>();
  const [search, setSearch] = useState('');
  const choice = useChoice(given.students);
  const mayMove = onMove !== undefined && canMove;
  const navigate = useNavigate();
  const toCard = ({ individualId }: ClassStudent) => void navigate(paths.signInCards({ classId: given.classId, studentId: individualId }));
  const columns = useColumns(mayMove ? choice : undefined, {
    onRemove: setLeaving,
    onAllowSignIn: useAllowSignIn(given.classId),
    onNewPassword,
    onCard: toCard,
  });
  const students = sortStudents(foundStudents(given.students, search), sort);
  const shown = isAll ? students : students.slice(0, shownAtFirst);
  return (
    <>
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">
          {t(($) => $.studentsTitle)} <span className="font-normal text-muted">{given.students.length}</span>
        </h3>
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="soft" size="sm" icon={QrCode} to={paths.classSignIn(given.classId)}>
            {t(($) => $.cards)}
          </ButtonLink>
          <ButtonLink variant="soft" size="sm" icon={SlidersHorizontal} to={paths.readingSettings(given.classId)}>
            {t(($) => $.readingLevels)}
          </ButtonLink>
        </div>
      </div>
      {given.students.length >= searchFrom && (
        <TextField
          label={t(($) => $.find)}
          hideLabel
          isCompact
          icon={Search}
          type="search"
          className="mb-3 max-w-70"
          placeholder={t(($) => $.findHint)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {mayMove && <ChoiceBar choice={choice} shown={students} onMove={() => onMove(choice.chosen, choice.clear)} />}
      <p role="status" className="text-soft">
        {students.length === 0 && t(($) => $.noneFound)}
      </p>
      <Table<ClassStudent, Key>
        caption={t(($) => $.studentsOf, { name: given.name })}
        columns={columns}
        rows={shown}
        rowKey={({ enrollmentId }) => enrollmentId}
        sort={sort}
        onSort={({ key, direction }) => isSortKey(key) && setSort({ key, direction })}
        isStacked
      />
      {shown.length < students.length && (
        <p className="mt-4 text-center">
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t(($) => $.showAll, { count: students.length })}
          </Button>
        </p>
      )}
      {leaving && (
        <RemoveStudent
          student={leaving}
          classId={given.classId}
          className={given.name}
          onRemoved={() => {
            setLeaving(undefined);
            onRemoved();
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

type Key = StudentSort | 'username' | 'acts';
const isSortKey = (key: Key): key is StudentSort => key === 'name' || key === 'visited';

type Act = (student: ClassStudent) => void;
type Acts = { onRemove: Act; onAllowSignIn: Act; onCard: Act; onNewPassword: Act | undefined };

function useColumns(choice: Choice | undefined, acts: Acts): Column<ClassStudent, Key>[] {
  const { t } = useTranslation('classes');
  const visited = useVisitedWords();
  return [
    {
      key: 'name',
      header: t(($) => $.column.student),
      isRowHeader: true,
      isSortable: true,
      cell: (student) => (
        <span className="inline-flex items-center gap-3">
          {choice && <ChoiceBox choice={choice} student={student} />}
          <Person name={fullName(student)} />
        </span>
      ),
    },
    {
      key: 'username',
      header: t(($) => $.column.username),
      cell: ({ username, isSignInPaused, signsInWith }) => (
        // one box, so that on a phone the line stays below the name
        <span className="max-md:text-end">
          <span translate="no">{username}</span>
          {signsInWith && <span className="block text-sm text-soft">{t(($) => $.signIn.google)}</span>}
          {isSignInPaused && <span className="block text-sm text-soft">{t(($) => $.signIn.paused)}</span>}
        </span>
      ),
    },
    { key: 'visited', header: t(($) => $.column.visited), isSortable: true, cell: ({ lastVisitedAt }) => visited(lastVisitedAt) },
    { key: 'acts', header: t(($) => $.column.actions), hideHeader: true, align: 'end', cell: (student) => <StudentActs student={student} acts={acts} /> },
  ];
}

/** What teachers of young students do most stands in the row; the rest is in its menu. */
function StudentActs({ student, acts }: { student: ClassStudent; acts: Acts }) {
  const { t } = useTranslation('classes');
  const { onRemove, onAllowSignIn, onNewPassword, onCard } = acts;
  const items: RowMenuItem[] = [
    ...(student.isSignInPaused ? [{ id: 'sign-in', label: t(($) => $.signIn.allow), icon: Undo2, onAction: () => onAllowSignIn(student) }] : []),
    { id: 'card', label: t(($) => $.card), icon: IdCard, onAction: () => onCard(student) },
    { id: 'remove', label: t(($) => $.remove), icon: Trash2, isDanger: true, onAction: () => onRemove(student) },
  ];
  return (
    <span className="inline-flex items-center gap-1">
      {onNewPassword && !student.signsInWith && (
        <Button variant="ghost" size="sm" icon={KeyRound} onClick={() => onNewPassword(student)}>
          {t(($) => $.newPassword)}
          <span className="sr-only" translate="no">
            {' '}
            {fullName(student)}
          </span>
        </Button>
      )}
      <RowMenu label={t(($) => $.more, { name: fullName(student) })} items={items} />
    </span>
  );
}

const fullName = ({ firstName, lastName }: ClassStudent) => `${firstName} ${lastName}`;
