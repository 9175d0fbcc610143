import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { HotelSort } from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import { type Filters, forNextSearch, NO_FILTERS } from '#lib/search/filters/filters.ts';
import { useLatestFilters } from '#lib/search/useLatestFilters.ts';
import { type SentenceEntry, sentenceEntry, sentenceIn } from '#lib/search/typed/sentenceEntry.ts';
import type { Choosing } from '#lib/search/destination/suggestion.ts';
import type { TypedOrder } from '#lib/search/typed/reading/orders.ts';
import { type FieldsSetByHand, withRecognized } from '#lib/search/typed/recognized.ts';
import {
  type Criteria,
  isOtherPlace,
  readSearch,
  type Replaced,
  type SearchState,
  writeSearch,
} from '#lib/search/searchState.ts';
import type { BudgetEntry } from './search/filterStep.ts';
import { keepingMonth } from './search/monthUrl.ts';
import { useFilterStep } from './search/useFilterStep.ts';

/** State of a history entry that makes the page scroll after it was opened; ignored after Back and a reload. */
export interface DiscoverEntry {
  readonly scrollTo: 'results' | 'page';
}

/**
 * State of a history entry with the sort order that the typed words asked for, until one is selected in the control.
 */
interface OrderEntry {
  readonly typedSort?: HotelSort;
}

/**
 * True when the sort order came from typed words.
 * @param state state of the history entry
 */
const isTypedSort = (state: unknown, sort: HotelSort): boolean =>
  typeof state === 'object' && state !== null && 'typedSort' in state && state.typedSort === sort;

/** Returns the same object as long as the key does not change. */
const useStable = <T>(value: T, key: string): T => {
  const [stable, setStable] = useState({ value, key });
  if (stable.key === key) return stable.value;
  setStable({ value, key });
  return value;
};

/** Which fields a URL names with values that can be used: they count more than typed words. */
const namedIn = (
  query: URLSearchParams,
  { areDatesReplaced, isPartyReplaced }: Replaced,
): FieldsSetByHand => ({
  isParty:
    !isPartyReplaced && ['guests', 'adults', 'children', 'infants', 'rooms'].some((name) => query.has(name)),
  isStay: !areDatesReplaced && query.has('checkin'),
});

const keyOf = (state: SearchState) => writeSearch(state).toString();

/**
 * The sort order that words ask for; null without one, and for a distance without a city, because only hotels of a city
 * have distances.
 */
export const sortFor = (
  { cityCode }: Pick<Criteria, 'cityCode'>,
  order: TypedOrder | null,
): HotelSort | null => (order === 'PRICE_ASC' || cityCode !== null ? order : null);

/** The search from the URL, and functions that change it. */
export const useSearch = () => {
  const { pathname, search: query, state: entry } = useLocation();
  const navigate = useNavigate();
  const day = today();
  const address = useMemo(() => readSearch(new URLSearchParams(query), day), [query, day]);
  const viewKey = keyOf(address);
  const criteriaKey = keyOf({ ...address, filters: NO_FILTERS, sort: 'RECOMMENDED', page: 1 });
  const criteria = useStable(address.criteria, criteriaKey);
  const filters = useStable(address.filters, viewKey);

  const merged = useLatestFilters(filters);
  const stepOf = useFilterStep();

  const sentence = sentenceIn(entry);
  const isTyped = isTypedSort(entry, address.sort);
  const wordsState = { ...sentenceEntry(sentence), ...(isTyped && { typedSort: address.sort }) };

  const go = (
    state: SearchState,
    options: { replace?: boolean; state?: Partial<DiscoverEntry> & SentenceEntry & OrderEntry & BudgetEntry },
  ) => {
    const isSameCity = state.criteria.cityCode === criteria.cityCode;
    const own = writeSearch(state);
    const next = `?${isSameCity ? keepingMonth(own, new URLSearchParams(query)) : own}`;
    // A search that does not change the URL adds no history entry.
    void navigate({ pathname, search: next }, { ...options, replace: options.replace ?? next === query });
  };
  const current: SearchState = { criteria, filters, sort: address.sort, page: address.page };

  return {
    ...current,
    isSearch: address.isSearch,
    namedInUrl: namedIn(new URLSearchParams(query), address),
    areDatesReplaced: address.areDatesReplaced,
    isPartyReplaced: address.isPartyReplaced,
    criteriaKey,
    viewKey,
    /** The words that were typed for the place of this search; null if the place was selected from the list. */
    sentence,
    submit: (next: Criteria, { words, area, filters: typed, order }: Choosing = {}) => {
      const isOther = isOtherPlace(next, criteria);
      const stays = forNextSearch(merged(filters), isOther, area);
      // A sort order from typed words ends with them; one that was selected stays.
      const isOver = isTyped && (isOther || words !== undefined);
      const sort = sortFor(next, order ?? null) ?? (isOver ? 'RECOMMENDED' : current.sort);
      const isChosen = sort === current.sort && !isTyped;
      go(
        { criteria: next, filters: typed ? withRecognized(stays, typed) : stays, sort, page: 1 },
        {
          state: {
            scrollTo: 'results',
            ...(words && { sentence: words }),
            ...(!isChosen && { typedSort: sort }),
          },
        },
      );
    },
    /** Changes guests or dates on the results page; the typed words stay. */
    setCriteria: (next: Criteria) =>
      go({ ...current, filters: merged(filters), criteria: next, page: 1 }, { state: wordsState }),
    setFilters: (next: Filters) => {
      const step = stepOf(filters, next);
      go(
        { ...current, filters: merged(next), page: 1 },
        { ...step, state: { ...step.state, ...wordsState } },
      );
    },
    setSort: (sort: HotelSort) =>
      go({ ...current, filters: merged(filters), sort, page: 1 }, { state: sentenceEntry(sentence) }),
    setPage: (page: number) => go({ ...current, page }, { state: { scrollTo: 'page', ...wordsState } }),
  };
};

export type Search = ReturnType<typeof useSearch>;
