import { withoutPrefix } from './prefixes.ts';

/** Words that stand around a destination in what people type, folded: “cheap hotels in Lisbon”, “a week in Rome for four”. */
const AROUND: ReadonlySet<string> = new Set(
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

/** Words that ask for an airport, folded. */
export const AIRPORT_WORDS: ReadonlySet<string> = new Set(
  `airport airports שדה התעופה תעופה נמל аэропорт аэропорта مطار aeroport flughafen aeropuerto aeroporto`.split(
    /\s+/,
  ),
);

/** A letter of what was typed is more likely glued when the word is a long one. */
const FEWEST_LETTERS = 3;
export const unglued = (text: string): string => withoutPrefix(text, FEWEST_LETTERS);

/** What was typed without the words around the destination. */
export interface Core {
  readonly text: string;
  /** True when an airport was asked for. */
  readonly isAirport: boolean;
}

/** True for a folded word that stands around destinations, and for a number. */
export const isAround = (word: string): boolean =>
  AROUND.has(word) || AROUND.has(unglued(word)) || /^\d+$/.test(word);

/**
 * What may be the destination in a folded text, likeliest first; empty where no word stands around it.
 * The letters for “in” and “to” are part of the next word in Hebrew and taken off it.
 */
export function coresOf(text: string): readonly Core[] {
  const words = text.split(' ');
  const isAirport = words.some((word) => AIRPORT_WORDS.has(word));
  const left = words.filter((word) => !isAround(word) && !AIRPORT_WORDS.has(word)).join(' ');
  return [...new Set([left, unglued(left)])].flatMap((core) =>
    core === '' || core === text ? [] : [{ text: core, isAirport }],
  );
}
