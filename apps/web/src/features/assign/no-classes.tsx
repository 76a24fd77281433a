import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Nobody to assign to yet. */
export function NoClasses() {
  const { t } = useTranslation('assign');
  return (
    <EmptyState level={3} title={t(($) => $.noClasses.title)} action={<ButtonLink to={paths.classes()}>{t(($) => $.noClasses.create)}</ButtonLink>}>
      {t(($) => $.noClasses.body)}
    </EmptyState>
  );
}
