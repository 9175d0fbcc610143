import { asksForResults, canonicalAddress, isListed, pageOfPath } from '#shared/routes/page-address.ts';
import { within } from '#gateway/kit/within.ts';
import { documentTitle } from '#shared/seo/page-words.ts';
import { siteData } from '#shared/seo/structured-data.ts';
import { HEAD_BUDGET_MS, type AskedPage, type Head } from './head.ts';
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

  const addressesOf = ({ pathname, query, addressLanguage }: AskedPage) => {
    const to = (language: string | null) => {
      const address = canonicalAddress(pathname, query, language);
      return address === null ? null : publicUrl + address;
    };
    const canonical = to(addressLanguage);
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

  /** The head of a search by place, or without one; the first page also for a text that is in no list. */
  const discoverHead = async (asked: AskedPage) => {
    const language = texts.in(asked.language);
    const end = Date.now() + budgetMs;
    const { words, query, isKnown, shown } = await searchedPlace(asked, language);
    // Only for a city of our lists: looking that up was charged to the caller.
    const hotel = query?.has('city') ? await firstOfList(asked.query, language.code, end) : null;
    const isAnywhere = isKnown && asksForResults(asked.query);
    const placeless = isAnywhere ? 'anywhere' : '/';
    const head = texts.head(words === '' ? placeless : 'results', language);
    const description = head.description.replaceAll('{place}', () => words);
    const addresses = query === null ? noAddresses : addressesOf({ ...asked, query });
    const { canonical } = addresses;
    return {
      ...general,
      ...head,
      title: head.title.replaceAll('{place}', () => words),
      description,
      data: siteData(language.brand, publicUrl, language.code),
      isListed: isKnown,
      place: shown,
      hotel,
      ...addresses,
      sharing:
        canonical === null || words === ''
          ? null
          : sharedStay({ query: asked.query, offer: null, canonical, description }, language, texts),
    };
  };

  const headOf = async (asked: AskedPage) => {
    const language = texts.in(asked.language);
    const page = pageOfPath(asked.pathname);
    if (page === '/' || page === '/Discover') return discoverHead(asked);
    const addresses = addressesOf(asked);
    const { canonical } = addresses;
    if (page === null || canonical === null) {
      const head = texts.head('notFound', language);
      return { ...general, ...head, ...addresses, status: 404 as const, isListed: false };
    }
    if (page === '/Hotel') return { ...addresses, place: null, ...(await hotelHead(asked, canonical)) };
    const isPublic = isListed(asked.pathname, asked.query);
    const head = { ...general, ...addresses, ...texts.head(page, language), isListed: isPublic };
    const hasHotels = page === '/Compare' || page === '/Favorites';
    return hasHotels ? { ...head, ...(await hotelsHead(asked, page, canonical)) } : head;
  };

  return async (asked: AskedPage): Promise<Head> => {
    const head = await headOf(asked);
    return {
      ...head,
      title: documentTitle(head.title, texts.in(asked.language).brand),
      canonical: head.status === 404 ? null : head.canonical,
      alternates: head.isListed ? head.alternates : [],
    };
  };
}
