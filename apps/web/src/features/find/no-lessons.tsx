import type { EditionId } from '@alba/domain/editions';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Found } from './api.ts';
import { bandsOf, type FindState } from './find-state.ts';
import { useCategoryWords } from './use-words.ts';

export type NoLessonsProps = {
  edition: EditionId;
  state: FindState;
  help: Found['help'];
  /** Focus goes to the results, for the button that was pressed is gone with the empty state. */
  onChange: (wish: Partial<FindState>) => void;
};

/** Nothing fits: the one filter that hides most lessons, to be taken away with one click, and all of them at once. */
export function NoLessons({ edition, state, help, onChange }: NoLessonsProps) {
  const { t } = useTranslation('find');
  const { list } = useFormat();
  const category = useCategoryWords();
  // one filled button a screen: the tray's, when something is chosen
  const variant = state.lessons.length > 0 ? 'secondary' : 'primary';
  const labels = {
    category: state.category ? category(state.category) : '',
    gradeBands: list(state.gradeBands.map((band) => t(($) => $.gradeBands[band]))),
    subject: state.subject ? t(($) => $.subjects[state.subject as NonNullable<typeof state.subject>]) : '',
    search: state.search,
  };
  const without = {
    category: { category: undefined },
    gradeBands: { gradeBands: bandsOf(edition) },
    subject: { subject: undefined },
    search: { search: '' },
  } satisfies Record<keyof typeof labels, Partial<FindState>>;
  const clear = { ...without.category, ...without.gradeBands, ...without.subject, ...without.search };
  return (
    <EmptyState
      level={3}
      picture="search"
      title={t(($) => $.none.title)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {help && (
            <Button variant={variant} onClick={() => onChange(without[help.remove])}>
              {t(($) => $.none.remove, { label: labels[help.remove], count: help.count })}
            </Button>
          )}
          <Button variant={help ? 'secondary' : variant} onClick={() => onChange(clear)}>
            {t(($) => $.none.clear)}
          </Button>
        </div>
      }
    >
      {state.search === '' ? t(($) => $.none.body) : t(($) => $.none.bodySearch, { search: state.search })}
    </EmptyState>
  );
}
