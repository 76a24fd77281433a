import type { RichText } from '@alba/domain/rich-text';
import { useTranslation } from 'react-i18next';
import { ChoiceOption, type ChoiceOptionProps } from '../../ui/choice-option.tsx';
import { Rich } from '../../ui/rich-text.tsx';
import type { WidgetProps } from './widget.ts';

type State = ChoiceOptionProps['state'];

export function SingleChoice({ question, response, onChange, tried, labelId, describedBy, ...rest }: WidgetProps<'single-choice'>) {
  const { isLocked, correct } = rest;
  return (
    <div role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy} className="mt-3.5 grid gap-2">
      {question.choices.map(({ id, text }) => (
        <Option
          key={id}
          type="radio"
          name={question.id}
          value={id}
          text={text}
          // a choice that was tried is out of play, so it no longer shows as chosen
          isChosen={response?.choice === id && !tried.some(({ choice }) => choice === id)}
          state={stateOf({
            isLocked,
            isTried: tried.some(({ choice }) => choice === id),
            isChosen: response?.choice === id,
            isRight: correct && correct.choice === id,
          })}
          onChoose={() => onChange({ kind: 'single-choice', choice: id })}
        />
      ))}
    </div>
  );
}

export function TrueFalse({ question, response, onChange, isLocked, tried, correct, labelId, describedBy }: WidgetProps<'true-false'>) {
  const { t } = useTranslation('questions');
  const words = (answer: boolean): RichText => [{ type: 'text', text: answer ? t(($) => $.true) : t(($) => $.false) }];
  return (
    <div role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy} className="mt-3.5 grid gap-2">
      {[true, false].map((answer) => (
        <Option
          key={String(answer)}
          type="radio"
          name={question.id}
          value={String(answer)}
          text={words(answer)}
          isChosen={response?.answer === answer && !tried.some((one) => one.answer === answer)}
          state={stateOf({
            isLocked,
            isTried: tried.some((one) => one.answer === answer),
            isChosen: response?.answer === answer,
            isRight: correct && correct.answer === answer,
          })}
          onChoose={() => onChange({ kind: 'true-false', answer })}
        />
      ))}
    </div>
  );
}

export function MultipleChoice({ question, response, onChange, isLocked, correct, labelId, describedBy }: WidgetProps<'multiple-choice'>) {
  const { t } = useTranslation('questions');
  const chosen = response?.choices ?? [];
  const isFull = chosen.length >= question.choose;
  const choose = (id: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, id] : chosen.filter((other) => other !== id);
    // in the order shown, so that the same choice is always the same response
    onChange({ kind: 'multiple-choice', choices: question.choices.map((choice) => choice.id).filter((other) => next.includes(other)) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would speak its legend before every box
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className="mt-3.5 grid gap-2">
      {question.choices.map(({ id, text }) => {
        const isChosen = chosen.includes(id);
        return (
          <Option
            key={id}
            type="checkbox"
            name={question.id}
            value={id}
            text={text}
            isChosen={isChosen}
            state={stateOf({ isLocked: isLocked || (isFull && !isChosen), isTried: false, isChosen, isRight: correct?.choices.includes(id) })}
            onChoose={(isNow) => choose(id, isNow)}
          />
        );
      })}
      {!isLocked && isFull && <p className="text-sm text-soft">{t(($) => $.full, { count: question.choose })}</p>}
    </div>
  );
}

/** Marks only where the right answer may be seen: what is right, and what was chosen wrongly. */
function stateOf(given: { isLocked: boolean; isTried: boolean; isChosen: boolean; isRight: boolean | undefined }): State {
  if (given.isRight === true) return 'right';
  if (given.isRight === false && given.isChosen) return 'wrong';
  if (given.isTried) return 'tried';
  return given.isLocked ? 'locked' : undefined;
}

function Option({ text, ...option }: Omit<ChoiceOptionProps, 'children'> & { text: RichText }) {
  return (
    <ChoiceOption {...option}>
      <Rich text={text} />
    </ChoiceOption>
  );
}
