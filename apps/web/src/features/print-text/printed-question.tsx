import type { RichText } from '@alba/domain/rich-text';
import type { PublicQuestion } from '@alba/items/browser';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rich } from '../../ui/rich-text.tsx';

export type UnitText = (resource: string, unit: number) => RichText | undefined;
type Props = { question: PublicQuestion; number: number; unitText: UnitText };

/** A question to answer with a pencil: boxes to tick, lines to write on, letters to match. */
export function PrintedQuestion({ question, number, unitText }: Props) {
  const { t } = useTranslation('print-text');
  return (
    <section className="a-sheet__question">
      <h4>
        <span>{t(($) => $.lesson.question, { number })}</span> <Rich text={question.prompt} />
      </h4>
      <Answer question={question} unitText={unitText} />
    </section>
  );
}

function Answer({ question, unitText }: Omit<Props, 'number'>): ReactNode {
  const { t } = useTranslation('print-text');
  switch (question.kind) {
    case 'single-choice':
      return <Boxes hint={t(($) => $.lesson.pickOne)} lines={question.choices.map(({ text }) => text)} />;
    case 'multiple-choice':
      return <Boxes hint={t(($) => $.lesson.pickMany, { count: question.choose })} lines={question.choices.map(({ text }) => text)} />;
    case 'true-false':
      return <Boxes hint={t(($) => $.lesson.pickOne)} lines={[line(t(($) => $.lesson.true)), line(t(($) => $.lesson.false))]} />;
    case 'hot-text':
      return (
        <Boxes hint={t(($) => $.lesson.pickMany, { count: question.choose })} lines={question.units.map((unit) => unitText(question.resource, unit) ?? [])} />
      );
    case 'ordering':
      return <Boxes hint={t(($) => $.lesson.order)} lines={question.steps.map(({ text }) => text)} />;
    case 'numeric':
      return (
        <p className="a-sheet__blank">
          <i /> {question.unit}
        </p>
      );
    case 'cloze':
      return <Gaps question={question} />;
    case 'matching':
      return <Pairs question={question} />;
    case 'open-response':
      return (
        <>
          <ul>
            {question.checklist.map((text) => (
              <li key={text.map((node) => node.text).join('')}>
                <Rich text={text} />
              </li>
            ))}
          </ul>
          <div className="a-sheet__writing">
            {writingLines.map((place) => (
              <i key={place} />
            ))}
          </div>
        </>
      );
  }
}

const writingLines = [1, 2, 3, 4, 5, 6];
const line = (text: string): RichText => [{ type: 'text', text }];
const letter = (index: number) => String.fromCharCode(65 + index);

function Boxes({ hint, lines }: { hint: string; lines: readonly RichText[] }) {
  return (
    <>
      <p className="a-sheet__hint">{hint}</p>
      <ul className="a-sheet__boxes">
        {lines.map((text) => (
          <li key={text.map((node) => node.text).join('')}>
            <i /> <Rich text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Gaps({ question: { gaps, after } }: { question: Extract<PublicQuestion, { kind: 'cloze' }> }) {
  const { t } = useTranslation('print-text');
  return (
    <>
      <p className="a-sheet__hint">{t(($) => $.lesson.gaps)}</p>
      <p className="a-sheet__blank">
        {gaps.map(({ id, before }, index) => (
          <span key={id}>
            <Rich text={before} /> <i>{index + 1}</i>{' '}
          </span>
        ))}
        <Rich text={after} />
      </p>
      <ul>
        {gaps.map(({ id, options }, index) => (
          <li key={id}>{t(($) => $.lesson.gap, { number: index + 1, options: options.map(({ text }) => text).join(' · ') })}</li>
        ))}
      </ul>
    </>
  );
}

function Pairs({ question: { rows, options } }: { question: Extract<PublicQuestion, { kind: 'matching' }> }) {
  const { t } = useTranslation('print-text');
  return (
    <>
      <p className="a-sheet__hint">{t(($) => $.lesson.match)}</p>
      <div className="a-sheet__pairs">
        <ul className="a-sheet__boxes">
          {rows.map(({ id, text }) => (
            <li key={id}>
              <i /> <Rich text={text} />
            </li>
          ))}
        </ul>
        <ul>
          {options.map(({ id, text }, index) => (
            <li key={id}>
              <b>{letter(index)}</b> <Rich text={text} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
