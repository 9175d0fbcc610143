/** A calendar day, `yyyy-MM-dd`. Never a timestamp. */
export type PlainDate = string;

/** Guests and rooms as the traveller entered them. */
export interface Occupancy {
  readonly adults: number;
  /** One age, 0 to 17, per child. */
  readonly childrenAges: readonly number[];
  readonly infants: number;
  readonly rooms: number;
}

/** Guests of one room; infants count as children of age 1 here. */
export interface RoomParty {
  readonly adults: number;
  readonly childrenAges: readonly number[];
}

/** A stay: check-in day, check-out day, and the guests. */
export interface Stay {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly occupancy: Occupancy;
}
