/** Signals: what the goal rules know of a message after the grammar rules were applied; their parameter `c`. */
import type { HotelName } from './names/hotel-name.ts';
import type { ParseState } from './parse-state.ts';
import {
  extremeHotel,
  extremeHotels,
  listedHotels,
  positionInList,
  starredHotel,
} from './names/references.ts';
import { textOf } from './grammar.ts';
import type { GuestDetails, HotelRef, SearchDetails } from './reading.ts';

/** Whom or what a price is for: each person, all of us, the room. */
const BASIS =
  '(?:\\b(?:both of us|(?:the )?(?:two|three|four) of us|all of us|two people|every(?:one|body)|each|per (?:person|head|room)|for (?:one|each) person|the (?:whole )?family)\\b|לשנינו|לכולנו|לכל (?:אחד|אדם|המשפחה)|לאדם|לבן אדם|לחדר)';
/** Asks whom a price is for: “is the price for both of us or each?”, “does that cover all of us?” */
const ASKS_BASIS = new RegExp(
  `^(?!.*(?:(?<!per )\\b(?:rooms?|beds?)\\b|(?:^| )חדר)).*${BASIS}.*(?:\\bor\\b|(?:^| )או ).*${BASIS}|^(?:is|are|does|do)\\b.*\\bprices?\\b.*${BASIS}|^(?:is|does) (?:it|that|this) (?:just )?(?:for |covers? )?(?:the )?${BASIS}`,
  'u',
);

/** All signals of a message. */
export type Signals = Readonly<ReturnType<typeof signalsOf>>;

/**
 * Collects the signals of a message.
 * @param named hotels of the last list that the message names
 * @param name words that may be the name of a hotel that was not shown
 */
export function signalsOf(
  state: ParseState,
  details: SearchDetails,
  { named, name }: { readonly named: readonly HotelRef[]; readonly name: HotelName | null },
) {
  const { terms, context, declined } = state;
  // “three votes to two, Madrid instead of Rome” does not point at a hotel.
  const hotels = named.length > 0 ? named : state.replacesPlace ? [] : listedHotels(state);
  const text = textOf(terms);
  const asksBasis = ASKS_BASIS.test(text);
  // “what does the third have for kids?”, “is that for both of us?” do not change the party.
  const isByTheWay =
    asksBasis || (hotels.length > 0 && details.guests !== null && isUncounted(details.guests));
  return {
    terms,
    /** The terms that no rule has used. */
    rest: state.remaining(),
    words: terms.filter(({ kind }) => kind === 'word'),
    /** The texts of the terms joined by spaces: folded (lower case, no accents), with typing errors corrected. */
    text,
    details: isByTheWay ? { ...details, guests: null } : details,
    context,
    declined,
    asksBasis,
    replacesPlace: state.replacesPlace || details.places.some(({ isRetracted }) => isRetracted),
    name,
    /** Hotels of the last list that the message names or gives by position. */
    hotels,
    /** The message has the name of a hotel of the last list. */
    isNamed: named.length > 0,
    /** The position that the message names, in hotels or bookings: 2 is the second, -1 the last; else null. */
    listed: positionInList(state),
    extreme: extremeHotel(state),
    /** All such references: “the cheapest or the best rated”. */
    extremes: extremeHotels(state),
    starred: starredHotel(state),
  };
}

/** The message mentions children, but no number of people. */
export const isUncounted = ({ adults, children, childrenAges, ownRoom, leaves }: GuestDetails): boolean =>
  adults === null && children === null && childrenAges?.length === 0 && !ownRoom && !leaves;
