/** Texts of answers about facts of a hotel: amenities, location, times, rating. */
import type { Language } from '../../language.ts';
import type { LocalPlace } from '../../dialog/places/local-place.ts';
import type { HotelFacts, NamedHotel, Names, Stay } from '../../tools/tools.ts';
import { SEA, distancesText } from './distance-texts.ts';
import {
  atHotel,
  facts,
  headed,
  nameText,
  quoted,
  say,
  sentences,
  shortened,
  type Wording,
} from '../wording.ts';
import { count, counted, hour } from '../values.ts';
import { hotelLink } from '../search/search-texts.ts';
import { amenitiesText, amenityText, hasAmenity, isKnownAmenity } from '../search/wish-texts.ts';

/** Maximum number of amenities in one answer. */
const MAX_AMENITIES = 8;

/** The amenities that the hotel lists. */
export function amenitiesAnswer(hotel: HotelFacts, language: Language): string {
  const name = nameText(hotel.name, language);
  const known = hotel.amenities.filter(isKnownAmenity);
  const listed = [...known, ...hotel.amenities.filter((key) => !isKnownAmenity(key))].slice(0, MAX_AMENITIES);
  if (listed.length === 0)
    return say(language, {
      en: `I have no list of amenities for ${name}, so I don’t know.`,
      he: `אין לי רשימת שירותים של ${name}, ולכן אני לא יודעת.`,
    });
  return `${lists(name, amenitiesText(listed, language), language)}.`;
}

const lists = (name: string, what: string, language: Language): string =>
  say(language, { en: `${name} lists ${what}`, he: `${atHotel(name, language)} יש ${what}` });

/** Says which of the requested amenities the hotel lists, and which it does not. */
export function askedAmenitiesAnswer(
  hotel: HotelFacts,
  asked: readonly string[],
  language: Language,
): string {
  const name = nameText(hotel.name, language);
  const listed = asked.filter((key) => hasAmenity(hotel, key));
  const others = asked.filter((key) => !hasAmenity(hotel, key));
  return sentences(
    listed.length > 0 && `${lists(name, amenitiesText(listed, language), language)}.`,
    others.length > 0 && unlisted(name, amenitiesText(others, language), language),
  );
}

const unlisted = (name: string, what: string, language: Language): string =>
  say(language, {
    en: `That is not listed for ${name} (${what}), so I don’t know.`,
    he: `זה לא מופיע ברשימה של ${name} (${what}), ולכן אני לא יודעת.`,
  });

/** Matches questions about details of an amenity, beyond whether the hotel has it. */
const MORE =
  /\b(?:open|opens|opening|closed?|closes|hours?|when|until|evening|night|morning|heated|indoors?|outdoors?|free|cost|costs|price|far|big|size|deep)\b|פתוח|סגור|שעות|מתי|בערב|בלילה|בבוקר|מחומ|מקורה|בחינם|חינם|עולה|עולות|רחוק|גדול/iu;

/**
 * Says whether the hotel lists the amenity.
 * @param asked the message, which may ask for more than the hotel's list of amenities says
 */
export function amenityAnswer(hotel: HotelFacts, key: string, asked: string, language: Language): string {
  const name = nameText(hotel.name, language);
  const what = amenityText(key, language);
  if (!hasAmenity(hotel, key))
    return sentences(
      unlisted(name, what, language),
      say(language, { en: 'The hotel may still have it.', he: 'ייתכן שבכל זאת יש.' }),
    );
  const answer = lists(name, what, language);
  return MORE.test(asked)
    ? say(language, {
        en: `${answer}. I don’t know more about that; the hotel or a person can tell you.`,
        he: `${answer}. יותר מזה אני לא יודעת; המלון או נציג יוכלו לענות.`,
      })
    : say(language, { en: `Yes, ${answer}.`, he: `כן, ${answer}.` });
}

export const seaUnknown: Wording = {
  en: 'How far the sea is I don’t know.',
  he: 'כמה רחוק הים אני לא יודעת.',
};

/** The address, with city and country unless it already contains them. */
const whereText = ({ address, city, country }: HotelFacts, local: LocalPlace, language: Language): string =>
  facts(
    quoted(address, language),
    !address.includes(city) && quoted(local.city, language),
    !address.includes(country) && quoted(local.country, language),
  );

/**
 * The address and distances of the hotel.
 * @param asked the message, which may ask for an unknown distance
 */
export const locationAnswer = (
  hotel: HotelFacts,
  local: LocalPlace,
  asked: string,
  language: Language,
): string => {
  const where = whereText(hotel, local, language);
  const name = nameText(hotel.name, language);
  const distances = distancesText(hotel.where, language);
  return sentences(
    where === ''
      ? say(language, {
          en: `I don’t know the address of ${name}.`,
          he: `אני לא יודעת מה הכתובת של ${name}.`,
        })
      : say(language, { en: `The address of ${name}: ${where}.`, he: `הכתובת של ${name}: ${where}.` }),
    distances === ''
      ? say(language, {
          en: 'I don’t know distances to other places.',
          he: 'מרחקים למקומות אחרים אני לא יודעת.',
        })
      : distances,
    distances !== '' && hotel.where.metersToSea === null && SEA.test(asked) && seaUnknown[language],
  );
};

/** Hours of check-in and check-out. */
export function timesAnswer(hotel: HotelFacts, language: Language): string {
  const name = nameText(hotel.name, language);
  const { checkInTime, checkOutTime } = hotel;
  if (checkInTime === null && checkOutTime === null)
    return say(language, {
      en: `The check-in and check-out times of ${name} are not listed, so I don’t know.`,
      he: `שעות הצ׳ק־אין והצ׳ק־אאוט של ${name} לא רשומות אצלי, ולכן אני לא יודעת.`,
    });
  const times = facts(
    checkInTime !== null &&
      say(language, {
        en: `check-in from ${hour(checkInTime, 'en')}`,
        he: `צ׳ק־אין משעה ${hour(checkInTime, 'he')}`,
      }),
    checkOutTime !== null &&
      say(language, {
        en: `check-out until ${hour(checkOutTime, 'en')}`,
        he: `צ׳ק־אאוט עד ${hour(checkOutTime, 'he')}`,
      }),
  );
  return `${name}: ${times}.`;
}

export const starsText = ({ stars }: HotelFacts, language: Language): string | null =>
  stars ? counted(stars, 'star', language) : null;

export const ratingText = ({ rating }: HotelFacts, language: Language): string | null =>
  rating === null ? null : say(language, { en: `guest rating ${rating}`, he: `דירוג אורחים ${rating}` });

/** “from 12 reviews”; empty when the number is unknown. */
const reviewsText = ({ reviewCount }: HotelFacts, language: Language): string => {
  if (reviewCount === null || reviewCount === 0) return '';
  const reviews = counted(reviewCount, 'review', language);
  return say(language, { en: `from ${reviews}`, he: `לפי ${reviews}` });
};

/** Matches a message that asks what guests write, not how they rate. */
const WRITTEN =
  /\b(?:say|says|saying|said|write|wrote|written|think|complain\w*|nois\w*|loud)\b|אומרים|כותבים|כתבו|אמרו|חושבים|תלונות|מתלוננים|התלוננו|רוע?ש/iu;

/**
 * The guest rating and the stars.
 * @param asked the message, which may ask for the text of the reviews
 */
export function ratingAnswer(hotel: HotelFacts, asked: string, language: Language): string {
  const name = nameText(hotel.name, language);
  const counts = starsText(hotel, language);
  const stars = counts && say(language, { en: `It has ${counts}.`, he: `יש לו ${counts}.` });
  if (hotel.rating === null)
    return sentences(
      say(language, { en: `I know no guest rating of ${name}.`, he: `אין לי דירוג אורחים של ${name}.` }),
      stars,
    );
  const rating = facts(count(hotel.rating), reviewsText(hotel, language));
  return sentences(
    say(language, {
      en: `The guest rating of ${name} is ${rating}.`,
      he: `דירוג האורחים של ${name} הוא ${rating}.`,
    }),
    stars,
    WRITTEN.test(asked) &&
      say(language, {
        en: 'What guests write I don’t know; its page shows their reviews, if there are any.',
        he: 'מה האורחים כותבים אני לא יודעת; אם יש ביקורות שלהם, הן בדף שלו.',
      }),
  );
}

export const noOpinion: Wording = {
  en: 'I have no opinion of my own; this is what I know.',
  he: 'אין לי דעה משלי; זה מה שאני יודעת.',
};

/** Describes a hotel in a few facts. */
export function aboutAnswer(
  hotel: HotelFacts,
  local: LocalPlace,
  stay: Stay | null,
  language: Language,
): string {
  const told = facts(
    starsText(hotel, language),
    quoted(local.city, language),
    quoted(local.country, language),
    hotel.rating !== null && sentences(ratingText(hotel, language), reviewsText(hotel, language)),
  );
  return sentences(
    `${hotelLink(hotel, stay, language)}: ${told}.`,
    hotel.amenities.length > 0 && amenitiesAnswer(hotel, language),
  );
}

export const whichHotel: Wording = {
  en: 'Which hotel do you mean? Open its page, or tell me a city and I’ll show some.',
  he: 'לא ברור לי לאיזה מלון. פתחו את הדף שלו, או כתבו לי עיר ואראה מלונות.',
};

export const ofShownHotels: Wording = { en: 'Of the hotels shown above:', he: 'מבין המלונות שלמעלה:' };

/** Why another hotel than the one with the lowest price in the list is the cheapest. */
export const dearerWithFees = (name: Names, language: Language): string =>
  say(language, {
    en: `${nameText(name, 'en')} shows a lower price, but with what is paid at the hotel it costs more.`,
    he: `${atHotel(nameText(name, 'he'), 'he')} מוצג מחיר נמוך יותר, אבל עם התשלום במלון הוא עולה יותר.`,
  });

/** Asks which of these hotels is meant. */
export const whichOfHotels = (names: readonly string[], language: Language): string =>
  headed(
    say(language, { en: 'Which of these hotels do you mean?', he: 'לאיזה מהמלונות האלה התכוונתם?' }),
    names,
  );

/** A hotel with its city, to distinguish it from others of the same name. */
export const nameAndCity = ({ name, city }: NamedHotel, language: Language): string =>
  facts(nameText(name, language), quoted(city, language));

/**
 * Says that no hotel has this name.
 * @param words the traveller's own words, which come from no tool result
 */
export function noHotelNamedText(words: string, language: Language): string {
  const name = `\u2068${quoted(shortened(words), language).replace(/[\u2068\u2069]/gu, '')}\u2069`;
  return say(language, { en: `I found no hotel called “${name}”.`, he: `לא מצאתי מלון בשם ״${name}״.` });
}

export const checkTheName: Wording = {
  en: 'Please check its name, or tell me a city and I’ll show hotels there.',
  he: 'כדאי לבדוק את השם, או לכתוב לי עיר ואראה מלונות בה.',
};

export const hotelNotFound: Wording = {
  en: 'I cannot find that hotel any more. Tell me a city and I’ll show others.',
  he: 'אני לא מוצאת את המלון הזה יותר. כתבו לי עיר ואראה אחרים.',
};

/** The reply to a question about the open hotel that none of its data answers. */
export const notListed: Wording = {
  en: 'That is not listed for this hotel, so I don’t know. A person can find out for you.',
  he: 'זה לא מופיע במה שרשום על המלון הזה, ולכן אני לא יודעת. נציג יוכל לברר.',
};
