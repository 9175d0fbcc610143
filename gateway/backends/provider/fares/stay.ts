/** Guests of one room. */
export interface Party {
  readonly adults: number;
  readonly ages: readonly number[];
}

/** A search without its hotels; it is stored in the session of its booking codes. */
export interface FareStay {
  /** Day numbers, see calendar.ts. */
  readonly checkIn: number;
  readonly checkOut: number;
  /** At least one, in the order of the request. */
  readonly rooms: readonly Party[];
  readonly nationality: string;
}
