import type { Role } from '@alba/domain/accounts';
import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Who helps when help does not: the same at the end of every page of help. */
export function Support({ role }: { role: Role }) {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby="help-support" className="mt-12 flex flex-wrap items-center gap-x-10 gap-y-4 rounded-lg bg-band p-6">
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="help-support" className="text-xl">
          {t(($) => $.support.title)}
        </h2>
        <p className="mt-1">{t(($) => $.support[role])}</p>
      </div>
      <ButtonLink to={paths.footer('support')} icon={LifeBuoy}>
        {t(($) => $.support.action)}
      </ButtonLink>
    </section>
  );
}
