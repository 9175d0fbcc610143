/** Names of amenities, meals and other wishes in replies. */
import type { PriceRange } from '#models/search/offer-wishes.ts';
import { AROUND_KM } from '../../dialog/search/near-hotel.ts';
import type { Stay } from '../../tools/tools.ts';
import type { Wishes } from '../../tools/wishes.ts';
import { isTextKey, say, type Text } from '../../texts/say.ts';
import { joined, shekels, textOr } from '../wording.ts';

/** True for amenities with a name in both languages; others are quoted as the source writes them. */
export const isKnownAmenity = (key: string): boolean => isTextKey(`amenity.${key}`);

export const amenityText = (key: string): Text => textOr(`amenity.${key}`, key);

/** “a pool and a gym”. */
export const amenitiesText = (keys: readonly string[]): Text => joined(keys.map(amenityText));

/** Ignores the case, because sources differ in capital letters. */
export const hasAmenity = (hotel: { readonly amenities: readonly string[] }, key: string): boolean =>
  hotel.amenities.some((listed) => listed.toLowerCase() === key.toLowerCase());

export const mealText = (key: string): Text => textOr(`meal.${key}`, key);

/** “up to ₪600 a night”, “₪2,000 to ₪3,000 for the whole stay”. */
function priceText({ min, max, per }: PriceRange): Text {
  const kind = max === null ? 'from' : min === max ? 'exact' : min === 0 ? 'upTo' : 'between';
  return say('wish.price', { kind, low: shekels(min), high: max === null ? null : shekels(max), per });
}

function starsText(stars: readonly number[]): Text {
  const sorted = stars.toSorted((a, b) => a - b);
  const [least = 0] = sorted;
  return stars.length > 1 && stars.length === 6 - least
    ? say('wish.starsUp', { least })
    : say('wish.stars', { stars: joined(sorted, 'or'), isOne: stars.length === 1 && least === 1 });
}

/** “breakfast included or half board”. */
const mealsText = (keys: readonly string[]): Text => joined(keys.map(mealText), 'or');

const freeCancellation = say('wish.freeCancellation');
const bedsForAll = say('wish.bedsForAll');

/** All wishes, worded to follow “with”; empty without any. */
export function wishList(wishes: Wishes): Text[] {
  const { stars, meals, price, near, sort } = wishes;
  const together = [
    ...wishes.amenities.map(amenityText),
    wishes.rating === null ? [] : say(`rating.${wishes.rating}`),
    wishes.freeCancellation ? freeCancellation : [],
    wishes.bedsForAll ? bedsForAll : [],
  ].flat();
  return [
    stars.length > 0 ? starsText(stars) : [],
    meals.length > 0 ? mealsText(meals) : [],
    together.length > 0 ? say('wish.with', { wishes: joined(together) }) : [],
    price ? priceText(price) : [],
    near ? say('wish.around', { hotel: near.name, km: AROUND_KM }) : [],
    sort === 'RECOMMENDED' ? [] : say(`sort.${sort}`),
  ].flat();
}

/** The wishes for the room, worded to follow “with”; empty without any. */
export function roomWishesText({ roomWishes }: Stay): Text | null {
  if (!roomWishes) return null;
  const { meals, price } = roomWishes;
  return joined(
    [
      meals.length > 0 ? mealsText(meals) : [],
      roomWishes.freeCancellation ? freeCancellation : [],
      roomWishes.bedsForAll ? bedsForAll : [],
      price ? say('wish.priceOf', { price: priceText(price) }) : [],
    ].flat(),
  );
}

/** “without …” for a wish that is removed. */
export function withoutText(field: string, value: string): Text {
  if (field === 'amenities' && value !== '') return say('without.amenities', { amenity: amenityText(value) });
  const key = `without.${field}`;
  return say(isTextKey(key) && field !== 'amenities' ? key : 'without.other');
}
