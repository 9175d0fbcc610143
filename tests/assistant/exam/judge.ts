import { regions } from '#domains/place/region/regions.ts';
import { readSearch } from '#lib/search/searchState.ts';
import { today } from '../days.ts';
import type { ChatReply } from '../support/examine.ts';
import { attributes } from './attributes.ts';
import type { Expectation } from './entry.ts';

/** A hotel of the last shown list, in its order, or of the open page. */
export interface Seen {
  readonly id: string;
  readonly perNight: number;
}

const hrefOf = ({ actions }: ChatReply, ...kinds: readonly string[]): string | null =>
  actions.find(({ kind }) => kinds.includes(kind))?.href ?? null;

const said = ({ response }: ChatReply): string =>
  response
    .replace(/[\u200E\u200F\u2066-\u2069]/g, '')
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/[’‘׳]/g, "'")
    .replace(/[“”״]/g, '"')
    .toLowerCase();

const linked = (reply: ChatReply): readonly string[] => [
  ...new Set(
    [...reply.response.matchAll(/\/Hotel\?id=([\w%-]+)/g)]
      .map(([, id = '']) => id)
      .concat(reply.actions.flatMap(({ href }) => /\/Hotel\?id=([\w%-]+)/.exec(href ?? '')?.[1] ?? [])),
  ),
];

const NOT_UNDERSTOOD = /^(?:i don't know that\.|את זה אני לא יודעת\.)/;

/** How the intent of a reply is recognized. */
const intents: Readonly<Record<string, (reply: ChatReply, text: string) => boolean>> = {
  search: (reply, text) => hrefOf(reply, 'OPEN_SEARCH') !== null || text.includes('?'),
  change: (reply, text) => hrefOf(reply, 'OPEN_SEARCH', 'OPEN_HOTEL') !== null || text.includes('?'),
  compare: (reply) => linked(reply).length > 1,
  'hotel-question': (reply) => hrefOf(reply, 'OPEN_SEARCH') === null && !NOT_UNDERSTOOD.test(said(reply)),
  'own-booking': (reply) =>
    hrefOf(reply, 'OPEN_BOOKING', 'OPEN_BOOKINGS', 'COMPLETE_BOOKING', 'SIGN_IN') !== null ||
    (hrefOf(reply, 'OPEN_PAGE') ?? '').startsWith('/Receipt'),
  policy: (reply) => hrefOf(reply, 'OPEN_SEARCH') === null && !NOT_UNDERSTOOD.test(said(reply)),
  'open-page': (reply) => hrefOf(reply, 'OPEN_PAGE', 'OPEN_BOOKINGS', 'OPEN_HOTEL', 'SIGN_IN') !== null,
  person: (_reply, text) => /team|person|צוות|נציג/.test(text),
  'small-talk': (reply) => hrefOf(reply, 'OPEN_SEARCH') === null && !NOT_UNDERSTOOD.test(said(reply)),
  'out-of-scope': (reply) => hrefOf(reply, 'OPEN_SEARCH') === null,
};

const FILTERS: Readonly<Record<string, readonly [kind: 'meals' | 'amenities', value: string]>> = {
  breakfast: ['meals', 'Breakfast Included'],
  'half-board': ['meals', 'Half Board'],
  'full-board': ['meals', 'Full Board'],
  'all-inclusive': ['meals', 'All Inclusive'],
  pool: ['amenities', 'Pool'],
  parking: ['amenities', 'Parking'],
  wifi: ['amenities', 'WiFi'],
  spa: ['amenities', 'Spa'],
  gym: ['amenities', 'Gym'],
  pets: ['amenities', 'Pet Friendly'],
};

/** The names of a region in both languages. */
function regionNames(name: string): readonly string[] {
  const english = name.toLowerCase();
  const region = regions.find(({ names }) => names.includes(english));
  return region ? [english, region.nameHe.replace(/׳/g, "'")] : [english];
}

type Read = ReturnType<typeof readSearch>;

/** Wishes that no filter can express have to be mentioned in the reply. */
const NAMED: Readonly<Record<string, RegExp>> = {
  accessible: /accessib|wheelchair|disabled|step-free|נגיש|גלגלים|נכים/,
  area: /manhattan|mitte|cent(?:er|re|ral)|מרכז/,
};

function hasFilter(name: string, { filters }: Read, text: string): boolean {
  if (name === 'all')
    return [filters.stars, filters.quality, filters.meals, filters.amenities].some((all) => all.length > 0);
  const [kind, value] = FILTERS[name] ?? [];
  if (kind !== undefined && value !== undefined) return filters[kind].includes(value);
  if (name === 'free-cancellation') return filters.freeCancellation;
  const least = /^(?:minStars:(\d)|stars:(\d)\+)$/.exec(name);
  if (least)
    return filters.stars.length > 0 && filters.stars.every((star) => star >= Number(least[1] ?? least[2]));
  if (name.startsWith('stars:')) return filters.stars.join() === name.slice('stars:'.length);
  if (/^(?:score|minScore)/.test(name)) return filters.quality.length > 0;
  return NAMED[name.split(':')[0] ?? '']?.test(text) ?? true;
}

const sameAges = (left: readonly number[], right: readonly number[]): boolean =>
  left.toSorted((a, b) => a - b).join() === right.toSorted((a, b) => a - b).join();

const SORTS: Readonly<Record<string, string>> = {
  price: 'PRICE_ASC',
  cheapest: 'PRICE_ASC',
  score: 'RATING',
  'best-rated': 'RATING',
  stars: 'STARS',
};

const DATES_AND_PARTY = [
  'checkIn',
  'checkInAny',
  'adults',
  'childrenAges',
  'rooms',
  'filters',
  'budget',
  'order',
] as const;

/** Differences between the proposed search, or the opened hotel, and the expected one. */
function searchFaults(expected: Expectation, reply: ChatReply, text: string): string[] {
  const href = hrefOf(reply, 'OPEN_SEARCH') ?? hrefOf(reply, 'OPEN_HOTEL');
  const wants = DATES_AND_PARTY.filter((name) => expected[name] !== undefined);
  const isAsking = text.includes('?');
  if (href === null) {
    const ages = expected.childrenAges;
    const canWait = isAsking && expected.filters === undefined && expected.budget === undefined;
    return wants.length === 0 || (canWait && ages === undefined && expected.checkIn === undefined)
      ? []
      : ['no search is proposed'];
  }
  const read = readSearch(new URLSearchParams(href.split('?', 2)[1]), today);
  const { criteria, filters, sort } = read;
  const { party } = criteria;
  const faults: string[] = [];
  const check = (isRight: boolean, name: string, found: unknown): void => {
    if (!isRight) faults.push(`${name}: ${JSON.stringify(found)}`);
  };
  const place = expected.destination;
  const isSearch = hrefOf(reply, 'OPEN_SEARCH') !== null;
  if (place && isSearch) {
    const name = place.kind === 'city' || place.kind === 'hotel' ? place.city : undefined;
    if (name)
      check(criteria.cityName === name || text.includes(name.toLowerCase()), 'city', criteria.cityName);
    else if (place.region)
      check(
        regionNames(place.region).some((own) => text.includes(own)),
        'region',
        criteria.cityName,
      );
  }
  if (expected.checkIn) check(criteria.checkIn === expected.checkIn, 'check-in', criteria.checkIn);
  if (expected.checkOut) check(criteria.checkOut === expected.checkOut, 'check-out', criteria.checkOut);
  if (expected.checkInAny)
    check(expected.checkInAny.includes(criteria.checkIn), 'check-in', criteria.checkIn);
  if (expected.checkOutAny)
    check(expected.checkOutAny.includes(criteria.checkOut), 'check-out', criteria.checkOut);
  if (expected.adults !== undefined) check(party.adults === expected.adults, 'adults', party.adults);
  if (expected.rooms !== undefined) check(party.rooms === expected.rooms, 'rooms', party.rooms);
  if (expected.childrenAges) {
    const ages = [...party.childrenAges, ...Array.from({ length: party.infants }, () => 0)];
    const wanted = expected.childrenAges;
    // Only the number of infants is compared, not their ages.
    const counted = (all: readonly number[]) => all.map((age) => (age < 2 ? 0 : age));
    check(sameAges(counted(ages), counted(wanted)), 'ages', ages);
  }
  for (const name of expected.filters ?? []) check(hasFilter(name, read, text), `filter ${name}`, filters);
  for (const name of expected.removed ?? [])
    check(
      name === 'budget' ? filters.price.max === null : !hasFilter(name, read, ''),
      `removed ${name}`,
      filters,
    );
  const { budget } = expected;
  if (budget?.max !== undefined) {
    const isShekels = (budget.currency ?? 'ILS') === 'ILS';
    check(isShekels ? filters.price.max === budget.max : filters.price.max !== null, 'budget', filters.price);
  }
  if (budget?.per) check(filters.price.per.toLowerCase() === budget.per, 'budget per', filters.price);
  const wantedSort = SORTS[expected.order ?? ''];
  if (wantedSort) check(sort === wantedSort, 'order', sort);
  return faults;
}

const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, last: -1, this: 0, all: 0 };

/** What the reader of a reply sees: the last list of hotels, and the hotel whose page is open. */
interface Sight {
  readonly seen: readonly Seen[];
  readonly openPage?: Seen | undefined;
  readonly nameOf: (id: string) => readonly string[];
}

/** Id of the hotel that a reference means; undefined when it means none of the list. */
function meant(reference: string, { seen, openPage }: Sight): string | undefined {
  if (reference === 'this' && openPage) return openPage.id;
  if (reference === 'cheapest') return seen.toSorted((a, b) => a.perNight - b.perNight)[0]?.id;
  const at = /^[1-9]$/.test(reference) ? Number(reference) - 1 : PLACES[reference];
  return at === undefined ? undefined : seen.at(at)?.id;
}

function referenceFaults(expected: Expectation, reply: ChatReply, sight: Sight): string[] {
  const { reference = [], references = [] } = expected;
  return [reference, references].flat().flatMap((name) => {
    const id = meant(name, sight);
    if (id === undefined) return [];
    const isNamed = sight.nameOf(id).some((own) => said(reply).includes(own.toLowerCase()));
    return isNamed || linked(reply).includes(id) ? [] : [`does not speak of the ${name}`];
  });
}

/** Checks patterns that the reply must or must not match; in a pattern, `$` is a plain dollar sign. */
function wordFaults({ mustSay = [], mustNotSay = [] }: Expectation, text: string): string[] {
  const has = (notion: string): boolean => new RegExp(notion.replaceAll('$', '\\$'), 'i').test(text);
  return [
    ...mustSay.filter((notion) => !has(notion)).map((notion) => `does not say ${notion}`),
    ...mustNotSay.filter(has).map((notion) => `says ${notion}`),
  ];
}

const attributeFaults = ({ attribute = '' }: Expectation, text: string): string[] =>
  attribute
    .split(',')
    .map((name) => name.trim())
    .filter((name) => attributes[name] !== undefined && !attributes[name].test(text))
    .map((name) => `does not answer ${name}`);

const PAGES: Readonly<Record<string, RegExp>> = {
  favorites: /^\/Favorites/,
  profile: /^\/(?:Profile|login)/,
  bookings: /^\/(?:Bookings|Receipt|login)/,
  hotel: /^\/Hotel/,
  'cancellation-policy': /^\/(?:Cancellation|Terms)/,
};

function pageFaults({ page }: Expectation, { actions }: ChatReply): string[] {
  const wanted = PAGES[page ?? ''];
  return wanted && !actions.some(({ href }) => href !== null && wanted.test(href))
    ? [`does not lead to ${page}`]
    : [];
}

/**
 * Expectations that a reply does not meet, as far as a program can check it.
 * @param isWorded true when `mustSay` and `mustNotSay` are patterns, not descriptions
 */
export function faultsOf(
  expected: Expectation,
  reply: ChatReply,
  { isWorded, ...sight }: Sight & { readonly isWorded: boolean },
): readonly string[] {
  const text = said(reply);
  const wanted = expected.intentAny ?? (expected.intent ? [expected.intent] : []);
  const isIntent = wanted.length === 0 || wanted.some((name) => intents[name]?.(reply, text) ?? true);
  const isSearch = wanted.some((name) => ['search', 'change'].includes(name));
  return [
    ...(isIntent ? [] : [`is no ${wanted.join(' or ')}`]),
    ...(NOT_UNDERSTOOD.test(text) && !wanted.includes('out-of-scope') ? ['does not understand'] : []),
    ...(isSearch ? searchFaults(expected, reply, text) : []),
    ...referenceFaults(expected, reply, sight),
    ...attributeFaults(expected, text),
    ...pageFaults(expected, reply),
    ...(isWorded ? wordFaults(expected, text) : []),
  ];
}
