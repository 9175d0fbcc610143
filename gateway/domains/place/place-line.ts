import { foldText } from '#shared/text/fold-text.ts';
import { cityNames, foldedCountryNames } from './folded-names.ts';
import type { PlaceTexts } from './place-texts.ts';

const MAX_STREET = 200;

/**
 * A place in one line, as bookings store it: “Hayarkon 1, Tel Aviv, Israel”. `parsePlaceLine` recognizes a street by its
 * number, so a street without one is left out.
 */
export function formatPlaceLine({ address, city, country }: PlaceTexts): string {
  const parts = address.split(',').map((part) => part.trim());
  const town = new Set([city, ...city.split(',')].flatMap(cityNames).concat(foldedCountryNames(country)));
  const isOfTown = (part: string): boolean => town.has(foldText(part));
  const end = parts.findIndex(isOfTown);
  const street = (end === -1 ? parts : parts.slice(0, end)).join(' ').replaceAll(/\s+/g, ' ').trim();
  const isStreet = city !== '' && /\d/.test(street) && /\p{L}/u.test(street) && street.length <= MAX_STREET;
  return [isStreet ? street : '', city, country].filter((part) => part !== '').join(', ');
}
