/** Texts about distances from hotels to the centre, the sea and stations. */
import type { HotelFacts, HotelWhere } from '../../tools/tools.ts';
import { say, type Text } from '../../texts/say.ts';
import { facts, joined, sentences } from '../wording.ts';

const KILOMETRE = 1_000;
/** Matches a message that asks for the sea: “closest to the beach”, קרוב לים (near the sea). */
export const SEA = /\b(sea|beach|seaside|ocean|coast|shore)\b|(?<!\p{L})[המל]{0,2}(ים|חוף)(?!\p{L})/iu;

/** A distance in metres or kilometres. */
export const distance = (meters: number): Text =>
  meters < KILOMETRE
    ? say('distance.meters', { n: meters })
    : say('distance.kilometers', { n: meters / KILOMETRE });

/** Distances from a hotel to its surroundings; null when none is known. */
export function distancesText({
  metersToCentre,
  part,
  metersToSea,
  station,
  airport,
}: HotelWhere): Text | null {
  const to = (place: 'centre' | 'sea', meters: number | null): Text[] =>
    meters === null ? [] : [say(`distance.${place}`, { distance: distance(meters) })];
  const named = (kind: 'station' | 'airport', place: HotelWhere['station']): Text[] =>
    place ? [say(`distance.${kind}`, { distance: distance(place.meters), name: place.name })] : [];
  const all = [
    ...to('centre', metersToCentre),
    ...to('sea', metersToSea),
    ...named('station', station),
    ...named('airport', airport),
  ];
  if (!part && all.length === 0) return null;
  return sentences(
    part && say('distance.near', { part }),
    say('distance.line', { distances: facts(...all) }),
  );
}

/**
 * Metres from a hotel to the centre or the sea; null when unknown.
 * @param to the centre unless it is the sea
 */
export const metersTo = ({ where }: HotelFacts, to: 'centre' | 'sea' | null): number | null =>
  to === 'sea' ? where.metersToSea : where.metersToCentre;

/** Distances from hotels to the centre or the sea, nearest first, then the hotels whose distance is unknown. */
export function comparedDistances(hotels: readonly HotelFacts[], to: 'centre' | 'sea'): Text {
  const known = hotels
    .flatMap((hotel) => {
      const meters = metersTo(hotel, to);
      return meters === null ? [] : [{ hotel: hotel.name, meters }];
    })
    .toSorted((one, other) => one.meters - other.meters);
  const unknown = hotels.filter((hotel) => metersTo(hotel, to) === null).map(({ name }) => name);
  if (known.length === 0) return say('compare.noDistances');
  const [nearest, next] = known;
  const texts = known.map(({ hotel, meters }) =>
    say('compare.distance', { hotel, distance: distance(meters) }),
  );
  return sentences(
    nearest &&
      next &&
      nearest.meters < next.meters &&
      say('compare.closest', { hotel: nearest.hotel, isOfMany: known.length > 2, to }),
    say('compare.distances', { to, distances: joined(texts) }),
    unknown.length > 0 && say('compare.distanceUnknown', { hotels: joined(unknown) }),
  );
}
