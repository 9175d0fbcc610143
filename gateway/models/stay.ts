/** A calendar day, `yyyy-MM-dd`. Never a timestamp. */
export type PlainDate = string;

/** People and rooms as the traveller gave them. */
export interface Occupancy {
  readonly adults: number;
  /** One age, 0 to 17, for each child. */
  readonly childrenAges: readonly number[];
  readonly infants: number;
  readonly rooms: number;
}

/** People of one room; infants are children of age 1 here. */
export interface RoomParty {
  readonly adults: number;
  readonly childrenAges: readonly number[];
}

/** A stay: two calendar days and the people. */
export interface Stay {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly occupancy: Occupancy;
}
