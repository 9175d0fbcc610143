/** Goal rules for comparisons, of the hotels shown or of places. */
import { firstOf, type GoalRule } from '../facts.ts';
import type { ComparedBy, Goal, HotelRef } from '../../reading.ts';
import type { Signals } from '../../signals.ts';

const ASPECTS: readonly (readonly [when: string, by: ComparedBy])[] = [
  ['#ask=location|byDistance|nearer', 'distance'],
  ['byRating', 'rating'],
  ['byPrice which|compared|sort', 'price'],
];

/** The hotels to compare. With one reference, the hotel in focus is the other one: “compare it with the third”. */
function comparedHotels({ hotels, extremes, context }: Signals): readonly HotelRef[] {
  // “the cheapest or the best rated”, “the second and the cheapest”
  if (hotels.length < 2 && hotels.length + extremes.length > 1) return [...hotels, ...extremes];
  return hotels.length === 1 && context.hasHotel ? [{ kind: 'it' }, ...hotels] : hotels;
}

const compared = (c: Signals): Goal => {
  const by = c.extremes.length < 2 ? firstOf(c, ASPECTS) : null;
  return { kind: 'compare', hotels: comparedHotels(c), ...(by && { by }) };
};

export const compareRules: readonly GoalRule[] = [
  // “compare the first and the third”; not “two rooms next to each other”, “which of my bookings isn't paid?”
  [
    88,
    '#compare !roomsTold !replacesPlace !(kind=bookings paidOrInsured) #compare=compare|hotels|severalPlaces|many',
    compared,
  ],
  // “Rome or Paris, cheaper?”
  [88, 'severalPlaces !hotel #or compared=cheaper', compared],
  // “which is closest to the sea?”
  [91, 'byDistance many asking|which|forOne !hotel !place !stay !sorting', compared],
  // “which of these has a pool?”
  [87, 'ofShown many wishQuestion !budget !stay !#find-word !marked !#hotel-word !oneHotel', compared],
  // “is it cheaper than the first?”
  [88, 'focus oneHotel than question|asking !stay !place !#find-word', compared],
  // “what do you recommend out of these three?”
  [88, 'sort=RECOMMENDED ofThese many !stay !place !wish !oneHotel', compared],
  // “is the second cheaper than both”
  [88, '#than-others', { kind: 'compare', hotels: [] }],
  // “which has the better score?”
  [88, 'whoseScore many !hotel !marked !stay !#find-word', { kind: 'compare', hotels: [], by: 'rating' }],
  // “the first or the second, which is quieter?”
  [82, 'hotels !compared=better|#compare|which|yesNo !guests', compared],
];
