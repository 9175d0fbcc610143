import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '#ui/TextField.tsx';
import { maxSearchLength } from '../url/listUrl.ts';

const debounceMs = 300;

interface SearchFieldProps {
  label: string;
  /** The current search. */
  value: string;
  /** Called once typing has paused. */
  onSearch: (text: string) => void;
  className?: string | undefined;
}

/** Searches while typing; Back and Forward update the field. */
export function SearchField({ label, value, onSearch, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Searches from this field that have not come back as `value` yet; when one does, text typed meanwhile stays.
  const [ownSearches, setOwnSearches] = useState<readonly string[]>([]);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  // Either a search from this field has come back, or the search was changed elsewhere (Back, a cleared list).
  if (value !== known) {
    setKnown(value);
    const isOwn = ownSearches.includes(value);
    setOwnSearches(isOwn ? ownSearches.slice(ownSearches.indexOf(value) + 1) : []);
    if (!isOwn) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => {
      setOwnSearches((before) => [...before, typed.trim()]);
      search.current(typed);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={label}
      type="search"
      icon={Search}
      value={typed}
      onChange={setTyped}
      maxLength={maxSearchLength}
      className={className}
    />
  );
}
