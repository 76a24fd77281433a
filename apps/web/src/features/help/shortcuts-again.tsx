import { LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';

/** Brings back the window of four ways that a teacher has sent away, at home. */
export function ShortcutsAgain({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const show = () => {
    onShow();
    navigate(paths.home());
  };
  return (
    <Button variant="secondary" icon={LayoutGrid} className="mt-4" onClick={show}>
      {t(($) => $.landing)}
    </Button>
  );
}
