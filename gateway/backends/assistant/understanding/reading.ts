/** Types of a reading: what the assistant understood of a message, as a goal (what is wanted) and search details. */
import type { Language } from '../language.ts';
import type { PlaceMention } from './names/place-mention.ts';
import type { smallTalks } from './lexicon/small-talks.ts';

/** How a message refers to a hotel. The dialog finds the hotel for it. */
export type HotelRef =
  /** The hotel of the open page, else the one discussed last. */
  | { readonly kind: 'it' }
  /** Position in the last list: 1 is the first, -1 the last. */
  | { readonly kind: 'ordinal'; readonly place: number }
  /** Next to the hotel in focus in the last list: -1 is above it, 1 below it. */
  | { readonly kind: 'neighbor'; readonly step: number }
  /** The only hotel of the last list with this many stars. */
  | { readonly kind: 'stars'; readonly stars: number }
  /** One of the hotels discussed: 0 is the last one, 1 the one before. */
  | { readonly kind: 'recent'; readonly back: number }
  | { readonly kind: 'extreme'; readonly most: 'cheapest' | 'dearest' | 'best-rated' | 'most-stars' }
  /** Words that may be its name, folded; `narrow`: without everyday words; `otherwise`: the goal if no hotel has it. */
  | {
      readonly kind: 'named';
      readonly words: string;
      readonly narrow?: string;
      /** True when written or used like a name; otherwise the words may be anything. */
      readonly isProper?: boolean;
      readonly otherwise?: 'find' | 'unknown';
    };

/**
 * Questions about one hotel without a parameter, the most specific first: a price is often only mentioned. `share`
 * asks whom and how many nights a price is for.
 */
export const plainQuestions = [
  'share',
  'cheaper-dates',
  'cancellation',
  'property-fees',
  'times',
  'location',
  'rating',
  'meals',
  'rooms',
  'price',
  'amenities',
  'opinion',
] as const;
export const questionKinds = ['about', 'amenity', ...plainQuestions] as const;

/** What a message asks about a hotel. */
export type HotelQuestion =
  /** `isExplicit`: the message wants a description; otherwise it only names a hotel. */
  | { readonly kind: 'about'; readonly isExplicit?: boolean }
  | { readonly kind: (typeof plainQuestions)[number] }
  /** Key of the filter (`Pool`), or words of the message for which no filter exists (`cot`). */
  | { readonly kind: 'amenity'; readonly amenity: string };

export const bookingQuestions = [
  'list',
  'next',
  'details',
  'cancel',
  'change',
  'complete',
  'receipt',
  'payment',
  'times',
  'extras',
  'people',
  'room',
  'number',
  'place',
] as const;
export type BookingQuestion = (typeof bookingQuestions)[number];

/** Help pages of the site that a reply can quote. */
export const productPageKeys = [
  'cancellation',
  'payment',
  'prices',
  'currencies',
  'sorting',
  'terms',
  'privacy',
  'security',
  'accessibility',
  'contact',
  'account',
] as const;
export type ProductPageKey = (typeof productPageKeys)[number];

export type SmallTalk = (typeof smallTalks)[number];

export type ComparedBy = 'price' | 'rating' | 'distance';

/** What a message wants; the dialog has a reply for each kind. */
export type Goal =
  /** A search or change. `isGuess`: only if its words name a place. `orHotel`: words after “hotel” may be a name. */
  | {
      readonly kind: 'find';
      readonly isGuess?: boolean;
      /** Wants the first hotel of the order: “which has the best reviews?” That hotel becomes the one in focus. */
      readonly isWhich?: boolean;
      /** Drops the current search: “new search: Rome, 3-6 May”. */
      readonly isNew?: boolean;
      /** Names places to choose from: “Netanya or Haifa”. */
      readonly isChoice?: boolean;
      readonly orHotel?: { readonly hotel: HotelRef; readonly question: HotelQuestion };
    }
  /** Wants the next hotels of the last search. */
  | { readonly kind: 'more' }
  /** Compares hotels; with fewer than two references, those shown last. */
  | {
      readonly kind: 'compare';
      readonly hotels: readonly HotelRef[];
      /** Aspect to compare by; the best hotel becomes the one in focus. */
      readonly by?: ComparedBy;
      /** Repeats the last question for the other hotels: “and the others?” */
      readonly isSame?: boolean;
    }
  /** A question about one hotel. `also`: further questions in the same message: “meals? gym?” */
  | {
      readonly kind: 'hotel';
      readonly hotel: HotelRef;
      readonly question: HotelQuestion;
      readonly also?: readonly HotelQuestion[];
    }
  | { readonly kind: 'extras'; readonly about: 'cars' | 'insurance' | 'attractions' | 'all' }
  /** `at`: position in the bookings listed last, 1 is the first, -1 the last. */
  | { readonly kind: 'bookings'; readonly question: BookingQuestion; readonly at?: number }
  | { readonly kind: 'page'; readonly page: ProductPageKey }
  /** Wants a human being instead of the assistant. */
  | { readonly kind: 'person' }
  /** Asks the assistant to act; the reply proposes the action, and the traveller clicks. */
  | { readonly kind: 'act'; readonly act: 'book' | 'pay' | 'apply'; readonly hotel?: HotelRef }
  | { readonly kind: 'small-talk'; readonly about: SmallTalk }
  | { readonly kind: 'start-over' }
  /** Reverts the last change of the search. `of`: only people who left or joined, or only the place. */
  | { readonly kind: 'undo'; readonly of?: 'left' | 'joined' | 'place' }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'unknown' };

/** The dates in a message. Days are `yyyy-MM-dd`; null for what it does not say. */
export interface DateDetails {
  readonly checkIn: string | null;
  readonly checkOut: string | null;
  readonly nights: number | null;
  /** Days by which to move the stay: “one day later” is 1; other details are then null. */
  readonly shift?: number;
  /** Nights to add at the end of the stay: “one night longer” is 1; other details are then null. */
  readonly longer?: number;
  /** Days by which to move only its first day: “a day later, and back on the same day” is 1. */
  readonly start?: number;
  /** The first day stands for its month: a current stay is moved to that month. */
  readonly isMonth?: boolean;
  /** The first weekend of a longer time; the message did not say which one. */
  readonly isFirstWeekend?: boolean;
  /** The last day is given as a weekday: with a current stay, it is the first such day after its first day. */
  readonly isWeekday?: boolean;
  /** Returns to the days searched first; other details are then null. */
  readonly isFirst?: boolean;
}

export const ownRooms = ['each', 'couple', 'theirs'] as const;
export type OwnRoom = (typeof ownRooms)[number];

export interface GuestDetails {
  readonly adults: number | null;
  /** `adults` may include children who are known already: “we are six people”. */
  readonly isTotal?: boolean;
  /** Null when children are not mentioned; shorter than `children` when ages are missing. */
  readonly childrenAges: readonly number[] | null;
  readonly children: number | null;
  readonly infants: number | null;
  readonly rooms: number | null;
  /** All of them join the party: “and my mother too”. A negative number of adults leaves it. */
  readonly isChange?: boolean;
  /** `children` is their number with those who travelled before: “so now it’s three kids”. */
  readonly isAll?: boolean;
  /** The only child of the party: “just a child of 3”. */
  readonly isOnlyChild?: boolean;
  /** Each person, each couple, or the mentioned people have a room of their own; `rooms` is then null. */
  readonly ownRoom?: OwnRoom;
  /** Which of the children does not come along. */
  readonly leaves?: 'eldest' | 'youngest';
}

export const currencyCodes = ['ILS', 'USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'CHF'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

export interface BudgetDetails {
  /** Major units. */
  readonly min: number | null;
  readonly max: number | null;
  /** Null without a currency, which means shekels. */
  readonly currency: CurrencyCode | null;
  readonly per: 'night' | 'stay';
  readonly isPerPerson?: boolean;
  readonly isPerRoom?: boolean;
  /** `max` is added to the current maximum; negative to lower it. */
  readonly isMore?: boolean;
}

export const sorts = [
  'RECOMMENDED',
  'PRICE_ASC',
  'PRICE_DESC',
  'RATING',
  'STARS',
  'DISTANCE',
  'SEA',
] as const;
export type SortOrder = (typeof sorts)[number];

/** Best band first. */
export const ratings = ['EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR'] as const;
export type Rating = (typeof ratings)[number];

export const wishNames = [
  'budget',
  'stars',
  'rating',
  'meals',
  'amenities',
  'freeCancellation',
  'bedsForAll',
  'sort',
] as const;
/** A group of wishes that can be removed: “any price”, “without the pool”. */
export type WishName = (typeof wishNames)[number] | { readonly amenity: string };

/** What a message says about a search; null or empty if not mentioned. Meals and amenities are keys of the filters. */
export interface SearchDetails {
  readonly places: readonly PlaceMention[];
  /** Words that were read as other ones, but may be a misspelled place: “prage in may”. */
  readonly misread?: readonly PlaceMention[];
  readonly dates: DateDetails | null;
  /** `yyyy-MM-dd`, the day on which something may be done that is no day of the stay: “if I cancel on 3 May”. */
  readonly actDay?: string;
  readonly guests: GuestDetails | null;
  readonly budget: BudgetDetails | null;
  /** The message has an amount in an unknown currency, which is not used as a budget. */
  readonly hasUnknownCurrency?: boolean;
  readonly stars: readonly number[];
  /** Lowest wished guest rating. */
  readonly rating: Rating | null;
  readonly meals: readonly string[];
  readonly amenities: readonly string[];
  readonly freeCancellation: boolean;
  /** Only rooms known to have a bed for everyone. */
  readonly bedsForAll?: boolean;
  readonly sort: SortOrder | null;
  /** “a cheaper one”, “something better”: relative to the hotels shown. */
  readonly compared: 'cheaper' | 'better' | null;
  readonly isNearHotel?: boolean;
  readonly dropped: readonly WishName[];
  /** Wishes that are not filters, in the traveller's words. */
  readonly unmet?: readonly UnmetWish[];
  readonly isStranded?: boolean;
  readonly inCurrency?: CurrencyCode;
  readonly unusedNumbers?: readonly string[];
  /** Impossible details: a day that does not exist, more stars than exist, an amount too small for a hotel. */
  readonly impossible?: readonly ImpossibleDetail[];
}

/** `request`: the hotel can be asked for it with the booking; `fact`: the hotel has it or does not have it. */
export interface UnmetWish {
  readonly words: string;
  readonly kind: 'request' | 'fact';
}

export type ImpossibleDetail = 'day' | 'stars' | 'budget';

export interface Reading {
  /** A model read the message, and its result was checked; else the rules did. */
  readonly isFromModel?: true;
  readonly language: Language;
  readonly goal: Goal;
  readonly details: SearchDetails;
  /** The message without clauses that only comment on it or give a reason; absent when there are none. */
  readonly coreMessage?: string;
  /** The hotel that the message refers to, even if its goal is not about one. */
  readonly pointed?: HotelRef;
}

/** The entry of the list that equals the text, typed as one; undefined if there is none. */
export const oneOf = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((one) => one === text);
