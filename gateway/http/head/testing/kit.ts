import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#gateway/errors.ts';
import type { Hotel } from '#models/hotel/hotel.ts';
import type { Offer, OfferList } from '#models/search/offer.ts';
import { shownHotel } from '#models/testing/hotels.ts';
import type { SiteOptions } from '../../site.ts';
import type { PageRequest } from '../head.ts';
import { createPageHead, type HeadSources } from '../page-head.ts';
import { type PageTexts, readPageTexts } from '../page-texts.ts';

export const publicUrl = 'https://solera.example';

const headsOf = (mark: string) =>
  Object.fromEntries(
    [
      ['/', 'Home'],
      ['/Discover', 'Home'],
      ['/Hotel', 'Hotel'],
      ['/Contact', 'Contact'],
      ['/Compare', 'Compare'],
      ['/Favorites', 'Favorites'],
      ['results', 'Hotels in {place}'],
      ['anywhere', 'Hotels anywhere'],
      ['hotelMissing', 'No such hotel'],
      ['hotelIdMissing', 'No id'],
      ['notFound', 'Page not found'],
    ].map(([page, title]) => [page, { title: mark + title, description: `${mark}about ${title}` }]),
  );

const language = (code: string, locale: string, direction: 'ltr' | 'rtl', mark: string) => ({
  code,
  locale,
  dateLocale: locale,
  direction,
  brand: `${mark}Solera`,
  noScript: `${mark}no script`,
  heads: {
    ...headsOf(mark),
    hotel: { title: 'Hotel', description: `${mark}{hotel}, {place}: rooms.` },
    sharedStay: { title: '', description: `${mark}{dates}: {total} in all` },
    sharedStayFees: { title: '', description: `${mark}{dates}: {total} in all, plus {fees} there` },
  },
});

/** Texts of heads in three languages, each marked with its language. */
const pageHeadsJson = JSON.stringify({
  languages: [
    language('en', 'en-US', 'ltr', ''),
    language('he', 'he-IL', 'rtl', 'he:'),
    language('ar', 'ar-AE', 'rtl', 'ar:'),
  ],
});

export const pageTexts: PageTexts = readPageTexts(pageHeadsJson);

const shell = `<!doctype html>
<html lang="en" dir="ltr"><head><meta property="csp-nonce" nonce="__NONCE__" />
<!--head--><title>Solera</title><!--/head-->
</head><body><div id="root"></div><noscript>none</noscript>the shell</body></html>`;

/** Writes the smallest folder that is accepted as a build of the client. */
export function writeBuild(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), shell);
  writeFileSync(join(folder, 'playground.html'), '<html>the playground</html>');
  writeFileSync(join(folder, 'page-heads.json'), pageHeadsJson);
}

export const hotelOf = (changes: Partial<Hotel> = {}): Hotel =>
  shownHotel('h1', {
    source: 'STORED',
    name: { en: 'Harbour House', he: 'בית הנמל' },
    description: { en: 'A small house by the port.', he: null },
    address: '5 Port Street',
    quality: { score: 4.2, source: 'REVIEWS', reviewCount: 3 },
    images: [
      { url: '/files/u/1/front.webp', isIllustration: false },
      { url: '/stock/sea.svg', isIllustration: true },
    ],
    coordinates: { latitude: 32.8, longitude: 35 },
    ...changes,
  });

/** Offers with one total, agorot. */
export const offersOf = (amountMinor: number, propertyFees: Offer['propertyFees'] = []): OfferList => {
  const total = { amountMinor, currency: 'ILS' };
  const offer = {
    id: 'o1',
    hotelId: 'h1',
    source: 'STORED' as const,
    roomNames: ['Room'],
    description: null,
    imageUrl: null,
    inclusions: [],
    pricePerNight: total,
    total,
    mealPlan: '',
    mealChoices: [],
    cancellation: { isFree: false, freeUntil: null, steps: [] },
    propertyFees,
    promotions: [],
    provider: null,
  };
  return { nights: 2, pricedAt: '2026-05-01T10:00:00.000Z', isStale: false, offers: [offer] };
};

/** A site whose catalogue has these hotels; the id `down` cannot be read, `slow` never answers. */
export const siteOptions = (
  hotels: Readonly<Record<string, Hotel>> = {},
  changes: Partial<SiteOptions['sources']> = {},
): SiteOptions => ({
  isPlaygroundOn: true,
  publicUrl,
  sandboxOrigin: 'https://provider.example',
  logger: { debug: () => undefined, error: () => undefined },
  // Long enough for a busy machine: only `slow` uses it up.
  headBudgetMs: 2_000,
  storedHotels: async () => [],
  hasStreets: () => false,
  draft: async () => null,
  sources: {
    spend: async () => undefined,
    hotel: async (id) => {
      if (id === 'down') throw new AppError('HOTEL_UNAVAILABLE');
      if (id === 'slow') return new Promise(() => undefined);
      return hotels[id] ?? null;
    },
    cachedHotels: async (ids) => ids.map((id) => hotels[id] ?? null),
    knownOffers: async () => null,
    firstFound: async () => null,
    city: async (countryCode, code) =>
      countryCode === 'IL' && code === '7' ? { code, name: 'Haifa', nameHe: 'חיפה' } : null,
    ...changes,
  },
});

/** The head of a page on a site with one hotel, `h1`. */
export const headOf = (
  address: string,
  language = 'en',
  sources: Partial<HeadSources> = {},
  budgetMs = 2_000,
) => {
  const { pathname, searchParams: query } = new URL(address, publicUrl);
  const urlLanguage = query.get('lang');
  const pageRequest: PageRequest = { pathname, query, language, urlLanguage, caller: 'v:1' };
  const options = siteOptions({ h1: hotelOf() }, sources);
  return createPageHead({
    sources: options.sources,
    texts: pageTexts,
    publicUrl,
    sandboxOrigin: options.sandboxOrigin,
    budgetMs,
  })(pageRequest);
};
