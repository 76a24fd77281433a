import type { ClassSummary } from '@alba/contract/classes';
import { formatClassCode } from '@alba/domain/classes';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

type Given = { given: Pick<ClassSummary, 'code'> };

/** How students get in: the code to read aloud and the link to send. */
export function ClassCodes({ given: { code } }: Given) {
  const { t } = useTranslation('classes');
  if (code === undefined) return <p className="mt-6 rounded-lg bg-brand-50 px-5 py-4 text-soft">{t(($) => $.codeOff)}</p>;
  return (
    <div className="mt-6 flex flex-wrap gap-x-8 gap-y-4 rounded-lg bg-brand-50 px-5 py-4 [&_.bg-band]:bg-transparent [&_.bg-band]:pl-0">
      <LabelledCopy label={t(($) => $.code)} value={formatClassCode(code)} copiedWords={t(($) => $.codeCopied)} />
      <LabelledCopy label={t(($) => $.link)} value={joinLink(code)} copiedWords={t(($) => $.linkCopied)} look="link" />
    </div>
  );
}

/** A class without students: the code for the board, in large letters. */
export function FirstCode({ given: { code } }: Given) {
  const { t } = useTranslation('classes');
  if (code === undefined) return <EmptyState title={t(($) => $.first.title)}>{t(($) => $.codeOff)}</EmptyState>;
  return (
    <section
      aria-labelledby="first-code"
      className="mt-6 grid justify-items-center gap-4 rounded-xl bg-brand-50 px-5 py-10 text-center [&_.bg-band]:bg-transparent"
    >
      <h3 id="first-code" className="text-xl">
        {t(($) => $.first.title)}
      </h3>
      <p className="max-w-110 text-soft">{t(($) => $.first.body)}</p>
      <div className="[&_.a-code]:text-[clamp(2.25rem,9vw,4rem)] [&_.bg-band]:flex-wrap [&_.bg-band]:justify-center">
        <CopyField label={t(($) => $.code)} value={formatClassCode(code)} copiedWords={t(($) => $.codeCopied)} isLarge />
      </div>
      <LabelledCopy label={t(($) => $.link)} value={joinLink(code)} copiedWords={t(($) => $.linkCopied)} look="link" />
    </section>
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
