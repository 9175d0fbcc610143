import { outsideName, roomName } from '#backends/kit/drawing/picture-names.ts';
import { SEAS } from '#backends/kit/drawing/surroundings/backdrops.ts';
import type { Outside } from '#backends/kit/drawing/outside.ts';
import { LIGHTS } from '#backends/kit/drawing/palette.ts';
import type { Bed, Rank } from '#backends/kit/drawing/room.ts';
import { outsideOf } from '#backends/kit/drawing/settings.ts';
import { type RoomType, roomTypesOf } from '../fares/rooms.ts';
import { draw, hash32, unitOf } from '../random.ts';
import { facilitiesOf } from './facilities.ts';
import type { SandboxHotelFacts } from './facts.ts';
import { isOnRiver, isWaterNear, settingOf } from './surroundings.ts';

const palettes = ['noon', 'morning', 'golden', 'dawn', 'dusk'];

/** URLs of the pictures of a hotel. `main` may be empty although there are pictures; both may be empty. */
export interface Pictures {
  readonly main: string;
  readonly all: readonly string[];
}

/** Most hotels have 5 to 12 pictures, some 1 to 4, some none; the hotels on the home page always have many. */
function countOf(seed: string, hotel: SandboxHotelFacts): number {
  const chance = draw(seed, 'picture-count', hotel.code);
  if (hotel.city.known && hotel.index < 2) return chance.int(7, 12);
  const kind = chance.unit();
  if (kind < 0.04) return 0;
  return kind < 0.14 ? chance.int(1, 4) : chance.int(5, 12);
}

/** The first picture of a hotel, determined by its town, its stars and its index among the hotels of the town. */
export function firstPictureOf(seed: string, hotel: SandboxHotelFacts): Outside {
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

/** True for an outdoor pool: pools inside or on the roof are not visible from the street. */
const hasPool = (seed: string, hotel: SandboxHotelFacts): boolean =>
  facilitiesOf(seed, hotel).some((facility) => /outdoor pool$/i.test(facility));

const evening = (light: Outside['light']): Outside['light'] =>
  light === 'dusk' ? 'night' : light === 'night' ? 'golden' : 'dusk';

/** The kind of beds in the name of a room. */
export function bedOf(name: string): Bed {
  if (/double bed and 2|2 double|2 queen/i.test(name)) return 'family';
  if (/twin/i.test(name)) return 'twin';
  return /king/i.test(name) ? 'king' : 'double';
}

const rankOf = (name: string): Rank =>
  /suite|apartment/i.test(name) ? 'suite' : /superior|premium|deluxe|balcony/i.test(name) ? 'fine' : 'plain';

/**
 * Name of the picture of a room that fits the room's name: beds, class and view.
 * @param light time of day in the picture; at night dusk is used, because the view would be dark
 */
function roomScene(
  hotel: SandboxHotelFacts,
  opening: Outside,
  room: Pick<RoomType, 'name'>,
  light: Outside['light'],
): string {
  const { backdrop, weather, sun, mirrored } = opening;
  return roomName({
    bed: bedOf(room.name),
    rank: rankOf(room.name),
    view: backdrop,
    light: light === 'night' ? 'dusk' : light,
    weather,
    sun,
    mirrored,
    detail: hash32('room', hotel.code, room.name) >>> 0,
  });
}

const urlOf = (origin: string, scene: string): string => `${origin}/images/${scene}.svg`;

/** URL of the picture of a hotel's room. */
export function roomPictureOf(
  seed: string,
  hotel: SandboxHotelFacts,
  room: RoomType,
  origin: string,
): string {
  const opening = firstPictureOf(seed, hotel);
  return urlOf(origin, roomScene(hotel, opening, room, opening.light));
}

/**
 * The hotel's scenes: outside, its first room, the outdoor pool if it has one, outside in the evening, then the other
 * rooms and other times of day. Restaurant and lobby are included only where the backdrop is the sea, because their
 * templates show it. No picture appears twice.
 */
function scenesOf(seed: string, hotel: SandboxHotelFacts, count: number): readonly string[] {
  const chance = draw(seed, 'pictures', hotel.code);
  const [palette, mirror] = [chance.pick(palettes), chance.int(0, 1)];
  const opening = firstPictureOf(seed, hotel);
  const rooms = roomTypesOf(seed, hotel);
  const at = (light: Outside['light']): readonly string[] =>
    rooms.map((room) => roomScene(hotel, opening, room, light));
  const pool = hasPool(seed, hotel)
    ? [outsideName({ ...opening, front: 'pool', sun: (opening.sun + 1) % 3 })]
    : [];
  const halls = SEAS.has(opening.backdrop)
    ? ['restaurant', 'lobby'].map((name) => `${name}-${palette}-${mirror}`)
    : [];
  const hours = LIGHTS.map((light) => outsideName({ ...opening, light }));
  const own = at(opening.light);
  const plan = [
    outsideName(opening),
    ...own.slice(0, 1),
    ...pool,
    ...halls,
    outsideName({ ...opening, light: evening(opening.light), mirrored: !opening.mirrored }),
    ...own,
    ...at(evening(opening.light)),
    ...hours,
    ...at('noon'),
    ...at('golden'),
    ...at('morning'),
    ...at('dawn'),
  ];
  return [...new Set(plan)].slice(0, count);
}

/** An opaque query token with `+`, `/` and `=`, as in the provider's image URLs. */
function token(hotel: SandboxHotelFacts, scene: string): string {
  const words = new Uint32Array([1, 2, 3, 4, 5].map((part) => hash32('token', part, hotel.code, scene)));
  return Buffer.from(words.buffer).toString('base64');
}

/**
 * One hotel in ten has URLs like the provider's: two slashes after the host and a token in the query. Both break when a
 * URL is normalized or encoded again, so clients must use it unchanged.
 * @param origin scheme, host and port at which this server was called
 */
export function picturesOf(seed: string, hotel: SandboxHotelFacts, origin: string): Pictures {
  const scenes = scenesOf(seed, hotel, countOf(seed, hotel));
  const quirk = unitOf(seed, 'picture-quirk', hotel.code);
  const urlFor = (scene: string): string =>
    quirk < 0.1 ? `${origin}//images/${scene}.svg?img=${token(hotel, scene)}` : urlOf(origin, scene);
  const all = scenes.map(urlFor);
  return { main: quirk > 0.92 ? '' : (all[0] ?? ''), all };
}
