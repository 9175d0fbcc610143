/** Guests of one room. */
export interface Party {
  readonly adults: number;
  readonly ages: readonly number[];
}

/** The dates and guests of a search, stored in its session so that booking codes can refer to them. */
export interface FareStay {
  /** Day numbers, see calendar.ts. */
  readonly checkIn: number;
  readonly checkOut: number;
  /** At least one, in the order of the request. */
  readonly rooms: readonly Party[];
  readonly nationality: string;
}
