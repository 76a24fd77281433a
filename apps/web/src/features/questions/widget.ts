import type { RichText } from '@alba/domain/rich-text';
import type { PublicOf, QuestionKind, ResponseOf, Validation } from '@alba/items/browser';

/** What every kind of question gets. A widget shows and changes a response; it knows no server and no store. */
export type WidgetProps<K extends QuestionKind> = {
  question: PublicOf<K>;
  response: ResponseOf<K> | undefined;
  onChange: (response: ResponseOf<K>) => void;
  /** Focus left a field that is typed into. */
  onLeave?: () => void;
  /** Takes no change: right, out of tries, turned in, or shown to a teacher. */
  isLocked: boolean;
  /** Wrong responses of earlier tries, oldest first. */
  tried: readonly ResponseOf<K>[];
  /** Gap by gap or row by row, as the last check or the review told. */
  parts?: Readonly<Record<string, boolean>>;
  firstWrongStep?: string;
  /** The right answer, where it may be seen. */
  correct?: ResponseOf<K>;
  /** Id of the prompt, which names the widget. */
  labelId: string;
  /** Id of what explains why it is locked, or of the feedback. */
  describedBy?: string;
  /** Words of a passage's unit at the level being read. */
  unitText: UnitText;
};

export type UnitText = (resource: string, unit: number) => RichText | undefined;

/** Something was typed that is no number yet. */
export const isNoNumber = (validation: Validation): boolean => 'message' in validation && validation.message === 'not_a_number';
