import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
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
    <ul>
      {data.classes.map(({ classId, name, avatar, studentCount }) => (
        <li key={classId}>
          <Link to={paths.classes(classId)} look="quiet" className="flex items-center gap-3.5 rounded-lg p-3 text-ink no-underline hover:bg-band">
            <ClassAvatar name={avatar} size={48} />
            <span className="min-w-0">
              <b className="block font-display text-[1.0625rem] leading-tight font-semibold text-balance wrap-anywhere" translate="no">
                {name}
              </b>
              <small className="text-sm text-soft">{studentCount === 0 ? t(($) => $.noStudentsYet) : t(($) => $.students, { count: studentCount })}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
