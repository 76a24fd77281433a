import type { ClassSummary } from '@alba/contract/classes';
import { CloudDownload, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

export type ClassListProps = { classes: readonly ClassSummary[]; currentId: number | undefined; onCreate: () => void };

/** The teacher's classes with the two ways to get one more. */
export function ClassList({ classes, currentId, onCreate }: ClassListProps) {
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
            <Link
              to={paths.classes(classId)}
              look="quiet"
              staysInPlace
              aria-current={classId === currentId || undefined}
              className="flex items-center gap-3.5 rounded-lg p-3 text-ink no-underline hover:bg-band aria-current:bg-selected aria-current:[box-shadow:inset_0_0_0_1.5px_var(--brand-600)]"
            >
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
    </>
  );
}
