import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { focusAfterDialog } from '../../lib/focus-after-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ReimportDialog } from './reimport-dialog.tsx';

/** Where an address opened the dialog, nothing on the page had focus before: it goes on from the page's beginning. */
const page = {
  get current() {
    return document.activeElement === document.body ? document.getElementById('main') : null;
  },
};

/** What the address asks for: `?import=google` opens the import, `?class=7&import=again` the re-import of a class. */
export function ImportClasses() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('import');
  const classId = Number(search.get('class'));
  const go = (path: string) => void navigate(path, { replace: true, state: { staysInPlace: true } });
  useEffect(() => () => focusAfterDialog(page), []);
  if (asked === 'again' && Number.isSafeInteger(classId) && classId > 0) {
    return <ReimportDialog key={classId} classId={classId} onClose={() => go(paths.classes(classId))} />;
  }
  if (asked !== 'google') return null;
  return <ImportDialog onClose={(imported) => go(paths.classes(imported))} onReimport={(id) => go(paths.reimportClass(id))} />;
}
