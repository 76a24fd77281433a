import { Printer } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { companyName, productName } from '../../lib/edition.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { usePrintWhenReady } from './use-print-when-ready.ts';
import './print.css';

export type SheetProps = {
  /** The mark of the product; the page frame knows it. */
  mark: ReactNode;
  title: string;
  /** Lesson, part and reading level: at the top of the first page, and small on every other. */
  head: string;
  className?: string;
  /** Language of the lesson's words. */
  lang: string;
  /** On the screen only, beside the button: what the paper is to have. */
  choices?: ReactNode;
  /** The dialog comes by itself. */
  opensDialog?: boolean;
  children: ReactNode;
};

/** A page for the printer, shown on the screen as it will be on paper: logo, lesson and level, name and date, then the text. */
export function Sheet({ mark, title, head, className, lang, choices, opensDialog = true, children }: SheetProps) {
  const { t } = useTranslation('print-text');
  const sheet = useRef<HTMLDivElement>(null);
  useTitle(title);
  useRunningWords(head);
  return (
    <div className="a-sheet-ground">
      <div className="a-sheet" ref={sheet}>
        {opensDialog && <DialogWhenReady sheet={sheet} />}
        <div className="a-sheet__tools">
          {choices}
          <Button icon={Printer} onClick={() => window.print()}>
            {t(($) => $.print)}
          </Button>
        </div>
        <div className="a-sheet__brand">
          {mark}
          <b translate="no">{productName}</b>
          <span lang={lang}>{head}</span>
        </div>
        <dl className="a-sheet__lines">
          <div>
            <dt>{t(($) => $.name)}</dt>
            <dd />
          </div>
          <div>
            <dt>{t(($) => $.date)}</dt>
            <dd />
          </div>
        </dl>
        {className !== undefined && (
          <p className="a-sheet__class">
            {t(($) => $.class)} <b translate="no">{className}</b>
          </p>
        )}
        <h1 lang={lang} className="a-sheet__title">
          {title}
        </h1>
        {children}
        <p className="a-sheet__foot" translate="no">
          {t(($) => $.copyright, { year: new Date().getFullYear(), company: companyName })}
        </p>
      </div>
    </div>
  );
}

function DialogWhenReady({ sheet }: { sheet: Parameters<typeof usePrintWhenReady>[0] }) {
  usePrintWhenReady(sheet);
  return null;
}

/** Words in the margins of the paper, where the browser can: they are CSS there, so they travel as its properties. */
function useRunningWords(head: string): void {
  const { t } = useTranslation('print-text');
  const [before = '', between = ''] = t(($) => $.page, { page: '\n', total: '\n' }).split('\n');
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const words = { '--sheet-head': head, '--sheet-page': before, '--sheet-of': between };
    for (const [name, value] of Object.entries(words)) style.setProperty(name, JSON.stringify(value));
    return () => {
      for (const name of Object.keys(words)) style.removeProperty(name);
    };
  }, [head, before, between]);
}
