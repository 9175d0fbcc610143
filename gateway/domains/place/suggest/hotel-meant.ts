import { countryCodeOf } from '#gateway/kit/countries.ts';
import type { FoundSpot } from '../place.service.ts';
import { isSameCity } from '../place-texts.ts';
import { isOrdinary } from '../sentence/sentence-words.ts';
import { hotelWords, isSameWord } from './hotel-match.ts';
import type { SuggestedHotel } from './hotel-suggest.ts';
import { foldName, type Spot } from './suggest-index.ts';
import type { NamedHotel } from './hotel-name-index.ts';

/**
 * The hotel whose complete name is in a longer text; null for none or more than one.
 * @param hits the places that the text names: if there are any, the hotel must be in one of them
 */
export function hotelNamedInText(
  named: readonly NamedHotel[],
  hits: readonly FoundSpot[],
): NamedHotel | null {
  const agreeing = named.filter((hotel) => agrees(hotel, hits));
  const most = Math.max(...agreeing.map(({ own }) => own.length));
  const longest = agreeing.filter(({ own }) => own.length === most);
  // A stored hotel may be in the provider's list too; the stored one comes first.
  const names = new Set(
    longest.map(({ own, city, country }) => [own.join(' '), foldName(city), foldName(country)].join()),
  );
  return names.size === 1 ? (longest[0] ?? null) : null;
}

/** Lowest score of a complete name; lower are partial names and those with wrong letters. */
const WHOLE_NAME = 0.95;

/**
 * The hotels for a text that consists only of hotel words, best first; none when it means the place in it. Beside a
 * city they count only when there is a single one, or when the complete name of the first was typed. A country has many
 * hotels, so their complete names must be in the text, and not be ordinary words: “hilton israel”, not “beach israel”.
 * @param hits the places that the text names
 */
export function intendedHotels(
  hotels: readonly SuggestedHotel[],
  [first]: readonly FoundSpot[],
): readonly SuggestedHotel[] {
  if (first?.spot.kind === 'COUNTRY') return hotels.filter(isFullyNamed);
  return hotels.length === 1 || hotels[0]?.isCalled === true ? hotels : [];
}

function isFullyNamed({ name, city, country, likeness }: SuggestedHotel): boolean {
  const words = hotelWords(name, city, country);
  const isDistinctive = (word: string): boolean => !words.city.has(word) && !isOrdinary(word);
  return likeness >= WHOLE_NAME && words.names.some((own) => own.some(isDistinctive));
}

/**
 * True when the hotel is in one of the named places, unless its name is a part of that of the sight, airport or part of
 * the city that was named. When no place is named, true for a name of several words.
 */
function agrees({ own, city, country }: NamedHotel, hits: readonly FoundSpot[]): boolean {
  if (hits.length === 0) return own.length > 1;
  return hits.some(({ spot }) => {
    const { kind, place } = spot;
    if (kind === 'COUNTRY') return countryCodeOf(country) === place.countryCode;
    return isSameCity({ city, country, address: '' }, place) && !isPartOf(own, spot);
  });
}

function isPartOf(own: readonly string[], { part, airport, landmark }: Spot): boolean {
  const inside = part ?? airport ?? landmark;
  const words = [inside?.name ?? '', inside?.nameHe ?? '', ...(landmark?.names ?? [])].flatMap((name) =>
    foldName(name).split(' '),
  );
  return own.every((word) => words.some((one) => isSameWord(foldName(word), one)));
}
