import { ArrowUpDown, CircleHelp, Map } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment, HotelSort } from '#generated/graphql.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Popover } from '#ui/Popover.tsx';
import { Select } from '#ui/Select.tsx';
import { sentenceEntry } from '#lib/search/typed/sentenceEntry.ts';
import { FiltersButton } from '#lib/search/filters/FiltersButton.tsx';
import { SORTS } from '#lib/search/searchState.ts';
import { ShareButton } from '#lib/page/ShareButton.tsx';
import { useHotelCount } from '#lib/search/filters/useHotelCount.ts';
import { usePlaceNames } from '#lib/search/destination/usePlaceNames.ts';
import { messages as pageMessages } from '../../DiscoverPage.messages.ts';
import { type CheckProgress, usePartText } from '../../usePartText.ts';
import type { Search } from '../../useSearch.ts';
import { messages } from './Results.messages.ts';
import styles from './ResultsHeader.module.css';

interface ResultsHeaderProps {
  search: Search;
  /** Name of the one part of the city that is searched; null for all of it, and for several parts. */
  area: string | null;
  /** Hotels that match; undefined while the search runs, because it would change. */
  count: number | undefined;
  /** Number of matching hotels without rooms. */
  soldOut: number;
  /** How much of the list was checked, when it could not be checked completely; null for any other list. */
  part: CheckProgress | null;
  /** Hotels of the page: an order by a distance that none of them has is not offered. */
  hotels: readonly Pick<HotelCard_HotelFragment, 'toAirport' | 'surroundings'>[];
  /** Address of the map of this search. */
  mapTo: string;
  /** Address of the search for other people. */
  shareTo: string;
  onOpenFilters: () => void;
}

/** Isolates a code from surrounding text of another direction. */
const isolated = (code: string): string => `\u2068${code}\u2069`;

function SortBox({ search, hotels }: Pick<ResultsHeaderProps, 'search' | 'hotels'>) {
  const intl = useIntl();
  const { airport, cityCode } = search.criteria;
  // Without a city there is no single centre and no single coast.
  const isOffered: Partial<Record<HotelSort, boolean>> = {
    DISTANCE: cityCode !== null,
    AIRPORT: airport !== null && hotels.some(({ toAirport }) => toAirport !== null),
    SEA: cityCode !== null && hotels.some(({ surroundings }) => surroundings?.metersToSea != null),
  };
  const sorts = SORTS.filter((id) => id === search.sort || (isOffered[id] ?? true));
  const how = intl.formatMessage(messages.howWeSort);
  return (
    <div className={styles.sort}>
      <Select
        label={intl.formatMessage(messages.sort)}
        isLabelHidden
        icon={ArrowUpDown}
        value={search.sort}
        options={sorts.map((id) => ({
          id,
          label: intl.formatMessage(messages[id], { airport: isolated(airport ?? '') }),
        }))}
        onChange={(id) => {
          const sort = SORTS.find((known) => known === id);
          if (sort) search.setSort(sort);
        }}
      />
      <Popover
        label={how}
        placement="bottom end"
        trigger={<IconButton icon={CircleHelp} label={how} tooltip={false} />}
      >
        <p className={styles.how}>
          <strong>{how}</strong>
          {intl.formatMessage(messages.howText)} {intl.formatMessage(messages.howDistance)}{' '}
          {intl.formatMessage(messages.howPrice)}
        </p>
      </Popover>
    </div>
  );
}

/**
 * Heading with number, place and dates; filters, map and order beside it, the last two only when there are hotels.
 * Memoized: it is not rendered in the task of a response.
 */
export const ResultsHeader = memo(function ResultsHeader(props: ResultsHeaderProps) {
  const { search, area, count, soldOut, part, hotels, mapTo, shareTo, onOpenFilters } = props;
  const intl = useIntl();
  const dates = useDates();
  const hotelCount = useHotelCount();
  const partText = usePartText();
  const { criteria, filters } = search;
  const names = usePlaceNames(criteria);
  const city = names.city || names.country;
  const place = area === null ? city : intl.formatMessage(messages.partOf, { part: area, city });
  // Without a city only a fixed selection is searched, so its number is not that of the place.
  const counted = names.city ? messages.inPlace : messages.selection;
  const title = place ? intl.formatMessage(pageMessages.resultsTitle, { place }) : '';
  const running = names.city ? messages.runningIn : messages.runningSelection;
  const values = {
    count: hotelCount(count ?? 0, soldOut),
    place: <bdi key="place">{place}</bdi>,
    dates: (
      <bdi key="dates" data-moment="dates">
        {dates.range(criteria.checkIn, criteria.checkOut)}
      </bdi>
    ),
  };
  return (
    <header className={styles.header}>
      <div>
        <h2 id="results-heading" className="display" tabIndex={-1}>
          {intl.formatMessage(place ? messages.found : messages.all)}
        </h2>
        {/* With the number of hotels it is another text: in the same element the dates would count as moved. */}
        <p key={count === undefined ? 'running' : 'counted'} className={styles.line} data-moment="">
          {count === undefined
            ? place
              ? intl.formatMessage(running, values)
              : values.dates
            : intl.formatMessage(place ? counted : messages.anywhere, values)}
          {count !== undefined && part && `. ${partText(part)}`}
        </p>
      </div>
      <div className={styles.tools}>
        <FiltersButton filters={filters} onPress={onOpenFilters} />
        {count !== 0 && (
          <>
            <ButtonLink to={mapTo} state={sentenceEntry(search.sentence)} variant="secondary" icon={Map}>
              {intl.formatMessage(messages.onMap)}
            </ButtonLink>
            <SortBox {...{ search, hotels }} />
            <ShareButton look="icon" title={title} path={shareTo} />
          </>
        )}
      </div>
    </header>
  );
});
