import type { Pupil } from '@alba/contract/pupils';
import { CreditCard, Images, Printer, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { Person } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowMenu, type RowMenuItem } from '../../ui/row-menu.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { ClassSignIn } from './api.ts';
import { SetPictures } from './set-pictures.tsx';
import { usePupilActs } from './use-pupil-acts.ts';

/** Who has a card, who has chosen pictures, and what the teacher may do about it. */
export function PupilsSection({ given }: { given: ClassSignIn }) {
  const { t } = useTranslation('sign-in-cards');
  const [setting, setSetting] = useState<Pupil>();
  const columns = useColumns(given, setSetting);
  const { students, name, classId, areCardsAllowed } = given;
  if (students.length === 0) return <EmptyState title={t(($) => $.noStudents.title)}>{t(($) => $.noStudents.body)}</EmptyState>;
  return (
    <section aria-labelledby="pupils">
      <div className="mt-10 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 id="pupils" className="text-xl">
          {t(($) => $.students.title)} <span className="font-normal text-muted">{students.length}</span>
        </h3>
        {areCardsAllowed && (
          <ButtonLink variant="secondary" icon={Printer} to={paths.signInCards({ classId })}>
            {t(($) => $.students.makeCards)}
          </ButtonLink>
        )}
      </div>
      <Table caption={t(($) => $.students.caption, { name })} columns={columns} rows={students} rowKey={({ individualId }) => individualId} isStacked />
      {setting && <SetPictures student={setting} classId={classId} onClose={() => setSetting(undefined)} />}
    </section>
  );
}

const fullName = ({ firstName, lastName }: Pupil) => `${firstName} ${lastName}`.trim();

function useColumns(given: ClassSignIn, onSetPictures: (student: Pupil) => void): Column<Pupil>[] {
  const { t } = useTranslation('sign-in-cards');
  const format = useFormat();
  const zone = useAppSelector(({ auth }) => viewerOf(auth)?.timeZone) ?? 'UTC';
  const pictures: Column<Pupil> = {
    key: 'pictures',
    header: t(($) => $.students.pictures),
    cell: ({ hasPictures, isPaused }) => (
      <span className="max-md:text-end">
        {hasPictures ? t(($) => $.students.picturesSet) : t(($) => $.students.noPictures)}
        {isPaused && <span className="block text-sm text-soft">{t(($) => $.students.paused)}</span>}
      </span>
    ),
  };
  return [
    { key: 'name', header: t(($) => $.students.name), isRowHeader: true, cell: (student) => <Person name={fullName(student)} /> },
    { key: 'username', header: t(($) => $.students.username), cell: ({ username }) => <span translate="no">{username}</span> },
    {
      key: 'card',
      header: t(($) => $.students.card),
      cell: ({ cardMadeAt }) => (cardMadeAt ? t(($) => $.students.cardMade, { date: format.date(cardMadeAt, 'short', zone) }) : t(($) => $.students.noCard)),
    },
    ...(given.hasPictures ? [pictures] : []),
    {
      key: 'acts',
      header: t(($) => $.students.actions),
      hideHeader: true,
      align: 'end',
      cell: (student) => <PupilMenu student={student} given={given} onSetPictures={() => onSetPictures(student)} />,
    },
  ];
}

function PupilMenu({ student, given, onSetPictures }: { student: Pupil; given: ClassSignIn; onSetPictures: () => void }) {
  const { t } = useTranslation('sign-in-cards');
  const navigate = useNavigate();
  const { classId, hasPictures, areCardsAllowed } = given;
  const name = fullName(student);
  const { voidCard, clearPictures } = usePupilActs({ classId, studentId: student.individualId, name });
  const toCards = () => void navigate(paths.signInCards({ classId, studentId: student.individualId }));
  const items: RowMenuItem[] = [
    ...(areCardsAllowed ? [{ id: 'make', label: t(($) => $.students.makeCard), icon: CreditCard, onAction: toCards }] : []),
    ...(hasPictures ? [{ id: 'set', label: t(($) => $.students.set), icon: Images, onAction: onSetPictures }] : []),
    ...(student.hasPictures || student.isPaused ? [{ id: 'clear', label: t(($) => $.students.clear), icon: RotateCcw, onAction: clearPictures }] : []),
    ...(student.cardMadeAt ? [{ id: 'void', label: t(($) => $.students.void), icon: Trash2, isDanger: true, onAction: voidCard }] : []),
  ];
  return items.length > 0 && <RowMenu label={t(($) => $.students.more, { name })} items={items} />;
}
