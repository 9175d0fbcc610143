import { createContext, type RefObject, useContext, useEffect, useId } from 'react';

/** A typed number that was invalid and was replaced by its field. */
export interface ReplacedNumber {
  /** Label of the field, and the sentence under it that says which number replaced the typed one. */
  readonly note: string;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The replaced numbers of the form, by field. */
export const ReplacedNumbers = createContext<Map<string, ReplacedNumber>>(new Map());

/**
 * Registers this field in `ReplacedNumbers` while its typed number is replaced.
 * @param note see `ReplacedNumber`; null when the typed number is used
 */
export function useReplacedNumber(note: string | null, input: RefObject<HTMLInputElement | null>): void {
  const replaced = useContext(ReplacedNumbers);
  const id = useId();
  useEffect(() => {
    if (note === null) return undefined;
    replaced.set(id, { note, input });
    return () => void replaced.delete(id);
  }, [replaced, id, note, input]);
}
