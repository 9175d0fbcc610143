/** The reply to a removed wish that the search does not have. */
import { withoutText } from '../../replies/search/wish-texts.ts';
import { say, type Text } from '../../texts/say.ts';
import { hasDetails } from '../../understanding/mentions.ts';
import type { Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import { uncheckedWithout } from './unchecked.ts';
import { amenityOf, isWished, wishOfField } from './merge-wishes.ts';

/** The reply to “without parking” when parking was no wish; null when it was, or when the message says more. */
export function noSuchWishReply(
  { reading: { details } }: Scope,
  { hasSearched, wishes, unchecked }: DialogState,
): Text | null {
  const [wish, ...others] = details.dropped;
  if (!hasSearched || !wish || others.length > 0 || hasDetails(details)) return null;
  const amenity = amenityOf(wish);
  const isUnchecked = uncheckedWithout(unchecked, [], [wish]).length < unchecked.length;
  if (isWished(wishes, wish) || isUnchecked) return null;
  const [field] = amenity
    ? ['amenities']
    : Object.keys(wishOfField).filter((key) => wishOfField[key] === wish);
  return field === undefined ? null : say('wish.none', { without: withoutText(field, amenity) });
}
