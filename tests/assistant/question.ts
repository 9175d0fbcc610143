/** Expected parameters of the proposed search's URL; fields that are missing are not checked. */
export interface SearchExpected {
  /** English name of the city; null for a search of a whole country. */
  readonly city?: string | null;
  /** Code of the country. */
  readonly country?: string;
  /** A list accepts any of its days, because people disagree about phrases like “next weekend”. */
  readonly checkIn?: string | readonly string[];
  readonly checkOut?: string | readonly string[];
  readonly nights?: number;
  readonly adults?: number;
  readonly ages?: readonly number[];
  readonly infants?: number;
  readonly rooms?: number;
  readonly stars?: readonly number[];
  readonly quality?: 'EXCELLENT' | 'VERY_GOOD' | 'GOOD' | 'FAIR' | null;
  readonly meals?: readonly string[];
  readonly amenities?: readonly string[];
  readonly freeCancellation?: boolean;
  /** Whole shekels; null means no limit. */
  readonly min?: number | null;
  readonly max?: number | null;
  /** Whether the limits apply to a night or to the stay. */
  readonly per?: 'NIGHT' | 'STAY';
  readonly sort?: string;
}

export type ActionKind =
  | 'OPEN_HOTEL'
  | 'OPEN_SEARCH'
  | 'OPEN_BOOKING'
  | 'OPEN_BOOKINGS'
  | 'COMPLETE_BOOKING'
  | 'SIGN_IN'
  | 'OPEN_PAGE'
  | 'TALK_TO_PERSON';

/** The page on which the chat is opened; hotels and bookings by their names in the demo data. */
export interface OpenedFrom {
  readonly kind:
    | 'general'
    | 'bookings'
    | 'hotel'
    | 'checkout-car'
    | 'checkout-insurance'
    | 'checkout-attractions';
  /** English name of a stored hotel. */
  readonly hotel?: string;
  /** Id of any hotel. */
  readonly hotelId?: string;
  /** Which booking of the demo traveller is open. */
  readonly booking?: 'coming' | 'pending' | 'over' | 'cancelled';
  readonly path?: string;
}

/** Expectations of a reply. */
export interface Expected {
  readonly has?: readonly (string | RegExp)[];
  readonly not?: readonly (string | RegExp)[];
  /** One of the actions must have this kind; a list accepts any of them. */
  readonly action?: ActionKind | readonly ActionKind[];
  readonly search?: SearchExpected;
  /**
   * Days that follow from the traveller's words; the assistant may mention them before a tool returned them.
   */
  readonly knows?: readonly string[];
  /** English name of the hotel that an OPEN_HOTEL action must open. */
  readonly opens?: string;
}

/** A message with expectations of its reply. */
export interface Question extends Expected {
  readonly message: string;
  /** Earlier messages of the same conversation; their replies are only checked for facts. */
  readonly before?: readonly string[];
  readonly context?: OpenedFrom;
  /** Sent by the demo traveller's account. */
  readonly isSignedIn?: true;
}

/** Several messages, each with its own expectations; the last one leads to the right search or page. */
export interface Conversation {
  readonly name: string;
  readonly context?: OpenedFrom;
  readonly isSignedIn?: true;
  readonly turns: readonly ({ readonly says: string } & Expected)[];
}
