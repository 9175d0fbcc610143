/** Something that the traveller may click. Sherry never does it herself. */
export interface Action {
  readonly kind:
    | 'OPEN_HOTEL'
    | 'OPEN_SEARCH'
    | 'OPEN_BOOKING'
    | 'OPEN_BOOKINGS'
    | 'COMPLETE_BOOKING'
    | 'SIGN_IN'
    | 'OPEN_PAGE'
    | 'TALK_TO_PERSON';
  /** Path within the site, with its query; null for TALK_TO_PERSON. */
  readonly href: string | null;
}

/** Sherry's expression beside the reply. */
export type Mood = 'pleased' | 'sorry' | 'neutral';

/** The reply to one message. */
export interface Reply {
  /** Light Markdown: bold, lists, links within the site. Hotels are linked as `/Hotel?id=&checkin=&checkout=&guests=`. */
  readonly text: string;
  /** At most four suggested messages in the language of the reply. Each is understood when it is sent. */
  readonly suggestions: readonly string[];
  readonly actions: readonly Action[];
  readonly mood: Mood;
}

/** Sherry's current activity, shown while the traveller waits. */
export type Activity = 'searching' | 'reading-hotel' | 'reading-bookings' | 'reading-page' | 'thinking';
