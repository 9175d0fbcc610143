/** What the address of the proposed search must say; parts that are left out are not looked at. */
export interface SearchExpected {
  /** English name of the city; null for a search of a whole country. */
  readonly city?: string | null;
  /** Code of the country. */
  readonly country?: string;
  /** A list means any of them: people do not agree what “next weekend” is. */
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
  /** What the limits are of. */
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

/** Where the chat is opened; hotels and bookings by what the demo data calls them. */
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
  /** Which of the demo traveller's bookings is open. */
  readonly booking?: 'coming' | 'pending' | 'over' | 'cancelled';
  readonly path?: string;
}

/** What is asked of a reply. */
export interface Expected {
  readonly has?: readonly (string | RegExp)[];
  readonly not?: readonly (string | RegExp)[];
  /** One of the actions must be of this kind; a list means any of them. */
  readonly action?: ActionKind | readonly ActionKind[];
  readonly search?: SearchExpected;
  /** Days that follow from what the traveller said; she may name them before any tool did. */
  readonly knows?: readonly string[];
  /** English name of the hotel that an OPEN_HOTEL action must lead to. */
  readonly opens?: string;
}

/** A message with what its reply must and must not say. */
export interface Question extends Expected {
  readonly message: string;
  /** Messages of the same conversation that come before; their replies are only checked for truth. */
  readonly before?: readonly string[];
  readonly context?: OpenedFrom;
  /** Asked by the traveller of the demo accounts. */
  readonly isSignedIn?: true;
}

/** Several messages, each with its own expectations; the last one ends at the right search or page. */
export interface Conversation {
  readonly name: string;
  readonly context?: OpenedFrom;
  readonly isSignedIn?: true;
  readonly turns: readonly ({ readonly says: string } & Expected)[];
}
