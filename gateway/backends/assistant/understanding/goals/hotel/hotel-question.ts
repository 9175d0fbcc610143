/** Which question a message asks about a hotel, and which further ones. */
import type { Signals } from '../../signals.ts';
import type { HotelQuestion } from '../../reading.ts';

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

const plainQuestion = (kind: (typeof ORDER)[number]): HotelQuestion =>
  kind === 'about' ? { kind, isExplicit: true } : { kind };

/** The question about a hotel, from its words or a wish in it; null without one. */
export function questionOf(c: Signals): HotelQuestion | null {
  const asked = new Set(c.values('ask'));
  // “is there a bus to the centre?”
  if (c.has('not-ours', 'ride') && c.details.amenities.length === 0) return plainQuestion('location');
  const named = ORDER.find((one) => asked.has(one));
  const wish = wishQuestion(c);
  // “tell me about the pool” asks about the pool.
  // “what time does the pool open”, “where is the pool” ask about the pool.
  const isWhere = named === 'location' && c.details.amenities.length === 1 && !c.isList;
  if (wish?.kind === 'amenity' && (named === 'times' || named === 'share' || isWhere)) return wish;
  // “is breakfast included? he never leaves the room without it”
  if (wish && named === 'times' && c.isYesOrNo && !AT_TIME.test(c.text)) return wish;
  // “is there room for the car?”
  const isRoomForCar = named === 'rooms' && wish?.kind === 'amenity' && wish.amenity === 'Parking';
  // “the one with the best score, is there a pool?”
  const isOnlyOrder = named === 'rating' && c.extreme !== null && c.details.sort === 'RATING';
  if (wish && (isRoomForCar || isOnlyOrder)) return wish;
  if (wish && (!named || ['opinion', 'about', 'amenities', 'meals'].includes(named))) return wish;
  if (named !== undefined || wish) return named === undefined ? wish : plainQuestion(named);
  // “תגידי כמה הראשון בשקלים”
  return c.details.inCurrency !== undefined || c.has('per-stay') || HOW_MUCH.test(c.text)
    ? plainQuestion('price')
    : null;
}

const AT_TIME =
  /\d|\b(?:when|time|hour|until|till|early|earlier|late|later|before|after)\b|(?:^| )(?:מתי|שעה|שעות|מוקדם|מאוחר|לפני|אחרי|עד)(?: |$)/u;

/** Asks a price: כמה (how much), “what does it come to”. */
export const HOW_MUCH =
  /(?:^| )ו?כמה(?: |$)|\bwhat(?:s|d| is| does| would| will)? .*\b(?:come to|add up to|amount to|work out (?:at|to)|set \w+ back)\b/u;

const ACCESS =
  /wheelchair|accessib|disabled|step free|walking frame|crutches|נגיש|גלגלים|נכה|נכים|הליכון|קביים/u;
/** The name of the fact “wheelchair access” in the language of the words. */
const accessIn = (words: string): string =>
  /\p{Script=Hebrew}/u.test(words) ? 'נגישות לכיסא גלגלים' : 'wheelchair access';
/** The facts asked about; of several words for wheelchair access only the first. */
function factsOf({ unmet = [] }: Signals['details']) {
  const facts = unmet.filter(({ kind }) => kind === 'fact');
  const access = facts.find(({ words }) => ACCESS.test(words));
  return facts.filter((one) => one === access || !ACCESS.test(one.words));
}

/**
 * The question about a hotel that a wish becomes when it is meant as a question: a wish for a pool asks whether
 * the hotel has one. Null when the details have no wish.
 */
export function wishQuestion({ details }: Pick<Signals, 'details'>): HotelQuestion | null {
  const [amenity, second] = details.amenities;
  if (amenity !== undefined)
    return second === undefined ? { kind: 'amenity', amenity } : { kind: 'amenities' };
  if (details.meals.length > 0) return { kind: 'meals' };
  const { unmet = [] } = details;
  // “is the kitchen kosher” asks about the food.
  const [thing] = [...factsOf(details), ...unmet];
  // “is it near the metro?”
  if (thing && NEAR.test(thing.words)) return { kind: 'location' };
  if (thing)
    return { kind: 'amenity', amenity: ACCESS.test(thing.words) ? accessIn(thing.words) : thing.words };
  if (details.bedsForAll) return { kind: 'rooms' };
  if (details.freeCancellation) return { kind: 'cancellation' };
  if (details.sort === 'SEA' || details.sort === 'DISTANCE') return { kind: 'location' };
  return details.rating === null ? null : { kind: 'rating' };
}

const NEAR = /^(?:near|close to|next to|ליד|קרוב\p{L}* ל|סמוך ל)(?!\p{L}{2} )/u;

/** Maximum number of questions answered after the first one. */
const MAX_FURTHER = 3;
/** General questions, which are not answered as further ones. */
const GENERAL = new Set('about opinion amenities share cheaper-dates'.split(' '));

/** What a question is about, to leave out repeated ones. */
const subjectOf = (one: HotelQuestion): string => (one.kind === 'amenity' ? one.amenity : one.kind);

/** The further questions of a message with several: “stars, parking, free cancellation?” */
export function furtherQuestions(c: Signals, first: HotelQuestion): readonly HotelQuestion[] {
  if (!c.isList) return [];
  const facts = factsOf(c.details).map(({ words }) => ({ kind: 'amenity' as const, amenity: words }));
  if (GENERAL.has(first.kind)) return first.kind === 'amenities' ? facts.slice(0, MAX_FURTHER) : [];
  const { meals, amenities, freeCancellation } = c.details;
  const [amenity] = amenities;
  const asked = new Set(c.values('ask'));
  const more: readonly HotelQuestion[] = [
    ...ORDER.filter((one) => asked.has(one) && !GENERAL.has(one)).map(plainQuestion),
    ...(meals.length > 0 ? [plainQuestion('meals')] : []),
    ...(freeCancellation ? [plainQuestion('cancellation')] : []),
    ...(c.has('star') ? [plainQuestion('rating')] : []),
    ...(/^(?:SEA|DISTANCE)$/u.test(c.details.sort ?? '') ? [plainQuestion('location')] : []),
    ...(amenity === undefined
      ? []
      : [amenities.length > 1 ? plainQuestion('amenities') : { kind: 'amenity' as const, amenity }]),
    ...facts,
  ];
  const subjects = [first, ...more].map(subjectOf);
  // “including tax, that price?”
  const isOfFees = first.kind === 'property-fees';
  return more
    .filter((one, at) => subjects.indexOf(subjectOf(one)) === at + 1 && !(isOfFees && one.kind === 'price'))
    .slice(0, MAX_FURTHER);
}
