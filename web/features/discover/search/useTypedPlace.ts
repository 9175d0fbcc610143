import { MAX_SENTENCE } from '#models/hotel/place.ts';
import { useTypedPlaceQuery } from '#generated/graphql.ts';
import type { Search } from '../useSearch.ts';

/** The words of a search whose place was typed and not found; empty for a search of a place. */
export const typedWordsOf = ({ criteria, sentence }: Search): string =>
  criteria.countryCode === null ? (sentence ?? criteria.destination) : '';

/**
 * Whether typed words name a place: `place` (also without words), `unknown` if they name none, `unclear` if that is not
 * certain, `loading` until the response.
 */
export const useTypedPlace = (words: string): 'place' | 'unknown' | 'unclear' | 'loading' => {
  const { data, loading } = useTypedPlaceQuery({
    variables: { search: words.slice(0, MAX_SENTENCE) },
    skip: words === '',
  });
  if (words === '') return 'place';
  const [first] = data?.suggestions ?? [];
  if (first) return first.isClear && first.unused.length === 0 ? 'place' : 'unclear';
  if (loading) return 'loading';
  return data ? 'unknown' : 'unclear';
};
