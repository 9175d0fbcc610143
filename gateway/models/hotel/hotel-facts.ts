/**
 * Facts that a hotel's page shows as the source writes them, all unknown. A fact that is added here is stored, passed on
 * and part of the hotels of all tests; the compiler then asks for the provider's name of it.
 */
export const unknownHotelFacts = {
  /** For example `2:00 PM`. */
  checkInTime: null,
  checkOutTime: null,
};

export type HotelFact = keyof typeof unknownHotelFacts;

/** Plain texts; null when the source does not say. */
export type HotelFacts = { readonly [Fact in HotelFact]: string | null };
