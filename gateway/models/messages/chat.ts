import type { Hotel } from '../hotel/hotel.ts';
import type { OfferWishes } from '../search/offer-wishes.ts';
import type { Stay } from '../stay.ts';

/** The assistant's activity while a reply is written. */
export const chatActivities = [
  'searching',
  'reading_hotel',
  'reading_bookings',
  'reading_page',
  'thinking',
] as const;
export type ChatActivity = (typeof chatActivities)[number];

/** Facial expression of the assistant's picture beside a reply. */
export const chatMoods = ['pleased', 'sorry', 'neutral'] as const;
export type ChatMood = (typeof chatMoods)[number];

/** Actions that a traveller may click below a reply. */
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
  /** Path on our own site with its query; null when the kind needs none. */
  readonly href: string | null;
}

/** The assistant's reply to one message. */
export interface ChatAnswer {
  readonly threadId: string;
  /** Light Markdown. */
  readonly text: string;
  readonly suggestions: readonly string[];
  readonly actions: readonly ChatAction[];
  readonly mood: ChatMood;
}

/** A reply as it is sent to the traveller. */
export interface ChatReply extends ChatAnswer {
  /**
   * How long the reply may wait for its hotels, milliseconds since the epoch: the text must not be lost because of
   * them.
   */
  readonly hotelsUntil: number;
}

/** A hotel that a reply links to. */
export interface ChatHotel {
  readonly hotel: Hotel;
  /** Null when the link has no stay that can be booked. */
  readonly stay: Stay | null;
  readonly wishes: OfferWishes;
  readonly href: string;
  /** As in the reply. */
  readonly hotelsUntil: number;
}

/** A reply while it is written. */
export interface ChatProgress {
  readonly activity: ChatActivity | null;
  /** The whole text so far. */
  readonly text: string;
}

/** One message of a conversation, by the traveller or the assistant. */
export interface ChatTurn {
  readonly role: 'traveller' | 'assistant';
  readonly text: string;
}
