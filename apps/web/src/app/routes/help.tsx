import { useTranslation } from 'react-i18next';
import { HelpGuides } from '../../features/help/guides.tsx';
import { HelpHome } from '../../features/help/help-home.tsx';
import { ShortcutsAgain } from '../../features/help/shortcuts-again.tsx';
import { Support } from '../../features/help/support.tsx';
import { useShowLanding } from '../../features/teacher-home/use-landing.ts';
import { editionLooks } from '../../lib/edition.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { useFrame } from '../frame/frame-context.ts';
import { Page } from '../frame/page.tsx';

await needMessages('help');

/** `/help` (P-HELP). */
export function Component() {
  const { t } = useTranslation('help');
  const { edition, viewer } = useFrame();
  if (!viewer) return null;
  const { role } = viewer;
  return (
    <Page title={t(($) => $.title)} summary={t(($) => $.summary[role])}>
      <HelpHome reader={{ role, edition }}>{role === 'teacher' && <ForTeachers />}</HelpHome>
      <Support role={role} />
    </Page>
  );
}

/** The guides of the Resources menu, and the window that a teacher's day began with. */
function ForTeachers() {
  const { t } = useTranslation('app');
  const { edition } = useFrame();
  const showLanding = useShowLanding();
  return (
    <>
      <HelpGuides guides={editionLooks[edition].guides.map(({ key, to }) => ({ to, label: t(($) => $.guides[key]) }))} />
      <ShortcutsAgain onShow={showLanding} />
    </>
  );
}
