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
  day0: '__SEARCH_DAY_0__',
  day1: '__SEARCH_DAY_1__',
  day2: '__SEARCH_DAY_2__',
  day3: '__SEARCH_DAY_3__',
  day4: '__SEARCH_DAY_4__',
  day5: '__SEARCH_DAY_5__',
  day6: '__SEARCH_DAY_6__',
  /** The `aria-current` of the day that is searched, where it stands in the middle of the week. */
  isMiddleShown: '__SEARCH_MIDDLE__',
} as const;

/** The week around the searched day. */
export const firstDaySlots = ['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6'] as const;
/** Days of that week before the searched one, unless they are past. */
export const daysBefore = 3;
/** The attribute of words that a script of the page writes by the reader's clock, with the name of their slot. */
export const lateWords = 'data-late';

export type FirstSearchSlot = keyof typeof firstSearchSlots;

/** Stand around words that are shown with all their slots filled, or not at all. */
export const momentMarks = { start: 'moment', end: '/moment' } as const;
