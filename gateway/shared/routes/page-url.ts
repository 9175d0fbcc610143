import { pageAliases, pagePaths } from './page-paths.ts';

export type PagePath = (typeof pagePaths)[number];

const byLowerCase: ReadonlyMap<string, PagePath> = new Map(
  pagePaths.map((path) => [path.toLowerCase(), path] as const),
);

/**
 * The path in lower case, without slashes at its end. Removed in a loop, because a regular expression takes a second
 * for fifteen thousand of them.
 */
function lowered(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).toLowerCase();
}

/** The page of a path, whatever its case and with or without slashes at its end; null when there is none. */
export const pageOfPath = (pathname: string): PagePath | null => byLowerCase.get(lowered(pathname)) ?? null;

/** The page that a hyphenated path leads to; null for any other path. */
export const pageOfAlias = (pathname: string): PagePath | null => {
  const path = lowered(pathname);
  return Object.hasOwn(pageAliases, path) ? (pageAliases[path] ?? null) : null;
};

/** Pages that search engines leave out: personal ones, and copies of other pages. */
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

/** Query parameters that make Discover a search. */
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

/** True when the query is a search; without any of these parameters Discover is the plain first page. */
export const asksForResults = (query: URLSearchParams): boolean =>
  searchNames.some((name) => query.has(name));

/** Query parameters that name the searched place. */
const placeNames = ['destination', 'country', 'city', 'cityName'] as const;

/** Query parameters that identify a page; dates, guests, filters, order and paging do not. */
const meaningfulNames: Partial<Record<PagePath, readonly string[]>> = {
  '/': placeNames,
  '/Discover': placeNames,
  '/Hotel': ['id'],
};

/**
 * The canonical URL of a page in a language: its path, then the parameters that matter, in a fixed order.
 * @param language of the URL; null for the one that follows the user's choice
 * @returns path and query, without origin; null for an unknown page
 */
export function canonicalUrl(
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

/** A place in a URL. Its text comes from the link's author, so it must be looked up before it is shown as ours. */
export interface RequestedPlace {
  /** Code in capitals; null when there is none. */
  readonly country: string | null;
  /** Null when only a country is searched. */
  readonly city: { readonly code: string; readonly name: string } | null;
  /** True when our lists can contain the place: it is a country with a code, or a city with code and name. */
  readonly isByCode: boolean;
}

/** Longest name of a place in a URL. */
const MAX_NAME = 100;

/** The place in the query of a search; null when there is none. */
export function requestedPlace(query: URLSearchParams): RequestedPlace | null {
  const [destination, country, code, name] = placeNames.map((key) => (query.get(key) ?? '').trim());
  if (!destination && !country && !code && !name) return null;
  const city = code || name ? { code: code ?? '', name: name ?? '' } : null;
  const isCity =
    city === null || (/^\d{1,12}$/.test(city.code) && city.name !== '' && city.name.length <= MAX_NAME);
  const isCountry = /^[a-z]{2}$/i.test(country ?? '');
  return { country: isCountry ? (country ?? '').toUpperCase() : null, city, isByCode: isCountry && isCity };
}

/** The place of a page, by its URL; null for pages without a place. */
export function placeOfPage(pathname: string, query: URLSearchParams): RequestedPlace | null {
  const page = pageOfPath(pathname);
  return page === '/' || page === '/Discover' ? requestedPlace(query) : null;
}

/**
 * True when search engines may list the page. A search may be listed only when it names its place by code, which the
 * server then looks up in its lists.
 */
export function isListed(pathname: string, query: URLSearchParams): boolean {
  const page = pageOfPath(pathname);
  if (page === null || unlistedPages.has(page)) return false;
  return placeOfPage(pathname, query)?.isByCode ?? true;
}
