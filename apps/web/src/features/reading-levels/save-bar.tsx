import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';

export type SaveBarProps = { classId: number; count: number; isBusy: boolean; onSave: () => void };

/** Stays at the bottom of the window while something is not saved. */
export function SaveBar({ classId, count, isBusy, onSave }: SaveBarProps) {
  const { t } = useTranslation('reading-levels');
  const { t: tUi } = useTranslation('ui');
  const navigate = useNavigate();
  useEffect(() => {
    // keeps what has focus clear of the bar
    const root = document.documentElement;
    root.style.scrollPaddingBottom = '96px';
    return () => {
      root.style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <section className="a-tray mt-8" aria-label={t(($) => $.bar.label)}>
      <div className="flex flex-wrap items-center justify-end gap-3 px-4 py-3">
        <p className="mr-auto" role="status">
          <span className="a-levels__dot a-levels__dot--first" aria-hidden="true" />
          {t(($) => $.bar.changes, { count })}
        </p>
        <Button variant="secondary" onClick={() => void navigate(paths.classes(classId))}>
          {tUi(($) => $.cancel)}
        </Button>
        <Button isBusy={isBusy} onClick={onSave}>
          {t(($) => $.bar.save)}
        </Button>
      </div>
    </section>
  );
}
