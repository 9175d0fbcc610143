import type { Logger } from 'pino';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { type Country, MAX_SENTENCE } from '#models/hotel/place.ts';
import { countryCodeOf } from '#gateway/kit/countries.ts';
import { type HotelSuggestDeps, type SuggestedHotel, createHotelSuggestions } from './hotel-suggest.ts';
import { hotelNamedInText, hotelsMeant } from './hotel-meant.ts';
import type { FoundSpot, PlaceService } from '../place.service.ts';
import { cityNames } from '../place-texts.ts';
import { isFirstClear, isOfSameWords, type Met, plausible, rankedTogether, tierOfHotel } from './met.ts';
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
  readonly atHand: HotelSuggestDeps['atHand'] & {
    /** How many hotels the lists of cities have, aligned to the codes; null where none has been read. */
    counts(cityCodes: readonly string[]): Promise<readonly (number | null)[]>;
  };
  readonly logger: Pick<Logger, 'warn'>;
}

/** A place that the search box suggests. */
interface SuggestedPlace {
  readonly kind: 'PLACE';
  readonly spot: Spot;
  readonly country: Country;
  /** Hotels of the city that is searched; null for a country and where no list has been read. */
  readonly hotels: number | null;
  readonly isClear: boolean;
  readonly unused: readonly string[];
}

export type Suggestion =
  | SuggestedPlace
  | {
      readonly kind: 'HOTEL';
      readonly hotel: SuggestedHotel;
      readonly countryCode: string | null;
      readonly isClear: boolean;
      readonly unused: readonly string[];
    };

/** A city of a country, with the hotels that are known of it. */
interface KnownCity {
  readonly place: NamedPlace & { readonly code: string };
  readonly hotels: number | null;
}

export interface SuggestionService {
  /**
   * What was typed, as a place or a hotel: best first, popular places for an empty text.
   * @param isSentence the text was typed to its end: where it names nothing as it stands, the clear place among its words is
   * looked for, and the hotel whose whole name stands in it. Without it that is done only where nothing else is met.
   * @throws AppError BAD_USER_INPUT for more than 100 characters, 300 of a sentence, and a limit outside 1 to 5; what the
   * list of countries throws
   */
  suggest(typed: string, limit: number, isSentence?: boolean): Promise<readonly Suggestion[]>;
  /**
   * The best-known cities of a country, best known first; none for a country of which we know no city by name.
   * @throws AppError BAD_USER_INPUT for what is no country and a limit outside 1 to 8; what the list of countries throws
   */
  bestKnownCities(countryCode: string, limit: number): Promise<readonly KnownCity[]>;
}

const MAX_TEXT = 100;
const MAX_LIMIT = 5;
const MAX_CITIES = 8;
/** Less than what two tiers differ by. */
const RIGHT_AFTER = 0.5;

/** Joins places and hotels to what the search box shows. Nothing here asks the provider for hotels or prices. */
export function createSuggestionService({ places, storedHotels, atHand, logger }: Deps): SuggestionService {
  const hotelNames = createHotelSuggestions({ storedHotels, atHand });
  const storedCounts = new WeakMap<readonly StoredHotel[], ReadonlyMap<string, number>>();

  const without = (cause: unknown, message: string): readonly never[] => {
    logger.warn({ code: cause instanceof AppError ? cause.code : 'INTERNAL' }, message);
    return [];
  };

  const counts = async (cities: readonly NamedPlace[]): Promise<readonly (number | null)[]> => {
    const [listed, stored] = await Promise.all([
      atHand.counts(cities.map(({ code }) => code ?? '')),
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
    found: readonly Pick<SuggestedPlace, 'spot' | 'country' | 'isClear' | 'unused'>[],
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
    return asPlaces(found.map(({ spot, country }) => ({ spot, country, isClear: false, unused: [] })));
  };

  const hotelsNamed = async (typed: string): Promise<readonly SuggestedHotel[]> => {
    const cityCodes = await places.citiesIn(typed);
    // As many as can be shown, however few are asked for: one of them is not the only one.
    return hotelNames
      .matching(typed, cityCodes, MAX_LIMIT)
      .catch((cause: unknown) => without(cause, 'hotels could not be suggested'));
  };

  /** The one hotel whose whole name stands in a longer text, in a place that it names. */
  const hotelInside = async (typed: string, hits: readonly FoundSpot[], isSure: boolean) => {
    const codes = [...hits.map(({ spot }) => spot.place.code ?? ''), ...(await places.citiesIn(typed))];
    const named = await hotelNames
      .namedIn(typed, [...new Set(codes)])
      .catch((cause: unknown) => without(cause, 'hotels could not be looked for in a sentence'));
    return hotelNamedInText(named, hits.filter(isNamed(hits, isSure)));
  };

  /** What a text may mean, best first. */
  const meaningsOf = async (typed: string, isSentence: boolean): Promise<Meanings> => {
    const { texts, isSure, unused } = isSentence ? await places.sentence(typed) : asItIs(typed);
    const [text = typed] = texts;
    const hits = isSure ? await places.spots(text) : await places.spotsOfEach(texts);
    const hotels = await hotelsNamed(typed);
    // Where all the words are those of one hotel, a place that only some of them name is not meant.
    const isWholeText = text === typed;
    const meant = isWholeText ? [] : hotelsMeant(hotels, hits);
    if (meant.length > 0) {
      const met = rankedTogether([], meant, tierOfHotel);
      const isClear = isFirstClear(typed, met);
      return { met: isClear ? met : [...met, ...rankedTogether(hits, [], tierOfHotel)], isClear, unused: [] };
    }
    const inside = isSentence && hotels.length === 0 ? await hotelInside(typed, hits, isSure) : null;
    if (inside) {
      const own = { tier: TIER.exact, hit: null, hotel: { ...inside, isCalled: true } };
      const met = [own, ...rankedTogether(hits, [], tierOfHotel)];
      return { met, isClear: true, unused: unusedRuns(typed, tokensOf(typed), inside.isUsed) };
    }
    // Hotels that have all the words stand right after the place that has some of them.
    const behindPlace = (hits[0]?.tier ?? TIER.hotel) + RIGHT_AFTER;
    const met = rankedTogether(hits, hotels, isWholeText ? tierOfHotel : () => behindPlace);
    const isClear = isSure && isFirstClear(text, met);
    return { met: isSentence && isClear ? plausible(met) : met, isClear, unused };
  };

  /** While typing, places that begin alike are offered, and where there are none, the place among the words. */
  const meaningsWhileTyping = async (typed: string): Promise<Meanings> => {
    const meanings = await meaningsOf(typed, false);
    const [first] = meanings.met;
    if (!first) return meaningsOf(typed, true);
    if (!first.hit || first.tier === TIER.exact) return meanings;
    return { ...meanings, unused: (await places.sentence(typed)).unused };
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
 * Whether a text names a place, and does not only begin like it: where it is sure, the first place that was met, and what lies
 * in the same city; where several are named, each by its whole name.
 */
const isNamed =
  ([first]: readonly FoundSpot[], isSure: boolean) =>
  ({ spot, tier }: FoundSpot): boolean =>
    isSure
      ? first !== undefined && spotKey(spotOf(spot.place)) === spotKey(spotOf(first.spot.place))
      : tier <= TIER.around;

const asItIs = (typed: string): Reading => ({ texts: [typed], isSure: true, unused: [] });

interface Meanings {
  /** Best first. */
  readonly met: readonly Met[];
  /** Whether the first is clearly meant. */
  readonly isClear: boolean;
  /** Words of the text that were not used for the first. */
  readonly unused: readonly string[];
}

/** The first meanings, each with what is shown of it. */
const rowsOf = ({ met, isClear, unused }: Meanings, limit: number) =>
  met.slice(0, limit).map(({ hit, hotel, tier }, at) => {
    const isOfWords = at === 0 || isOfSameWords(met[0], { hit, hotel, tier });
    return { hit, hotel, notes: { isClear: isClear && at === 0, unused: isOfWords ? unused : [] } };
  });

const cityKey = (countryCode: string | null, name: string): string =>
  `${countryCode ?? ''} ${foldName(name)}`;

/** Stored hotels of each city, under all its names. */
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
