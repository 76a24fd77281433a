import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { type Done, useDoneWords } from './use-words.ts';

/** In place of the form once it is done, so that nothing is sent twice. Focus comes here. */
export function Assigned({ done, onAgain }: { done: Done; onAgain: () => void }) {
  const { t } = useTranslation('collections');
  const doneWords = useDoneWords();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className="mt-4 grid gap-3">
      <Alert status="success" ref={alert} title={doneWords(done)} action={<Link to={paths.assignedLatest()}>{t(($) => $.assign.seeAssigned)}</Link>}>
        <p>{t(($) => $.assign.doneNext)}</p>
      </Alert>
      <Button variant="secondary" isBlock onClick={onAgain}>
        {t(($) => $.assign.again)}
      </Button>
    </div>
  );
}
