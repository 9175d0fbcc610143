import { outsideName } from '../../kit/drawing/address.ts';
import type { Outside } from '../../kit/drawing/outside.ts';
import { outsideOf } from '../../kit/drawing/settings.ts';
import { draw, hash32, unitOf } from '../random.ts';
import { facilitiesOf } from './facilities.ts';
import type { HotelFacts } from './facts.ts';
import { isOnRiver, isWaterNear, settingOf } from './surroundings.ts';

const rooms = ['room', 'suite'];
const palettes = ['noon', 'morning', 'golden', 'dawn', 'dusk'];

/** Pictures of a hotel: `main` may be empty while there are others; both may be missing. */
export interface Pictures {
  readonly main: string;
  readonly all: readonly string[];
}

/** Most hotels have 5 to 12 pictures, some 1 to 4, some none; the hotels of the home page always have many. */
function countOf(seed: string, hotel: HotelFacts): number {
  const chance = draw(seed, 'picture-count', hotel.code);
  if (hotel.city.known && hotel.index < 2) return chance.int(7, 12);
  const kind = chance.unit();
  if (kind < 0.04) return 0;
  return kind < 0.14 ? chance.int(1, 4) : chance.int(5, 12);
}

/** The hotel as it is first shown: by its town, its stars and its place among the hotels of the town. */
export function openingOf(seed: string, hotel: HotelFacts): Outside {
  return outsideOf({
    setting: settingOf(hotel.city),
    stars: hotel.stars,
    byWater: isWaterNear(hotel),
    riverside: isOnRiver(hotel.city),
    hasPool: hasPool(seed, hotel),
    index: hotel.index,
    seed: hash32('picture', hotel.code),
  });
}

/** Pools inside or on the roof are not seen from the street. */
const hasPool = (seed: string, hotel: HotelFacts): boolean =>
  facilitiesOf(seed, hotel).some((facility) => /outdoor pool$/i.test(facility));

const evening = (light: Outside['light']): Outside['light'] =>
  light === 'dusk' ? 'night' : light === 'night' ? 'golden' : 'dusk';

/** Outside, room or suite, the pool or a restaurant, lobby, outside in the evening, then whatever is left: no picture twice. */
function scenesOf(seed: string, hotel: HotelFacts, count: number): readonly string[] {
  const chance = draw(seed, 'pictures', hotel.code);
  const palette = chance.pick(palettes);
  const mirror = chance.int(0, 1);
  const opening = openingOf(seed, hotel);
  const inside = [...rooms, 'restaurant', 'lobby'];
  const first = hotel.stars >= 4 && chance.chance(0.6) ? ['suite', 'room'] : ['room', 'suite'];
  const scene = (name: string): string => `${name}-${palette}-${mirror}`;
  const pool = hasPool(seed, hotel)
    ? [outsideName({ ...opening, front: 'pool', sun: (opening.sun + 1) % 3 })]
    : [];
  const plan = [
    outsideName(opening),
    ...first.slice(0, 1).map(scene),
    ...pool,
    scene('restaurant'),
    scene('lobby'),
    outsideName({ ...opening, light: evening(opening.light), mirrored: !opening.mirrored }),
    ...first.map(scene),
  ];
  for (const other of palettes) for (const name of inside) plan.push(`${name}-${other}-${1 - mirror}`);
  return [...new Set(plan)].slice(0, count);
}

/** Opaque query tokens with `+`, `/` and `=`, as the provider's image addresses carry. */
function token(hotel: HotelFacts, scene: string): string {
  const words = new Uint32Array([1, 2, 3, 4, 5].map((part) => hash32('token', part, hotel.code, scene)));
  return Buffer.from(words.buffer).toString('base64');
}

/**
 * One hotel in ten has the addresses that the provider itself sends: two slashes after the host and a token in the query, both of
 * which break when an address is tidied or encoded again. Whoever fetches a picture has to take its address as it is.
 * @param origin scheme, host and port under which this server was called
 */
export function picturesOf(seed: string, hotel: HotelFacts, origin: string): Pictures {
  const scenes = scenesOf(seed, hotel, countOf(seed, hotel));
  const quirk = unitOf(seed, 'picture-quirk', hotel.code);
  const address = (scene: string): string =>
    quirk < 0.1
      ? `${origin}//images/${scene}.svg?img=${token(hotel, scene)}`
      : `${origin}/images/${scene}.svg`;
  const all = scenes.map(address);
  return { main: quirk > 0.92 ? '' : (all[0] ?? ''), all };
}
