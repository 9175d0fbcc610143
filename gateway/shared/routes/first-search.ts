/** The name of the searched city in the server's lists, when the URL has another one. */
export interface FirstFrameCity {
  /** The provider's code, as in the URL. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
}

/** Id of the page element that contains it, as JSON. */
export const firstFrameCityId = 'first-city';

/** Placeholders for the parts of a search in the first frame that the build renders. */
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
  /** The `aria-current` of the searched day, when it is in the middle of the week. */
  isMiddleShown: '__SEARCH_MIDDLE__',
} as const;

/** The week around the searched day. */
export const firstDaySlots = ['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6'] as const;
/** Days of that week before the searched one, unless they are in the past. */
export const daysBefore = 3;
/** Attribute of texts that a script of the page writes by the user's clock; its value is the name of their slot. */
export const lateWords = 'data-late';

export type FirstSearchSlot = keyof typeof firstSearchSlots;

/** Markers around a text that is shown only when all its slots are filled. */
export const momentMarks = { start: 'moment', end: '/moment' } as const;
