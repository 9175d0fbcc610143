/** Texts of lists of hotels, and of searches that find none. */
import { hotelPath } from '../../dialog/search/links.ts';
import { noWishes } from '../../dialog/state.ts';
import type { Language } from '../../language.ts';
import type { FoundHotel, HotelQuery, SearchPage, Names, OtherStay, Place, Stay } from '../../tools/tools.ts';
import { atHotel, facts, nameIn, nameText, quoted, say, sentences, type Wording } from '../wording.ts';
import {
  clock,
  count,
  counted,
  daysText,
  feesText,
  forCounted,
  israelTime,
  nightPrice,
  sum,
} from '../values.ts';
import { distance } from '../hotel/distance-texts.ts';
import { inPlace, shortPlace, stayText } from './place-texts.ts';
import { mealText, wishList } from './wish-texts.ts';

/** A hotel's name as a link to its page for the stay. */
export const hotelLink = (
  hotel: { readonly id: string; readonly name: Names },
  stay: Stay | null,
  language: Language,
): string => `[${quoted(nameIn(hotel.name, language) ?? hotel.id, language)}](${hotelPath(hotel.id, stay)})`;

const picks: Readonly<Record<string, (hotel: FoundHotel) => Wording>> = {
  FEATURED: () => ({ en: 'chosen by our editors', he: 'בחירת העורכים שלנו' }),
  BEST_VALUE: ({ stars }) => ({
    en: `cheaper than most ${stars === null ? 'hotels here with as many stars' : `${stars}-star hotels here`}`,
    he: `במחיר נמוך מרוב המלונות כאן עם ${stars === null ? 'אותו מספר כוכבים' : counted(stars, 'star', 'he')}`,
  }),
  TOP_RATED_FLEXIBLE: () => ({
    en: 'among the best rated here, with free cancellation',
    he: 'מבעלי הדירוג הגבוה ביותר כאן, עם ביטול חינם',
  }),
};

const lowest = (amount: number | undefined): number => amount ?? Infinity;

/** Whether another hotel of the list contradicts the reason of the pick, for example because it is cheaper. */
const isBeaten: Readonly<Record<string, (pick: FoundHotel, other: FoundHotel) => boolean>> = {
  BEST_VALUE: (pick, other) =>
    (other.stars ?? 0) >= (pick.stars ?? 0) &&
    lowest(other.pricePerNight?.amountMinor) < lowest(pick.pricePerNight?.amountMinor),
  TOP_RATED_FLEXIBLE: (pick, other) => other.freeCancellation && (other.rating ?? 0) > (pick.rating ?? 0),
};

/** “free cancellation until …”. @param until null when the last moment is unknown */
export const freeText = (until: string | null, language: Language): string =>
  sentences(
    say(language, { en: 'free cancellation', he: 'ביטול חינם' }),
    until && say(language, { en: `until ${clock(until, 'en')}`, he: `עד ${clock(until, 'he')}` }),
  );

/** The most useful fact about the price, given the wishes. */
function priceFact(hotel: FoundHotel, { wishes }: HotelQuery, language: Language): string | null {
  const [plan] = hotel.meals;
  const meals = hotel.breakfastIncluded && plan !== undefined ? mealText(plan, language) : null;
  const free = hotel.freeCancellation ? freeText(hotel.freeCancellationUntil, language) : null;
  if (wishes.meals.length > 0 && wishes.freeCancellation && meals !== null && free !== null)
    return `${meals}, ${free}`;
  return wishes.meals.length > 0 ? (meals ?? free) : (free ?? meals);
}

/** The recommended hotel of the list, if its reason has a text and the list does not contradict it. */
export const pickOf = (hotels: readonly FoundHotel[]): FoundHotel | undefined =>
  hotels.find((pick) => {
    const { pickReason: reason } = pick;
    return reason !== null && picks[reason] && !hotels.some((other) => isBeaten[reason]?.(pick, other));
  });

/** Why one hotel of the list is recommended; null without such a hotel. */
export function pickText(hotels: readonly FoundHotel[], language: Language): string | null {
  const pick = pickOf(hotels);
  const reason = pick && picks[pick.pickReason ?? '']?.(pick)[language];
  if (!pick || reason === undefined) return null;
  const name = nameText(pick.name, language);
  return say(language, { en: `My pick is ${name}, ${reason}.`, he: `הבחירה שלי: ${name}, ${reason}.` });
}

/** How far the hotel is from the sea or the centre, if the list is ordered by that distance. */
function distanceFact(hotel: FoundHotel, { wishes }: HotelQuery, language: Language): string | null {
  const toSea = wishes.sort === 'SEA' && hotel.surroundings?.metersToSea;
  const toCentre = wishes.sort === 'DISTANCE' && hotel.placeInTown?.metersToCentre;
  if (typeof toSea === 'number')
    return say(language, { en: `${distance(toSea, 'en')} to the sea`, he: `${distance(toSea, 'he')} לים` });
  if (typeof toCentre !== 'number') return null;
  const meters = distance(toCentre, language);
  return say(language, { en: `${meters} to the centre`, he: `${meters} למרכז` });
}

/**
 * One hotel in the text of a list; the card below shows the rest.
 * @param isOnly no other hotel is in the list, so there is room for the price of the whole stay
 */
export function hotelItem(hotel: FoundHotel, found: SearchPage, language: Language, isOnly: boolean): string {
  const { query, nights } = found;
  const total = isOnly && hotel.total && sum(hotel.total, language);
  const told = facts(
    hotel.pricePerNight && nightPrice(hotel.pricePerNight, query.stay.rooms, language),
    total && `${total} ${forCounted(nights, 'night', language)}`,
    feesText(hotel.propertyFees, language),
    distanceFact(hotel, query, language),
    priceFact(hotel, query, language),
  );
  return `${hotelLink(hotel, query.stay, language)}: ${told}`;
}

/** In a country only a selection of hotels is searched, so the number of matches is not that of the country. */
const isSelection = ({ place }: HotelQuery): boolean => place.kind === 'country';

const listStart = (query: HotelQuery, isMore: boolean, language: Language): string => {
  if (isMore) return say(language, { en: 'More hotels', he: 'עוד מלונות' });
  return isSelection(query)
    ? say(language, { en: 'Here is a selection of hotels', he: 'הנה מבחר מלונות' })
    : say(language, { en: 'Here are hotels', he: 'הנה מלונות' });
};

/** First line of a list of hotels: place, days, people and wishes. */
export function listHead(query: HotelQuery, isMore: boolean, language: Language): string {
  const start = listStart(query, isMore, language);
  const wishes = wishList(query.wishes, language);
  return `${facts(`${start} ${inPlace(query.place, language)}`, stayText(query.stay, language), ...wishes)}:`;
}

/** Progress of the search, matches in a city, and the time of the prices. */
export function listFoot(found: SearchPage, language: Language): string {
  const isCounted = !isSelection(found.query) && wishList(found.query.wishes, language).length > 0;
  const matching = counted(found.matching, 'hotel', language);
  return sentences(
    isCounted &&
      found.isComplete &&
      say(language, {
        en: `${matching} ${found.matching === 1 ? 'matches' : 'match'} in all.`,
        he: `בסך הכול ${found.matching === 1 ? 'מתאים' : 'מתאימים'} ${matching}.`,
      }),
    incompleteText(found, language),
    pricedAtText(found, language),
  );
}

/** Why the list may lack hotels: they are still being checked, or the check failed. */
const incompleteText = (found: SearchPage, language: Language): string | null => {
  if (found.isComplete) return null;
  if (found.hasFailedParts)
    return say(language, {
      en: 'Some hotels could not be checked, because their system does not answer right now.',
      he: 'חלק מהמלונות לא נבדקו, כי המערכת שלהם לא עונה כרגע.',
    });
  // A search that has just begun does not know its total yet.
  if (found.checked >= found.total)
    return say(language, { en: 'The search is still running.', he: 'החיפוש עוד לא הסתיים.' });
  return say(language, {
    en: `The search is still running: ${count(found.checked)} of ${counted(found.total, 'hotel', 'en')} checked so far.`,
    he: `החיפוש עוד לא הסתיים: עד כה נבדקו ${count(found.checked)} מתוך ${counted(found.total, 'hotel', 'he')}.`,
  });
};

/** The time of the prices, with a note when they may be out of date. */
export const pricedAtText = (
  prices: { readonly pricedAt: string | null; readonly isStale: boolean },
  language: Language,
): string =>
  sentences(
    prices.pricedAt !== null &&
      say(language, {
        en: `Prices read at ${israelTime(prices.pricedAt)} Israel time.`,
        he: `המחירים נכונים לשעה ${israelTime(prices.pricedAt)} שעון ישראל.`,
      }),
    prices.isStale &&
      say(language, {
        en: 'They may be out of date, because our source does not answer right now.',
        he: 'ייתכן שהם לא עדכניים, כי המקור שלנו לא עונה כרגע.',
      }),
  );

/** Says that no hotel matches; in a country, none of those that were searched. */
function nothingText({ query }: SearchPage, language: Language): string {
  const place = inPlace(query.place, language);
  const asked = `(${facts(stayText(query.stay, language), ...wishList(query.wishes, language))})`;
  return isSelection(query)
    ? say(language, {
        en: `In my selection of hotels ${place} nothing matches all of that ${asked}.`,
        he: `במבחר המלונות ${place} שבו חיפשתי אין מלון שמתאים לכל הבקשות ${asked}.`,
      })
    : say(language, {
        en: `Nothing ${place} matches all of that ${asked}.`,
        he: `לא מצאתי ${place} מלון שמתאים לכל הבקשות ${asked}.`,
      });
}

/**
 * The reply when no hotel meets the wishes.
 * @param without the wish whose removal finds the most hotels, with their number; null without one
 */
export const nothingMatches = (
  found: SearchPage,
  without: { readonly text: string; readonly count: number } | null,
  language: Language,
): string =>
  sentences(
    nothingText(found, language),
    without &&
      say(language, {
        en: `${without.text} there ${without.count === 1 ? 'is' : 'are'} ${counted(without.count, 'hotel', 'en')}. Shall I show ${without.count === 1 ? 'it' : 'them'}?`,
        he: `${without.text} יש ${counted(without.count, 'hotel', 'he')}. להראות?`,
      }),
    incompleteText(found, language),
  );

/** The reply to a search that found no available room, or none yet. @param link to the page of the search */
export const noRooms = (found: SearchPage, link: string, language: Language): string =>
  found.isComplete
    ? say(language, {
        en: `I found no available rooms ${inPlace(found.query.place, language)}, ${stayText(found.query.stay, language)}. You can [try other dates](${link}).`,
        he: `לא מצאתי חדרים פנויים ${inPlace(found.query.place, language)}, ${stayText(found.query.stay, language)}. אפשר [לנסות תאריכים אחרים](${link}).`,
      })
    : sentences(
        say(language, {
          en: `I have no prices ${inPlace(found.query.place, language)} yet, ${stayText(found.query.stay, language)}.`,
          he: `אין לי עדיין מחירים ${inPlace(found.query.place, language)}, ${stayText(found.query.stay, language)}.`,
        }),
        incompleteText(found, language),
        say(language, {
          en: `Ask again in a moment or [follow it here](${link}).`,
          he: `שאלו שוב בעוד רגע או [עקבו כאן](${link}).`,
        }),
      );

/** Proposes the nearest days with available rooms at a hotel. */
export const nearestStay = (
  hotel: { readonly name: Names },
  other: OtherStay,
  language: Language,
): string => {
  const days = daysText(other.checkIn, other.checkOut, language);
  const total = sum(other.total, language);
  return say(language, {
    en: `The nearest dates with available rooms I see at ${nameText(hotel.name, language)} are ${days}, for ${total}.`,
    he: `התאריכים הפנויים הקרובים שמצאתי ${atHotel(nameText(hotel.name, language), language)}: ${days}, תמורת ${total}.`,
  });
};

export const noMore: Wording = {
  en: 'Those were all the hotels with available rooms for this search.',
  he: 'אלה היו כל המלונות עם חדרים פנויים בחיפוש הזה.',
};

export function noneCheaper(
  { wishes: { near, price } }: Omit<HotelQuery, 'page'>,
  language: Language,
): string {
  const where = near && wishList({ ...noWishes, near, price }, language).join(', ');
  return where
    ? say(language, {
        en: `I found nothing cheaper: no hotel ${where}.`,
        he: `לא מצאתי משהו זול יותר: אין מלון ${where}.`,
      })
    : say(language, {
        en: 'I found nothing cheaper than what I showed for this search.',
        he: 'לא מצאתי משהו זול יותר ממה שהראיתי בחיפוש הזה.',
      });
}

/** First line of a comparison of places by their cheapest hotel. */
export function cheapestHead(stay: Stay, wishes: HotelQuery['wishes'], language: Language): string {
  const filters = wishList({ ...wishes, sort: 'RECOMMENDED' }, language);
  const parts = facts(stayText(stay, language), ...filters);
  return say(language, { en: `The cheapest in each, ${parts}:`, he: `הזול ביותר בכל אחד, ${parts}:` });
}

/** A place with the cheapest hotel found there. */
export const cheapestItem = (hotel: FoundHotel, found: SearchPage, language: Language): string =>
  `${shortPlace(found.query.place, language)}: ${hotelItem(hotel, found, language, false)}`;

export const noRoomsIn = (place: Place, language: Language): string =>
  say(language, {
    en: `${shortPlace(place, language)}: no available rooms found`,
    he: `${shortPlace(place, language)}: לא נמצאו חדרים פנויים`,
  });
