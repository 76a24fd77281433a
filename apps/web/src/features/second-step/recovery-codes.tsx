import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { Button } from '../../ui/button.tsx';
import './second-step.css';

/** Codes for when the app is not there, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('second-step');
  const [isCopied, setCopied] = useState(false);
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
      announce(
        t(($) => $.codes.copied),
        'polite',
      );
    } catch {
      // forbidden by the browser: they can be written down
    }
  };
  return (
    <div className="grid gap-5">
      <p ref={start} tabIndex={-1} className="outline-none">
        {t(($) => $.codes.body)}
      </p>
      <ul className="a-second-step__codes rounded-lg bg-band" aria-label={t(($) => $.codes.title)}>
        {codes.map((code) => (
          <li key={code} translate="no" className="a-code text-lg">
            {code}
          </li>
        ))}
      </ul>
      {/* absent on plain http, which a school network may be */}
      {'clipboard' in navigator && (
        <Button variant="secondary" icon={Copy} className="justify-self-start" onClick={copy}>
          {isCopied ? t(($) => $.codes.copied) : t(($) => $.codes.copy)}
        </Button>
      )}
    </div>
  );
}
