import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment } from '../../../generated/graphql.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { type HeldList, nextList } from '../search/heldList.ts';
import type { Criteria } from '../search/searchState.ts';
import { HotelCard } from './HotelCard.tsx';
import card from './HotelCard.module.css';
import styles from './HotelList.module.css';
import { messages } from './Results.messages.ts';

interface HotelListProps {
  hotels: readonly HotelCard_HotelFragment[];
  /** The search, filters, order and page that these hotels answer. */
  viewKey: string;
  criteria: Criteria;
  /** A newer view is on its way: the list stays and is marked. */
  isBusy: boolean;
}

/** True while the pointer or the focus is inside the element. */
const useIsInUse = (target: RefObject<HTMLElement | null>) => {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const watch = new AbortController();
    const on = (type: string, listener: () => void) => element.addEventListener(type, listener, watch);
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => watch.abort();
  }, [target]);
  return isPointed || isFocused;
};

/** Five wide cards. While the pointer or the focus is in the list nothing in it moves: newer results wait for a press. */
export function HotelList({ hotels, viewKey, criteria, isBusy }: HotelListProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const isInUse = useIsInUse(list);
  const incoming = { viewKey, rows: hotels };
  const [held, setHeld] = useState<HeldList<HotelCard_HotelFragment>>(incoming);
  const next = nextList(held, incoming, isInUse);
  if (next !== held) setHeld(next);
  const hasNews = next.rows !== hotels;
  useEffect(() => {
    if (hasNews) announce(intl.formatMessage(messages.newFound));
  }, [hasNews, announce, intl]);
  return (
    <div className={styles.region}>
      <div className={styles.news}>
        {hasNews && (
          <Button size="sm" onPress={() => setHeld(incoming)}>
            {intl.formatMessage(messages.showNew)}
          </Button>
        )}
      </div>
      <ul
        ref={list}
        className={styles.list}
        aria-label={intl.formatMessage(messages.list)}
        aria-busy={isBusy}
      >
        {next.rows.map((hotel, index) => (
          <li key={hotel.id}>
            <HotelCard hotel={hotel} criteria={criteria} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Exactly four cards without content, for the first load of a search (DEC-27). */
export function SkeletonList() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage(messages.loading)} className={styles.list}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={card.card} data-testid="skeleton-card">
          <div className={card.gallery} />
          <div className={card.body}>
            <Skeleton width="5rem" height="0.9rem" />
            <Skeleton width="14rem" height="1.6rem" />
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
      ))}
    </SkeletonRegion>
  );
}
