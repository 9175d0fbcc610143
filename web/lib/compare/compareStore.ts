import { MAX_COMPARED } from '#shared/routes/hotels-of-url.ts';
import { readTab, writeTab } from '../storage/tabStorage.ts';

/** A hotel chosen for the comparison. */
export interface ChosenHotel {
  readonly id: string;
  readonly name: { readonly en: string | null; readonly he: string | null };
}

const key = 'compare';
const NONE: readonly ChosenHotel[] = [];
const listeners = new Set<() => void>();

/** The hotels of each place, and the place whose hotels are shown. */
interface Choices {
  readonly place: string;
  readonly byPlace: Readonly<Record<string, readonly ChosenHotel[]>>;
}

let current: Choices | null = null;

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

const chosenIn = (value: unknown): readonly ChosenHotel[] =>
  Array.isArray(value) ? value.filter(isChosen).slice(0, MAX_COMPARED) : NONE;

const readChoices = (): Choices => {
  if (current) return current;
  const stored = readTab(key);
  const place = isObject(stored) && 'place' in stored && typeof stored.place === 'string' ? stored.place : '';
  const byPlace = isObject(stored) && 'byPlace' in stored && isObject(stored.byPlace) ? stored.byPlace : {};
  current = {
    place,
    byPlace: Object.fromEntries(Object.entries(byPlace).map(([name, value]) => [name, chosenIn(value)])),
  };
  return current;
};

const keep = (choices: Choices): void => {
  current = choices;
  writeTab(key, choices);
  for (const listener of listeners) listener();
};

const read = (): readonly ChosenHotel[] => {
  const { place, byPlace } = readChoices();
  return byPlace[place] ?? NONE;
};

const write = (chosen: readonly ChosenHotel[]): void => {
  const { place, byPlace } = readChoices();
  keep({ place, byPlace: { ...byPlace, [place]: chosen } });
};

/**
 * React store of the hotels chosen for the comparison in this tab: at most four per searched place, until the tab is
 * closed.
 */
export const compareStore = {
  read,
  /** The hotels chosen in a place. */
  of: (place: string): readonly ChosenHotel[] => readChoices().byPlace[place] ?? NONE,
  /** Shows the hotels that were chosen in this place; those of other places are shown again when they are entered. */
  enter: (place: string): void => {
    const { place: before, byPlace } = readChoices();
    if (place !== before) keep({ place, byPlace });
  },
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
