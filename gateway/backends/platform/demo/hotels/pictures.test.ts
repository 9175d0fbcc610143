import { describe, expect, it } from 'vitest';
import { outsidePictureFromName, roomPictureFromName } from '#backends/kit/drawing/picture-names.ts';
import { SEAS } from '#backends/kit/drawing/surroundings/backdrops.ts';
import { SEA_FRONTS } from '#backends/kit/drawing/buildings/fronts.ts';
import { demoArtFolder } from '../../folders.ts';
import type { DemoHotel } from './hotel-row.ts';
import { demoHotelRow } from './hotel-row.ts';
import { hotelsAbroad } from './hotels-abroad.ts';
import { hotelsInIsrael } from './hotels-israel.ts';
import { firstPictureOf, picturesOf } from './pictures.ts';
import { drawnScene } from './scenes.ts';

const hotels = [...hotelsInIsrael, ...hotelsAbroad];
const onTheSea = ['Tel Aviv', 'Haifa', 'Eilat', 'Ein Bokek', 'Larnaca'];

/** The names of the stored pictures of a hotel and of its rooms. */
const namesOf = (hotel: DemoHotel): readonly string[] => {
  const { image_url: first, gallery_urls: rest, room_types: rooms } = demoHotelRow(hotel, new Date(0));
  const urls = [first, ...rest, ...rooms.map((room) => room.image_url)];
  return urls.flatMap((url) => /^\/files\/demo\/([a-z\d-]+)\.svg$/.exec(url ?? '')?.[1] ?? []);
};

describe('the pictures of the demo hotels', () => {
  it('start with a different scene for each hotel, not only with different details', () => {
    const scenes = hotels.map((hotel) => {
      const { house, backdrop, front, light } = firstPictureOf(hotel);
      return [house, backdrop, front, light].join();
    });
    expect(new Set(scenes).size).toBe(hotels.length);
  });

  it('are five different ones per hotel, except two hotels with two pictures and one with none', () => {
    expect(hotels.filter((hotel) => new Set(picturesOf(hotel)).size !== 5)).toEqual([]);
    const stored = hotels.map((hotel) => demoHotelRow(hotel, new Date(0)));
    const counts = stored.map((row) => Number(row.image_url !== null) + row.gallery_urls.length);
    expect(counts.toSorted((left, right) => left - right)).toEqual([
      0,
      2,
      2,
      ...Array.from({ length: 21 }, () => 5),
    ]);
  });

  it('show the sea only in towns on a sea, and at least once in each of these towns', () => {
    const showsSea = (name: string): boolean => {
      const [outside, room] = [outsidePictureFromName(name), roomPictureFromName(name)];
      if (outside) return SEAS.has(outside.backdrop) || SEA_FRONTS.has(outside.front);
      // Pictures drawn from a template have the sea in their windows.
      return room ? SEAS.has(room.view) : true;
    };
    const towns = hotels.filter((hotel) => namesOf(hotel).some(showsSea)).map(({ city }) => city);
    expect(new Set(towns)).toEqual(new Set(onTheSea));
  });

  it('show a pool only where the hotel has one', () => {
    const pools = hotels.filter((hotel) => namesOf(hotel).some((name) => /-pool-/.test(name)));
    expect(pools.length).toBeGreaterThan(5);
    expect(pools.filter(({ amenities }) => !amenities.includes('Pool'))).toEqual([]);
  });

  it('can all be drawn as complete documents, and so can those of older installations', async () => {
    for (const name of [...hotels.flatMap(namesOf), 'sea-noon', 'suite-golden']) {
      const svg = await drawnScene(demoArtFolder, name);
      expect(svg).toMatch(/^<svg/);
      expect(svg).not.toMatch(/NaN|undefined|<script|<style|var\(/);
    }
  });
});
