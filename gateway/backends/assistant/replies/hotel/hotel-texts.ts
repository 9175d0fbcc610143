/** Texts of answers about facts of a hotel: amenities, location, times, rating. */
import type { LocalPlace } from '../../dialog/places/local-place.ts';
import type { HotelFacts, NamedHotel, Stay } from '../../tools/tools.ts';
import { say, type Text, type Value } from '../../texts/say.ts';
import { SEA, distancesText } from './distance-texts.ts';
import { facts, headed, isolated, sentences, shortened } from '../wording.ts';
import { hour } from '../values.ts';
import { hotelLink } from '../search/search-texts.ts';
import { amenitiesText, amenityText, hasAmenity, isKnownAmenity } from '../search/wish-texts.ts';

/** Maximum number of amenities in one answer. */
const MAX_AMENITIES = 8;

/** The amenities that the hotel lists. */
export function amenitiesAnswer({ name: hotel, amenities }: HotelFacts): Text {
  const known = amenities.filter(isKnownAmenity);
  const listed = [...known, ...amenities.filter((key) => !isKnownAmenity(key))].slice(0, MAX_AMENITIES);
  return listed.length === 0
    ? say('hotel.noAmenities', { hotel })
    : say('hotel.lists', { hotel, amenities: amenitiesText(listed) });
}

/** Says which of the requested amenities the hotel lists, and which it does not. */
export function askedAmenitiesAnswer(facts: HotelFacts, asked: readonly string[]): Text {
  const hotel = facts.name;
  const listed = asked.filter((key) => hasAmenity(facts, key));
  const others = asked.filter((key) => !hasAmenity(facts, key));
  return sentences(
    listed.length > 0 && say('hotel.lists', { hotel, amenities: amenitiesText(listed) }),
    others.length > 0 && say('hotel.unlisted', { hotel, amenities: amenitiesText(others) }),
  );
}

/** Matches questions about details of an amenity, beyond whether the hotel has it. */
const MORE =
  /\b(?:open|opens|opening|closed?|closes|hours?|when|until|evening|night|morning|heated|indoors?|outdoors?|free|cost|costs|price|far|big|size|deep)\b|פתוח|סגור|שעות|מתי|בערב|בלילה|בבוקר|מחומ|מקורה|בחינם|חינם|עולה|עולות|רחוק|גדול/iu;

/**
 * Says whether the hotel lists the amenity.
 * @param asked the message, which may ask for more than the hotel's list of amenities says
 */
export function amenityAnswer(facts: HotelFacts, key: string, asked: string): Text {
  const values = { hotel: facts.name, amenities: amenityText(key) };
  if (!hasAmenity(facts, key)) return sentences(say('hotel.unlisted', values), say('hotel.mayHave'));
  return MORE.test(asked)
    ? sentences(say('hotel.lists', values), say('hotel.noMoreKnown'))
    : say('hotel.yes', values);
}

/** The address, with city and country unless it already contains them. */
const whereText = ({ address, city, country }: HotelFacts, local: LocalPlace): Text =>
  facts(address, !address.includes(city) && local.city, !address.includes(country) && local.country);

/**
 * The address and distances of the hotel.
 * @param asked the message, which may ask for an unknown distance
 */
export function locationAnswer(hotel: HotelFacts, local: LocalPlace, asked: string): Text {
  const distances = distancesText(hotel.where);
  return sentences(
    say('hotel.address', { hotel: hotel.name, address: whereText(hotel, local) }),
    distances ?? say('hotel.distancesUnknown'),
    distances && hotel.where.metersToSea === null && SEA.test(asked) && say('hotel.seaUnknown'),
  );
}

/** Hours of check-in and check-out. */
export const timesAnswer = ({ name: hotel, checkInTime, checkOutTime }: HotelFacts): Text =>
  checkInTime === null && checkOutTime === null
    ? say('hotel.timesUnknown', { hotel })
    : say('hotel.times', {
        hotel,
        times: facts(
          checkInTime !== null && say('hotel.checkIn', { time: hour(checkInTime) }),
          checkOutTime !== null && say('hotel.checkOut', { time: hour(checkOutTime) }),
        ),
      });

export const starsText = ({ stars }: HotelFacts): Text | null =>
  stars ? say('count.stars', { n: stars }) : null;

export const ratingText = ({ rating }: HotelFacts): Text | null =>
  rating === null ? null : say('hotel.ratingFact', { rating });

/** “from 12 reviews”; null when the number is unknown. */
const reviewsText = ({ reviewCount }: HotelFacts): Text | null =>
  reviewCount ? say('hotel.reviews', { n: reviewCount }) : null;

/** Matches a message that asks what guests write, not how they rate. */
const WRITTEN =
  /\b(?:say|says|saying|said|write|wrote|written|think|complain\w*|nois\w*|loud)\b|אומרים|כותבים|כתבו|אמרו|חושבים|תלונות|מתלוננים|התלוננו|רוע?ש/iu;

/**
 * The guest rating and the stars.
 * @param asked the message, which may ask for the text of the reviews
 */
export function ratingAnswer(hotel: HotelFacts, asked: string): Text {
  const { name, rating, stars } = hotel;
  const hasStars = stars ? say('hotel.hasStars', { n: stars }) : null;
  if (rating === null) return sentences(say('hotel.ratingUnknown', { hotel: name }), hasStars);
  return sentences(
    say('hotel.rating', { hotel: name, rating, reviews: reviewsText(hotel) }),
    hasStars,
    WRITTEN.test(asked) && say('hotel.reviewsUnknown'),
  );
}

/** Describes a hotel in a few facts. */
export const aboutAnswer = (hotel: HotelFacts, local: LocalPlace, stay: Stay | null): Text =>
  sentences(
    say('hotel.about', {
      hotel: hotelLink(hotel, stay),
      facts: facts(
        starsText(hotel),
        local.city,
        local.country,
        hotel.rating !== null && sentences(ratingText(hotel), reviewsText(hotel)),
      ),
    }),
    hotel.amenities.length > 0 && amenitiesAnswer(hotel),
  );

/** Asks which of these hotels is meant. */
export const whichOfHotels = (hotels: readonly Value[]): Text => headed(say('hotel.whichOf'), hotels);

/** A hotel with its city, to distinguish it from others of the same name. */
export const nameAndCity = ({ name, city }: NamedHotel): Text => facts(name, city);

/**
 * Says that no hotel has this name.
 * @param words the traveller's own words, which come from no tool result
 */
export const noHotelNamedText = (words: string): Text =>
  say('hotel.noneNamed', { name: isolated(shortened(words)) });
