import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusAfterDialog } from '../../lib/focus-after-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { Link } from '../../ui/link.tsx';
import { ClassCodeField } from './class-code-field.tsx';
import { showCode } from './code-text.ts';
import { JoinDialog } from './join-dialog.tsx';
import { useJoin } from './use-join.ts';

/** Join a class by its code: type it, see which class it is, confirm. A join link (`startWith`) looks its class up by itself. */
export function JoinPanel({ startWith }: { startWith?: string }) {
  const { t } = useTranslation('join-class');
  const titleId = useId();
  const fieldId = useId();
  const [code, setCode] = useState(() => showCode(startWith ?? ''));
  const join = useJoin();

  const refused = join.refused?.words;

  const lookAtOnce = useRef(join.look);
  lookAtOnce.current = join.look;
  useEffect(() => {
    if (startWith) void lookAtOnce.current(startWith);
  }, [startWith]);

  // whoever was refused mends the code right there
  useEffect(() => {
    if (join.refused) document.getElementById(fieldId)?.focus();
  }, [join.refused, fieldId]);

  // the good news may stand below what is seen, and the button that brought it is gone
  const joinedRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (join.joined) focusAfterDialog(joinedRef);
  }, [join.joined]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!join.isLooking) void join.look(code);
  };
  const change = (shown: string) => {
    setCode(shown);
    join.forget();
  };

  return (
    <section aria-labelledby={titleId} className="rounded-xl bg-brand-50 p-6">
      <h2 id={titleId}>{t(($) => $.title)}</h2>
      {join.joined && (
        <Alert status="success" ref={joinedRef} className="mt-4" title={t(($) => $.joined, { name: join.joined.name })}>
          <p>
            <Link to={paths.studentHome()}>{t(($) => $.toAssignments)}</Link>
          </p>
        </Alert>
      )}
      <p className="mt-2 text-soft">{t(($) => $.hint)}</p>
      <form noValidate onSubmit={submit} className="mt-4">
        <ClassCodeField id={fieldId} value={join.joined ? '' : code} onChange={change} error={refused && t(($) => $.refused[refused])} />
        {join.failure !== undefined && !join.found && (
          <div className="mt-4">
            <FailureAlert error={join.failure} title={t(($) => $.failed)} />
          </div>
        )}
        <Button type="submit" isBlock isBusy={join.isLooking} className="mt-4">
          {t(($) => $.submit)}
        </Button>
      </form>
      <JoinDialog found={join.found} failure={join.failure} isBusy={join.isJoining} onJoin={join.confirm} onClose={join.forget} />
    </section>
  );
}
