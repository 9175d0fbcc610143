import { setImmediate as breathe } from 'node:timers/promises';
import type { Cached } from '#cache/cache.ts';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { City, Country } from '#models/hotel/place.ts';
import { within } from '#gateway/kit/within.ts';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
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
  readonly citiesAtHand: (countryCode: string) => Promise<Cached<readonly City[]> | null>;
  readonly cities: (countryCode: string) => Promise<Cached<readonly City[]>>;
  /** Milliseconds; only differences count. */
  readonly now: () => number;
}

const MAX_PHRASES = 20;
const MAX_PHRASE = 100;
const MAX_PLACES = 50;
/** Lists that one question may have read, and how long it waits for them: they are read to their end all the same. */
const MAX_READS = 3;
const READ_MS = 2_000;
/** How often a list is read while a traveller types, however often it fails, and how many lists at most. */
const TYPED_READS = { perMs: 60_000, most: 30 } as const;
/** The same for the hotels of the administration, so that neither waits because of the other. */
const ADMIN_READS = { perMs: 60_000, most: 30 } as const;
/** How long the read lists are used before looking again, all of them or with some popular ones missing. */
const LOOK_AGAIN_MS = 600_000;
const LOOK_SOON_MS = 5_000;

interface Held {
  /** When the list was read; null while only the names we know stand for it. */
  readonly readAt: number | null;
  readonly index: PlaceIndex;
}

/**
 * Finds places by name over what is at hand: the countries, cities whose names we know, and the city lists that the
 * cache holds. Lists are kept as an index in this process, made again only when a list was.
 */
export function createPlaceFinder(lists: Lists) {
  const cities = new Map<string, Held>(
    Object.keys(cityNamesHe).map((code) => [code, { readAt: null, index: indexCities(code, null) }]),
  );
  let countries: (Held & { readonly byCode: ReadonlyMap<string, Country> }) | null = null;
  /** Of everything above; null when some of it changed. */
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
      const list = isWanted ? await lists.citiesAtHand(code) : null;
      if (!list) continue;
      hold(code, list);
      // Lists are long: other requests get their turn between two of them.
      await breathe();
    }
    const isWhole = POPULAR_COUNTRIES.every((code) => (cities.get(code)?.readAt ?? null) !== null);
    lookAt = lists.now() + (isWhole ? LOOK_AGAIN_MS : LOOK_SOON_MS);
  };

  const atHand = async () => {
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

  /** Begins to read a list; null when so many were begun that it has to wait. */
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
          // The caller had spent the calls of one address: the provider was not asked, and others may.
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
     * Everything that can be named now. The same object as long as nothing changes.
     * @throws what the list of countries throws
     */
    async atlas() {
      const { index, byCode } = await atHand();
      return { atlas: (atlas ??= drawn(index, cities)), countries: byCode };
    },
    /**
     * Reads the city lists of countries of which none was read, three at most, and waits for them two seconds at most. Each
     * is asked for once a minute, and thirty of them in all.
     */
    readUnread: (codes: readonly string[]): Promise<void> => readMissing(codes, forTyping),
    /** @throws what the list of countries throws */
    async hasCountry(code: string): Promise<boolean> {
      return (await atHand()).byCode.has(code);
    },
    /** The cities of a country by their names; a list that was not read is read as `readUnread` does, within a budget of its own. Null where it is not there then. */
    async citiesOf(code: string): Promise<PlaceIndex | null> {
      await readMissing([code], forAdmin);
      const held = cities.get(code);
      return held && held.readAt !== null ? held.index : null;
    },
    /** @throws AppError BAD_USER_INPUT for too many or too long phrases and a limit outside 1 to 50; what the list of countries throws */
    async find(phrases: readonly string[], limit: number): Promise<readonly FoundPlace[]> {
      demand(phrases, limit);
      const { index, byCode } = await atHand();
      const guess = (): readonly Guess[] => guessPlaces(phrases, (atlas ??= drawn(index, cities)));
      const isUnread = (code: string): boolean =>
        byCode.has(code) && (cities.get(code)?.readAt ?? null) === null;
      const first = guess();
      const unread = worthReading(first, phrases.length).filter(isUnread).slice(0, MAX_READS);
      if (unread.length > 0) await read(unread);
      return (unread.length > 0 ? guess() : first).flatMap((found) => asFound(found, byCode)).slice(0, limit);
    },
  };
}

export type PlaceFinder = ReturnType<typeof createPlaceFinder>;

function drawn(countries: PlaceIndex, held: ReadonlyMap<string, Held>): Atlas {
  const cities = new Map([...held].map(([code, { index }]) => [code, index]));
  return { countries, cities, all: mergeIndexes([countries, ...cities.values()]) };
}

/** Countries of cities without a code, and those that are named beside something else, likeliest first. */
function worthReading(guesses: readonly Guess[], phrases: number): readonly string[] {
  const codes = guesses
    .filter(
      ({ place, likeness }) =>
        place.code === null || (place.kind === 'country' && likeness === 1 && phrases > 1),
    )
    .map(({ place }) => place.countryCode.toUpperCase());
  return [...new Set(codes)];
}

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
