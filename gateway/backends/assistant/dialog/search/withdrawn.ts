import { folded } from '../../language.ts';
import { nearnessText, noSuchWish, withoutText } from '../../replies/search/wish-words.ts';
import { mentions } from '../../understanding/mentions.ts';
import type { WishName } from '../../understanding/understanding.ts';
import type { Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import { isWished, wishOfField } from './wishes.ts';

const amenityOf = (wish: WishName): string => (typeof wish === 'object' ? wish.amenity : '');

/** The wishes that no search can check, without those repeated or withdrawn in this message. */
export function uncheckedWithout(
  unchecked: readonly string[],
  repeated: readonly string[],
  dropped: readonly WishName[],
): string[] {
  const gone = new Set([...repeated, ...dropped.map(amenityOf)].map(folded));
  return unchecked.filter((words) => !gone.has(folded(words)));
}

/** Details that change a search, beside withdrawn wishes. */
const CHANGES = [
  ...(['dates', 'guests', 'budget', 'stars', 'rating', 'meals', 'amenities', 'unmet'] as const),
  ...(['freeCancellation', 'bedsForAll', 'sort', 'compared'] as const),
];

/** The reply to “without parking” when no parking was asked for; null when the message changes the search. */
export function notAsked(
  { understood: { details }, language }: Scope,
  { hasSearched, wishes, unchecked }: DialogState,
): string | null {
  const [wish, ...others] = details.dropped;
  if (!hasSearched || !wish || others.length > 0 || mentions(details, ...CHANGES)) return null;
  const amenity = amenityOf(wish);
  const isStanding = uncheckedWithout(unchecked, [], [wish]).length < unchecked.length;
  if (isWished(wishes, wish) || isStanding) return null;
  const [field] = amenity
    ? ['amenities']
    : Object.keys(wishOfField).filter((key) => wishOfField[key] === wish);
  return field === undefined ? null : noSuchWish(withoutText(field, amenity, language), language);
}

const nearOrder = (sort: DialogState['wishes']['sort'] | null): 'DISTANCE' | 'SEA' | null =>
  sort === 'DISTANCE' || sort === 'SEA' ? sort : null;

/** “near the centre” is met by the order of the list: another order meets it no longer. */
export function uncheckedBefore(
  { understood: { details }, language }: Scope,
  { unchecked, wishes }: DialogState,
): readonly string[] {
  const [before, after] = [nearOrder(wishes.sort), nearOrder(details.sort)];
  const isLost = details.sort !== null && details.sort !== wishes.sort && !details.dropped.includes('sort');
  const met = new Set(
    [before, after].flatMap((sort) => (sort ? [nearnessText(sort, 'en'), nearnessText(sort, 'he')] : [])),
  );
  const others = unchecked.filter((words) => !met.has(words));
  return before && isLost ? [...others, nearnessText(before, language)] : others;
}
