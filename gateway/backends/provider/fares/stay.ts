/** Guests of one room. */
export interface Party {
  readonly adults: number;
  readonly ages: readonly number[];
}

/** What a search asks for, apart from the hotels; it lives on in the session of its booking codes. */
export interface Stay {
  /** Day numbers, see calendar.ts. */
  readonly checkIn: number;
  readonly checkOut: number;
  /** At least one, in the order of the request. */
  readonly rooms: readonly Party[];
  readonly nationality: string;
}
