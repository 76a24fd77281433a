import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link.tsx';

/** To the page where a teacher chooses what of a lesson comes on paper. */
export function LessonPrintLink({ to }: { to: string }) {
  const { t } = useTranslation('print-text');
  return (
    <Link to={to} isNewTab className="flex min-h-11 items-center gap-2">
      <Printer size={20} className="shrink-0" aria-hidden="true" />
      {t(($) => $.lesson.link)}
    </Link>
  );
}
