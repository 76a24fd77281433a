import type { StudentClass } from '@alba/contract/classes';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ClassAvatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { NextWork } from './next-work.tsx';

/** A class: whose it is, how much there is to do, and what of it first. */
export function StudentClassCard({ given, today }: { given: StudentClass; today: string }) {
  const { t } = useTranslation('join-class');
  const { name, description, avatar, teacherName, toDoCount, next } = given;
  return (
    <article className="a-card flex-row flex-wrap items-start gap-4 p-5 sm:gap-5">
      <ClassAvatar name={avatar} size={84} />
      <div className="min-w-45 flex-1">
        <h3 className="text-xl wrap-anywhere" translate="no">
          {name}
        </h3>
        {description !== '' && (
          <p className="mt-1 text-sm wrap-anywhere text-soft" translate="no">
            {description}
          </p>
        )}
        <p className="text-sm text-soft" translate="no">
          {teacherName}
        </p>
        <p className="mt-2 text-sm">
          {toDoCount > 0 ? (
            <Link to={paths.studentHome()} className="font-semibold">
              {t(($) => $.seeAssignments, { count: toDoCount })}
              <span className="sr-only"> {t(($) => $.inClass, { name })}</span>
            </Link>
          ) : (
            t(($) => $.nothingToDo)
          )}
        </p>
      </div>
      {next && <NextWork next={next} today={today} />}
    </article>
  );
}
