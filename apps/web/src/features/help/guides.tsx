import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link.tsx';

/** Guides of the edition to read or print; their words come with them. */
export function HelpGuides({ guides }: { guides: readonly { to: string; label: string }[] }) {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby="help-guides" className="mt-12">
      <h2 id="help-guides" className="mb-3">
        {t(($) => $.guides.title)}
      </h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {guides.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center gap-2">
              <FileText size={20} aria-hidden="true" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
