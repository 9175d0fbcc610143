import { dateReadings } from './day-words.ts';
import { withoutPrefix } from './prefixes.ts';

/** Words around a destination in typed text, folded: “cheap hotels in Lisbon”, “a week in Rome for four”. */
const AROUND_WORDS: ReadonlySet<string> = new Set(
  `a an the in at to near around by for from of and with on next me here
  hotel hotels hostel hostels resort resorts room rooms apartment apartments accommodation stay stays villa villas motel
  trip trips holiday holidays vacation vacations weekend week weeks night nights day days break breaks getaway tour flight flights
  cheap best good nice luxury budget family families couple couples kids adults people person persons star stars
  city town centre center downtown old beach beaches seaside
  one two three four five six seven eight nine ten
  מלון המלון מלונות מלונית בתי אכסניה אכסניות הוסטל צימר צימרים וילה וילות דירה דירות דירת נופש ריזורט בקתה
  חופשה חופשת חופש סופש סוף שבוע שבועיים טיול טיסה טיסות לילה לילות יום ימים
  זול זולה זולים זולות טוב טובים יוקרה משפחה משפחות למשפחה זוג זוגות לזוג זוגי לזוגות ילדים אנשים דיל דילים כוכבים
  ליד קרוב סביב באזור אזור איזור של עם על מרכז במרכז עיר העיר חוף בחוף חופים
  отель отели отеля гостиница гостиницы хостел жилье отдых тур туры поездка неделя неделю ночь ночи ночей дешевый дешевые недорого
  в во на у около рядом с центр пляж
  فندق فنادق منتجع شقة رحلة اجازة في قرب من
  hôtel hotels hôtels auberge à a au aux en pas cher vacances voyage semaine séjour
  hoteles barato baratos viaje vacaciones
  unterkunft urlaub reise günstig billig bei im
  albergo alberghi vacanza economico hotéis férias barato em no na`
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/),
);

/** Words for an airport, folded. */
export const AIRPORT_WORDS: ReadonlySet<string> = new Set(
  `airport airports שדה התעופה תעופה נמל аэропорт аэропорта مطار aeroport flughafen aeropuerto aeroporto`.split(
    /\s+/,
  ),
);

/**
 * Minimum number of letters that must remain after a prefix is removed: the first letter of a short word is rarely a
 * prefix.
 */
const MIN_LETTERS = 3;
/** A folded text without the Hebrew prefix of its first word. */
export const withoutHebrewPrefix = (text: string): string => withoutPrefix(text, MIN_LETTERS);

/** Typed text without the words around the destination. */
export interface DestinationText {
  readonly text: string;
  /** True when the text contains a word for an airport. */
  readonly isAirport: boolean;
  /** True when only dates were removed, or when “in” or “to” comes before the text: “in Bath”, not “with bath”. */
  readonly isNamed: boolean;
}

/** True for a folded word of this list, and for a number. */
export const isAround = (word: string): boolean =>
  AROUND_WORDS.has(word) || AROUND_WORDS.has(withoutHebrewPrefix(word)) || /^\d+$/.test(word);

/**
 * Possible destinations in a folded text, most likely first; empty when there are no words or dates around a
 * destination to remove. In Hebrew the letters for “in” and “to” are prefixes of the next word and are removed.
 */
export function destinationTextsOf(text: string): readonly DestinationText[] {
  const words = text.split(' ');
  const isAirport = words.some((word) => AIRPORT_WORDS.has(word));
  const nameIn = (some: readonly string[]): string =>
    some.filter((word) => !isAround(word) && !AIRPORT_WORDS.has(word)).join(' ');
  const left = nameIn(words);
  const undated = dateReadings(words).map((isDate) => words.filter((_, at) => isDate[at] !== true));
  // The name may be one of these words itself: “nice 11 18 january”.
  const texts = [
    left,
    withoutHebrewPrefix(left),
    ...undated.map(nameIn),
    ...undated.map((some) => some.join(' ')),
  ];
  const isNamed = (name: string): boolean =>
    undated.some((some) => some.join(' ') === name) ||
    ['in', 'to'].some((word) => ` ${text} `.includes(` ${word} ${name} `));
  return [...new Set(texts)].flatMap((name) =>
    name === '' || name === text ? [] : [{ text: name, isAirport, isNamed: isNamed(name) }],
  );
}
