import { plainText } from '@alba/domain/rich-text';
import type { ResponseOf } from '@alba/items/browser';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { Rich } from '../../ui/rich-text.tsx';
import { GapSelect } from './gap-select.tsx';
import type { WidgetProps } from './widget.ts';

/** A closed list beside its row shows about this many letters; longer ones stand below it, in the whole width. */
const lettersBeside = 20;

type Places = Readonly<Record<string, string>>;

/** The mark of a place holds while it shows what was checked; a changed place is open again. */
function rightOf(given: {
  id: string;
  now: Places;
  checked: Places | undefined;
  parts: Readonly<Record<string, boolean>> | undefined;
  isShown: boolean;
}): boolean | undefined {
  const { id, now, checked, parts, isShown } = given;
  if (parts?.[id] === undefined) return undefined;
  return isShown || (checked !== undefined && checked[id] === now[id]) ? parts[id] : undefined;
}

/** Puts an option in a place; the places stay in the question's order, so that the same answer is always the same response. */
function placed(order: readonly string[], now: Places, id: string, option: string): Record<string, string> {
  const all = { ...now, [id]: option };
  return Object.fromEntries(order.flatMap((place) => (all[place] ? [[place, all[place]]] : [])));
}

export function Cloze({ question, response, onChange, isLocked, describedBy, tried, parts, correct, labelId }: WidgetProps<'cloze'>) {
  const { t } = useTranslation('questions');
  const now = response?.gaps ?? {};
  const order = question.gaps.map((gap) => gap.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a sentence with lists in it, named by the prompt
    <div role="group" aria-labelledby={labelId} className="mt-3.5 leading-[1.7]">
      {question.gaps.map((gap, index) => (
        <span key={gap.id}>
          <Rich text={gap.before} />
          <GapSelect
            label={t(($) => $.gap, { number: index + 1, total: question.gaps.length })}
            options={gap.options}
            value={now[gap.id]}
            onChange={(option) => onChange({ kind: 'cloze', gaps: placed(order, now, gap.id, option) })}
            isLocked={isLocked}
            describedBy={describedBy}
            isRight={rightOf({ id: gap.id, now, checked: tried.at(-1)?.gaps, parts, isShown: isLocked && !describedBy })}
            correct={correct?.gaps[gap.id]}
          />
        </span>
      ))}
      <Rich text={question.after} />
    </div>
  );
}

export function Matching({ question, response, onChange, isLocked, describedBy, tried, parts, correct, labelId }: WidgetProps<'matching'>) {
  const { t } = useTranslation('questions');
  const now = response?.rows ?? {};
  const order = question.rows.map((row) => row.id);
  const options = question.options.map(({ id, text }) => ({ id, text: plainText(text) }));
  const isLong = options.some(({ text }) => text.length > lettersBeside);
  const change = (row: string, option: string): ResponseOf<'matching'> => ({ kind: 'matching', rows: placed(order, now, row, option) });
  return (
    <ul aria-labelledby={labelId} className="mt-3.5 grid grid-cols-[minmax(0,1fr)] gap-2">
      {question.rows.map((row) => (
        <li
          key={row.id}
          className={cx(
            'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border-[1.5px] border-line-strong px-3.5 py-2.5',
            !isLong && 'sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center',
          )}
        >
          <span id={`${labelId}-${row.id}`}>
            <Rich text={row.text} />
          </span>
          <GapSelect
            label={t(($) => $.matchFor, { row: plainText(row.text) })}
            options={options}
            value={now[row.id]}
            onChange={(option) => onChange(change(row.id, option))}
            isLocked={isLocked}
            describedBy={describedBy}
            isRight={rightOf({ id: row.id, now, checked: tried.at(-1)?.rows, parts, isShown: isLocked && !describedBy })}
            correct={correct?.rows[row.id]}
          />
        </li>
      ))}
    </ul>
  );
}
