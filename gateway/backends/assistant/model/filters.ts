/** Filters as ids such as `amenity:Pool`, which a model can choose from a list. */
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import {
  oneOf,
  ratings,
  sorts,
  wishNames,
  type SearchDetails,
  type WishName,
} from '../understanding/reading.ts';

/** Ids of all filters that a model may choose: kind and value. */
export const filterIds = [
  ...AMENITY_KEYS.map((key) => `amenity:${key}`),
  ...MEAL_KEYS.map((plan) => `meal:${plan}`),
  ...[1, 2, 3, 4, 5].map((stars) => `stars:${stars}`),
  ...ratings.map((rating) => `rating:${rating}`),
  ...sorts.map((sort) => `sort:${sort}`),
  'freeCancellation:yes',
  'bedsForAll:yes',
];

/** The details of a search that are filters or its order. */
export type Filters = Pick<
  SearchDetails,
  'stars' | 'rating' | 'meals' | 'amenities' | 'freeCancellation' | 'bedsForAll' | 'sort'
>;

/** Ids of the filters in a reading. */
export const idsOf = (details: Filters): ReadonlySet<string> =>
  new Set([
    ...details.amenities.map((key) => `amenity:${key}`),
    ...details.meals.map((plan) => `meal:${plan}`),
    ...details.stars.map((stars) => `stars:${stars}`),
    ...(details.rating ? [`rating:${details.rating}`] : []),
    ...(details.sort ? [`sort:${details.sort}`] : []),
    ...(details.freeCancellation ? ['freeCancellation:yes'] : []),
    ...(details.bedsForAll ? ['bedsForAll:yes'] : []),
  ]);

const split = (id: string): readonly [kind: string, value: string] => {
  const at = id.indexOf(':');
  return [id.slice(0, at), id.slice(at + 1)];
};

/** The filters that the ids stand for. */
export function filtersOf(ids: Iterable<string>): Filters {
  const parts = Array.from(ids, split);
  const valuesOfKind = (kind: string): readonly string[] =>
    parts.flatMap(([name, value]) => (name === kind ? [value] : []));
  const [rating = ''] = valuesOfKind('rating');
  const [sort = ''] = valuesOfKind('sort');
  return {
    amenities: valuesOfKind('amenity'),
    meals: valuesOfKind('meal'),
    stars: valuesOfKind('stars')
      .map(Number)
      .sort((one, other) => one - other),
    rating: oneOf(ratings, rating) ?? null,
    sort: oneOf(sorts, sort) ?? null,
    freeCancellation: valuesOfKind('freeCancellation').length > 0,
    ...(valuesOfKind('bedsForAll').length > 0 && { bedsForAll: true }),
  };
}

/** The wish to drop for a filter: a single amenity, or the whole group of any other kind. */
export function wishOfFilter(id: string): WishName {
  const [kind, value] = split(id);
  return kind === 'meal' ? 'meals' : (oneOf(wishNames, kind) ?? { amenity: value });
}
