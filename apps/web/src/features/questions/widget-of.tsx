import { plainText } from '@alba/domain/rich-text';
import type { PublicOf, QuestionKind, ResponseOf } from '@alba/items/browser';
import type { ComponentType, ReactNode } from 'react';
import { MultipleChoice, SingleChoice, TrueFalse } from './choices.tsx';
import { HotText } from './hot-text.tsx';
import { Numeric } from './numeric.tsx';
import { OpenResponse } from './open-response.tsx';
import { Ordering } from './ordering.tsx';
import { Cloze, Matching } from './places.tsx';
import type { WidgetProps } from './widget.ts';

type AnyProps = WidgetProps<QuestionKind> & { recalled?: string };

/** A kind without its line does not compile. */
const widgets: { [K in QuestionKind]: (props: WidgetProps<K> & { recalled?: string }) => ReactNode } = {
  'single-choice': SingleChoice,
  'multiple-choice': MultipleChoice,
  'true-false': TrueFalse,
  cloze: Cloze,
  numeric: Numeric,
  ordering: Ordering,
  matching: Matching,
  'hot-text': HotText,
  'open-response': (props) => <OpenResponse {...props} prompt={plainText(props.question.prompt)} />,
};

/** The widget of a question's kind. Responses of another kind (an older version's) are left out. */
export function Widget(props: AnyProps) {
  const { kind } = props.question;
  const ofKind = <T extends { kind: QuestionKind }>(response: T | undefined) => (response?.kind === kind ? response : undefined);
  const Kind = widgets[kind] as ComponentType<AnyProps>;
  return <Kind {...props} response={ofKind(props.response)} correct={ofKind(props.correct)} tried={props.tried.filter((response) => response.kind === kind)} />;
}

export type AnyQuestion = PublicOf<QuestionKind>;
export type AnyResponse = ResponseOf<QuestionKind>;
