/** Texts about distances from hotels to the centre, the sea and stations. */
import type { Language } from '../../language.ts';
import type { HotelFacts, HotelWhere } from '../../tools/tools.ts';
import { facts, joined, nameText, namesText, say, sentences } from '../wording.ts';

const KILOMETRE = 1_000;
/** Matches a message that asks for the sea: “closest to the beach”, קרוב לים (near the sea). */
export const SEA = /\b(sea|beach|seaside|ocean|coast|shore)\b|(?<!\p{L})[המל]{0,2}(ים|חוף)(?!\p{L})/iu;

/** A distance in metres or kilometres. */
export const distance = (meters: number, language: Language): string =>
  meters < KILOMETRE
    ? say(language, { en: `${meters} m`, he: `${meters} מ׳` })
    : say(language, { en: `${meters / KILOMETRE} km`, he: `${meters / KILOMETRE} ק״מ` });

/** Distances from a hotel to its surroundings; empty when none is known. */
export function distancesText(
  { metersToCentre, part, metersToSea, station, airport }: HotelWhere,
  language: Language,
): string {
  const to = (meters: number | null, en: string, he: string): string | null =>
    meters === null ? null : `${distance(meters, language)} ${say(language, { en: `to ${en}`, he })}`;
  const named = (place: HotelWhere['station'], en: string, he: string): string | null => {
    const name = place && nameText(place.name, language);
    // Hebrew names often begin with their kind, as in “station …”.
    const isWhole = place?.name.he?.startsWith(he.slice(1)) === true;
    return place && to(place.meters, `${en} ${name}`, isWhole ? `ל${name}` : `${he} ${name}`);
  };
  const all = facts(
    to(metersToCentre, 'the centre', 'למרכז העיר'),
    to(metersToSea, 'the sea', 'לים'),
    named(station, 'railway station', 'לתחנת הרכבת'),
    named(airport, 'airport', 'לנמל התעופה'),
  );
  const near = part && nameText(part, language);
  return sentences(
    near && say(language, { en: `It lies near ${near}.`, he: `הוא נמצא ליד ${near}.` }),
    all && say(language, { en: `In a straight line: ${all}.`, he: `בקו אווירי: ${all}.` }),
  );
}

/**
 * Metres from a hotel to the centre or the sea; null when unknown.
 * @param to the centre unless it is the sea
 */
export const metersTo = ({ where }: HotelFacts, to: 'centre' | 'sea' | null): number | null =>
  to === 'sea' ? where.metersToSea : where.metersToCentre;

/** Distances from hotels to the centre or the sea, nearest first, then the hotels whose distance is unknown. */
export function comparedDistances(
  hotels: readonly HotelFacts[],
  to: 'centre' | 'sea',
  language: Language,
): string {
  const far = hotels.map((hotel) => ({ name: hotel.name, meters: metersTo(hotel, to) }));
  const known = far.flatMap(({ name, meters }) => (meters === null ? [] : [{ name, meters }]));
  const others = far.filter(({ meters }) => meters === null);
  const unknown = namesText(others, language);
  if (known.length === 0)
    return say(language, {
      en: 'I don’t know their distance to other places; each hotel’s page has its address and a map.',
      he: 'מרחקים למקומות אחרים אני לא יודעת; בדף של כל מלון יש כתובת ומפה.',
    });
  const sorted = known.toSorted((one, other) => one.meters - other.meters);
  const texts = sorted.map(({ name, meters }) => `${nameText(name, language)} ${distance(meters, language)}`);
  const [en, he] = to === 'sea' ? ['the sea', 'הים'] : ['the centre', 'מרכז העיר'];
  const [nearest, next] = sorted;
  const [closer, close] = known.length > 2 ? ['closest', 'הוא הקרוב ביותר'] : ['closer', 'קרוב יותר'];
  return sentences(
    nearest &&
      next &&
      nearest.meters < next.meters &&
      say(language, {
        en: `${nameText(nearest.name, 'en')} is ${closer} to ${en}.`,
        he: `${nameText(nearest.name, 'he')} ${close} אל ${he}.`,
      }),
    say(language, {
      en: `In a straight line to ${en}: ${joined(texts, language)}.`,
      he: `בקו אווירי אל ${he}: ${joined(texts, language)}.`,
    }),
    unknown && say(language, { en: `Of ${unknown} I don’t know it.`, he: `על ${unknown} אני לא יודעת.` }),
  );
}
