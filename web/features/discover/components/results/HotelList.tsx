import { clsx } from 'clsx';
import { Fragment, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { useNearestDates } from '#lib/stay/otherDates/useNearestDates.ts';
import { usePointedHotel } from '#lib/hooks/usePointedHotel.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { SlowNote } from '#ui/SlowNote.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { firstFrameHotel } from '#lib/hotel/firstFrameHotel.ts';
import { type ShownList, nextList } from '#lib/hotelList/shownList.ts';
import type { CriteriaWithWishes, Criteria } from '#lib/search/searchState.ts';
import type { FirstFrameHotel } from '#shared/routes/first-frame-hotel.ts';
import { readWishes } from '#shared/pricing/wishes-url.ts';
import { HotelCard } from '../card/HotelCard.tsx';
import card from '../card/HotelCard.module.css';
import styles from './HotelList.module.css';
import { messages } from './Results.messages.ts';
import { useIsInUse } from '#lib/hotelList/useIsInUse.ts';
import { useShownHotels } from '../../useShownHotels.ts';
import { limitPicks } from '../../search/onePick.ts';

interface HotelListProps {
  hotels: readonly HotelCard_HotelFragment[];
  /** 1 for the page with the best matches. */
  page: number;
  /** Key of the search, filters, order and page that these hotels belong to. */
  viewKey: string;
  criteria: Criteria;
  /** True while a newer view is loading: the list stays and is marked as busy. */
  isBusy: boolean;
  /** False while more hotels are loading. */
  isComplete: boolean;
  /** Id of the hotel that is hovered or focused on the map. */
  activeId?: string | null;
  /** Called with the id of the card that is hovered or focused; null when none is. */
  onActive?: ((id: string | null) => void) | undefined;
  /** Called with the hotels on screen, which may not be the newest; with an empty list when this one is unmounted. */
  onShown?: (hotels: readonly HotelCard_HotelFragment[]) => void;
}

/** Memoized, so that highlighting a row re-renders no card. */
const Card = memo(HotelCard);

/** The nearest dates for the hotels of the page without rooms, requested for all of them once one is in view. */
const useNearest = (
  hotels: readonly HotelCard_HotelFragment[],
  criteria: CriteriaWithWishes,
  isFinal: boolean,
) => {
  const soldOut = useMemo(() => hotels.filter(isSoldOut).map(({ id }) => id), [hotels]);
  const key = soldOut.join();
  const [seenKey, setSeenKey] = useState('');
  const datesOf = useNearestDates(soldOut, criteria, seenKey === key && isFinal);
  const onSeen = useCallback(() => setSeenKey(key), [key]);
  // Memoized, so that highlighting a row re-renders no card.
  return useMemo(
    () => new Map(soldOut.map((id) => [id, { dates: datesOf(id), onSeen }])),
    [soldOut, datesOf, onSeen],
  );
};

const isSoldOut = ({ total, isPricePending }: HotelCard_HotelFragment) => total === null && !isPricePending;

/**
 * The list of hotel cards. While the list is on screen, hovered or focused, no card moves: prices appear in their
 * cards, but another order is shown only on request. A card that still waits for its price may be replaced by a hotel
 * of the newer page. Memoized, because rendering it is slow.
 */
export const HotelList = memo(function HotelList(props: HotelListProps) {
  const { hotels, page, viewKey, criteria, isBusy, isComplete, activeId = null, onActive, onShown } = props;
  const intl = useIntl();
  const announce = useAnnounce();
  const region = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const use = useIsInUse(region);
  usePointedHotel(list, onActive);
  const incoming = { viewKey, rows: hotels };
  const [shownList, setShownList] = useState<ShownList<HotelCard_HotelFragment>>(incoming);
  const now = useShownHotels(shownList.rows, shownList.viewKey, { newest: hotels, isRunning: !isComplete });
  const next = nextList(shownList, incoming, now.hotels, use);
  if (next !== shownList) setShownList(next);
  const { viewKey: rowsKey } = next;
  const rows = useMemo(() => limitPicks(next.rows, hotels), [next.rows, hotels]);
  // The wishes of the rows on screen, because newer filters may already be selected.
  const criteriaWithWishes = useMemo(
    () => ({ ...criteria, wishes: readWishes(new URLSearchParams(rowsKey)) }),
    [criteria, rowsKey],
  );
  useEffect(() => {
    onShown?.(rows);
    return () => onShown?.([]);
  }, [rows, onShown]);
  const hasNews = next.rows !== hotels;
  const isCounted = now.ahead !== null;
  // Only on page 1: on a later page, better hotels have moved to earlier pages and could not be shown here.
  const better = page === 1 ? (now.ahead ?? 0) : 0;
  const soldOutFrom = rows.findLastIndex((hotel) => !isSoldOut(hotel)) + 1;
  const nearest = useNearest(rows, criteriaWithWishes, isComplete && !isBusy);
  useEffect(() => {
    if (hasNews) announce(intl.formatMessage(messages.newFound));
  }, [hasNews, announce, intl]);
  const showNews = () => {
    setShownList(incoming);
    // The button disappears, so the keyboard focus moves to the list.
    list.current?.focus();
  };
  return (
    <div className={styles.region} ref={region}>
      <div className={styles.news}>
        {hasNews && isCounted && (
          <div className={styles.newsBar}>
            <Button size="sm" onPress={showNews}>
              {intl.formatMessage(messages.showBetter, { count: better })}
            </Button>
          </div>
        )}
      </div>
      <ul
        ref={list}
        tabIndex={-1}
        className={styles.list}
        aria-label={intl.formatMessage(messages.list)}
        aria-busy={isBusy}
        data-held={hasNews || undefined}
      >
        {rows.map((hotel, index) => (
          <Fragment key={hotel.id}>
            {index === soldOutFrom && (
              <li className={styles.divider}>{intl.formatMessage(messages.soldOutBelow)}</li>
            )}
            <li className={clsx(hotel.id === activeId && styles.lit)} data-hotel={hotel.id}>
              <Card
                hotel={hotel}
                criteria={criteriaWithWishes}
                isFirst={index === 0}
                nearest={nearest.get(hotel.id)}
              />
            </li>
          </Fragment>
        ))}
      </ul>
    </div>
  );
});

/** A placeholder card, with picture and name if they are known. */
function SkeletonCard({ hotel }: { hotel: FirstFrameHotel | null }) {
  return (
    <div className={card.card} data-testid="skeleton-card">
      <div className={card.gallery}>
        {hotel && <img src={hotel.picture} alt="" className={styles.first} fetchPriority="high" />}
      </div>
      <div className={card.body}>
        <Skeleton width="5rem" height="0.9rem" />
        {hotel ? (
          <p className={card.name}>
            <bdi>{hotel.name}</bdi>
          </p>
        ) : (
          <Skeleton width="14rem" height="1.6rem" />
        )}
        <Skeleton width="9rem" height="0.9rem" />
        <Skeleton width="16rem" height="0.9rem" />
        <Skeleton width="11rem" height="0.9rem" />
      </div>
      <div className={card.deal}>
        <Skeleton width="6.5rem" height="2rem" radius="sm" />
        <div className={card.price}>
          <Skeleton width="6rem" height="1.8rem" />
          <Skeleton width="8rem" height="0.9rem" />
        </div>
      </div>
    </div>
  );
}

interface SkeletonListProps {
  /** Code of the searched city; null without one. */
  cityCode: string | null;
  isProgressShown: boolean;
}

/**
 * Four placeholder cards for the first load of a search. The first shows its hotel if the server wrote it into the
 * page.
 */
export function SkeletonList({ cityCode, isProgressShown }: SkeletonListProps) {
  const intl = useIntl();
  const first = useMemo(() => (cityCode === null ? null : firstFrameHotel(cityCode)), [cityCode]);
  return (
    <SkeletonRegion label={intl.formatMessage(messages.loading)} className={styles.list}>
      {!isProgressShown && <SlowNote />}
      {[1, 2, 3, 4].map((place) => (
        <SkeletonCard key={place} hotel={place === 1 ? first : null} />
      ))}
    </SkeletonRegion>
  );
}
