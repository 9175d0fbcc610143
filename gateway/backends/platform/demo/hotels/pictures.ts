import { outsideName, roomName } from '#backends/kit/drawing/picture-names.ts';
import { SEAS } from '#backends/kit/drawing/surroundings/backdrops.ts';
import type { Outside } from '#backends/kit/drawing/outside.ts';
import type { Bed, Rank } from '#backends/kit/drawing/room.ts';
import { outsideOf, SETTINGS } from '#backends/kit/drawing/settings.ts';
import { fixedId } from '../../ids.ts';
import type { DemoHotel } from './hotel-row.ts';
import { type Look, LOOKS } from './looks.ts';
import { pictureUrl } from './scenes.ts';

/** Facts that determine the picture of a room, in addition to those of the hotel. */
export interface RoomLook {
  readonly bed: Bed;
  readonly rank: Rank;
}

type Pictured = Pick<DemoHotel, 'slug' | 'rating' | 'amenities'>;

const drawnUrl = (name: string): string => `/files/demo/${name}.svg`;

/** A 32-bit seed derived from the words. */
const seedOf = (...words: readonly string[]): number =>
  Number.parseInt(fixedId(`picture:${words.join(':')}`).slice(0, 8), 16);

/** The first picture of a hotel. */
export function firstPictureOf({ slug, rating, amenities }: Pictured): Outside {
  const look: Look = LOOKS[slug];
  const { setting, isByWater = false, isOnRiver = false, ...parts } = look;
  const seed = seedOf(slug);
  const hasPool = amenities.includes('Pool');
  const outside = outsideOf({
    setting: SETTINGS[setting],
    stars: Math.round(rating),
    byWater: isByWater,
    riverside: isOnRiver,
    hasPool,
    index: seed % 10_000,
    seed,
  });
  return { ...outside, ...parts };
}

/** At night the view would be dark, so dusk is used. */
const lightOfRoom = (light: Outside['light']): Outside['light'] => (light === 'night' ? 'dusk' : light);

/** URL of the picture of a room, whose window shows what is behind the hotel. */
export function roomPicture(hotel: Pictured, { bed, rank }: RoomLook, name: string): string {
  const { backdrop, light, weather, sun, mirrored } = firstPictureOf(hotel);
  const detail = seedOf(hotel.slug, name);
  const room = { bed, rank, view: backdrop, light: lightOfRoom(light), weather, sun, mirrored, detail };
  return drawnUrl(roomName(room));
}

/**
 * Five pictures: outside, a room, the pool, inside, and outside in the evening. The drawings of restaurant and lobby
 * show a sea, so hotels elsewhere have more rooms instead.
 */
export function picturesOf(hotel: Pictured): readonly string[] {
  const opening = firstPictureOf(hotel);
  const { light, sun, mirrored } = opening;
  const isOnSea = SEAS.has(opening.backdrop);
  const outside = (changes: Partial<Outside>): string => drawnUrl(outsideName({ ...opening, ...changes }));
  const hasPool = hotel.amenities.includes('Pool') && opening.front !== 'pool';
  const inside = isOnSea
    ? [pictureUrl('restaurant', light), pictureUrl('lobby', light)]
    : [
        roomPicture(hotel, { bed: 'king', rank: 'suite' }, 'suite'),
        roomPicture(hotel, { bed: 'twin', rank: 'plain' }, 'twin'),
      ];
  return [
    outside({}),
    roomPicture(hotel, { bed: 'double', rank: 'fine' }, 'room'),
    ...(hasPool ? [outside({ front: 'pool', sun: (sun + 1) % 3 }), ...inside.slice(0, 1)] : inside),
    outside({ light: light === 'dusk' ? 'night' : 'dusk', mirrored: !mirrored }),
  ];
}
