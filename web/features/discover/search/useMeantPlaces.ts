import { MAX_SENTENCE } from '#models/hotel/place.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { useTypedPlaceQuery } from '#generated/graphql.ts';
import {
  type ReadSuggestion,
  type Suggestion,
  areaSearchKey,
  searchKey,
  standsForCity,
  suggestionFor,
  suggestionOf,
} from '#lib/search/destination/suggestion.ts';
import type { Search } from '../useSearch.ts';

const OTHERS = 2;

/** The suggestions that lead to other searches; of several that lead to the same search, only the first. */
const leadingElsewhere = (found: readonly Suggestion[], shown: readonly string[]): readonly Suggestion[] => {
  const seen = new Set(shown);
  return found.filter((each) => {
    const key = searchKey(each);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const namesOf = ({ name, nameHe, iata }: Suggestion): readonly string[] =>
  [name, nameHe, iata].flatMap((each) => (each ? foldText(each) : []));

/**
 * The alternatives to a match: all suggestions, or only places of the same name if the place was typed by its exact
 * name.
 */
const alternativesTo = (found: readonly Suggestion[], matched: Suggestion | undefined, sentence: string) => {
  if (!matched || !namesOf(matched).includes(foldText(sentence))) return found;
  return found.filter((each) => namesOf(each).some((name) => namesOf(matched).includes(name)));
};

/**
 * The larger place that may be meant: the city of a matched district, otherwise the country of the search. Empty for a
 * place whose search covers its whole city, such as an airport.
 */
const widerThan = (matched: Suggestion | undefined, { criteria }: Search): readonly Suggestion[] => {
  if (matched && standsForCity(matched)) return [];
  const isPart = Boolean(matched?.area);
  const place = isPart ? criteria : { ...criteria, cityCode: null, cityName: '' };
  const wider = suggestionOf(place, isPart ? (matched?.cityNameHe ?? null) : null);
  return wider ? [wider] : [];
};

/** What the typed words of a search may mean. */
export interface MeantPlaces {
  /** All suggestions, most likely first. */
  readonly found: readonly ReadSuggestion[];
  /** The one that is searched; missing without one. */
  readonly matched: ReadSuggestion | undefined;
  /** Others that may be meant: up to two, and up to three when no place is searched. */
  readonly others: readonly Suggestion[];
}

/** Looks up what the typed words of a search may mean; empty for a place that was picked from the list. */
export const useMeantPlaces = (search: Search): MeantPlaces => {
  const { criteria, filters } = search;
  // A link to such a search contains the words as its destination.
  const destination = criteria.countryCode === null ? criteria.destination.slice(0, MAX_SENTENCE) : '';
  const sentence = search.sentence ?? (destination || null);
  const { data } = useTypedPlaceQuery({ variables: { search: sentence ?? '' }, skip: sentence === null });
  const found = sentence === null ? [] : (data?.suggestions ?? []);
  const isPlace = criteria.countryCode !== null;
  const shown = areaSearchKey(criteria, filters.areas.join());
  const matched = isPlace ? suggestionFor(found, criteria, filters.areas) : undefined;
  const meant = [...alternativesTo(found, matched, sentence ?? ''), ...widerThan(matched, search)];
  const others = leadingElsewhere(meant, matched ? [shown, searchKey(matched)] : [shown]);
  return { found, matched, others: others.slice(0, isPlace ? OTHERS : OTHERS + 1) };
};
