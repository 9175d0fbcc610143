import { pageAliases, pagePaths } from './page-paths.ts';

export type PagePath = (typeof pagePaths)[number];

const byLowerCase: ReadonlyMap<string, PagePath> = new Map(
  pagePaths.map((path) => [path.toLowerCase(), path] as const),
);

/** By hand: a pattern for the slashes at the end takes a second for a path of fifteen thousand of them. */
function lowered(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).toLowerCase();
}

/** The page of a path, whatever its case; null when there is none. */
export const pageOfPath = (pathname: string): PagePath | null => byLowerCase.get(lowered(pathname)) ?? null;

/** The page that a hyphenated path leads to; null when it is no such path. */
export const pageOfAlias = (pathname: string): PagePath | null => {
  const path = lowered(pathname);
  return Object.hasOwn(pageAliases, path) ? (pageAliases[path] ?? null) : null;
};

/** Pages that search engines leave out: what belongs to one person, and copies of what stands elsewhere. */
export const unlistedPages: ReadonlySet<PagePath> = new Set<PagePath>([
  '/HotelsMap',
  '/Checkout',
  '/ThankYou',
  '/Bookings',
  '/Receipt',
  '/Admin',
  '/Favorites',
  '/Compare',
  '/Profile',
  '/StaticExport',
  '/StaticCode',
]);

/** What of a query makes Discover a search. */
const searchNames = [
  'destination',
  'country',
  'city',
  'cityName',
  'checkin',
  'checkout',
  'guests',
  'adults',
  'rooms',
] as const;

/** Whether the query asks for results; without any of those names Discover is the plain first page. */
export const asksForResults = (query: URLSearchParams): boolean =>
  searchNames.some((name) => query.has(name));

/** What of a query names the searched place. */
const placeNames = ['destination', 'country', 'city', 'cityName'] as const;

/** What of a query says which page it is; dates, people, filters, order and paging do not. */
const meaningfulNames: Partial<Record<PagePath, readonly string[]>> = {
  '/': placeNames,
  '/Discover': placeNames,
  '/Hotel': ['id'],
};

/**
 * The one address of a page in a language: path as it is written, then the names that matter, in a fixed order.
 * @param language of the address; null for the one that follows the reader
 * @returns path and query, to stand after an origin; null for what is no page
 */
export function canonicalAddress(
  pathname: string,
  query: URLSearchParams,
  language: string | null,
): string | null {
  const page = pageOfPath(pathname);
  if (page === null) return null;
  const params = new URLSearchParams();
  for (const name of meaningfulNames[page] ?? []) {
    const value = query.get(name)?.trim();
    if (value) params.set(name, value);
  }
  const isHome = page === '/' || page === '/Discover';
  const path = isHome ? (params.size > 0 ? '/Discover' : '/') : page;
  if (language !== null) params.set('lang', language);
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

/** A place as an address asks for it. The words are the writer's: only our lists make them ours. */
export interface AskedPlace {
  /** Code in capitals; null where none is given. */
  readonly country: string | null;
  /** Null where only a country is asked for. */
  readonly city: { readonly code: string; readonly name: string } | null;
  /** Whether a list could know it: a country by its code, a city by code and name. */
  readonly isByCode: boolean;
}

/** Longest name of a place in an address. */
const MAX_NAME = 100;

/** The place that the query of a search asks for; null when it asks for none. */
export function askedPlace(query: URLSearchParams): AskedPlace | null {
  const [destination, country, code, name] = placeNames.map((key) => (query.get(key) ?? '').trim());
  if (!destination && !country && !code && !name) return null;
  const city = code || name ? { code: code ?? '', name: name ?? '' } : null;
  const isCity =
    city === null || (/^\d{1,12}$/.test(city.code) && city.name !== '' && city.name.length <= MAX_NAME);
  const isCountry = /^[a-z]{2}$/i.test(country ?? '');
  return { country: isCountry ? (country ?? '').toUpperCase() : null, city, isByCode: isCountry && isCity };
}

/** The place that a page is about, by its address; null for pages that are about none. */
export function placeOfPage(pathname: string, query: URLSearchParams): AskedPlace | null {
  const page = pageOfPath(pathname);
  return page === '/' || page === '/Discover' ? askedPlace(query) : null;
}

/** Whether search engines may list the page. Of searches only those by code; whether a list knows it, the server sees. */
export function isListed(pathname: string, query: URLSearchParams): boolean {
  const page = pageOfPath(pathname);
  if (page === null || unlistedPages.has(page)) return false;
  return placeOfPage(pathname, query)?.isByCode ?? true;
}
