import type { Clues } from '../clues.ts';
import type { HotelQuestion } from '../understanding.ts';

/** When there are several questions, the most specific comes first: a price is often only mentioned. */
const ORDER = [
  'share',
  'cheaper-dates',
  'cancellation',
  'property-fees',
  'times',
  'location',
  'rating',
  'meals',
  'rooms',
  'price',
  'amenities',
  'opinion',
  'about',
] as const;

const asking = (kind: (typeof ORDER)[number]): HotelQuestion =>
  kind === 'about' ? { kind, isSaid: true } : { kind };

/** The question about a hotel, from its words or a wish in it; null without one. */
export function questionOf(clues: Clues): HotelQuestion | null {
  const asked = new Set(clues.values('ask'));
  const named = ORDER.find((one) => asked.has(one));
  const wish = wishQuestion(clues);
  // “tell me about the pool” asks about the pool.
  // “what time does the pool open” asks about the pool.
  if (wish?.kind === 'amenity' && named === 'times') return wish;
  if (wish && (!named || ['opinion', 'about', 'amenities', 'meals'].includes(named))) return wish;
  if (named !== undefined || wish) return named === undefined ? wish : asking(named);
  // “תגידי כמה הראשון בשקלים”
  return clues.said.inCurrency !== undefined || HOW_MUCH.test(clues.text) ? asking('price') : null;
}

const HOW_MUCH =
  /(?:^| )ו?כמה(?: |$)|\bwhat(?:s|d| is| does| would| will)? .*\b(?:come to|add up to|amount to|work out (?:at|to)|set \w+ back)\b/u;

/** The question about a hotel that a wish is when the message only names it. */
export function wishQuestion({ said }: Pick<Clues, 'said'>): HotelQuestion | null {
  const [amenity, second] = said.amenities;
  if (amenity !== undefined)
    return second === undefined ? { kind: 'amenity', amenity } : { kind: 'amenities' };
  if (said.meals.length > 0) return { kind: 'meals' };
  const [unmet] = said.unmet ?? [];
  if (unmet) return { kind: 'amenity', amenity: unmet.words };
  if (said.bedsForAll) return { kind: 'rooms' };
  if (said.freeCancellation) return { kind: 'cancellation' };
  if (said.sort === 'SEA' || said.sort === 'DISTANCE') return { kind: 'location' };
  return said.rating === null ? null : { kind: 'rating' };
}

/** Maximum number of questions answered after the first one. */
const MOST_MORE = 3;
/** General questions, which only add detail to another one. */
const BY_THE_WAY = new Set('about opinion amenities share cheaper-dates property-fees'.split(' '));

/** The further questions of a message with several: “stars, parking, free cancellation?” */
export function alsoAsked(clues: Clues, { kind: first }: HotelQuestion): readonly HotelQuestion[] {
  if (!clues.isList || BY_THE_WAY.has(first)) return [];
  const { meals, amenities, freeCancellation } = clues.said;
  const [amenity] = amenities;
  const asked = new Set(clues.values('ask'));
  const more: readonly HotelQuestion[] = [
    ...ORDER.filter((one) => asked.has(one) && !BY_THE_WAY.has(one)).map(asking),
    ...(meals.length > 0 ? [asking('meals')] : []),
    ...(freeCancellation ? [asking('cancellation')] : []),
    ...(clues.has('star') ? [asking('rating')] : []),
    ...(amenity === undefined || first === 'amenities'
      ? []
      : [amenities.length > 1 ? asking('amenities') : { kind: 'amenity' as const, amenity }]),
  ];
  return more
    .filter(({ kind }, at) => kind !== first && more.findIndex((one) => one.kind === kind) === at)
    .slice(0, MOST_MORE);
}
