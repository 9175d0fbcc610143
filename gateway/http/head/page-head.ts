import { asksForResults, canonicalUrl, isListed, pageOfPath } from '#shared/routes/page-url.ts';
import { within } from '#gateway/kit/within.ts';
import { documentTitle } from '#shared/seo/page-words.ts';
import { siteData } from '#shared/seo/structured-data.ts';
import { HEAD_BUDGET_MS, type PageRequest, type Head } from './head.ts';
import { createHotelHead, type HotelSource } from './hotel-head.ts';
import { createHotelsHead, type KnownHotels } from './hotels-head.ts';
import type { PageTexts } from './page-texts.ts';
import { type FoundSource, firstFound } from './sources/first-found.ts';
import { sharedStay } from './sources/shared-stay.ts';
import { createSearchedPlace, type PlaceSource } from './sources/searched-place.ts';

/** Sources of the heads. None of them is waited for longer than the budget. */
export interface HeadSources extends HotelSource, KnownHotels, PlaceSource, FoundSource {}

interface Deps {
  readonly sources: HeadSources;
  readonly texts: PageTexts;
  /** Own origin without a trailing slash. */
  readonly publicUrl: string;
  /**
   * Origin of the provider sandbox, whose illustrations are converted to pictures for messengers; null with a real
   * provider.
   */
  readonly sandboxOrigin: string | null;
  /** Longest time, in milliseconds, that a page waits for its head. */
  readonly budgetMs?: number;
}

/** Creates the head of any page of the site. Never fails: what cannot be read in time is replaced by general texts. */
export function createPageHead(deps: Deps) {
  const { sources, texts, publicUrl, sandboxOrigin, budgetMs = HEAD_BUDGET_MS } = deps;
  const hotelHead = createHotelHead({ source: sources, texts, sandboxOrigin, budgetMs });
  const hotelsHead = createHotelsHead({ source: sources, texts, sandboxOrigin, budgetMs });

  const searchedPlace = createSearchedPlace(sources, budgetMs);

  const addressesOf = ({ pathname, query, urlLanguage }: PageRequest) => {
    const to = (language: string | null) => {
      const address = canonicalUrl(pathname, query, language);
      return address === null ? null : publicUrl + address;
    };
    const canonical = to(urlLanguage);
    const alternates = [
      ...texts.languages.map(({ code }) => ({ language: code, href: to(code) })),
      { language: 'x-default', href: to(null) },
    ].flatMap(({ language, href }) => (href === null ? [] : [{ language, href }]));
    return { canonical, alternates };
  };

  const general = {
    status: 200 as const,
    picture: null,
    hotel: null,
    sharing: null,
    place: null,
    data: [] as readonly object[],
  };

  /** The URLs of a page whose own URL is not certain. */
  const noAddresses = { canonical: null, alternates: [] };

  const firstOfList = (query: URLSearchParams, language: string, end: number) =>
    within(firstFound(sources, query, language), Math.max(0, end - Date.now()), null).catch(() => null);

  /**
   * The head of the search page: of a place, of a search without one, or of the home page for a text that is in no
   * list.
   */
  const discoverHead = async (pageRequest: PageRequest) => {
    const language = texts.in(pageRequest.language);
    const end = Date.now() + budgetMs;
    const { words, query, isInLists, shown } = await searchedPlace(pageRequest, language);
    // Only for a city of our lists: looking that up was charged to the caller.
    const hotel = query?.has('city') ? await firstOfList(pageRequest.query, language.code, end) : null;
    const isAnywhere = isInLists && asksForResults(pageRequest.query);
    const placeless = isAnywhere ? 'anywhere' : '/';
    const head = texts.head(words === '' ? placeless : 'results', language);
    const description = head.description.replaceAll('{place}', () => words);
    const addresses = query === null ? noAddresses : addressesOf({ ...pageRequest, query });
    const { canonical } = addresses;
    return {
      ...general,
      ...head,
      title: head.title.replaceAll('{place}', () => words),
      description,
      data: siteData(language.brand, publicUrl, language.code),
      isListed: isInLists,
      place: shown,
      hotel,
      ...addresses,
      sharing:
        canonical === null || words === ''
          ? null
          : sharedStay({ query: pageRequest.query, offer: null, canonical, description }, language, texts),
    };
  };

  const headOf = async (pageRequest: PageRequest) => {
    const language = texts.in(pageRequest.language);
    const page = pageOfPath(pageRequest.pathname);
    if (page === '/' || page === '/Discover') return discoverHead(pageRequest);
    const addresses = addressesOf(pageRequest);
    const { canonical } = addresses;
    if (page === null || canonical === null) {
      const head = texts.head('notFound', language);
      return { ...general, ...head, ...addresses, status: 404 as const, isListed: false };
    }
    if (page === '/Hotel') return { ...addresses, place: null, ...(await hotelHead(pageRequest, canonical)) };
    const isPublic = isListed(pageRequest.pathname, pageRequest.query);
    const head = { ...general, ...addresses, ...texts.head(page, language), isListed: isPublic };
    const hasHotels = page === '/Compare' || page === '/Favorites';
    return hasHotels ? { ...head, ...(await hotelsHead(pageRequest, page, canonical)) } : head;
  };

  return async (pageRequest: PageRequest): Promise<Head> => {
    const head = await headOf(pageRequest);
    return {
      ...head,
      title: documentTitle(head.title, texts.in(pageRequest.language).brand),
      canonical: head.status === 404 ? null : head.canonical,
      alternates: head.isListed ? head.alternates : [],
    };
  };
}
