import type { FavoriteRow_FavoriteFragment } from '#generated/graphql.ts';
import { today as currentDay } from '#i18n/dates/plain-date.ts';
import { isSearchable, type LastStay } from '#lib/stay/lastStay.ts';
import { partyProblem, type PartySize } from '#lib/stay/guests/occupancy.ts';
import { bareRange } from '#lib/search/price/budget.ts';
import type { StayDates } from '#lib/search/dates/stayDates.ts';

type SavedStay = FavoriteRow_FavoriteFragment['savedStay'];

/** The stay for the price of one saved hotel. */
export interface RowStay {
  /**
   * The stay for link and price. If the saved dates are past, it has the list's dates with the saved guests and wishes.
   */
  readonly stay: LastStay;
  /** True when at least guests and wishes were saved with the hotel. */
  readonly isOwn: boolean;
  /** The saved dates if they are past, in which case the row has no price; null otherwise. */
  readonly past: StayDates | null;
}

/**
 * The stay of a row: the saved one, otherwise that of the list.
 * @param list stay of hotels that were saved without one
 * @param today the traveller's local day
 */
export const rowStay = (saved: SavedStay, list: LastStay, today = currentDay()): RowStay => {
  const none: RowStay = { stay: list, isOwn: false, past: null };
  if (!saved) return none;
  const { checkIn, checkOut, adults, childrenAges, infants, rooms } = saved;
  const children = childrenAges.length;
  const party: PartySize = { adults, children, childrenAges: [...childrenAges], infants, rooms };
  const { meals, freeCancellation, bedsForAll, price } = saved.wishes;
  const beds = bedsForAll && { bedsForAll };
  const own = {
    party,
    wishes: { meals, freeCancellation, ...beds, ...(price && { price: bareRange(price) }) },
  };
  if (partyProblem(party) !== null) return none;
  if (isSearchable(checkIn, checkOut, today))
    return { stay: { checkIn, checkOut, ...own }, isOwn: true, past: null };
  // Saved dates in the future that cannot be searched, for example too far ahead, are ignored.
  if (checkIn >= today) return none;
  const next = { checkIn: list.checkIn, checkOut: list.checkOut };
  return { stay: { ...next, ...own }, isOwn: true, past: { checkIn, checkOut } };
};

const textOf = ({ checkIn, checkOut, party, wishes }: LastStay): string =>
  JSON.stringify([
    checkIn,
    checkOut,
    [party.adults, party.infants, party.rooms, ...party.childrenAges],
    wishes?.meals ?? [],
    wishes?.freeCancellation ?? false,
    wishes?.bedsForAll ?? false,
    wishes?.price ? [wishes.price.min, wishes.price.max, wishes.price.per] : null,
  ]);

/** The stay that all rows have in common; `list` if they differ or there are no rows. */
export const commonStay = (rows: readonly RowStay[], list: LastStay): LastStay => {
  const [first, ...others] = rows.map(({ stay }) => stay);
  return first && others.every((stay) => textOf(stay) === textOf(first)) ? first : list;
};
