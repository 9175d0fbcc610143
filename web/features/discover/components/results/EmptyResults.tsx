import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useComma } from '#i18n/useComma.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { NO_FILTERS, removeFilter, suggestedFilter } from '#lib/search/filters/filters.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import type { Criteria } from '#lib/search/searchState.ts';
import { type PlaceNames, usePlaceNames } from '#lib/search/destination/usePlaceNames.ts';
import { useSuggestionWords } from '#lib/search/destination/useSuggestionWords.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFilterLabel } from '#lib/search/filters/useFilterLabel.ts';
import type { Result } from '../../useResults.ts';
import { useLinkTo } from '../../search/useLinkTo.ts';
import { useMeantPlaces } from '../../search/useMeantPlaces.ts';
import { typedWordsOf, useTypedPlace } from '../../search/useTypedPlace.ts';
import type { Search } from '../../useSearch.ts';
import styles from './EmptyResults.module.css';
import { messages as filterMessages } from '#lib/search/filters/Filters.messages.ts';
import { messages as unusedMessages } from '#lib/search/typed/unusedWords.messages.ts';
import { messages } from './Results.messages.ts';
import { messages as searchMessages } from '#lib/search/SearchForm.messages.ts';

interface FilteredOutProps {
  search: Search;
  suggestion: Result['suggestion'];
  areas: Result['facets']['areas'];
}

/** Shown when nothing matches the filters. Offers to clear all of them, or the one whose removal helps most. */
export function FilteredOut({ search, suggestion, areas }: FilteredOutProps) {
  const intl = useIntl();
  const label = useFilterLabel(areas.map(({ part }) => part));
  const { filters, setFilters } = search;
  const helping = suggestion ? suggestedFilter(filters, suggestion) : undefined;
  return (
    <EmptyState
      title={intl.formatMessage(messages.emptyTitle)}
      headingLevel={3}
      action={
        <span className={styles.actions}>
          <Button onPress={() => setFilters(NO_FILTERS)}>{intl.formatMessage(filterMessages.clear)}</Button>
          {suggestion && helping && (
            <Button variant="secondary" onPress={() => setFilters(removeFilter(filters, helping))}>
              {intl.formatMessage(messages.suggestion, { filter: label(helping), count: suggestion.count })}
            </Button>
          )}
        </span>
      }
    >
      {suggestion?.pricePerNight && suggestion.total && helping ? (
        <Text
          message={messages.cheapest}
          values={{
            filter: <bdi key="filter">{label(helping)}</bdi>,
            night: <Price key="night" money={suggestion.pricePerNight} />,
            total: <Price key="total" money={suggestion.total} isEstimated />,
          }}
        />
      ) : (
        intl.formatMessage(messages.emptyText)
      )}
    </EmptyState>
  );
}

/** The next larger place to search: the country of a city, then everywhere; null if everywhere was searched. */
const widerPlace = (criteria: Criteria, { city, country }: PlaceNames) => {
  if (city && country) return { country, criteria: { ...criteria, cityCode: null, cityName: '' } };
  if (!city && !country) return null;
  const anywhere = { destination: '', countryCode: null, cityCode: null, cityName: '' };
  return { country: '', criteria: { ...criteria, ...anywhere } };
};

interface NothingTextProps {
  /** Name of the place without hotels; empty if that is not certain. */
  place: string;
  /** The traveller's words, if they certainly name no place; otherwise empty. */
  words: string;
}

function NothingText({ place, words }: NothingTextProps) {
  const intl = useIntl();
  const { assistant } = useLocale().brand;
  if (words !== '')
    return (
      <Text message={messages.emptyUnknown} values={{ words: <bdi key="words">{words}</bdi>, assistant }} />
    );
  if (place === '') return intl.formatMessage(messages.emptyText);
  return <Text message={messages.emptyPlace} values={{ place: <bdi key="place">{place}</bdi> }} />;
}

interface NothingHereProps {
  search: Search;
  /** False when a part of the place was not checked and may have hotels. */
  isCertain: boolean;
  onEditSearch: () => void;
}

/**
 * Shown for a place without hotels. It offers other places and not other dates, because hotels without rooms would be
 * listed too.
 */
export function NothingHere({ search, isCertain, onEditSearch }: NothingHereProps) {
  const intl = useIntl();
  const { brand } = useLocale();
  const chat = useChatLauncher();
  const names = usePlaceNames(search.criteria);
  const comma = useComma();
  const place = [names.city, names.country].filter(Boolean).join(comma);
  const wider = widerPlace(search.criteria, names);
  const words = typedWordsOf(search);
  const typed = useTypedPlace(words);
  const { found, others } = useMeantPlaces(search);
  // Words that are exactly the name of a place are not questioned.
  const meant = typed === 'unclear' ? others : [];
  const linkTo = useLinkTo(search, found);
  const announce = useAnnounce();
  const placeWords = useSuggestionWords();
  const [likeliest, ...further] = meant;
  const question = further.length > 0 ? messages.whichPlace : searchMessages.meant;
  const title = likeliest
    ? intl.formatMessage(question, { place: placeWords.place(likeliest) })
    : intl.formatMessage(messages.emptyTitle);
  useEffect(() => announce(title), [announce, title]);
  return (
    <EmptyState
      title={title}
      headingId="results-heading"
      action={
        <span className={styles.actions}>
          {meant.map((each) => (
            <ButtonLink key={`${each.kind} ${each.id}`} {...linkTo(each)}>
              <bdi>{placeWords.place(each)}</bdi>
            </ButtonLink>
          ))}
          <Button variant={meant.length > 0 ? 'secondary' : 'primary'} onPress={onEditSearch}>
            {intl.formatMessage(searchMessages.edit)}
          </Button>
          {words !== '' && (
            <Button
              variant="sherry"
              icon={MessageCircle}
              onPress={() => chat.open({ kind: 'general', preset: words })}
            >
              {intl.formatMessage(unusedMessages.ask, { assistant: brand.assistant })}
            </Button>
          )}
          {wider && (
            <Button variant="secondary" onPress={() => search.submit(wider.criteria)}>
              {wider.country ? (
                <Text
                  message={messages.emptyWider}
                  values={{ country: <bdi key="country">{wider.country}</bdi> }}
                />
              ) : (
                intl.formatMessage(messages.all)
              )}
            </Button>
          )}
        </span>
      }
    >
      {meant.length > 0 ? (
        <Text message={messages.typed} values={{ words: <bdi key="words">{words}</bdi> }} />
      ) : (
        <NothingText
          place={isCertain && typed === 'place' ? place : ''}
          words={typed === 'unknown' ? words : ''}
        />
      )}
    </EmptyState>
  );
}
