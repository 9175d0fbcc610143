import { clsx } from 'clsx';
import { memo, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { CompareToggle } from '#lib/compare/CompareToggle.tsx';
import { type ShownList, nextList } from '#lib/hotelList/shownList.ts';
import { useIsInUse } from '#lib/hotelList/useIsInUse.ts';
import { hotelPath } from '#lib/page/paths.ts';
import { usePointedHotel } from '#lib/hooks/usePointedHotel.ts';
import type { CriteriaWithWishes } from '#lib/search/searchState.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { messages } from '../HotelsMapPage.messages.ts';
import type { MapHotel } from '../useMapHotels.ts';
import { useThumbnails } from '../useThumbnails.ts';
import { HotelFavoriteButton } from './HotelFavoriteButton.tsx';
import { HotelMarks, HotelPrice, HotelTerms, HotelThumbnail, type Thumbnail } from './HotelFacts.tsx';
import { HotelPlace } from '#lib/hotel/HotelPlace.tsx';
import { SeaDistance } from '#lib/location/SeaDistance.tsx';
import styles from './MapList.module.css';

/** Number of hotels shown at first, and added by each press of “more”; one request loads their pictures. */
const STEP = 20;

interface RowProps {
  hotel: MapHotel;
  criteria: CriteriaWithWishes;
  thumbnail: Thumbnail;
  isActive: boolean;
  isChosen: boolean;
}

/** Memoized: pointing at the map highlights a few rows, and the others are not rendered again. */
const Row = memo(function Row({ hotel, criteria, thumbnail, isActive, isChosen }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const dealId = useId();
  const { checkIn: checkin, checkOut: checkout, party, wishes, airport } = criteria;
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li ref={row} className={clsx(styles.row, (isActive || isChosen) && styles.lit)} data-hotel={hotel.id}>
      <div className={styles.picture}>
        <HotelThumbnail thumbnail={thumbnail} ratio="6 / 5" />
        <HotelFavoriteButton hotel={hotel} criteria={criteria} className={styles.heart} />
      </div>
      <div className={styles.body}>
        <HotelMarks hotel={hotel} />
        <h3 className={styles.name}>
          <Link
            to={hotelPath({ id: hotel.id, checkin, checkout, party, wishes, airport })}
            className={styles.link}
            aria-describedby={dealId}
          >
            <LocalizedText value={hotel.name} />
          </Link>
        </h3>
        <p className={styles.place}>
          <HotelPlace hotel={hotel} />
          <SeaDistance meters={hotel.metersToSea} className={styles.sea} />
        </p>
        <div id={dealId}>
          <HotelPrice hotel={hotel} roomCount={party.rooms} />
          <HotelTerms hotel={hotel} nights={nightsBetween(checkin, checkout) ?? 1} />
        </div>
        <div className={styles.compare}>
          <CompareToggle id={hotel.id} name={hotel.name} />
        </div>
      </div>
    </li>
  );
});

interface RowsProps extends Pick<MapListProps, 'criteria' | 'activeId' | 'activeGroup' | 'chosenId'> {
  hotels: readonly MapHotel[];
}

function Block({ hotels, criteria, activeId, activeGroup, chosenId }: RowsProps) {
  const thumbnails = useThumbnails(hotels.map(({ id }) => id));
  return hotels.map((hotel) => (
    <Row
      key={hotel.id}
      hotel={hotel}
      criteria={criteria}
      thumbnail={thumbnails.get(hotel.id)}
      isActive={hotel.id === activeId || activeGroup.has(hotel.id)}
      isChosen={hotel.id === chosenId}
    />
  ));
}

const blocksOf = (hotels: readonly MapHotel[]) =>
  Array.from({ length: Math.ceil(hotels.length / STEP) }, (_, at) => ({
    start: at * STEP,
    block: hotels.slice(at * STEP, (at + 1) * STEP),
  }));

/** Each block requests its own pictures, so that adding lines keeps the pictures of the others. */
function Rows({ hotels, ...look }: RowsProps) {
  return blocksOf(hotels).map(({ start, block }) => <Block key={start} hotels={block} {...look} />);
}

function More({ count, isCounted, onPress }: { count: number; isCounted: boolean; onPress: () => void }) {
  const intl = useIntl();
  if (count <= 0) return null;
  return (
    <Button variant="secondary" size="sm" onPress={onPress}>
      {isCounted ? intl.formatMessage(messages.more, { count }) : intl.formatMessage(messages.moreUncounted)}
    </Button>
  );
}

interface MapListProps {
  hotels: readonly MapHotel[];
  /** Key of the place, days, people, filters and order that these hotels belong to. */
  answeredKey: string;
  /** Hotels whose position is not known. */
  placeless: readonly MapHotel[];
  criteria: CriteriaWithWishes;
  /** True once the search is complete, so that the number of hotels is final. */
  isCounted: boolean;
  activeId: string | null;
  /** Hotels of a cluster that is pointed at on the map. */
  activeGroup: ReadonlySet<string>;
  chosenId: string | null;
  onActive: (id: string | null) => void;
  /** Number of lines that were shown when the traveller left the map; null for the usual number. */
  startLength?: number | null;
  /** Called with the number of lines at first and after each press. */
  onLength?: (length: number) => void;
}

/**
 * The hotels of the list. While it is on screen, pointed at or focused, no line moves: hotels that are found meanwhile
 * are added below, and the new order is applied on request.
 */
const useShownHotels = (
  viewKey: string,
  hotels: readonly MapHotel[],
  region: RefObject<HTMLElement | null>,
) => {
  const intl = useIntl();
  const announce = useAnnounce();
  const use = useIsInUse(region);
  const incoming: ShownList<MapHotel> = { viewKey, rows: hotels };
  const [shownList, setShownList] = useState(incoming);
  const next = nextList(shownList, incoming, null, use);
  if (next !== shownList) setShownList(next);
  const hasNews = next.rows !== hotels;
  useEffect(() => {
    if (hasNews) announce(intl.formatMessage(messages.newFound));
  }, [hasNews, announce, intl]);
  return { rows: next.rows, hasNews, showNews: () => setShownList(incoming) };
};

/** The hotels of the map as a list, also for the keyboard: a line highlights its pin, and a pin its line. */
export function MapList(props: MapListProps) {
  const { answeredKey, placeless, criteria, isCounted, activeId, activeGroup, chosenId, onActive } = props;
  const intl = useIntl();
  const titleId = useId();
  const lists = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { rows: hotels, hasNews, showNews } = useShownHotels(answeredKey, props.hotels, lists);
  usePointedHotel(lists, onActive);
  const [length, setLength] = useState(props.startLength ?? STEP);
  const { onLength } = props;
  useEffect(() => onLength?.(length), [length, onLength]);
  const [placelessLength, setPlacelessLength] = useState(STEP);
  const chosenAt = hotels.findIndex(({ id }) => id === chosenId);
  // A chosen hotel far down the list adds only its own block: all lines before it would load pictures out of view.
  const chosenStart = Math.max(length, Math.floor(chosenAt / STEP) * STEP);
  const chosenBlock = chosenAt < length ? [] : hotels.slice(chosenStart, chosenStart + STEP);
  const rest = hotels.length - Math.min(length, hotels.length) - chosenBlock.length;
  const look = { criteria, activeId, activeGroup, chosenId };
  return (
    <div ref={lists} className={styles.lists}>
      <h2 id={titleId} className="visually-hidden">
        {intl.formatMessage(messages.list)}
      </h2>
      <div>
        {hasNews && (
          <div className={styles.news}>
            <Button
              size="sm"
              onPress={() => {
                showNews();
                // The button disappears, so the keyboard focus moves to the list.
                list.current?.focus();
              }}
            >
              {intl.formatMessage(messages.newOrder)}
            </Button>
          </div>
        )}
        <ul ref={list} tabIndex={-1} className={styles.list} aria-labelledby={titleId}>
          <Rows hotels={hotels.slice(0, length)} {...look} />
          {chosenBlock.length > 0 && <Block key={chosenStart} hotels={chosenBlock} {...look} />}
        </ul>
      </div>
      <More count={rest} isCounted={isCounted} onPress={() => setLength(length + STEP)} />
      {placeless.length > 0 && (
        <section aria-labelledby="not-on-map">
          <h2 id="not-on-map" className={styles.heading}>
            {intl.formatMessage(messages.notOnMap)}
          </h2>
          <ul className={styles.list}>
            <Rows hotels={placeless.slice(0, placelessLength)} {...look} />
          </ul>
          <More
            count={placeless.length - placelessLength}
            isCounted={isCounted}
            onPress={() => setPlacelessLength(placelessLength + STEP)}
          />
        </section>
      )}
    </div>
  );
}
