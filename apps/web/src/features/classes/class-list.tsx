import type { ClassSummary } from '@alba/contract/classes';
import { Archive, CloudDownload, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ClassRow } from '../../ui/class-row.tsx';

export type ClassListProps = { classes: readonly ClassSummary[]; currentId: number | undefined; onCreate: () => void; onArchived?: () => void };

/** The teacher's classes with the two ways to get one more. */
export function ClassList({ classes, currentId, onCreate, onArchived }: ClassListProps) {
  const { t } = useTranslation('classes');
  return (
    <>
      <div className="mb-4 grid gap-2.5">
        <Button icon={Plus} isBlock onClick={onCreate}>
          {t(($) => $.create)}
        </Button>
        <ButtonLink variant="secondary" icon={CloudDownload} isBlock to={paths.importClasses()}>
          {t(($) => $.import)}
        </ButtonLink>
      </div>
      <ul>
        {classes.map(({ classId, name, avatar, studentCount }) => (
          <li key={classId}>
            <ClassRow
              to={paths.classes(classId)}
              name={name}
              avatar={avatar}
              note={studentCount === 0 ? t(($) => $.noStudentsYet) : t(($) => $.students, { count: studentCount })}
              staysInPlace
              isCurrent={classId === currentId}
            />
          </li>
        ))}
      </ul>
      {onArchived && (
        <Button variant="ghost" size="sm" icon={Archive} className="mt-4" onClick={onArchived}>
          {t(($) => $.archived)}
        </Button>
      )}
    </>
  );
}
