import type { Money } from '#models/money.ts';
import { isOwnPath } from '../routes/own-path.ts';
import type { Coordinates } from '#models/hotel/place.ts';

/** Facts that a hotel's page gives to search engines; every one also stands on the page. */
export interface HotelFacts {
  readonly name: string;
  /** One line; empty for none. */
  readonly description: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly stars: number | null;
  readonly quality: { readonly score: number; readonly reviewCount?: number | null } | null;
  readonly coordinates?: Coordinates | null;
  readonly images: readonly { readonly url: string; readonly isIllustration: boolean }[];
}

/** The price that the page shows first: whole stay, taxes included, without what is paid at the hotel. */
export interface ShownOffer {
  readonly total: Money;
  /** When it was read at its source, ISO 8601. */
  readonly pricedAt: string;
}

const shopping = 'https://schema.org';

/** What of a query says which stay a price is of. */
const STAY_NAMES = ['checkin', 'checkout', 'guests', 'adults', 'children', 'ages', 'infants', 'rooms'];

/**
 * Hotel for search engines, with an Offer only where a price is known.
 * @param page absolute address of the page
 * @param query of the address that was asked for: the price is found at the address of its stay only
 */
export function hotelData(
  facts: HotelFacts,
  offer: ShownOffer | null,
  page: string,
  query: URLSearchParams,
): object {
  const { quality, coordinates, stars } = facts;
  const image = facts.images
    .filter(({ url, isIllustration }) => !isIllustration && isOwnPath(url))
    .map(({ url }) => new URL(url, page).href);
  return {
    '@context': shopping,
    '@type': 'Hotel',
    name: facts.name,
    url: page,
    ...(facts.description && { description: facts.description }),
    address: {
      '@type': 'PostalAddress',
      ...(facts.address && { streetAddress: facts.address }),
      addressLocality: facts.city,
      addressCountry: facts.country,
    },
    ...(coordinates && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: coordinates.latitude,
        longitude: coordinates.longitude,
      },
    }),
    ...(image.length > 0 && { image }),
    ...(stars !== null && { starRating: { '@type': 'Rating', ratingValue: stars } }),
    // Only our own guests' reviews: a rating from elsewhere is not ours to claim.
    ...(quality?.reviewCount && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: quality.score,
        bestRating: 5,
        reviewCount: quality.reviewCount,
      },
    }),
    ...(offer && { makesOffer: offerData(offer, ofStay(page, query)) }),
  };
}

/** The address of a page with the stay that a query names. */
export function ofStay(page: string, query: URLSearchParams): string {
  const address = new URL(page);
  for (const name of STAY_NAMES) {
    const value = query.get(name);
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}

const offerData = ({ total, pricedAt }: ShownOffer, page: string): object => ({
  '@type': 'Offer',
  price: (total.amountMinor / 100).toFixed(2),
  priceCurrency: total.currency,
  availability: `${shopping}/InStock`,
  validFrom: pricedAt,
  url: page,
});

/** The product itself, for its first page. @param origin own origin without a slash at its end */
export const siteData = (brand: string, origin: string, language: string): readonly object[] => [
  {
    '@context': shopping,
    '@type': 'WebSite',
    name: brand,
    url: `${origin}/`,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/Discover?destination={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
  {
    '@context': shopping,
    '@type': 'Organization',
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/art/logo.svg`,
  },
];

/** JSON that can stand in a script element: a source's text cannot close it. */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
