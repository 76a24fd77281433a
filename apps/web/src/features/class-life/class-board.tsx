import type { ClassSummary } from '@alba/contract/classes';
import { formatClassCode } from '@alba/domain/classes';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import './class-board.css';

/** The code over the whole screen for a projector: large enough for the last row, and nobody's name beside it. */
export function ClassBoard({ given: { name, code }, onClose }: { given: Pick<ClassSummary, 'name' | 'code'>; onClose: () => void }) {
  const { t } = useTranslation('class-life');
  if (code === undefined) return null;
  const shown = formatClassCode(code);
  const path = paths.joinClass(shown);
  return (
    <Dialog isOpen onClose={onClose} title={<span translate="no">{name}</span>} size="xl">
      <div className="a-board">
        <div>
          <p className="a-board__step">{t(($) => $.board.type)}</p>
          <p className="a-board__code a-code" translate="no">
            {shown}
          </p>
          <p className="a-board__step">{t(($) => $.board.open)}</p>
          <p className="a-board__link" translate="no">
            {location.host}
            {path}
          </p>
        </div>
        <figure>
          <QrCode text={`${location.origin}${path}`} label={t(($) => $.board.qr, { name })} className="a-board__qr" />
          <figcaption className="text-soft">{t(($) => $.board.scan)}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
}
