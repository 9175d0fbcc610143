import { createContext, useContext, useEffect, useId } from 'react';

/** What the form says about numbers that it has replaced because it could not use them, by field. */
export const ReplacedNumbers = createContext<Map<string, string>>(new Map());

/**
 * Names this field among the replaced numbers as long as it says so.
 * @param note label of the field and what it says; null when the typed number is used
 */
export function useReplacedNumber(note: string | null): void {
  const replaced = useContext(ReplacedNumbers);
  const id = useId();
  useEffect(() => {
    if (note === null) return undefined;
    replaced.set(id, note);
    return () => void replaced.delete(id);
  }, [replaced, id, note]);
}
