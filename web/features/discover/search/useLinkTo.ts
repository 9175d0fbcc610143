import { hotelPath } from '#lib/page/paths.ts';
import { placeOf, type ReadSuggestion, type Suggestion } from '#lib/search/destination/suggestion.ts';
import { forNextSearch } from '#lib/search/filters/filters.ts';
import { useUnits } from '#lib/search/price/useLimitUnit.ts';
import { writeSearch } from '#lib/search/searchState.ts';
import {
  recognizedFilters,
  wishesWithRecognized,
  withRecognized,
  withWishes,
} from '#lib/search/typed/recognized.ts';
import { sentenceEntry } from '#lib/search/typed/sentenceEntry.ts';
import { useTypedWishes } from '#lib/search/typed/useTypedWishes.ts';
import { type Search, sortFor } from '../useSearch.ts';

const NO_WORDS: readonly string[] = [];

/**
 * Returns a function for the link to the same stay elsewhere: the search of a place, or a hotel's page. While no place is
 * searched, the filters and the order in the words beside the one that may be meant are not part of the search yet, and
 * its people and days only if the URL names them, as it does after the words were submitted in the form: the link adds
 * what is missing, and keeps the words.
 * @param found what the typed words may mean, most likely first
 */
export const useLinkTo = (
  { criteria: searched, filters, sort, sentence, namedInUrl }: Search,
  found: readonly Pick<ReadSuggestion, 'unused'>[],
) => {
  const isPlace = searched.countryCode !== null;
  const runs = isPlace ? NO_WORDS : (found[0]?.unused ?? NO_WORDS);
  const words = sentence ?? searched.destination;
  const wishes = useTypedWishes(runs);
  const units = useUnits();
  const recognized = wishes ? recognizedFilters(wishes, units) : [];
  const criteria = wishes ? withWishes(searched, wishes, namedInUrl) : searched;
  return (suggestion: Suggestion) => {
    const place = placeOf(suggestion);
    if (!place) {
      const { checkIn: checkin, checkOut: checkout, party } = criteria;
      const asked = wishesWithRecognized(filters, recognized);
      const to = hotelPath({ id: suggestion.id, checkin, checkout, party, wishes: asked });
      return { to, state: sentenceEntry(runs.length > 0 ? words : null) };
    }
    const typedSort = sortFor(place, wishes?.order?.value ?? null);
    const next = withRecognized(forNextSearch(filters, true, suggestion.area ?? null), recognized);
    return {
      to: `?${writeSearch({ criteria: { ...criteria, ...place }, filters: next, sort: typedSort ?? sort, page: 1 })}`,
      state: {
        scrollTo: 'results',
        ...(runs.length > 0 && sentenceEntry(words)),
        ...(typedSort && { typedSort }),
      },
    };
  };
};
