import { limits } from '@alba/domain/limits';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Rich } from '../../ui/rich-text.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import type { WidgetProps } from './widget.ts';

/** Letters left are told from here on. */
const tellFrom = limits.openResponse - 200;

export type OpenResponseProps = WidgetProps<'open-response'> & {
  prompt: string /** What the student wrote to the question that this one recalls. */;
  recalled?: string;
};

/** Words for the teacher to read, with a checklist beside. */
export function OpenResponse({ question, response, onChange, onLeave, isLocked, describedBy, prompt, recalled }: OpenResponseProps) {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const text = response?.text ?? '';
  const left = limits.openResponse - text.length;
  return (
    <div className="mt-3.5 grid gap-3">
      {recalled && (
        <figure className="border-l-[3px] border-subject-300 pl-3.5">
          <figcaption className="text-sm font-semibold text-soft">{t(($) => $.youWrote)}</figcaption>
          <blockquote className="mt-1 whitespace-pre-line">{recalled}</blockquote>
        </figure>
      )}
      {question.checklist.length > 0 && (
        <div className="rounded-md bg-band px-3.5 py-3">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <ListChecks size={18} aria-hidden="true" />
            {t(($) => $.checklist)}
          </p>
          <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm">
            {question.checklist.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the checklist never changes its order
              <li key={index}>
                <Rich text={line} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextArea
        label={t(($) => $.writeHere, { prompt })}
        hideLabel
        rows={6}
        maxLength={limits.openResponse}
        value={text}
        readOnly={isLocked}
        aria-describedby={describedBy}
        onChange={(event) => onChange({ kind: 'open-response', text: event.target.value })}
        onBlur={onLeave}
      />
      {text.length >= tellFrom && (
        <p role="status" className="text-sm text-soft">
          {t(($) => $.lettersLeft, { count: left, shown: format.number(left) })}
        </p>
      )}
    </div>
  );
}
