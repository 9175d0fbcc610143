import type { LocalizedText } from '#models/hotel/place.ts';

/** The title of a page in tabs and search results. */
export const documentTitle = (title: string, brand: string): string =>
  title === '' ? brand : `${title} · ${brand}`;

/**
 * A hotel's name in titles, together with its city, by which people search.
 * @param city in the user's language
 * @param otherwise the city as the name may contain it, when the name is in another language
 */
export const hotelTitle = (name: string, city: string, otherwise = city): string => {
  const isMentioned = [city, otherwise].some((cityName) =>
    name.toLowerCase().includes(cityName.trim().toLowerCase()),
  );
  return isMentioned ? name : `${name}, ${city.trim()}`;
};

/** The text in Hebrew for Hebrew users, in English for all others; in the other language when it is missing. */
export const textFor = (text: LocalizedText, language: string): string =>
  (language === 'he' ? (text.he ?? text.en) : (text.en ?? text.he)) ?? '';

/** Longest description of a page in characters; search engines cut longer ones. */
const MAX_DESCRIPTION_LENGTH = 160;

/**
 * A text as one line of at most 160 characters. A longer one is cut between words where possible, and ends with an
 * ellipsis.
 */
export function shortDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, MAX_DESCRIPTION_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).trimEnd()}…`;
}
