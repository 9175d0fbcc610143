import type { Language } from '../../language.ts';
import type { ContextKind, CurrencyCode } from '../understanding.ts';

/** Numbers of a search that can be changed by a number alone. */
export const editedParts = ['budget', 'nights', 'rooms', 'adults'] as const;

/** What the conversation knows when a message is read. */
export interface Scene {
  /** The traveller's calendar day, `yyyy-MM-dd`. */
  readonly today: string;
  /** Language of the conversation so far, for a message without letters. */
  readonly language: Language;
  /** Where the chat was opened. */
  readonly kind: ContextKind;
  /** A hotel is open or was talked about. */
  readonly hasHotel: boolean;
  readonly hasSearch: boolean;
  /** Days that stand, `yyyy-MM-dd`: “until the 9th” is the 9th after their first. */
  readonly stay?: { readonly checkIn: string; readonly checkOut: string } | null;
  /** The last reply answered a question about the hotel in focus. */
  readonly isAboutHotel?: boolean;
  /** The number of the search that was changed last; a budget with the currency that it was said in. */
  readonly edited?: {
    readonly part: (typeof editedParts)[number];
    readonly currency: CurrencyCode | null;
    readonly isPerPerson?: boolean | undefined;
  } | null;
  /** What the budget that stands is for; null for none. */
  readonly budgetPer?: 'night' | 'stay' | null;
  /** How many hotels were talked about since the last list. */
  readonly told?: number;
  /** A booking of the traveller's own was talked about, or some were listed. */
  readonly hasBooking?: boolean;
  /** Names of the place searched last, in both languages. */
  readonly placeNames?: readonly string[];
  /** Names of the hotels shown last. */
  readonly shownNames: readonly string[];
  /** What she asked for in her last reply; a bare answer (“2”, “Paris”, “yes”) is read as that. */
  readonly asked: 'place' | 'dates' | 'guests' | 'ages' | 'which-hotel' | null;
}
