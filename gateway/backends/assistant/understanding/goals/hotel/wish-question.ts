/** The question about a hotel that a wish becomes when it is meant as a question. */
import type { Signals } from '../../signals.ts';
import type { HotelQuestion } from '../../reading.ts';

const ACCESS =
  /wheelchair|accessib|disabled|step free|walking frame|crutches|נגיש|גלגלים|נכה|נכים|הליכון|קביים/u;
const NEAR = /^(?:near|close to|next to|ליד|קרוב\p{L}* ל|סמוך ל)(?!\p{L}{2} )/u;

/** The name of the fact “wheelchair access” in the language of the words. */
const accessIn = (words: string): string =>
  /\p{Script=Hebrew}/u.test(words) ? 'נגישות לכיסא גלגלים' : 'wheelchair access';

/** The facts asked about; of several words for wheelchair access only the first. */
export function factsOf({ unmet = [] }: Signals['details']) {
  const facts = unmet.filter(({ kind }) => kind === 'fact');
  const access = facts.find(({ words }) => ACCESS.test(words));
  return facts.filter((one) => one === access || !ACCESS.test(one.words));
}

/** A wish for a pool asks whether the hotel has one. Null when the details have no wish. */
export function wishQuestion({ details }: Pick<Signals, 'details'>): HotelQuestion | null {
  const [amenity, second] = details.amenities;
  if (amenity !== undefined)
    return second === undefined ? { kind: 'amenity', amenity } : { kind: 'amenities' };
  if (details.meals.length > 0) return { kind: 'meals' };
  // “is the kitchen kosher” asks about the food.
  const [thing] = [...factsOf(details), ...(details.unmet ?? [])];
  // “is it near the metro?”
  if (thing && NEAR.test(thing.words)) return { kind: 'location' };
  if (thing)
    return { kind: 'amenity', amenity: ACCESS.test(thing.words) ? accessIn(thing.words) : thing.words };
  if (details.bedsForAll) return { kind: 'rooms' };
  if (details.freeCancellation) return { kind: 'cancellation' };
  if (details.sort === 'SEA' || details.sort === 'DISTANCE') return { kind: 'location' };
  return details.rating === null ? null : { kind: 'rating' };
}
