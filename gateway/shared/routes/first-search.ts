/** The name of the searched city as the lists of the server have it, where the address has another one. */
export interface FirstCity {
  /** Code of the provider, as in the address. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
}

/** The element of the page that holds it, as JSON. */
export const firstCityId = 'first-city';

/** What stands in the frame of a search that the build renders, in the places of what an address asks for. */
export const firstSearchSlots = {
  country: '__SEARCH_COUNTRY__',
  city: '__SEARCH_CITY__',
  dates: '__SEARCH_DATES__',
  guests: '__SEARCH_GUESTS__',
} as const;

export type FirstSearchSlot = keyof typeof firstSearchSlots;

/** Stand around words that are shown with all their slots filled, or not at all. */
export const momentMarks = { start: 'moment', end: '/moment' } as const;
