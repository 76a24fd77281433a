import type { ClassSummary } from '@alba/contract/classes';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useFailureWords } from '../../lib/failure/index.ts';
import { focusAfterDialog } from '../../lib/focus-after-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { breakpoints } from '../../lib/timings.ts';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { useLoadClassesQuery } from './api.ts';
import { ClassDetailPanel, type OnNewPassword } from './class-detail.tsx';
import { ClassFormDialog } from './class-form-dialog.tsx';
import type { ClassLife } from './class-life.ts';
import { ClassList } from './class-list.tsx';
import { NoClasses } from './no-classes.tsx';
import { RemoveClass } from './remove-class.tsx';

type Open = { dialog: 'create' } | { dialog: 'edit' | 'remove'; given: ClassSummary };

/** The list at the left, the chosen class (`?class=`) at the right; below 992 px one after the other. */
export function ClassManager({ onNewPassword, life }: { onNewPassword?: OnNewPassword; life?: ClassLife }) {
  const { t } = useTranslation('classes');
  const { data, error, isFetching, refetch } = useLoadClassesQuery({});
  const failed = useFailureWords(error);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const chosen = chosenIn(search);
  const { listRef, viewRef } = useViewFocus(chosen);

  if (!data && failed) {
    return (
      <ErrorPanel title={failed.title} onRetry={refetch} isRetrying={isFetching}>
        {failed.body}
      </ErrorPanel>
    );
  }
  if (!data) return <RowsSkeleton label={t(($) => $.loading)} />;

  const { classes } = data;
  const currentId = chosen ?? classes[0]?.classId;
  const show = (classId?: number) => navigate(paths.classes(classId), { replace: classId === undefined, state: { staysInPlace: true } });
  const saved = (given: ClassSummary) => {
    showToast({
      status: 'success',
      title: open?.dialog === 'edit' ? t(($) => $.form.saved, { name: given.name }) : t(($) => $.form.created, { name: given.name }),
    });
    close();
    void show(given.classId);
  };

  return (
    <>
      {classes.length === 0 && chosen === undefined ? (
        <NoClasses onCreate={() => setOpen({ dialog: 'create' })} onArchived={life?.onArchived} />
      ) : (
        <div className="grid gap-10 lg:grid-cols-[290px_minmax(0,1fr)]">
          <section ref={listRef} tabIndex={-1} aria-label={t(($) => $.myClasses)} className={chosen === undefined ? '' : 'hidden lg:block'}>
            <ClassList classes={classes} currentId={currentId} onCreate={() => setOpen({ dialog: 'create' })} onArchived={life?.onArchived} />
          </section>
          <div ref={viewRef} tabIndex={-1} className={chosen === undefined ? 'hidden min-w-0 lg:block' : 'min-w-0'}>
            <Link to={paths.classes()} look="quiet" staysInPlace className="mb-4 inline-flex min-h-11 items-center gap-1 lg:hidden">
              <ChevronLeft size={18} aria-hidden="true" />
              {t(($) => $.allClasses)}
            </Link>
            {currentId !== undefined && (
              <ClassDetailPanel
                key={currentId}
                classId={currentId}
                classes={classes}
                life={life}
                onNewPassword={onNewPassword}
                onEdit={(given) => setOpen({ dialog: 'edit', given })}
                onRemove={(given) => setOpen({ dialog: 'remove', given })}
              />
            )}
          </div>
        </div>
      )}
      {open?.dialog === 'create' && <ClassFormDialog classes={classes} onSaved={saved} onClose={close} />}
      {open?.dialog === 'edit' && <ClassFormDialog editing={open.given} classes={classes} onSaved={saved} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveClass
          given={open.given}
          onRemoved={() => {
            close();
            void show();
            // the menu that asked is gone with its class
            focusAfterDialog(listRef);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Below 992 px the list and the class take each other's place: focus goes with the view, since what had it is hidden. */
function useViewFocus(chosen: number | undefined) {
  const listRef = useRef<HTMLElement>(null);
  const viewRef = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    if (window.innerWidth >= breakpoints.lg) return;
    window.scrollTo(0, 0);
    (chosen === undefined ? listRef : viewRef).current?.focus({ preventScroll: true });
  }, [chosen]);
  return { listRef, viewRef };
}

/** The class in the address, if it is one. */
function chosenIn(search: URLSearchParams): number | undefined {
  const id = Number(search.get('class'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
