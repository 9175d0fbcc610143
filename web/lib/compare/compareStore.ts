import { MAX_COMPARED } from '#shared/routes/hotels-of-address.ts';
import { readTab, writeTab } from '../storage/tabStorage.ts';

/** A hotel chosen for the comparison. */
export interface ChosenHotel {
  readonly id: string;
  readonly name: { readonly en: string | null; readonly he: string | null };
}

const key = 'compare';
const listeners = new Set<() => void>();
let current: readonly ChosenHotel[] | null = null;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => value === null || typeof value === 'string';

const isChosen = (value: unknown): value is ChosenHotel =>
  isObject(value) &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  isObject(value.name) &&
  'en' in value.name &&
  isText(value.name.en) &&
  'he' in value.name &&
  isText(value.name.he);

const read = (): readonly ChosenHotel[] => {
  const kept = readTab(key);
  current ??= Array.isArray(kept) ? kept.filter(isChosen).slice(0, MAX_COMPARED) : [];
  return current;
};

const write = (chosen: readonly ChosenHotel[]): void => {
  current = chosen;
  writeTab(key, chosen);
  for (const listener of listeners) listener();
};

/** The hotels that this tab has chosen for the comparison, for React: at most four, until the tab is closed. */
export const compareStore = {
  read,
  has: (id: string): boolean => read().some((hotel) => hotel.id === id),
  /** True when no other hotel can be chosen. */
  isFull: (): boolean => read().length >= MAX_COMPARED,
  /** Adds a hotel; ignored when four others are chosen already. */
  choose: (hotel: ChosenHotel): void => {
    const others = read().filter(({ id }) => id !== hotel.id);
    if (others.length < MAX_COMPARED) write([...others, hotel]);
  },
  remove: (id: string): void => write(read().filter((hotel) => hotel.id !== id)),
  clear: (): void => write([]),
  /** Drops the copy in memory, so that the next read uses the tab's storage again. */
  forget: (): void => {
    current = null;
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
