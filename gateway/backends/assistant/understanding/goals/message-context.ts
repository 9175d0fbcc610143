import type { Language } from '../../language.ts';
import type { CurrencyCode } from '../reading.ts';

/** Kind of the page where the chat was opened. */
export type ContextKind =
  | 'general'
  | 'bookings'
  | 'hotel'
  | 'checkout-car'
  | 'checkout-insurance'
  | 'checkout-attractions';

/** Details of a search that a bare number can change. */
export const editedParts = ['budget', 'nights', 'rooms', 'adults', 'ages', 'stars'] as const;

/**
 * What is known of the conversation when a message is read. “The hotel in focus” is the one that “it” means; “the
 * current search” is the last one, with all its changes.
 */
export interface MessageContext {
  /** The traveller's calendar day, `yyyy-MM-dd`. */
  readonly today: string;
  /** Language of the conversation so far, for a message without letters. */
  readonly language: Language;
  readonly kind: ContextKind;
  /** A hotel is in focus: its page is open, or it was discussed. */
  readonly hasHotel: boolean;
  /** There is a current search, which a message may change. */
  readonly hasSearch: boolean;
  /** The current stay, `yyyy-MM-dd`: “until the 9th” is the 9th after its first day. */
  readonly stay?: { readonly checkIn: string; readonly checkOut: string } | null;
  /** The last reply answered a question about the hotel in focus. */
  readonly isAboutHotel?: boolean;
  /** The detail that was changed last; a budget with the currency it was given in. */
  readonly edited?: {
    readonly part: (typeof editedParts)[number];
    readonly currency: CurrencyCode | null;
    readonly isPerPerson?: boolean | undefined;
  } | null;
  /** Unit of the current budget; null without one. */
  readonly budgetPer?: 'night' | 'stay' | null;
  /** Number of travellers of the current search; null when neither a message nor a page gave it. */
  readonly partySize?: number | null;
  readonly rooms?: number;
  /** Ages of the children of the current search. */
  readonly childrenAges?: readonly number[];
  /** Stars of the current search; empty for any. */
  readonly stars?: readonly number[];
  /** Number of hotels discussed since the last list. */
  readonly hotelsDiscussed?: number;
  /** A booking of the traveller was discussed, or some were listed. */
  readonly hasBooking?: boolean;
  /** Bookings were listed after the hotels, so that “the second” is one of them. */
  readonly hasBookingList?: boolean;
  /** The traveller is signed in, so they may have bookings. */
  readonly isSignedIn?: boolean;
  /** A whole country is searched, so that the hotels shown are in several cities. */
  readonly isWholeCountry?: boolean;
  /** Names of the place searched last, in both languages. */
  readonly placeNames?: readonly string[];
  /** Wishes of the current search for which no filter exists, as they were written. */
  readonly unchecked?: readonly string[];
  /** Names of the hotels shown last. */
  readonly shownNames: readonly string[];
  /** Their names in the other language. */
  readonly foreignNames?: readonly string[];
  /** The question in the last reply; a bare answer (“2”, “Paris”, “yes”) is read as its answer. */
  readonly lastQuestion: 'place' | 'dates' | 'guests' | 'ages' | 'which-hotel' | null;
}
