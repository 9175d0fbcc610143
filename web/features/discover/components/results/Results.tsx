import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment, HotelSort } from '#generated/graphql.ts';
import { CompareTray } from '#lib/compare/CompareTray.tsx';
import { StalePricesNotice } from '#lib/hotel/price/StalePricesNotice.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { useStoreStay } from '#lib/stay/useStoreStay.ts';
import { Pagination } from '#ui/Pagination.tsx';
import type { SheetHandle } from '#ui/Sheet.tsx';
import { useIsWide } from '#ui/useIsPhone.ts';
import { hotelsMapPath } from '#lib/page/paths.ts';
import { sentenceEntry } from '#lib/search/typed/sentenceEntry.ts';
import { activeFilters } from '#lib/search/filters/filters.ts';
import { placeKey, writeSearch } from '#lib/search/searchState.ts';
import { type Result, useResults } from '../../useResults.ts';
import { useResultsScroll } from '../../useResultsScroll.ts';
import { incompleteProgress } from '../../useIncompleteText.ts';
import type { Search } from '../../useSearch.ts';
import { ActiveFilters } from '#lib/search/filters/ActiveFilters.tsx';
import { CheaperList } from '../dates/CheaperList.tsx';
import { CountryLead } from './CountryLead.tsx';
import { DaysFold } from '../dates/DaysFold.tsx';
import { DayStrip } from '../dates/DayStrip.tsx';
import { MonthPanel } from '../dates/MonthPanel.tsx';
import { ownDay } from '../dates/ownDay.ts';
import { FilteredOut, NothingHere } from './EmptyResults.tsx';
import { useFilterLabel } from '#lib/search/filters/useFilterLabel.ts';
import type { FilteredList } from '#lib/search/filters/FilterFields.tsx';
import { FilterSheet } from '#lib/search/filters/FilterSheet.tsx';
import { HotelList, SkeletonList } from './HotelList.tsx';
import { MatchedPlace } from './MatchedPlace.tsx';
import { MapTeaser } from './MapTeaser.tsx';
import { messages } from './Results.messages.ts';
import styles from './Results.module.css';
import { ResultsHeader } from './ResultsHeader.tsx';
import { SearchProgress } from './SearchProgress.tsx';
import { SherryHelp } from './SherryHelp.tsx';
import { typedWordsOf, useTypedPlace } from '../../search/useTypedPlace.ts';
import { useAnnouncedResults } from '../../useAnnouncedResults.ts';

/** Path of the map of this search, which shows the hotels of all pages. */
const mapAddress = ({ criteria, filters, sort }: Search): string =>
  hotelsMapPath(writeSearch({ criteria, filters, sort, page: 1 }));

/** Path of the search for sharing; it starts at the first page. */
const sharedAddress = ({ criteria, filters, sort }: Search): string =>
  `/Discover?${writeSearch({ criteria, filters, sort, page: 1 })}`;

function ResultPages({ search, result }: { search: Search; result: Result }) {
  const intl = useIntl();
  const { page, totalPages } = result.pageInfo;
  return (
    <Pagination
      label={intl.formatMessage(messages.pages)}
      page={page}
      pageCount={totalPages}
      text={intl.formatMessage(messages.page, {
        current: intl.formatNumber(page),
        total: intl.formatNumber(totalPages),
      })}
      previousLabel={intl.formatMessage(messages.previous)}
      nextLabel={intl.formatMessage(messages.next)}
      onChange={search.setPage}
    />
  );
}

interface ResultsProps {
  search: Search;
  /** Opens the search form to look for another place. */
  onEditSearch: () => void;
}

/** Shown when the list is empty, because of the filters or because the place has no hotels. */
function EmptyList({ search, result, onEditSearch }: ResultsProps & { result: Result }) {
  if (activeFilters(search.filters).length > 0)
    return <FilteredOut search={search} suggestion={result.suggestion} areas={result.facets.areas} />;
  const { countryCode, cityCode } = search.criteria;
  // For a country only a selection of its hotels was searched.
  const isLookedThrough = cityCode !== null || countryCode === null;
  const isCertain = isLookedThrough && result.progress.failedChunks.length === 0;
  return <NothingHere search={search} isCertain={isCertain} onEditSearch={onEditSearch} />;
}

/** The counts that the filters need; undefined while the search is running. */
const filteredList = (result: Result | undefined, isComplete: boolean): FilteredList | undefined =>
  result && isComplete
    ? {
        facets: result.facets,
        matching: result.pageInfo.totalItems,
        soldOut: result.soldOut,
        total: result.progress.total,
      }
    : undefined;

/** The sort order of the list; null while it is not known whether its hotels have the distance to sort by. */
function orderOf(sort: HotelSort, results: ReturnType<typeof useResults>): HotelSort | null {
  const { result, isStale, isComplete } = results;
  if ((sort !== 'SEA' && sort !== 'DISTANCE' && sort !== 'AIRPORT') || result?.order === sort) return sort;
  return result && !isStale && isComplete ? result.order : null;
}

interface DaysProps {
  search: Search;
  result: Result | undefined;
  isComplete: boolean;
  isStale: boolean;
  isWaiting: boolean;
}

/** Prices of the days around the searched one. Memoized, so that it is not rendered again for every response. */
const DaysOfCity = memo(function DaysOfCity(props: DaysProps) {
  const { search, result, isComplete, isStale, isWaiting } = props;
  // A stale list still has the previous filters, so its price is not used.
  const own = isStale ? null : ownDay(search, result);
  return (
    <DaysFold>
      <DayStrip search={search} isComplete={isComplete} own={own} isListShown={!isWaiting && !isStale} />
      <MonthPanel search={search} own={own} />
    </DaysFold>
  );
});

const noHotels: Result['hotels'] = [];

/** The results of a search: heading, filters, list, map and pages. */
export function Results({ search, onEditSearch }: ResultsProps) {
  const results = useResults(search);
  const sheet = useRef<SheetHandle>(null);
  const openFilters = useCallback(() => sheet.current?.open(), []);
  const [activeId, setActive] = useState<string | null>(null);
  // Cards and pins highlight each other only where the map is beside the list.
  const isWide = useIsWide();
  const [shown, setShown] = useState<readonly HotelCard_HotelFragment[]>([]);
  const { result, isComplete, error, isStale } = results;
  const { criteria, filters } = search;
  const criteriaWithWishes = useMemo(() => ({ ...criteria, wishes: filters }), [criteria, filters]);
  useStoreStay(criteriaWithWishes);
  const parts = result?.facets.areas.map(({ part }) => part) ?? [];
  const filterLabel = useFilterLabel(parts);
  const [part, ...otherParts] = filters.areas;
  const area = part && otherParts.length === 0 ? filterLabel({ field: 'areas', value: part }) : null;
  const order = orderOf(search.sort, results);
  const { countryCode, cityCode } = search.criteria;
  const isEmpty = result !== undefined && result.pageInfo.totalItems === 0;
  const hasFilters = activeFilters(search.filters).length > 0;
  // The heading of an empty list depends on what the words mean.
  const isLookingUp = useTypedPlace(typedWordsOf(search)) === 'loading' && !hasFilters;
  const isWaiting = !result || (isEmpty && (!isComplete || isLookingUp));
  const isNothingFound = isEmpty && !isWaiting && !isStale;
  const hasHeader = !isNothingFound || hasFilters;
  // Then the empty list says what the words mean, or asks.
  const isPlaceAsked = isNothingFound && !hasFilters && countryCode === null;
  useAnnouncedResults(search, result, isStale || isWaiting || isPlaceAsked);
  const section = useResultsScroll(!hasHeader);
  return (
    <section ref={section} className={styles.results} aria-labelledby="results-heading">
      <div className="container">
        {!isPlaceAsked && <MatchedPlace search={search} order={order} />}
        {countryCode !== null && cityCode === null && (
          <CountryLead search={search} countryCode={countryCode} />
        )}
        {hasHeader && (
          <ResultsHeader
            search={search}
            area={area}
            count={isWaiting || !isComplete ? undefined : result.pageInfo.totalItems}
            soldOut={result?.soldOut ?? 0}
            part={incompleteProgress(result)}
            hotels={result?.hotels ?? noHotels}
            order={order ?? search.sort}
            mapTo={mapAddress(search)}
            shareTo={sharedAddress(search)}
            onOpenFilters={openFilters}
          />
        )}
        <ActiveFilters filters={search.filters} parts={parts} onChange={search.setFilters} />
        {cityCode !== null && <DaysOfCity {...{ search, result, isComplete, isStale, isWaiting }} />}
        {result && !isNothingFound && (
          <StalePricesNotice pricedAt={result.pricedAt} isStale={result.isStale} className={styles.problem} />
        )}
        {error && (
          <div className={styles.problem}>
            <Problem error={error} onRetry={results.reload} />
          </div>
        )}
        <div className={styles.body}>
          <SearchProgress results={results} />
          {isNothingFound ? (
            <EmptyList search={search} result={result} onEditSearch={onEditSearch} />
          ) : (
            <div className={styles.columns}>
              <div className={styles.main}>
                {isWaiting
                  ? !error && <SkeletonList cityCode={cityCode} isProgressShown={result !== undefined} />
                  : results.answeredView !== undefined && (
                      <HotelList
                        hotels={result.hotels}
                        page={result.pageInfo.page}
                        viewKey={results.answeredView}
                        criteria={search.criteria}
                        isBusy={isStale}
                        isComplete={isComplete}
                        activeId={isWide ? activeId : null}
                        onActive={isWide ? setActive : undefined}
                        onShown={setShown}
                      />
                    )}
                {!isWaiting && isComplete && <ResultPages search={search} result={result} />}
                <CompareTray stay={criteriaWithWishes} place={placeKey(search.criteria)} />
              </div>
              <aside className={styles.aside}>
                <MapTeaser
                  hotels={shown}
                  isUnknown={isWaiting || Boolean(error)}
                  activeId={activeId}
                  onActive={setActive}
                  to={mapAddress(search)}
                  state={sentenceEntry(search.sentence)}
                />
                <SherryHelp />
                {!isWaiting && (
                  <CheaperList
                    key={results.answeredView}
                    hotels={result.hotels}
                    criteria={criteriaWithWishes}
                    isReady={!isStale && isComplete}
                  />
                )}
              </aside>
            </div>
          )}
        </div>
      </div>
      <FilterSheet
        ref={sheet}
        filters={search.filters}
        onChange={search.setFilters}
        stay={search.criteria}
        list={filteredList(result, isComplete)}
      />
    </section>
  );
}
