import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { cardId } from './cardId.ts';

/** Focuses the card of a booking. */
const focusCard = (id: string | null | undefined): void => {
  if (id) document.getElementById(cardId(id))?.focus();
};

interface Shown {
  /** Ids of the bookings in the order of the page. */
  readonly ids: readonly string[];
  readonly isLoadingMore: boolean;
  /** Ids of the bookings that were loaded last; `ids` contains them one render later. */
  readonly newest: readonly string[];
  /** True while the button to load more, or to retry, is shown. */
  readonly canLoadMore: boolean;
}

/**
 * Keeps the focus on a booking. “Show more” moves it to the first added booking in the order of the page, or to the
 * last booking when none was added and the button is gone. A focused booking that moved to another group, because its
 * cancellation was completed, gets the focus again.
 */
export const useCardFocus = ({ ids, isLoadingMore, newest, canLoadMore }: Shown) => {
  const inside = useRef<string | null>(null);
  const before = useRef<ReadonlySet<string> | null>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusCard(inside.current);
  });
  useLayoutEffect(() => {
    const known = before.current;
    if (isLoadingMore || !known || !newest.every((id) => ids.includes(id))) return;
    before.current = null;
    const added = ids.find((id) => !known.has(id));
    focusCard(added ?? (canLoadMore ? null : ids.at(-1)));
  }, [ids, isLoadingMore, newest, canLoadMore]);
  return {
    /** To be called when more bookings are requested. */
    onMore: () => {
      before.current = new Set(ids);
    },
    onFocus: ({ target }: FocusEvent) => {
      inside.current = ids.find((id) => document.getElementById(cardId(id))?.contains(target)) ?? null;
    },
    onBlur: () => {
      inside.current = null;
    },
  };
};
