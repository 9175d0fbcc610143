import { hotelPath } from '#lib/page/paths.ts';
import { placeOf, type ReadSuggestion, type Suggestion } from '#lib/search/destination/suggestion.ts';
import { forNextSearch } from '#lib/search/filters/filters.ts';
import { useUnits } from '#lib/search/price/useLimitUnit.ts';
import { writeSearch } from '#lib/search/searchState.ts';
import { recognizedFilters, wishesWithRecognized, withRecognized } from '#lib/search/typed/recognized.ts';
import { sentenceEntry } from '#lib/search/typed/sentenceEntry.ts';
import { useTypedWishes } from '#lib/search/typed/useTypedWishes.ts';
import { type Search, sortFor } from '../useSearch.ts';

const NO_WORDS: readonly string[] = [];

/**
 * Returns a function for the link to the same stay elsewhere: the search of a place, or a hotel's page. While no place is
 * searched, the filters and the order in the words beside the one that may be meant are not part of the search yet: the
 * link adds them, and keeps the words.
 * @param found what the typed words may mean, most likely first
 */
export const useLinkTo = (
  { criteria, filters, sort, sentence }: Search,
  found: readonly Pick<ReadSuggestion, 'unused'>[],
) => {
  const runs = criteria.countryCode === null ? (found[0]?.unused ?? NO_WORDS) : NO_WORDS;
  const wishes = useTypedWishes(runs);
  const units = useUnits();
  const recognized = wishes ? recognizedFilters(wishes, units) : [];
  return (suggestion: Suggestion) => {
    const place = placeOf(suggestion);
    if (!place) {
      const { checkIn: checkin, checkOut: checkout, party } = criteria;
      const asked = wishesWithRecognized(filters, recognized);
      return { to: hotelPath({ id: suggestion.id, checkin, checkout, party, wishes: asked }) };
    }
    const typedSort = sortFor(place, wishes?.order?.value ?? null);
    const next = withRecognized(forNextSearch(filters, true, suggestion.area ?? null), recognized);
    return {
      to: `?${writeSearch({ criteria: { ...criteria, ...place }, filters: next, sort: typedSort ?? sort, page: 1 })}`,
      state: {
        scrollTo: 'results',
        ...(runs.length > 0 && sentenceEntry(sentence)),
        ...(typedSort && { typedSort }),
      },
    };
  };
};
