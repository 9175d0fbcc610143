import type { Money } from '#models/money.ts';
import { isOwnPath } from '../routes/own-path.ts';
import type { Coordinates } from '#models/hotel/place.ts';

/** Facts about a hotel for search engines; the page shows all of them too. */
export interface HotelPageFacts {
  readonly name: string;
  /** One line; may be empty. */
  readonly description: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly stars: number | null;
  readonly quality: { readonly score: number; readonly reviewCount?: number | null } | null;
  readonly coordinates?: Coordinates | null;
  readonly images: readonly { readonly url: string; readonly isIllustration: boolean }[];
}

/** The price that the page shows first: whole stay, taxes included, without fees paid at the property. */
export interface ShownOffer {
  readonly total: Money;
  /** When it was read at its source, ISO 8601. */
  readonly pricedAt: string;
}

const schemaOrg = 'https://schema.org';

/** Query parameters of the stay that a price is for. */
const STAY_NAMES = ['checkin', 'checkout', 'guests', 'adults', 'children', 'ages', 'infants', 'rooms'];

/**
 * The structured data of a hotel, with an Offer only when a price is known.
 * @param page absolute URL of the page
 * @param query of the requested URL, because the price is shown only at the URL of its stay
 */
export function hotelData(
  facts: HotelPageFacts,
  offer: ShownOffer | null,
  page: string,
  query: URLSearchParams,
): object {
  const { quality, coordinates, stars } = facts;
  const image = facts.images
    .filter(({ url, isIllustration }) => !isIllustration && isOwnPath(url))
    .map(({ url }) => new URL(url, page).href);
  return {
    '@context': schemaOrg,
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
    // Only from our own guests' reviews: ratings of other sites must not be published as ours.
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

/** The URL of a page with the stay in a query. */
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
  availability: `${schemaOrg}/InStock`,
  validFrom: pricedAt,
  url: page,
});

/** schema.org data of the site, for the home page. @param origin own origin without a trailing slash */
export const siteData = (brand: string, origin: string, language: string): readonly object[] => [
  {
    '@context': schemaOrg,
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
    '@context': schemaOrg,
    '@type': 'Organization',
    name: brand,
    url: `${origin}/`,
    logo: `${origin}/art/logo.svg`,
  },
];

/** JSON that is safe inside a script element: no text in it can close the element. */
export const scriptText = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
