import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDestinationFieldQuery } from '../../../generated/graphql.ts';
import { Text } from '../../../i18n/Text.tsx';
import { hotelPath } from '../../../lib/paths.ts';
import { forOtherPlace } from '../../../lib/search/filters.ts';
import { writeSearch } from '../../../lib/search/searchState.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { type Suggestion, isSamePlace, placeOf, suggestionOf } from '../../../lib/search/suggestion.ts';
import type { Search } from '../useSearch.ts';
import { useSuggestionWords } from '../../../lib/search/useSuggestionWords.ts';
import styles from './MatchedPlace.module.css';
import { messages } from './Results.messages.ts';

const OTHERS = 2;

/** The same stay elsewhere: the search of a place, or a hotel's page. */
const addressOf = (suggestion: Suggestion, search: Search): string => {
  const { criteria, filters, sort } = search;
  const place = placeOf(suggestion);
  if (place)
    return `?${writeSearch({ criteria: { ...criteria, ...place }, filters: forOtherPlace(filters), sort, page: 1 })}`;
  const { checkIn: checkin, checkOut: checkout, party } = criteria;
  return hotelPath({ id: suggestion.id, checkin, checkout, party });
};

/** Places that share a city lead to the same search: the first of them stands for all. */
const leadingElsewhere = (found: readonly Suggestion[], { criteria }: Search): readonly Suggestion[] => {
  const seen = new Set<string>();
  return found.filter((each) => {
    const place = placeOf(each);
    const key = place ? `${place.countryCode} ${place.cityCode}` : each.id;
    if (isSamePlace(criteria, each) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** What typed words were taken for, with two other things that they may mean; without a place, what they may mean. */
export function MatchedPlace({ search }: { search: Search }) {
  const intl = useIntl();
  const words = useSuggestionWords();
  const announce = useAnnounce();
  const { asked, criteria } = search;
  const { data } = useDestinationFieldQuery({ variables: { search: asked ?? '' }, skip: asked === null });
  const found = asked === null ? [] : (data?.suggestions ?? []);
  const taken = found.find((each) => isSamePlace(criteria, each));
  const isPlace = criteria.countryCode !== null;
  const country = isPlace ? suggestionOf({ ...criteria, cityCode: null, cityName: '' }, null) : null;
  // Where the words mean nothing else, the whole country of the city is another way on.
  const others = leadingElsewhere([...found, ...(country ? [country] : [])], search).slice(
    0,
    isPlace ? OTHERS : OTHERS + 1,
  );
  const place = taken ? words.searched(taken) : '';
  const said = taken ? intl.formatMessage(messages.showing, { place }) : '';
  useEffect(() => {
    if (said !== '') announce(said);
  }, [said, announce]);

  if ((isPlace && !taken) || (!isPlace && others.length === 0)) return null;
  return (
    <p className={styles.matched}>
      <span>
        {taken && <Text message={messages.showing} values={{ place: <bdi key="place">{place}</bdi> }} />}{' '}
        {others.length > 0 && <Text message={taken ? messages.notThis : messages.mayMean} />}
      </span>{' '}
      {others.map((each) => (
        <TextLink
          key={`${each.kind} ${each.id}`}
          to={addressOf(each, search)}
          {...(placeOf(each) && { state: { scrollTo: 'results' } })}
          className={styles.other ?? ''}
        >
          <bdi>{words.place(each)}</bdi>
        </TextLink>
      ))}
    </p>
  );
}
