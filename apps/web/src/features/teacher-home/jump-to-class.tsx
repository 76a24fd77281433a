import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ClassRow } from '../../ui/class-row.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useHomeClassesQuery } from './api.ts';

/** A short way to each class. */
export function JumpToClass() {
  const { t } = useTranslation('teacher-home');
  const { data, error, refetch } = useHomeClassesQuery({});
  const failed = useFailureWords(error);
  if (!data && failed) {
    return (
      <div role="alert">
        <p className="text-soft">{failed.title}</p>
        <Button variant="secondary" size="sm" className="mt-2" onClick={refetch}>
          {t(($) => $.retry)}
        </Button>
      </div>
    );
  }
  if (!data) return <RowsSkeleton count={3} label={t(($) => $.loadingClasses)} />;
  if (data.classes.length === 0) {
    return (
      <>
        <p className="mb-3 text-soft">{t(($) => $.noClasses)}</p>
        <ButtonLink variant="secondary" to={paths.classes()}>
          {t(($) => $.toClasses)}
        </ButtonLink>
      </>
    );
  }
  return (
    // the rows begin where the heading does; their ground is wider
    <ul className="-ml-3">
      {data.classes.map(({ classId, name, avatar, studentCount }) => (
        <li key={classId}>
          <ClassRow
            to={paths.classes(classId)}
            name={name}
            avatar={avatar}
            note={studentCount === 0 ? t(($) => $.noStudentsYet) : t(($) => $.students, { count: studentCount })}
          />
        </li>
      ))}
    </ul>
  );
}
