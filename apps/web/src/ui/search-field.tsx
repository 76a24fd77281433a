import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { TextField } from './text-field.tsx';

const pause = 400;

export type SearchFieldProps = {
  label: string;
  placeholder: string;
  maxLength: number;
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
  /** Beside other labelled fields of a toolbar: its label is shown too. */
  isLabelled?: boolean;
};

/** Searches when typing pauses, and at once on Enter. */
export function SearchField({ search, onSearch, isLabelled = false, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  // the address changed under the field: Back, or Clear filters
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);
  const isLeaving = useIsLeaving();
  useEffect(() => {
    // a search that is sent now would call back whoever has just opened another page
    if (isLeaving || typed.trim() === sent.current) return;
    const timer = setTimeout(() => send(typed), pause);
    return () => clearTimeout(timer);
  });
  const send = (words: string) => {
    sent.current = words.trim();
    onSearch(words.trim());
  };
  return (
    <search className="min-w-0 flex-1 max-sm:basis-full">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(typed);
        }}
      >
        <TextField
          type="search"
          name="search"
          hideLabel={!isLabelled}
          isCompact={isLabelled}
          icon={Search}
          {...field}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  );
}

/** Whether another page is on its way. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next !== undefined && next.pathname !== pathname;
}
