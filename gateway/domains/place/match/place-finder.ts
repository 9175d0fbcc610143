import { setImmediate as breathe } from 'node:timers/promises';
import type { Cached } from '#cache/cache.ts';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { City, Country } from '#models/hotel/place.ts';
import { within } from '#gateway/kit/within.ts';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { type Atlas, type Guess, guessPlaces } from './place-guess.ts';
import { type PlaceIndex, indexCities, indexCountries, mergeIndexes } from './place-index.ts';
import { POPULAR_COUNTRIES } from '../data/place-names.ts';

/** A place that a phrase names. */
export interface FoundPlace extends Guess {
  readonly code: string;
  readonly country: Country;
}

interface Lists {
  /** @throws AppError when the provider fails */
  readonly countries: () => Promise<Cached<readonly Country[]>>;
  /** The list if it has been read; null otherwise. */
  readonly cachedCities: (countryCode: string) => Promise<Cached<readonly City[]> | null>;
  readonly cities: (countryCode: string) => Promise<Cached<readonly City[]>>;
  /** Codes of the countries with a large city of this folded name. */
  readonly countriesOfCity: (foldedName: string) => readonly string[];
  /** Milliseconds; only differences matter. */
  readonly now: () => number;
}

const MAX_PHRASES = 20;
const MAX_PHRASE = 100;
const MAX_PLACES = 50;
/** Maximum number of lists that one search may start to read. */
const MAX_READS = 3;
/** Longest wait of a search for lists, in milliseconds; reading continues after it. */
const READ_MS = 2_000;
/** Limits of reading lists while a traveller types: at most `most` lists in `perMs` milliseconds, each of them once. */
const TYPED_READS = { perMs: 60_000, most: 30 } as const;
/** The same for administrators' stored hotels, so that these do not use up the travellers' budget. */
const ADMIN_READS = { perMs: 60_000, most: 30 } as const;
/** Time in milliseconds until the cache is checked for newer lists. */
const LOOK_AGAIN_MS = 600_000;
/** The same while lists of popular countries are missing. */
const LOOK_SOON_MS = 5_000;

interface IndexedList {
  /** When the list was read; null while it only consists of the names that we know. */
  readonly readAt: number | null;
  readonly index: PlaceIndex;
}

/**
 * Finds places by name among the known ones: the countries, cities with known names, and the city lists in the cache.
 * The lists are indexed in this process, and indexed again only when one was read again.
 */
export function createPlaceFinder(lists: Lists) {
  const cities = new Map<string, IndexedList>(
    Object.keys(cityNamesHe).map((code) => [code, { readAt: null, index: indexCities(code, null) }]),
  );
  let countries: (IndexedList & { readonly byCode: ReadonlyMap<string, Country> }) | null = null;
  /** The index of everything above; null after a change. */
  let atlas: Atlas | null = null;
  let lookAt = -Infinity;
  let looking: Promise<void> | null = null;

  const hold = (code: string, list: Cached<readonly City[]>): void => {
    if (cities.get(code)?.readAt === list.readAt) return;
    cities.set(code, { readAt: list.readAt, index: indexCities(code, list.value) });
    atlas = null;
  };

  const look = async (): Promise<void> => {
    for (const code of new Set([...POPULAR_COUNTRIES, ...cities.keys()])) {
      const isWanted = POPULAR_COUNTRIES.includes(code) || (cities.get(code)?.readAt ?? null) !== null;
      const list = isWanted ? await lists.cachedCities(code) : null;
      if (!list) continue;
      hold(code, list);
      // Lists are long: other requests run between two of them.
      await breathe();
    }
    const isWhole = POPULAR_COUNTRIES.every((code) => (cities.get(code)?.readAt ?? null) !== null);
    lookAt = lists.now() + (isWhole ? LOOK_AGAIN_MS : LOOK_SOON_MS);
  };

  const currentCountries = async () => {
    const { value, readAt } = await lists.countries();
    if (countries?.readAt !== readAt) {
      const byCode = new Map(value.map((country) => [country.code.toUpperCase(), country]));
      countries = { readAt, index: indexCountries(value), byCode };
      atlas = null;
    }
    if (lists.now() >= lookAt)
      await (looking ??= look().finally(() => {
        looking = null;
      }));
    return countries;
  };

  const read = async (codes: readonly string[]): Promise<void> => {
    const reads = codes.map(async (code) => hold(code, await lists.cities(code)));
    await within(Promise.allSettled(reads), READ_MS, null);
  };

  /** Starts to read a list, or joins a running read; null when the limit is reached, so that the list has to wait. */
  type ReadOnce = (code: string) => Promise<void> | null;
  const readerWithin = ({ perMs, most }: { readonly perMs: number; readonly most: number }): ReadOnce => {
    const begun = new Map<string, { readonly at: number; readonly reading: Promise<void> }>();
    return (code) => {
      const since = lists.now() - perMs;
      for (const [old, { at }] of begun) if (at <= since) begun.delete(old);
      const known = begun.get(code);
      if (known || begun.size >= most) return known?.reading ?? null;
      const reading = lists.cities(code).then(
        (list) => hold(code, list),
        (cause: unknown) => {
          // Only this caller's budget was used up: the provider was not called, and another caller may try.
          if (cause instanceof AppError && cause.code === 'RATE_LIMITED') begun.delete(code);
          throw cause;
        },
      );
      begun.set(code, { at: lists.now(), reading });
      return reading;
    };
  };
  const forTyping = readerWithin(TYPED_READS);
  const forAdmin = readerWithin(ADMIN_READS);

  const readMissing = async (codes: readonly string[], readOnce: ReadOnce): Promise<void> => {
    const unread = [...new Set(codes)].filter((code) => (cities.get(code)?.readAt ?? null) === null);
    const reads = unread.slice(0, MAX_READS).flatMap((code) => readOnce(code) ?? []);
    if (reads.length > 0) await within(Promise.allSettled(reads), READ_MS, null);
  };

  return {
    /**
     * The index of everything that can be found now (`atlas`, the same object until a list changes), and the countries
     * by code.
     * @throws the errors of reading the list of countries
     */
    async atlas() {
      const { index, byCode } = await currentCountries();
      return { atlas: (atlas ??= atlasOf(index, cities, lists.countriesOfCity)), countries: byCode };
    },
    /**
     * Starts to read up to three missing city lists of these countries and waits for them two seconds at most. At most
     * thirty lists are read a minute, each of them once.
     */
    readUnread: (codes: readonly string[]): Promise<void> => readMissing(codes, forTyping),
    /** @throws the errors of reading the list of countries */
    async hasCountry(code: string): Promise<boolean> {
      return (await currentCountries()).byCode.has(code);
    },
    /** The cities of a country by name. A missing list is read with its own budget; null if that fails. */
    async citiesOf(code: string): Promise<PlaceIndex | null> {
      await readMissing([code], forAdmin);
      const list = cities.get(code);
      return list && list.readAt !== null ? list.index : null;
    },
    /** @throws AppError BAD_USER_INPUT for too many or too long phrases, or a limit outside 1 to 50 */
    async find(phrases: readonly string[], limit: number): Promise<readonly FoundPlace[]> {
      demand(phrases, limit);
      const { index, byCode } = await currentCountries();
      const guess = (): readonly Guess[] =>
        guessPlaces(phrases, (atlas ??= atlasOf(index, cities, lists.countriesOfCity)));
      const isUnread = (code: string): boolean =>
        byCode.has(code) && (cities.get(code)?.readAt ?? null) === null;
      const first = guess();
      const towns = unfound(phrases, first).flatMap((phrase) => lists.countriesOfCity(foldText(phrase)));
      const codes = [...new Set([...worthReading(first, phrases.length), ...towns])];
      const unread = codes.filter(isUnread).slice(0, MAX_READS);
      if (unread.length > 0) await read(unread);
      return (unread.length > 0 ? guess() : first).flatMap((found) => asFound(found, byCode)).slice(0, limit);
    },
  };
}

export type PlaceFinder = ReturnType<typeof createPlaceFinder>;

function atlasOf(
  countries: PlaceIndex,
  list: ReadonlyMap<string, IndexedList>,
  countriesOfCity: Atlas['countriesOfCity'],
): Atlas {
  const cities = new Map([...list].map(([code, { index }]) => [code, index]));
  return { countries, cities, all: mergeIndexes([countries, ...cities.values()]), countriesOfCity };
}

/**
 * Countries whose lists are worth reading, most likely first: those of cities without a code, and those named together
 * with something else.
 */
function worthReading(guesses: readonly Guess[], phrases: number): readonly string[] {
  const codes = guesses
    .filter(
      ({ place, likeness }) =>
        place.code === null || (place.kind === 'country' && likeness === 1 && phrases > 1),
    )
    .map(({ place }) => place.countryCode.toUpperCase());
  return [...new Set(codes)];
}

/** Phrases that no known list contains as they are written; their cities may be in one that has not been read. */
const unfound = (phrases: readonly string[], guesses: readonly Guess[]): readonly string[] =>
  phrases.filter((phrase) => !guesses.some(({ words, likeness }) => words === phrase && likeness === 1));

function asFound(guess: Guess, byCode: ReadonlyMap<string, Country>): readonly FoundPlace[] {
  const { code, countryCode } = guess.place;
  const country = byCode.get(countryCode.toUpperCase());
  return code === null || !country ? [] : [{ ...guess, code, country }];
}

/** @throws AppError BAD_USER_INPUT for too many or too long phrases */
export function demandPhrases(phrases: readonly string[]): void {
  const isTooMuch = phrases.length > MAX_PHRASES || phrases.some((phrase) => phrase.length > MAX_PHRASE);
  demandFields({ phrases: !isTooMuch || `at most ${MAX_PHRASES} of at most ${MAX_PHRASE} characters` });
}

function demand(phrases: readonly string[], limit: number): void {
  demandPhrases(phrases);
  demandFields({
    limit: (limit >= 1 && limit <= MAX_PLACES) || `1 to ${MAX_PLACES}`,
  });
}
