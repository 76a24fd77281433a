import { Archive, CloudDownload, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoClasses({ onCreate, onArchived }: { onCreate: () => void; onArchived?: () => void }) {
  const { t } = useTranslation('classes');
  return (
    <EmptyState
      title={t(($) => $.empty.title)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button icon={Plus} onClick={onCreate}>
            {t(($) => $.create)}
          </Button>
          <ButtonLink variant="secondary" icon={CloudDownload} to={paths.importClasses()}>
            {t(($) => $.import)}
          </ButtonLink>
          {onArchived && (
            <Button variant="ghost" icon={Archive} onClick={onArchived}>
              {t(($) => $.archived)}
            </Button>
          )}
        </div>
      }
    >
      {t(($) => $.empty.body)}
    </EmptyState>
  );
}
