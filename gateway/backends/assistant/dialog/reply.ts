/** Something the traveller may click. She never does it herself. */
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
  /** Path of our own with its query; null for TALK_TO_PERSON. */
  readonly href: string | null;
}

/** How her drawing looks with a reply. */
export type Mood = 'pleased' | 'sorry' | 'neutral';

/** An answer. */
export interface Reply {
  /** Light Markdown: bold, lists, links to our own pages. Hotels are linked as `/Hotel?id=&checkin=&checkout=&guests=`. */
  readonly text: string;
  /** At most four things to say next, in the language of the reply. All of them lead somewhere. */
  readonly suggestions: readonly string[];
  readonly actions: readonly Action[];
  readonly mood: Mood;
}

/** What she is busy with, while the traveller waits. */
export type Activity = 'searching' | 'reading-hotel' | 'reading-bookings' | 'reading-page' | 'thinking';
