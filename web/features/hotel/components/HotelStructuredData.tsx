import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HotelPageFacts, hotelData, scriptText, type ShownOffer } from '#shared/seo/structured-data.ts';

import { hotelPreviewPath } from '#lib/page/paths.ts';

interface HotelStructuredDataProps {
  hotel: HotelPageFacts & { readonly id: string };
  /** The offer whose price the page shows with “from”; null while there is none. */
  offer: ShownOffer | null;
}

/** Hotel and Offer for search engines; the price equals the visible one. */
export function HotelStructuredData({ hotel, offer }: HotelStructuredDataProps) {
  const [query] = useSearchParams();
  useEffect(() => {
    // The page knows more than the server did when it wrote the document head.
    for (const data of document.querySelectorAll('script[data-head]')) data.remove();
  }, []);
  const page = new URL(hotelPreviewPath(hotel.id), window.location.origin).href;
  return <script type="application/ld+json">{scriptText(hotelData(hotel, offer, page, query))}</script>;
}
