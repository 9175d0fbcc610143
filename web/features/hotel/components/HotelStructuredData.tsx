import type { HotelPage_HotelFragment, HotelPage_OfferFragment } from '../../../generated/graphql.ts';

interface HotelStructuredDataProps {
  hotel: HotelPage_HotelFragment;
  name: string;
  /** The cheapest offer: the price the page shows. */
  offer: HotelPage_OfferFragment | undefined;
}

/** Hotel and Offer for search engines; the price equals the visible one (CV-01). */
export function HotelStructuredData({ hotel, name, offer }: HotelStructuredDataProps) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(hotel.address ? { streetAddress: hotel.address } : {}),
      addressLocality: hotel.city,
      addressCountry: hotel.country,
    },
    image: hotel.images
      .filter((image) => !image.isIllustration)
      .map((image) => new URL(image.url, location.href).href),
    ...(hotel.stars === null ? {} : { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
    ...(offer
      ? {
          makesOffer: {
            '@type': 'Offer',
            price: (offer.total.amountMinor / 100).toFixed(2),
            priceCurrency: offer.total.currency,
            availability: 'https://schema.org/InStock',
          },
        }
      : {}),
  };
  // A source's text must not be able to close the element.
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
  );
}
