import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { Button } from '../../ui/button.tsx';

/** Stays at the bottom of the window from the first change on, until it is saved or taken back. */
export function SaveBar({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const { t } = useTranslation('account');
  const { t: tUi } = useTranslation('ui');
  useEffect(() => {
    announce(
      t(($) => $.unsaved),
      'polite',
    );
    // keeps what has focus clear of the bar
    const root = document.documentElement;
    root.style.scrollPaddingBottom = '96px';
    return () => {
      root.style.scrollPaddingBottom = '';
    };
  }, [t]);
  return (
    <div className="a-tray mt-8">
      <div className="flex flex-wrap items-center justify-end gap-3 px-4 py-3">
        <p className="mr-auto text-sm text-soft">{t(($) => $.unsaved)}</p>
        <Button variant="secondary" onClick={onCancel}>
          {tUi(($) => $.cancel)}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {t(($) => $.save)}
        </Button>
      </div>
    </div>
  );
}
