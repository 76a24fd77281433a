import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Popover } from '../../ui/popover.tsx';

export type PrintLinksProps = { texts: readonly { title: string; to: string }[] };

/** A printer among the reading tools: straight to the text on paper, in a new tab; with several texts a list of them. */
export function PrintLinks({ texts }: PrintLinksProps) {
  const { t } = useTranslation('passage');
  const [first, ...more] = texts;
  if (!first) return null;
  if (more.length > 0) return <PrintMenu texts={texts} />;
  return (
    <Link to={first.to} isNewTab className="a-iconbtn" look="quiet">
      <Printer size={22} aria-hidden="true" />
      <span className="sr-only">{t(($) => $.print)}</span>
    </Link>
  );
}

function PrintMenu({ texts }: PrintLinksProps) {
  const { t } = useTranslation('passage');
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = t(($) => $.choosePrint);
  return (
    <>
      <IconButton ref={trigger} icon={Printer} label={label} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      <Popover triggerRef={trigger} isOpen={isOpen} onClose={() => setOpen(false)} label={label} placement="bottom end" isSheetOnPhone>
        <p className="mb-1 font-semibold">{label}</p>
        <ul className="grid gap-1">
          {texts.map(({ title, to }) => (
            <li key={to}>
              <Link to={to} isNewTab className="flex min-h-11 items-center gap-2" onClick={() => setOpen(false)}>
                <Printer size={20} className="shrink-0" aria-hidden="true" />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  );
}
