import type { Hotel } from '#models/hotel/hotel.ts';
import { hotelTitle, shortDescription, textFor } from '#shared/seo/page-words.ts';
import { hotelData } from '#shared/seo/structured-data.ts';
import { MAX_ID } from '#shared/text/max-id.ts';
import { hebrewCityName } from '#domains/place/data/place-names.ts';
import { countryCodeOf } from '#gateway/kit/countries.ts';
import { within } from '#gateway/kit/within.ts';
import { countryIn } from './sources/country-name.ts';
import { HEAD_BUDGET_MS, type PageRequest, type Head } from './head.ts';
import { firstFrameHotelOf } from './sources/first-frame-hotel-of.ts';
import { hotelPictureFor } from './sources/hotel-picture.ts';
import { knownOffer, type KnownOffer, type KnownOffers } from './sources/known-offer.ts';
import type { PageTexts, TextsInLanguage } from './page-texts.ts';
import { sharedStay } from './sources/shared-stay.ts';

/** Source of the data for the head of a hotel's page. */
export interface HotelSource extends KnownOffers {
  /** Charges one read to the caller's budget. @throws AppError RATE_LIMITED, OVERLOADED */
  spend(caller: string): Promise<void>;
  /**
   * Null only when every catalogue that could contain the id answers that it does not. @throws AppError when one is
   * down
   */
  hotel(id: string): Promise<Hotel | null>;
}

/** The part of the head that is specific to a hotel; the rest is the same for all pages. */
type HotelHead = Pick<
  Head,
  'status' | 'title' | 'description' | 'isListed' | 'picture' | 'hotel' | 'sharing' | 'data'
>;

interface Deps {
  readonly source: HotelSource;
  readonly texts: PageTexts;
  readonly sandboxOrigin: string | null;
  readonly budgetMs?: number;
}

/** City and country as the page of the hotel shows them: city names are only translated to Hebrew. */
const placeFor = ({ city, country }: Hotel, language: TextsInLanguage): Pick<Hotel, 'city' | 'country'> => {
  const code = countryCodeOf(country);
  const hebrew =
    language.code === 'he' && code !== null ? hebrewCityName({ countryCode: code, name: city }) : null;
  return { city: hebrew ?? city, country: countryIn(language, code, country) };
};

/** As wide as the first picture on the page. */
const PICTURE_WIDTH = 1280;

export function createHotelHead({ source, texts, sandboxOrigin, budgetMs = HEAD_BUDGET_MS }: Deps) {
  const read = async (id: string, query: URLSearchParams, caller: string) => {
    const end = Date.now() + budgetMs;
    await source.spend(caller);
    const hotel = await source.hotel(id);
    // Ends a little before the whole budget, so that the known name is shown even if the price is slow.
    const left = Math.max(0, 0.9 * (end - Date.now()));
    return { hotel, offer: hotel && (await within(knownOffer(source, id, query), left, null)) };
  };

  const general = (page: string, language: TextsInLanguage, status: 200 | 404): HotelHead => ({
    ...texts.head(page, language),
    status,
    isListed: status === 200,
    picture: null,
    hotel: null,
    sharing: null,
    data: [],
  });

  return async (pageRequest: PageRequest, canonical: string): Promise<HotelHead> => {
    const language = texts.in(pageRequest.language);
    const id = (pageRequest.query.get('id') ?? '').trim();
    if (id === '') return general('hotelIdMissing', language, 404);
    if (id.length > MAX_ID) return general('hotelMissing', language, 404);
    const found = await within(read(id, pageRequest.query, pageRequest.caller), budgetMs, null).catch(
      () => null,
    );
    // A hotel that is not read in time, or cannot be read now, is not reported as missing.
    if (found === null) return general('/Hotel', language, 200);
    if (found.hotel === null) return general('hotelMissing', language, 404);
    return describe(found.hotel, found.offer, language, { canonical, query: pageRequest.query });
  };

  function describe(
    hotel: Hotel,
    offer: KnownOffer | null,
    language: TextsInLanguage,
    { canonical, query }: { readonly canonical: string; readonly query: URLSearchParams },
  ): HotelHead {
    const name = textFor(hotel.name, language.code);
    const { city, country } = placeFor(hotel, language);
    const place = [city, country].filter(Boolean).join(', ');
    const ownText = shortDescription(textFor(hotel.description, language.code));
    const description =
      ownText ||
      texts
        .head('hotel', language)
        .description.replaceAll(/\{(hotel|place)\}/g, (_whole, word) => (word === 'hotel' ? name : place));
    return {
      status: 200,
      title: hotelTitle(name, city, hotel.city),
      description,
      isListed: true,
      picture: hotelPictureFor(hotel, { address: canonical, sandboxOrigin }),
      hotel: firstFrameHotelOf(hotel, name, PICTURE_WIDTH),
      sharing: sharedStay({ query, offer, canonical, description }, language, texts),
      data: [hotelData({ ...hotel, name, description: ownText }, offer, canonical, query)],
    };
  }
}
