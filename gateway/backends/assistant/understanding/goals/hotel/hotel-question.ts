/** Which question a message asks about a hotel, and which further ones. */
import { is, tagValues } from '../facts.ts';
import { factsOf, wishQuestion } from './wish-question.ts';
import type { Signals } from '../../signals.ts';
import { plainQuestions, type Goal, type HotelQuestion, type HotelRef } from '../../reading.ts';

/** Of several questions the first one counts. */
const ORDER = [...plainQuestions, 'about'] as const;

const plainQuestion = (kind: (typeof ORDER)[number]): HotelQuestion =>
  kind === 'about' ? { kind, isExplicit: true } : { kind };

/** The question about a hotel, from its words or a wish in it; null without one. */
export function questionOf(c: Signals): HotelQuestion | null {
  const asked = new Set(tagValues(c, 'ask'));
  // “is there a bus to the centre?”
  if (is(c, '#not-ours=ride !amenities')) return plainQuestion('location');
  const named = ORDER.find((one) => asked.has(one));
  const wish = wishQuestion(c);
  if (!named) return wish ?? (is(c, 'inCurrency|#per-stay|howMuch') ? plainQuestion('price') : null);
  const ofWish = OF_WISH[named];
  return wish && ofWish !== undefined && is(c, ofWish) ? wish : plainQuestion(named);
}

/** When a question beside a wish is about the wish: “tell me about the pool”, “where is the pool”. */
const OF_WISH: Readonly<Record<string, string>> = {
  opinion: '',
  about: '',
  amenities: '',
  meals: '',
  share: 'wishOfAmenity',
  // “is breakfast included? he never leaves the room without it”
  times: 'wishOfAmenity|(yesNo !atTime)',
  location: 'oneAmenity !list',
  // “is there room for the car?”
  rooms: 'oneAmenity parking',
  // “the one with the best score, is there a pool?”
  rating: 'extreme sort=RATING',
};

/** Maximum number of questions answered after the first one. */
const MAX_FURTHER = 3;
/** General questions, which are not answered as further ones. */
const GENERAL = new Set('about opinion amenities share cheaper-dates'.split(' '));

/** What a question is about, to leave out repeated ones. */
const subjectOf = (one: HotelQuestion): string => (one.kind === 'amenity' ? one.amenity : one.kind);

/** The further questions of a message with several: “stars, parking, free cancellation?” */
function furtherQuestions(c: Signals, first: HotelQuestion): readonly HotelQuestion[] {
  if (!is(c, 'list')) return [];
  const facts = factsOf(c.details).map(({ words }) => ({ kind: 'amenity' as const, amenity: words }));
  if (GENERAL.has(first.kind)) return first.kind === 'amenities' ? facts.slice(0, MAX_FURTHER) : [];
  const [amenity, second] = c.details.amenities;
  const asked = new Set<string>(tagValues(c, 'ask').filter((one) => !GENERAL.has(one)));
  const more: readonly HotelQuestion[] = [
    ...ORDER.filter((one) => asked.has(one)).map(plainQuestion),
    ...(is(c, 'meals') ? [plainQuestion('meals')] : []),
    ...(is(c, 'freeCancellation') ? [plainQuestion('cancellation')] : []),
    ...(is(c, '#star') ? [plainQuestion('rating')] : []),
    ...(is(c, 'sort=SEA,DISTANCE') ? [plainQuestion('location')] : []),
    ...(amenity === undefined
      ? []
      : [second === undefined ? { kind: 'amenity' as const, amenity } : plainQuestion('amenities')]),
    ...facts,
  ];
  const subjects = [first, ...more].map(subjectOf);
  // “including tax, that price?”
  const isOfFees = first.kind === 'property-fees';
  return more
    .filter((one, at) => subjects.indexOf(subjectOf(one)) === at + 1 && !(isOfFees && one.kind === 'price'))
    .slice(0, MAX_FURTHER);
}

const IT: HotelRef = { kind: 'it' };

/** The hotel that a question is about: by name or position, such as “the cheapest”, by its stars, or in focus. */
export const hotelOf = (c: Signals): HotelRef => c.hotels[0] ?? c.extreme ?? c.starred ?? IT;

/** All questions of the message about its hotel. */
export function hotelGoal(c: Signals): Goal {
  const question = questionOf(c) ?? { kind: 'about' };
  const also = furtherQuestions(c, question);
  return { kind: 'hotel', hotel: hotelOf(c), question, ...(also.length > 0 && { also }) };
}

type PlainQuestion = Exclude<HotelQuestion['kind'], 'amenity'>;
/** The goal of a question about the hotel in focus. */
export const ofIt = (kind: PlainQuestion): Goal => ({ kind: 'hotel', hotel: IT, question: { kind } });
/** The same for the hotel that the message refers to. */
export const ofHotel =
  (kind: PlainQuestion) =>
  (c: Signals): Goal => ({ kind: 'hotel', hotel: hotelOf(c), question: { kind } });
/** The same for the one that it names, else the one in focus, whatever superlative it has. */
export const ofNamed =
  (kind: PlainQuestion) =>
  ({ hotels }: Signals): Goal => ({ kind: 'hotel', hotel: hotels[0] ?? IT, question: { kind } });
/** The description of the hotel. */
export const openHotel = (c: Signals): Goal => ({
  kind: 'hotel',
  hotel: hotelOf(c),
  question: { kind: 'about', isExplicit: true },
});
