import { pagePaths } from '#shared/routes/page-paths.ts';
import { readSearch } from '#lib/search/searchState.ts';
import type { ActionKind, Expected, SearchExpected } from '../question.ts';
import { today } from '../days.ts';

/** A reply of the chat service in its wire format. */
export interface ChatReply {
  readonly threadId: string;
  readonly response: string;
  readonly suggestions: readonly string[];
  readonly actions: readonly { readonly kind: ActionKind; readonly href: string | null }[];
  readonly mood: string;
}

const HEBREW = /[\u05D0-\u05EA]/g;
const BROKEN = /\bundefined\b|\bNaN\b|\bnull\b|\[object|\{\w+\}/;
/** The login page is served by the platform. */
const PAGES: readonly string[] = [...pagePaths, '/login'];
const MAX_LENGTH = 4_000;
const MAX_SUGGESTIONS = 4;

/** Targets of a reply: links in its text, and its actions. */
const hrefsOf = ({ response, actions }: ChatReply): readonly string[] => [
  ...[...response.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href),
  ...actions.flatMap(({ href }) => href ?? []),
];

/** Ids of the hotels that a reply links to. */
export const hotelIdsOf = (reply: ChatReply): readonly string[] =>
  hrefsOf(reply).flatMap((href) =>
    href.startsWith('/Hotel?') ? [new URLSearchParams(href.slice(7)).get('id') ?? ''] : [],
  );

function faultOfLink(href: string): string | null {
  const [path = '', query = ''] = href.split('?', 2);
  if (!PAGES.includes(path)) return `leads to ${href}`;
  const params = new URLSearchParams(query);
  if (path === '/Hotel' && !params.get('id')) return `a hotel without an id: ${href}`;
  if (path !== '/Discover') return null;
  const { isSearch, areDatesReplaced } = readSearch(params, today);
  return isSearch && !areDatesReplaced ? null : `no search of the page: ${href}`;
}

/** Faults that a reply must never have, whatever the message was. */
export function generalFaults(message: string, reply: ChatReply): readonly string[] {
  const { response, suggestions, actions } = reply;
  const faults = hrefsOf(reply)
    .map(faultOfLink)
    .filter((fault) => fault !== null);
  if (response.trim() === '') faults.push('says nothing');
  if (response.length > MAX_LENGTH) faults.push(`${response.length} characters`);
  if (BROKEN.test(response) || suggestions.some((chip) => BROKEN.test(chip)))
    faults.push('a hole in the text');
  if (suggestions.length > MAX_SUGGESTIONS) faults.push(`${suggestions.length} suggestions`);
  if (!actions.some(({ kind }) => kind === 'TALK_TO_PERSON')) faults.push('no way to a person');
  const isHebrew = /[\u05D0-\u05EA]/.test(message);
  const hasLetters = isHebrew || /[a-z]{3}/i.test(message);
  // Hotel names, which may lack a translation, are in links and between direction marks.
  const words = response.replace(/\[[^\]]*\]\([^)]*\)|\u2068[^\u2069]*\u2069/g, '');
  const share = (words.match(HEBREW) ?? []).length / Math.max(1, (words.match(/\p{L}/gu) ?? []).length);
  if (hasLetters && !/[a-z]{3}/i.test(message) && share < 0.5) faults.push('not in Hebrew');
  if (hasLetters && !isHebrew && share > 0.3) faults.push('not in English');
  return faults;
}

const same = (left: readonly (string | number)[], right: readonly (string | number)[]): boolean =>
  left.map(String).toSorted().join() === right.map(String).toSorted().join();

const nightsOf = (checkIn: string, checkOut: string): number =>
  Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);

function searchFaults(wanted: SearchExpected, reply: ChatReply): readonly string[] {
  const href = reply.actions.find(({ kind }) => kind === 'OPEN_SEARCH')?.href;
  if (!href) return ['no search is proposed'];
  const { criteria, filters, sort } = readSearch(new URLSearchParams(href.split('?', 2)[1]), today);
  const { party, checkIn, checkOut } = criteria;
  const faults: string[] = [];
  const compare = (name: string, isRight: boolean, found: unknown): void => {
    if (!isRight) faults.push(`${name} is ${JSON.stringify(found)}`);
  };
  const anyOf = (name: string, expected: string | readonly string[] | undefined, found: string): void => {
    if (expected !== undefined) compare(name, [expected].flat().includes(found), found);
  };
  const equal = <T>(name: string, expected: T | undefined, found: T): void => {
    if (expected !== undefined) compare(name, expected === found, found);
  };
  const list = (
    name: string,
    expected: readonly (string | number)[] | undefined,
    found: readonly (string | number)[],
  ): void => {
    if (expected !== undefined) compare(name, same(expected, found), found);
  };
  const { city } = wanted;
  if (city !== undefined)
    compare(
      'city',
      city === null ? criteria.cityCode === null : criteria.cityName === city,
      criteria.cityName,
    );
  equal('country', wanted.country, criteria.countryCode ?? '');
  anyOf('check-in', wanted.checkIn, checkIn);
  anyOf('check-out', wanted.checkOut, checkOut);
  equal('nights', wanted.nights, nightsOf(checkIn, checkOut));
  equal('adults', wanted.adults, party.adults);
  list('ages', wanted.ages, party.childrenAges);
  equal('infants', wanted.infants, party.infants);
  equal('rooms', wanted.rooms, party.rooms);
  list('stars', wanted.stars, filters.stars);
  if (wanted.quality !== undefined) equal('quality', wanted.quality, filters.quality[0] ?? null);
  list('meals', wanted.meals, filters.meals);
  list('amenities', wanted.amenities, filters.amenities);
  equal('free cancellation', wanted.freeCancellation, filters.freeCancellation);
  equal('least', wanted.min, filters.price.min === 0 ? null : filters.price.min);
  equal('most', wanted.max, filters.price.max);
  equal('the unit of the price', wanted.per, filters.price.per);
  equal('sort', wanted.sort, sort);
  return faults;
}

const holds = (text: string, part: string | RegExp): boolean =>
  typeof part === 'string' ? text.includes(part) : part.test(text);

/**
 * Expectations that a reply does not meet.
 * @param idOf returns the id of a stored hotel by its English name
 */
export function missedBy(
  expected: Expected,
  reply: ChatReply,
  idOf: (hotel: string) => string | undefined,
): readonly string[] {
  const text = reply.response.replace(/[\u200E\u200F\u2066-\u2069]/g, '').replace(/[\u00A0\u202F]/g, ' ');
  const faults = [
    ...(expected.has ?? []).filter((part) => !holds(text, part)).map((part) => `lacks ${String(part)}`),
    ...(expected.not ?? []).filter((part) => holds(text, part)).map((part) => `says ${String(part)}`),
  ];
  const kinds = expected.action === undefined ? [] : [expected.action].flat();
  if (kinds.length > 0 && !reply.actions.some(({ kind }) => kinds.includes(kind)))
    faults.push(`no action ${kinds.join(' or ')}`);
  if (expected.opens !== undefined) {
    const opened = reply.actions.find(({ kind }) => kind === 'OPEN_HOTEL')?.href ?? '';
    if (new URLSearchParams(opened.split('?', 2)[1]).get('id') !== idOf(expected.opens))
      faults.push(`opens ${opened}`);
  }
  return [...faults, ...(expected.search ? searchFaults(expected.search, reply) : [])];
}
