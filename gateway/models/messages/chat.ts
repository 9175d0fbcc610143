import type { Hotel } from '../hotel/hotel.ts';
import type { OfferWishes } from '../search/offer-wishes.ts';
import type { Stay } from '../stay.ts';

/** What the assistant is busy with. */
export const chatActivities = [
  'searching',
  'reading_hotel',
  'reading_bookings',
  'reading_page',
  'thinking',
] as const;
export type ChatActivity = (typeof chatActivities)[number];

/** How the assistant's drawing looks with a reply. */
export const chatMoods = ['pleased', 'sorry', 'neutral'] as const;
export type ChatMood = (typeof chatMoods)[number];

/** What a traveller may click beside a reply. */
export const chatActionKinds = [
  'OPEN_HOTEL',
  'OPEN_SEARCH',
  'OPEN_BOOKING',
  'OPEN_BOOKINGS',
  'COMPLETE_BOOKING',
  'SIGN_IN',
  'OPEN_PAGE',
  'TALK_TO_PERSON',
] as const;
export type ChatActionKind = (typeof chatActionKinds)[number];

export interface ChatAction {
  readonly kind: ChatActionKind;
  /** Path of our own with its query; null where the kind says it all. */
  readonly href: string | null;
}

/** What the assistant answers to one message. */
export interface ChatAnswer {
  readonly threadId: string;
  /** Light Markdown. */
  readonly text: string;
  readonly suggestions: readonly string[];
  readonly actions: readonly ChatAction[];
  readonly mood: ChatMood;
}

/** An answer on its way to the traveller. */
export interface ChatReply extends ChatAnswer {
  /** Milliseconds since the epoch until which the hotels in it may be waited for: the text must not be lost over them. */
  readonly hotelsUntil: number;
}

/** A hotel that a reply links to. */
export interface ChatHotel {
  readonly hotel: Hotel;
  /** Null when the link has none that can be booked. */
  readonly stay: Stay | null;
  readonly wishes: OfferWishes;
  readonly href: string;
  /** As in the reply. */
  readonly hotelsUntil: number;
}

/** A reply while it is written. */
export interface ChatProgress {
  readonly activity: ChatActivity | null;
  /** All of it so far. */
  readonly text: string;
}

/** One utterance of a conversation. */
export interface ChatTurn {
  readonly role: 'traveller' | 'assistant';
  readonly text: string;
}
