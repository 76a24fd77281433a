import { limits } from '@alba/domain/limits';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { FoundStandardsList } from './found-standards.tsx';
import { useKeptPlace } from './kept-place.ts';
import { listId, type Shown } from './screen.ts';
import { type LoadedStandards, StandardsTree } from './standards-tree.tsx';
import { useGradeName } from './use-standard-words.ts';

/** The standards of the choices as a tree, or those that a search finds in their place. */
export function StandardsList({ loaded, ...shown }: Shown & { loaded: LoadedStandards }) {
  const { t } = useTranslation('standards');
  const { edition, choice, state, change } = shown;
  const gradeName = useGradeName(edition);
  const list = useRef<HTMLDivElement>(null);
  const isSearching = state.search !== '';
  useTreePlace(list, isSearching);
  useKeptPlace(loaded.data !== undefined, list);
  return (
    <section aria-labelledby="standards-title">
      <h2 id="standards-title" className="mb-3 text-xl" tabIndex={-1}>
        {isSearching ? t(($) => $.search.title) : t(($) => $.list.title, { grade: gradeName(choice.grade) })}{' '}
        {!isSearching && loaded.data && !loaded.error && <span className="font-normal text-soft">{loaded.data.total}</span>}
      </h2>
      <SearchField
        label={t(($) => $.search.label)}
        placeholder={t(($) => $.search.hint)}
        maxLength={limits.searchTerm}
        search={state.search}
        onSearch={(search) => change({ search })}
      />
      {isSearching && (
        <Checkbox className="mt-3" label={t(($) => $.search.within)} checked={state.isWithin} onChange={({ target }) => change({ isWithin: target.checked })} />
      )}
      <div ref={list} id={listId} className="a-stdlist mt-4">
        {isSearching && <FoundStandardsList {...shown} />}
        <div hidden={isSearching}>
          <StandardsTree {...shown} loaded={loaded} />
        </div>
      </div>
    </section>
  );
}

/** While a search takes its place the tree is hidden, and a hidden one loses how far it was scrolled; it comes back to where it was. */
function useTreePlace(list: RefObject<HTMLElement | null>, isSearching: boolean): void {
  const top = useRef(0);
  const was = useRef(isSearching);
  if (isSearching && !was.current) top.current = list.current?.scrollTop ?? 0;
  useLayoutEffect(() => {
    if (was.current === isSearching) return;
    was.current = isSearching;
    list.current?.scrollTo?.(0, isSearching ? 0 : top.current);
    // the button that cleared the search is gone with its results
    if (!isSearching && document.activeElement === document.body) list.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus();
  }, [isSearching, list]);
}
