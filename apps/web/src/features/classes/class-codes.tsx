import type { ClassSummary } from '@alba/contract/classes';
import { formatClassCode } from '@alba/domain/classes';
import { Ban, Presentation, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import './class-codes.css';
import type { ClassLife } from './class-life.ts';

type ClassCodesProps = { given: ClassSummary; life?: ClassLife };

/** How students get in: the code to read aloud and the link to send. */
export function ClassCodes({ given, life }: ClassCodesProps) {
  const { t } = useTranslation('classes');
  if (given.code === undefined) return <CodeOff given={given} life={life} />;
  return (
    <div className="a-codes a-codes--line mt-6 flex flex-wrap items-end gap-x-8 gap-y-4 rounded-lg bg-brand-50 px-5 py-4">
      <LabelledCopy label={t(($) => $.code)} value={formatClassCode(given.code)} copiedWords={t(($) => $.codeCopied)} />
      <LabelledCopy label={t(($) => $.link)} value={joinLink(given.code)} copiedWords={t(($) => $.linkCopied)} look="link" />
      <CodeActs given={given} life={life} />
    </div>
  );
}

/** A class without students: the code for the board, in large letters. */
export function FirstCode({ given, life }: ClassCodesProps) {
  const { t } = useTranslation('classes');
  if (given.code === undefined)
    return (
      <EmptyState title={t(($) => $.first.title)} action={<TurnOn given={given} life={life} />}>
        {t(($) => $.codeOff)}
      </EmptyState>
    );
  return (
    <section aria-labelledby="first-code" className="a-codes mt-6 grid justify-items-center gap-4 rounded-xl bg-brand-50 px-5 py-10 text-center">
      <h3 id="first-code" className="text-xl">
        {t(($) => $.first.title)}
      </h3>
      <p className="a-codes__words text-soft">{t(($) => $.first.body)}</p>
      <div className="a-codes__large">
        <CopyField label={t(($) => $.code)} value={formatClassCode(given.code)} copiedWords={t(($) => $.codeCopied)} isLarge />
      </div>
      <LabelledCopy label={t(($) => $.link)} value={joinLink(given.code)} copiedWords={t(($) => $.linkCopied)} look="link" />
      <CodeActs given={given} life={life} />
    </section>
  );
}

function CodeOff({ given, life }: ClassCodesProps) {
  const { t } = useTranslation('classes');
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-brand-50 px-5 py-4 text-soft">
      <p>{t(($) => $.codeOff)}</p>
      <TurnOn given={given} life={life} />
    </div>
  );
}

function TurnOn({ given, life }: ClassCodesProps) {
  const { t } = useTranslation('classes');
  if (!life) return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => life.onAct('code-on', given)}>
      {t(($) => $.codeOnAct)}
    </Button>
  );
}

function CodeActs({ given, life }: ClassCodesProps) {
  const { t } = useTranslation('classes');
  if (!life) return null;
  return (
    <span className="ml-auto inline-flex items-center gap-1">
      <Button variant="secondary" size="sm" icon={Presentation} onClick={() => life.onAct('board', given)}>
        {t(($) => $.showBoard)}
      </Button>
      <RowMenu
        label={t(($) => $.codeMore)}
        items={[
          { id: 'new', label: t(($) => $.newCode), icon: RefreshCw, onAction: () => life.onAct('new-code', given) },
          { id: 'off', label: t(($) => $.codeOffAct), icon: Ban, onAction: () => life.onAct('code-off', given) },
        ]}
      />
    </span>
  );
}

type LabelledCopyProps = { label: string; value: string; copiedWords: string; look?: 'code' | 'link' };

function LabelledCopy({ label, ...rest }: LabelledCopyProps) {
  return (
    <div className="max-w-full min-w-0">
      {/* seen here, spoken by the field itself */}
      <p className="text-sm text-soft" aria-hidden="true">
        {label}
      </p>
      <CopyField label={label} {...rest} />
    </div>
  );
}

const joinLink = (code: string) => `${location.origin}${paths.joinClass(formatClassCode(code))}`;
