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
import { type CheckProgress, useIncompleteText } from '../../useIncompleteText.ts';
import type { Search } from '../../useSearch.ts';
import { messages } from './Results.messages.ts';
import styles from './ResultsHeader.module.css';

interface ResultsHeaderProps {
  search: Search;
  /** Name of the searched part of the city; null for the whole city or several parts. */
  area: string | null;
  /** Number of matching hotels; undefined while the search is running, because it would change. */
  count: number | undefined;
  /** Number of matching hotels without rooms. */
  soldOut: number;
  /** How many hotels were checked, if not all could be; null otherwise. */
  part: CheckProgress | null;
  /** Hotels of the page. Sorting by a distance is offered only if one of them has it. */
  hotels: readonly Pick<HotelCard_HotelFragment, 'placeInTown' | 'toAirport' | 'surroundings'>[];
  /** The sort order of the list: another one than the requested if that is by a distance which no hotel has. */
  order: HotelSort;
  /** Path of the map of this search. */
  mapTo: string;
  /** Path of the search for sharing. */
  shareTo: string;
  onOpenFilters: () => void;
}

/** Isolates a code from surrounding text of another direction. */
const isolated = (code: string): string => `\u2068${code}\u2069`;

function SortBox({ search, hotels, order }: Pick<ResultsHeaderProps, 'search' | 'hotels' | 'order'>) {
  const intl = useIntl();
  const { airport, cityCode } = search.criteria;
  // Without a city there is no single centre or coast to measure from.
  const isOffered: Partial<Record<HotelSort, boolean>> = {
    DISTANCE: cityCode !== null && hotels.some(({ placeInTown }) => placeInTown !== null),
    AIRPORT: airport !== null && hotels.some(({ toAirport }) => toAirport !== null),
    SEA: cityCode !== null && hotels.some(({ surroundings }) => surroundings?.metersToSea != null),
  };
  const sorts = SORTS.filter((id) => id === order || (isOffered[id] ?? true));
  const how = intl.formatMessage(messages.howWeSort);
  return (
    <div className={styles.sort}>
      <Select
        label={intl.formatMessage(messages.sort)}
        isLabelHidden
        icon={ArrowUpDown}
        value={order}
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
 * Heading with number of hotels, place and dates; filters, map, sort order and sharing beside it, all but the filters
 * only if there are hotels or their number is not known yet. Memoized, so that it is not rendered again for every
 * response.
 */
export const ResultsHeader = memo(function ResultsHeader(props: ResultsHeaderProps) {
  const { search, area, count, soldOut, part, hotels, order, mapTo, shareTo, onOpenFilters } = props;
  const intl = useIntl();
  const dates = useDates();
  const hotelCount = useHotelCount();
  const partText = useIncompleteText();
  const { criteria, filters } = search;
  const names = usePlaceNames(criteria);
  const city = names.city || names.country;
  const place = area === null ? city : intl.formatMessage(messages.partOf, { part: area, city });
  // Without a city only a fixed selection is searched, so the number is not that of the whole place.
  const counted = names.city ? messages.inPlace : messages.selection;
  const title = place ? intl.formatMessage(pageMessages.resultsTitle, { place }) : '';
  const running = names.city ? messages.runningIn : messages.runningSelection;
  const values = {
    count: hotelCount(count ?? 0, soldOut),
    place: <bdi key="place">{place}</bdi>,
    dates: (
      <bdi key="dates" className={styles.dates} data-moment="dates">
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
        {/* A new element once the number is known, because in the same element the dates would count as a layout shift. */}
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
            <SortBox {...{ search, hotels, order }} />
            <ShareButton look="icon" title={title} path={shareTo} />
          </>
        )}
      </div>
    </header>
  );
});
