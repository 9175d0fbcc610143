import type { BookingStatus } from '#models/booking.ts';
import type { AdminMessage, MailHead } from '#models/admin/admin-records.ts';
import type { PlainDate } from '#models/stay.ts';
import type { Viewer } from '#models/viewer.ts';

/** The sort orders of each list, in the platform's names. */
const newest = '-created_date';
const hotelOrder = {
  NEWEST: newest,
  NAME: 'name',
  PRICE_LOW: 'price_per_night',
  PRICE_HIGH: '-price_per_night',
  RATING: '-rating',
} as const;
const bookingOrder = {
  NEWEST: newest,
  OLDEST: 'created_date',
  CHECK_IN: 'check_in_date',
  LAST_CHECK_IN: '-check_in_date',
  PRICE_HIGH: '-total_price',
} as const;
const reviewOrder = {
  NEWEST: newest,
  OLDEST: 'created_date',
  RATING_LOW: 'rating',
  RATING_HIGH: '-rating',
} as const;
const userOrder = { NEWEST: newest, OLDEST: 'created_date', NAME: 'full_name', EMAIL: 'email' } as const;

/** Search words; a record matches when each is found in one of the searched fields. */
type Words = readonly string[];

export interface HotelCriteria {
  readonly words: Words;
  /** For each Hebrew word: the English names of the cities and countries that it names, as in `NamedInHebrew`. */
  readonly placesInHebrew?: ReadonlyMap<string, readonly string[]>;
  readonly show: 'ALL' | 'OFFERED' | 'INCOMPLETE' | 'FEATURED' | 'DELETED';
  readonly sort: keyof typeof hotelOrder;
  /** Only those stored before this moment, ISO. */
  readonly createdBefore?: string;
}

/**
 * What a Hebrew word names. Needed because bookings store only English names of places, and older ones also of hotels,
 * which administrators see in Hebrew.
 */
export interface NamedInHebrew {
  /** Ids of stored hotels, by their present names. */
  readonly hotelIds: readonly string[];
  /** English names of cities and countries, without accents and apostrophes. */
  readonly places: readonly string[];
}

export interface BookingCriteria {
  readonly words: Words;
  /** By Hebrew word, for each word that names something. */
  readonly namedInHebrew?: ReadonlyMap<string, NamedInHebrew>;
  readonly status: BookingStatus | null;
  /** Only bookings whose record and reservation do not match. */
  readonly isFlagged?: boolean;
  readonly sort: keyof typeof bookingOrder;
  /** First day of arrival. */
  readonly checkInFrom?: PlainDate;
  /** Day after the last day of arrival. */
  readonly checkInBefore?: PlainDate;
  /** Only those started from this moment on, ISO. */
  readonly createdFrom?: string;
  readonly createdBefore?: string;
}

export interface ReviewCriteria {
  readonly words: Words;
  readonly rating: number | null;
  readonly sort: keyof typeof reviewOrder;
  readonly createdFrom?: string;
  readonly createdBefore?: string;
}

export interface UserCriteria {
  readonly words: Words;
  readonly role: Viewer['role'] | null;
  readonly sort: keyof typeof userOrder;
}

export interface MessageCriteria {
  readonly kind: AdminMessage['kind'] | null;
  /** True for handled messages, false for open ones; null for both. */
  readonly isHandled: boolean | null;
}

export interface MailCriteria {
  /** Null for all states. */
  readonly status: MailHead['status'] | null;
}

export interface AuditCriteria {
  /** Null for all kinds of actions. */
  readonly action: string | null;
  /** Part of the actor's e-mail address; empty for all. */
  readonly actor: string;
}

/** Filter and sort order in the platform's language. */
export interface AdminQuery {
  readonly q: object;
  readonly sort: string;
}

type Filter = Record<string, unknown>;

/** Longest pattern that the platform accepts. */
const MAX_PATTERN = 100;

const NOT_BLANK = { $nin: ['', null] };
const BLANK = { $in: ['', null] };

const COMPLETE: Filter = {
  name: NOT_BLANK,
  $or: [{ city: NOT_BLANK }, { country: NOT_BLANK }],
  price_per_night: { $gt: 0 },
};
const INCOMPLETE: Filter = {
  $or: [{ name: BLANK }, { $and: [{ city: BLANK }, { country: BLANK }] }, { price_per_night: { $lte: 0 } }],
};

const shown: Readonly<Record<HotelCriteria['show'], Filter>> = {
  ALL: {},
  OFFERED: COMPLETE,
  INCOMPLETE,
  FEATURED: { is_featured: true },
  DELETED: { is_deleted: true },
};

/** A word as a pattern in which every character is literal. */
function escaped(word: string, max = MAX_PATTERN): string {
  const pattern = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  // Not cut between a backslash and the character that it escapes.
  return pattern.length <= max ? pattern : pattern.slice(0, max).replace(/(?<!\\)((?:\\\\)*)\\$/, '$1');
}

const has = (field: string, word: string): Filter => ({ [field]: { $regex: escaped(word), $options: 'i' } });

const endsWith = (field: string, word: string): Filter => ({
  [field]: { $regex: `${escaped(word, MAX_PATTERN - 1)}$`, $options: 'i' },
});

/** The platform limits the values of a list, and the conditions of a filter. */
const MAX_IDS = 500;
const MAX_PLACE_PATTERNS = 3;

/** Matches a whole part of “City, Country”: “Oman” does not match “Romania”. */
const partOfPlace = (names: string): string => `(^|, )(${names})(,|$)`;
const MAX_NAMES = MAX_PATTERN - partOfPlace('').length;

const plainName = (name: string): string => name.split(/[^\p{L}\p{N}]+/u).join('.');

/**
 * The accented letters in city names. Only a few, because with a class of many letters the database reads the whole
 * table.
 */
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'áàãâäåăāẵ',
  c: 'çćč',
  d: 'đ',
  e: 'éèêëěė',
  g: 'ğ',
  i: 'íìîïıİī',
  l: 'ł',
  n: 'ñńň',
  o: 'óòõôöøőōộ',
  s: 'śšșş',
  t: 'ț',
  u: 'úùûüūů',
  y: 'ý',
  z: 'źžż',
};

/**
 * Pattern of a name whose letters may have accents, and which may have an apostrophe before a vowel: “Zürich”, “Be'er
 * Sheva”.
 */
function accentedName(name: string): string {
  const letters = [...plainName(name).matchAll(/(?<=\p{L})([aeiou])|./gu)].map(([letter, vowel]) => {
    const accents = ACCENTS[letter];
    return { letter, pattern: `${vowel ? "['’]?" : ''}${accents ? `[${letter}${accents}]` : letter}` };
  });
  const length = (): number => letters.reduce((sum, { pattern }) => sum + pattern.length, 0);
  // The last letters of a long name have no accents, so that its pattern is not too long.
  for (let at = letters.length - 1; at >= 0 && length() > MAX_NAMES; at -= 1) {
    const last = letters[at];
    if (last) last.pattern = last.letter;
  }
  return letters.map(({ pattern }) => pattern).join('');
}

/** As few patterns as possible that together match any of the names. */
function patternsOf(names: readonly string[]): readonly string[] {
  const patterns: string[] = [];
  for (const one of names) {
    const joined = patterns.length === 0 ? one : `${patterns.at(-1)}|${one}`;
    if (joined.length <= MAX_NAMES) patterns.splice(-1, 1, joined);
    else if (one.length <= MAX_NAMES) patterns.push(one);
  }
  return patterns.slice(0, MAX_PLACE_PATTERNS).map(partOfPlace);
}

/** Finds the places in a field. The plain names too: their patterns are shorter, so that more names fit. */
const inPlaces = (field: string, places: readonly string[]): Filter[] =>
  [...patternsOf(places.map(plainName)), ...patternsOf(places.map(accentedName))].map((pattern) => ({
    [field]: { $regex: pattern, $options: 'i' },
  }));

const inHebrew = ({ hotelIds, places }: NamedInHebrew): Filter[] => [
  ...(hotelIds.length > 0 ? [{ hotel_id: { $in: hotelIds.slice(0, MAX_IDS) } }] : []),
  ...inPlaces('hotel_location', places),
];

const anyField = (fields: readonly string[], words: Words, extra: (word: string) => Filter[] = () => []) =>
  words.map((word) => ({ $or: [...fields.map((field) => has(field, word)), ...extra(word)] }));

/** A filter that requires all parts; without parts it matches every record. */
function every(parts: readonly Filter[]): object {
  const wanted = parts.filter((part) => Object.keys(part).length > 0);
  return wanted.length === 0 ? {} : { $and: wanted };
}

/** A range that includes `from` and excludes `before`. */
function between(field: string, from: string | undefined, before: string | undefined): Filter {
  if (from === undefined && before === undefined) return {};
  return {
    [field]: { ...(from !== undefined && { $gte: from }), ...(before !== undefined && { $lt: before }) },
  };
}

/** The fields that a row of the list shows; of these, a draft has only the e-mail address of its account. */
const bookingTexts = [
  'hotel_name',
  'hotel_name_he',
  'hotel_location',
  'guest_name',
  'guest_email',
  'created_by',
];

/** The criteria of each list in the platform's filter language. */
export const adminQueries = {
  hotels: ({ words, placesInHebrew, show, sort, createdBefore }: HotelCriteria): AdminQuery => ({
    q: every([
      shown[show],
      between('created_date', undefined, createdBefore),
      ...anyField(['name', 'name_he', 'city', 'country'], words, (word) => {
        const places = placesInHebrew?.get(word) ?? [];
        return [...inPlaces('city', places), ...inPlaces('country', places)];
      }),
    ]),
    sort: hotelOrder[sort],
  }),
  bookings: (wanted: BookingCriteria): AdminQuery => ({
    q: every([
      wanted.status === null ? {} : { status: wanted.status },
      wanted.isFlagged === true ? { mismatch: NOT_BLANK } : {},
      between('check_in_date', wanted.checkInFrom, wanted.checkInBefore),
      between('created_date', wanted.createdFrom, wanted.createdBefore),
      ...anyField(bookingTexts, wanted.words, (word) => {
        const named = wanted.namedInHebrew?.get(word);
        return [endsWith('id', word), ...(named ? inHebrew(named) : [])];
      }),
    ]),
    sort: bookingOrder[wanted.sort],
  }),
  reviews: ({ words, rating, sort, createdFrom, createdBefore }: ReviewCriteria): AdminQuery => ({
    q: every([
      rating === null ? {} : { rating },
      between('created_date', createdFrom, createdBefore),
      ...anyField(['title', 'comment', 'reviewer_name'], words),
    ]),
    sort: reviewOrder[sort],
  }),
  users: ({ words, role, sort }: UserCriteria): AdminQuery => ({
    q: every([role === null ? {} : { role }, ...anyField(['full_name', 'email'], words)]),
    sort: userOrder[sort],
  }),
  messages: ({ kind, isHandled }: MessageCriteria): AdminQuery => ({
    q: every([kind === null ? {} : { kind }, isHandled === null ? {} : { is_handled: isHandled }]),
    sort: newest,
  }),
  audit: ({ action, actor }: AuditCriteria): AdminQuery => ({
    q: every([action === null ? {} : { action }, actor === '' ? {} : has('actor_email', actor)]),
    sort: newest,
  }),
  mails: ({ status }: MailCriteria): AdminQuery => ({ q: status === null ? {} : { status }, sort: newest }),
};
