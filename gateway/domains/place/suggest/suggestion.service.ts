import type { Logger } from 'pino';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { type Country, MAX_SENTENCE } from '#models/hotel/place.ts';
import { countryCodeOf } from '#gateway/kit/countries.ts';
import { type HotelSuggestDeps, type SuggestedHotel, createHotelSuggestions } from './hotel-suggest.ts';
import { hotelNamedInText, intendedHotels } from './hotel-meant.ts';
import type { FoundSpot, PlaceService } from '../place.service.ts';
import { cityNames } from '../folded-names.ts';
import {
  isFirstClear,
  isOfSameWords,
  type RankedMatch,
  plausible,
  rankedTogether,
  tierOfHotel,
} from './ranked-match.ts';
import type { NamedPlace } from '../match/place-index.ts';
import type { Reading } from '../sentence/sentence.ts';
import { tokensOf, unusedRuns } from '../sentence/sentence-tokens.ts';
import { foldName, type Spot, spotKey, spotOf } from './suggest-index.ts';
import { TIER } from './spot-order.ts';

interface Deps extends HotelSuggestDeps {
  readonly places: Pick<
    PlaceService,
    'spots' | 'spotsOfEach' | 'sentence' | 'popular' | 'citiesIn' | 'bestKnown'
  >;
  readonly cached: HotelSuggestDeps['cached'] & {
    /** Number of hotels of each city, in the order of the codes; null where the list has not been read. */
    counts(cityCodes: readonly string[]): Promise<readonly (number | null)[]>;
  };
  readonly logger: Pick<Logger, 'warn'>;
}

/** A place that the search box suggests. */
interface SuggestedPlace {
  readonly kind: 'PLACE';
  readonly spot: Spot;
  readonly country: Country;
  /** Number of hotels in the city to search; null for a country, and where no list has been read or it is empty. */
  readonly hotels: number | null;
  /** True only for the first suggestion, when it is clearly meant. */
  readonly isClear: boolean;
  /** True only for the first suggestion, when the name has wrong letters in a longer text. */
  readonly isMisspelt: boolean;
  /** Runs of words of the text that this suggestion does not use. */
  readonly unused: readonly string[];
}

export type Suggestion =
  | SuggestedPlace
  | {
      readonly kind: 'HOTEL';
      readonly hotel: SuggestedHotel;
      readonly countryCode: string | null;
      readonly isClear: boolean;
      readonly isMisspelt: boolean;
      readonly unused: readonly string[];
    };

/** A city of a country, with its known number of hotels. */
interface KnownCity {
  readonly place: NamedPlace & { readonly code: string };
  readonly hotels: number | null;
}

export interface SuggestionService {
  /**
   * Places and hotels for typed text, best first; popular places for an empty text.
   * @param isSentence the text is complete: when it matches nothing as a whole, the clear place among its words is
   * looked up, and the hotel whose complete name is in it. While the user types this happens only when nothing else
   * matches.
   * @throws AppError BAD_USER_INPUT for more than 100 characters (300 when `isSentence`) and for a limit outside 1 to 5;
   * the errors of reading the list of countries
   */
  suggest(typed: string, limit: number, isSentence?: boolean): Promise<readonly Suggestion[]>;
  /**
   * The best-known cities of a country, best known first; none for a country without known cities.
   * @throws AppError BAD_USER_INPUT for an unknown country and a limit outside 1 to 8; the errors of reading the list
   * of countries
   */
  bestKnownCities(countryCode: string, limit: number): Promise<readonly KnownCity[]>;
}

const MAX_TEXT = 100;
const MAX_LIMIT = 5;
const MAX_CITIES = 8;
/** Added to the tier of a place to sort right after it: less than the difference between two tiers. */
const RIGHT_AFTER = 0.5;

/**
 * Combines places and hotels into the suggestions of the search box. Does not call the provider for hotels or prices.
 */
export function createSuggestionService({ places, storedHotels, cached, logger }: Deps): SuggestionService {
  const hotelNames = createHotelSuggestions({ storedHotels, cached });
  const storedCounts = new WeakMap<readonly StoredHotel[], ReadonlyMap<string, number>>();

  const without = (cause: unknown, message: string): readonly never[] => {
    logger.warn({ code: cause instanceof AppError ? cause.code : 'INTERNAL' }, message);
    return [];
  };

  const counts = async (cities: readonly NamedPlace[]): Promise<readonly (number | null)[]> => {
    const [listed, stored] = await Promise.all([
      cached.counts(cities.map(({ code }) => code ?? '')),
      storedHotels().catch((cause: unknown) => without(cause, 'stored hotels could not be counted')),
    ]);
    const own = storedCounts.get(stored) ?? countsOf(stored);
    storedCounts.set(stored, own);
    return cities.map(({ countryCode, name }, at) => {
      const count = listed[at] ?? null;
      return count === null || count === 0 ? null : count + (own.get(cityKey(countryCode, name)) ?? 0);
    });
  };

  const asPlaces = async (
    found: readonly Pick<SuggestedPlace, 'spot' | 'country' | 'isClear' | 'isMisspelt' | 'unused'>[],
  ): Promise<readonly SuggestedPlace[]> => {
    const known = await counts(found.map(({ spot }) => spot.place));
    return found.map((hit, at) => ({
      ...hit,
      kind: 'PLACE',
      hotels: hit.spot.kind === 'COUNTRY' ? null : (known[at] ?? null),
    }));
  };

  const popular = async (limit: number): Promise<readonly Suggestion[]> => {
    const found = await places.popular(limit);
    return asPlaces(found.map(({ spot, country }) => Object.assign({ spot, country }, NO_NOTES)));
  };

  const hotelsNamed = async (typed: string): Promise<readonly SuggestedHotel[]> => {
    const cityCodes = await places.citiesIn(typed);
    // As many as can be shown, whatever the limit: otherwise the first of several would look like the only one.
    return hotelNames
      .matching(typed, cityCodes, MAX_LIMIT)
      .catch((cause: unknown) => without(cause, 'hotels could not be suggested'));
  };

  /** The only hotel whose complete name is in a longer text and that is in a place named there, if one is named. */
  const hotelInside = async (typed: string, hits: readonly FoundSpot[], isSure: boolean) => {
    const codes = [...hits.map(({ spot }) => spot.place.code ?? ''), ...(await places.citiesIn(typed))];
    const named = await hotelNames
      .namedIn(typed, [...new Set(codes)])
      .catch((cause: unknown) => without(cause, 'hotels could not be looked for in a sentence'));
    return hotelNamedInText(named, hits.filter(isNamed(hits, isSure)));
  };

  /** The possible meanings of a text, best first. */
  const meaningsOf = async (typed: string, isSentence: boolean): Promise<Meanings> => {
    const { texts, isSure, ...notes } = isSentence ? await places.sentence(typed) : readUnchanged(typed);
    const [text = typed] = texts;
    const hits = isSure ? await places.spots(text) : await places.spotsOfEach(texts);
    const hotels = await hotelsNamed(typed);
    // When all words belong to one hotel, a place named by only some of them is not meant.
    const isWholeText = text === typed;
    const meant = isWholeText ? [] : intendedHotels(hotels, hits);
    if (meant.length > 0) {
      const matches = rankedTogether([], meant, tierOfHotel);
      const isClear = isFirstClear(typed, matches);
      return {
        matches: isClear ? matches : [...matches, ...rankedTogether(hits, [], tierOfHotel)],
        ...NO_NOTES,
        isClear,
      };
    }
    const inside = isSentence && hotels.length === 0 ? await hotelInside(typed, hits, isSure) : null;
    if (inside) {
      const own = { tier: TIER.exact, hit: null, hotel: { ...inside, isCalled: true } };
      const matches = [own, ...rankedTogether(hits, [], tierOfHotel)];
      const unused = unusedRuns(typed, tokensOf(typed), inside.isUsed);
      return { ...NO_NOTES, matches, isClear: true, unused };
    }
    // Hotels that contain all the words come right after the place that contains some of them.
    const behindPlace = (hits[0]?.tier ?? TIER.hotel) + RIGHT_AFTER;
    const matches = rankedTogether(hits, hotels, isWholeText ? tierOfHotel : () => behindPlace);
    const isClear = isSure && isFirstClear(text, matches);
    return { matches: isSentence && isClear ? plausible(matches) : matches, isClear, ...notes };
  };

  /** While the user types: the meanings of the whole text, and when it matches nothing, those of the words in it. */
  const meaningsWhileTyping = async (typed: string): Promise<Meanings> => {
    const meanings = await meaningsOf(typed, false);
    const [first] = meanings.matches;
    if (!first) return meaningsOf(typed, true);
    if (!first.hit || first.tier === TIER.exact) return meanings;
    const { isMisspelt, unused } = await places.sentence(typed);
    return { ...meanings, isMisspelt, unused };
  };

  return {
    suggest: async (typed, limit, isSentence = false) => {
      demand(typed, limit, isSentence);
      if (typed.trim() === '') return popular(limit);
      const rows = rowsOf(await (isSentence ? meaningsOf(typed, true) : meaningsWhileTyping(typed)), limit);
      const shown = await asPlaces(
        rows.flatMap(({ hit, notes }) => (hit ? { spot: hit.spot, country: hit.country, ...notes } : [])),
      );
      const shownInOrder = shown.values();
      return rows.flatMap(({ hotel, notes }): readonly Suggestion[] => {
        if (hotel) return [{ kind: 'HOTEL', hotel, countryCode: countryCodeOf(hotel.country), ...notes }];
        const place = shownInOrder.next().value;
        return place ? [place] : [];
      });
    },
    bestKnownCities: async (countryCode, limit) => {
      demandFields({ limit: (limit >= 1 && limit <= MAX_CITIES) || `1 to ${MAX_CITIES}` });
      const cities = await places.bestKnown(countryCode, limit);
      const known = await counts(cities);
      return cities.map((place, at) => ({ place, hotels: known[at] ?? null }));
    },
  };
}

/**
 * Returns a test whether a match counts as named in the text. When one place is meant (`isSure`), these are the first
 * match and others of its city or country; otherwise matches by their complete name.
 */
const isNamed =
  ([first]: readonly FoundSpot[], isSure: boolean) =>
  ({ spot, tier }: FoundSpot): boolean =>
    isSure
      ? first !== undefined && spotKey(spotOf(spot.place)) === spotKey(spotOf(first.spot.place))
      : tier <= TIER.around;

const readUnchanged = (typed: string): Reading => ({
  texts: [typed],
  isSure: true,
  isMisspelt: false,
  unused: [],
});

const NO_NOTES = { isClear: false, isMisspelt: false, unused: [] } as const;

interface Meanings {
  /** Best first. */
  readonly matches: readonly RankedMatch[];
  /** True when the first match is clearly meant. */
  readonly isClear: boolean;
  /** True when the name of the first match has wrong letters in a longer text. */
  readonly isMisspelt: boolean;
  /** Words of the text that the first match did not use. */
  readonly unused: readonly string[];
}

/** The first meanings, each with the facts that are shown. */
const rowsOf = ({ matches, isClear, isMisspelt, unused }: Meanings, limit: number) =>
  matches.slice(0, limit).map(({ hit, hotel, tier }, at) => {
    const isOfWords = at === 0 || isOfSameWords(matches[0], { hit, hotel, tier });
    const ofFirst = { isClear: isClear && at === 0, isMisspelt: isMisspelt && at === 0 && hit !== null };
    return { hit, hotel, notes: { ...ofFirst, unused: isOfWords ? unused : [] } };
  });

const cityKey = (countryCode: string | null, name: string): string =>
  `${countryCode ?? ''} ${foldName(name)}`;

/** Number of stored hotels of each city, under all its names. */
function countsOf(stored: readonly StoredHotel[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { city, country } of stored) {
    const code = countryCodeOf(country);
    for (const key of new Set(cityNames(city).map((name) => cityKey(code, name))))
      counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  return counted;
}

function demand(typed: string, limit: number, isSentence: boolean): void {
  const most = isSentence ? MAX_SENTENCE : MAX_TEXT;
  demandFields({
    search: typed.length <= most || `at most ${most} characters`,
    limit: (limit >= 1 && limit <= MAX_LIMIT) || `1 to ${MAX_LIMIT}`,
  });
}
