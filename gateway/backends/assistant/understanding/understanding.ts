import type { Language } from '../language.ts';

/** A hotel as a message points at it. */
export type HotelRef =
  /** The one of the open page, else the one talked about last. */
  | { readonly kind: 'it' }
  /** Of those shown last, 1 is the first, -1 the last. */
  | { readonly kind: 'ordinal'; readonly place: number }
  /** Of those shown last the one next to the hotel talked about last: -1 above it, 1 below it. */
  | { readonly kind: 'neighbor'; readonly step: number }
  /** The only one of those shown last with so many stars. */
  | { readonly kind: 'stars'; readonly stars: number }
  /** Of those talked about, 0 is the last one, 1 the one before. */
  | { readonly kind: 'recent'; readonly back: number }
  | { readonly kind: 'extreme'; readonly most: 'cheapest' | 'dearest' | 'best-rated' | 'most-stars' }
  /**
   * Words that may be its name, folded; `narrow` those of them that are no everyday words. `otherwise`: what is wanted
   * when no hotel is called so.
   */
  | {
      readonly kind: 'named';
      readonly words: string;
      readonly narrow?: string;
      /** Written or led to as a name is; without it the words may be anything. */
      readonly isProper?: boolean;
      readonly otherwise?: 'find' | 'unknown';
    };

/** What can be asked about one hotel by a word alone. `opinion`: she has none, and tells what is known. `share`: whether a price is for one traveller or for all, for a night or the stay. */
const plainQuestions = [
  'price',
  'rooms',
  'cancellation',
  'meals',
  'amenities',
  'location',
  'times',
  'rating',
  'opinion',
  'property-fees',
  'share',
  'cheaper-dates',
] as const;
export const questionKinds = ['about', 'amenity', ...plainQuestions] as const;

/** What is asked about one hotel. */
export type HotelQuestion =
  /** `isSaid`: asked for in words; without it nothing was said but which hotel. */
  | { readonly kind: 'about'; readonly isSaid?: boolean }
  | { readonly kind: (typeof plainQuestions)[number] }
  /** Canonical English key, for example `Pool`. */
  | { readonly kind: 'amenity'; readonly amenity: string };

/** What is asked about the traveller's own bookings. */
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

/** A page text of the product that can be quoted. */
export const pageTopics = [
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
export type PageTopic = (typeof pageTopics)[number];

export type SmallTalk =
  | 'greeting'
  | 'how-are-you'
  | 'thanks'
  | 'goodbye'
  | 'who'
  | 'wait'
  /** Who else sleeps in a hotel or booked there. */
  | 'other-guests'
  /** How she is set up, or that she should be somebody else. */
  | 'instructions'
  | 'help'
  | 'joke'
  | 'weather'
  | 'visa'
  | 'favourite'
  | 'flight'
  | 'praise'
  | 'insult';

export type ComparedBy = 'price' | 'rating' | 'distance';

/** What the message wants. */
export type Goal =
  /** Hotels: a new search or a change of the last one; what is wished stands in `said`. */
  /**
   * `isGuess`: nothing but that its few words may be a place speaks for a search. `orHotel`: the words behind “hotel”
   * are a hotel's name if they are no place: “מלון בראשית”.
   */
  | {
      readonly kind: 'find';
      readonly isGuess?: boolean;
      /** The first of the order is asked for: “which has the best reviews?” It is talked about from then on. */
      readonly isWhich?: boolean;
      /** Nothing of the search that stands is kept: “new search: Rome, 3-6 May”. */
      readonly isNew?: boolean;
      readonly orHotel?: { readonly hotel: HotelRef; readonly question: HotelQuestion };
    }
  /** The next hotels of the last search. */
  | { readonly kind: 'more' }
  /** Fewer than two hotels: those shown last. */
  | {
      readonly kind: 'compare';
      readonly hotels: readonly HotelRef[];
      /** What they are compared by; the best one is talked about from then on. */
      readonly by?: ComparedBy;
      /** What was asked of one of them is asked of all: “and the others?” */
      readonly isSame?: boolean;
    }
  /** `also`: what else is asked in the same breath: “meals? gym?” */
  | {
      readonly kind: 'hotel';
      readonly hotel: HotelRef;
      readonly question: HotelQuestion;
      readonly also?: readonly HotelQuestion[];
    }
  | { readonly kind: 'extras'; readonly about: 'cars' | 'insurance' | 'attractions' | 'all' }
  /** `at`: of the bookings listed last, 1 is the first, -1 the last. */
  | { readonly kind: 'bookings'; readonly question: BookingQuestion; readonly at?: number }
  | { readonly kind: 'page'; readonly page: PageTopic }
  | { readonly kind: 'person' }
  /** She is asked to act herself; she proposes, the traveller clicks. */
  | { readonly kind: 'act'; readonly act: 'book' | 'pay' | 'apply'; readonly hotel?: HotelRef }
  | { readonly kind: 'small-talk'; readonly about: SmallTalk }
  | { readonly kind: 'start-over' }
  /** The search as it was before its last change. `of`: only its people, as they were before some left or joined. */
  | { readonly kind: 'undo'; readonly of?: 'left' | 'joined' }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'unknown' };

/** Words that may name a place. The gateway knows which do. */
export interface PlaceWords {
  /** Folded, one to four words, with alternatives where a Hebrew letter may be glued on: the likelier first. */
  readonly spellings: readonly string[];
  /** True after “in”, “to”, a glued ל or ב and the like: a place is expected here. */
  readonly isMarked: boolean;
  /** Everyday words: no place is called so. */
  readonly isEveryday?: boolean;
}

/** A stay as far as a message tells. Days are `yyyy-MM-dd`. */
export interface DatesSaid {
  readonly checkIn: string | null;
  readonly checkOut: string | null;
  readonly nights: number | null;
  /** Days by which the stay is to move: “one day later” is 1; then nothing else of it is said. */
  readonly shift?: number;
  /** Nights by which the stay is to grow at its end: “one night longer” is 1; then nothing else of it is said. */
  readonly longer?: number;
  /** Days by which its first day alone is to move: “a day later, and back on the same day” is 1. */
  readonly start?: number;
  /** The first day is only the month's: a stay that stands keeps its days of the month. */
  readonly isMonth?: boolean;
  /** The first weekend of a longer time: which of its weekends was not said. */
  readonly isFirstWeekend?: boolean;
  /** The last day is only a weekday's: of a stay that stands it is the first such day after its first. */
  readonly isWeekday?: boolean;
  /** Back to the days searched first; then nothing else of it is said. */
  readonly isFirst?: boolean;
}

export interface GuestsSaid {
  readonly adults: number | null;
  /** Null when children are not mentioned; shorter than `children` when ages are missing. */
  readonly childrenAges: readonly number[] | null;
  readonly children: number | null;
  readonly infants: number | null;
  readonly rooms: number | null;
  /** All of them come on top of what stands: “and my mother too”; adults below zero stay at home. */
  readonly isMore?: boolean;
  /** The one child that is told of is the only one: “just a child of 3”. */
  readonly isAll?: boolean;
  /** One of the children stays at home. */
  readonly leaves?: 'eldest' | 'youngest';
}

/** The currencies that sums are understood in. */
export const currencyCodes = ['ILS', 'USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'CHF'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

export interface BudgetSaid {
  /** Major units. */
  readonly min: number | null;
  readonly max: number | null;
  /** Null when no currency is named: shekels. */
  readonly currency: CurrencyCode | null;
  readonly per: 'night' | 'stay';
  /** The sum is for one traveller. */
  readonly isPerPerson?: boolean;
}

export const sorts = ['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'STARS'] as const;
export type SortSaid = (typeof sorts)[number];

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
/** A group of wishes that can be dropped: “any price”, “without the pool”. */
export type WishName = (typeof wishNames)[number] | { readonly amenity: string };

/** What a message says of a search; null or empty parts are unsaid. Keys of meals and amenities are the filter's English ones. */
export interface Said {
  readonly places: readonly PlaceWords[];
  readonly dates: DatesSaid | null;
  readonly guests: GuestsSaid | null;
  readonly budget: BudgetSaid | null;
  /** A sum was named in a currency that nobody here knows; it is no budget. */
  readonly hasUnknownCurrency?: boolean;
  readonly stars: readonly number[];
  /** Lowest wished guest rating. */
  readonly rating: Rating | null;
  readonly meals: readonly string[];
  readonly amenities: readonly string[];
  readonly freeCancellation: boolean;
  /** Only rooms that are known to have a bed for everybody. */
  readonly bedsForAll?: boolean;
  readonly sort: SortSaid | null;
  /** “a cheaper one”, “something better”: compared with what was shown. */
  readonly compared: 'cheaper' | 'better' | null;
  readonly dropped: readonly WishName[];
  /** Wishes that no filter knows, in the traveller's words. */
  readonly unmet?: readonly UnmetWish[];
  /** The traveller is stuck somewhere and needs a bed now. */
  readonly isStranded?: boolean;
  /** A currency in which a price is asked for. */
  readonly inCurrency?: CurrencyCode;
  /** Numbers of a search that nothing took, as written. */
  readonly numbers?: readonly string[];
  /** What was said and cannot be: a day that no calendar has, more stars than there are, a sum that no hotel costs. */
  readonly impossible?: readonly Impossible[];
}

/** `request`: the hotel can be asked for it with the booking; `fact`: it has it or has it not. */
export interface UnmetWish {
  readonly words: string;
  readonly kind: 'request' | 'fact';
}

export type Impossible = 'day' | 'stars' | 'budget';

export type ContextKind =
  | 'general'
  | 'bookings'
  | 'hotel'
  | 'checkout-car'
  | 'checkout-insurance'
  | 'checkout-attractions';

/** A message, read. */
export interface Understanding {
  readonly language: Language;
  readonly goal: Goal;
  readonly said: Said;
}

/** Narrows a text to the entry of the list that equals it. @returns undefined when no entry does */
export const oneOf = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((one) => one === text);
