import { School } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassAvatar } from '../../ui/avatar.tsx';
import type { FoundClass, FoundSchool } from './wizard-state.ts';

/** The class that a student joins, with its teacher and school. */
export function ClassCard({ found, action, isByLink = false }: { found: FoundClass; action?: ReactNode; isByLink?: boolean }) {
  const { t } = useTranslation('sign-up');
  const { className: name, teacherName, schoolName, avatar } = found;
  return (
    <Card picture={<ClassAvatar name={avatar} size={48} />} title={isByLink ? t(($) => $.place.link, { name }) : t(($) => $.place.joiningClass, { name })}>
      <span translate="no">
        {teacherName}, {schoolName}.
      </span>{' '}
      {action}
    </Card>
  );
}

/** The school that a teacher gets an account at. */
export function SchoolCard({ found, action }: { found: FoundSchool; action?: ReactNode }) {
  const { t } = useTranslation('sign-up');
  return (
    <Card
      picture={
        <span className="grid size-12 flex-none place-items-center rounded-sm bg-raised text-brand-700">
          <School size={26} aria-hidden="true" />
        </span>
      }
      title={t(($) => $.place.joiningSchool, { name: found.schoolName })}
    >
      {action}
    </Card>
  );
}

function Card({ picture, title, children }: { picture: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className="mt-4 flex items-center gap-3.5 rounded-lg bg-brand-50 px-4 py-3.5">
      {picture}
      <div className="min-w-0 text-sm">
        <p className="font-display text-lg font-semibold wrap-anywhere" translate="no">
          {title}
        </p>
        {children && <p className="wrap-anywhere">{children}</p>}
      </div>
    </div>
  );
}
