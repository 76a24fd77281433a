import type { RichText } from '@alba/domain/rich-text';
import type { QuestionResponse } from '@alba/items/browser';
import type { ReactNode } from 'react';

/** What checking allows and told so far. */
export type CheckState = {
  /** The teacher allows it. */
  isAllowed: boolean;
  tries: number;
  triesLeft: number;
  right?: boolean;
  tried: readonly QuestionResponse[];
  feedback?: RichText;
  parts?: Readonly<Record<string, boolean>>;
  firstWrongStep?: string;
  isChecking?: boolean;
  /** The check did not get through: words above the button. */
  failure?: ReactNode;
  onCheck: () => void;
};
