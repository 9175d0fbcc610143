import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { outsideFrom, outsideName, roomFrom, roomName } from '#backends/kit/drawing/address.ts';
import { SEAS } from '#backends/kit/drawing/surroundings/backdrops.ts';
import { SEA_FRONTS } from '#backends/kit/drawing/buildings/fronts.ts';
import { drawOutside } from '#backends/kit/drawing/outside.ts';
import { drawRoom } from '#backends/kit/drawing/room.ts';
import type { City } from '../geography/city.ts';
import { worldGeography } from '../geography/geography.ts';
import { isShoreTown } from '../geography/shore-towns.ts';
import { createHotelBook } from './facts.ts';
import { roomTypesOf } from '../fares/rooms.ts';
import { bedOf, openingOf, picturesOf, roomPictureOf } from './pictures.ts';

const seed = 'solera';
const geography = worldGeography();
const book = createHotelBook(geography, seed);
const allCities = geography.countries.flatMap(({ Code }) => geography.citiesOf(Code) ?? []);

const cityOf = (name: string): City => {
  const found = allCities.find((city) => city.name === name && city.known);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const hotelsOf = (city: City, most = city.hotels) =>
  Array.from({ length: Math.min(most, city.hotels) }, (_, index) => book.hotelOfCity(city, index));

describe('the opening pictures of a town', () => {
  const towns = [
    'Tel Aviv',
    'Jerusalem',
    'Eilat',
    'Haifa',
    'Tiberias',
    'Paris',
    'London',
    'Zermatt',
    'Interlaken',
    'Barcelona',
    'Bangkok',
    'Kyoto',
  ];

  it.each(towns)('%s: no two of its hotels open with the same scene, whatever page they meet on', (name) => {
    const openings = hotelsOf(cityOf(name)).map((hotel) => {
      const { detail: _chance, house: _house, ...composition } = openingOf(seed, hotel);
      return JSON.stringify(composition);
    });
    expect(new Set(openings).size).toBe(openings.length);
  });

  it('are different drawings on every page of twenty', () => {
    const pages = towns.flatMap((name) => {
      const drawn = hotelsOf(cityOf(name), 100).map((hotel) => drawOutside(openingOf(seed, hotel)));
      return Array.from({ length: Math.ceil(drawn.length / 20) }, (_, page) =>
        drawn.slice(page * 20, page * 20 + 20),
      );
    });
    expect(pages.flat().length).toBeGreaterThan(1_000);
    expect(pages.filter((page) => new Set(page).size < page.length)).toEqual([]);
  });

  it('seldom have the same house in the same light before the same things', () => {
    const alike = towns.map((name) => {
      const bare = hotelsOf(cityOf(name), 20).map((hotel) => {
        const { house, light, front, backdrop, mirrored } = openingOf(seed, hotel);
        return [house, light, front, backdrop, mirrored].join();
      });
      return bare.length - new Set(bare).size;
    });
    expect(Math.max(...alike)).toBeLessThanOrEqual(2);
  });

  it('are always the same for the same hotel', () => {
    const again = createHotelBook(geography, seed);
    const drawn = hotelsOf(cityOf('Haifa')).map((hotel) => outsideName(openingOf(seed, hotel)));
    const later = drawn.map((_, index) =>
      outsideName(openingOf(seed, again.hotelOfCity(cityOf('Haifa'), index))),
    );
    expect(later).toEqual(drawn);
  });
});

describe('the sea', () => {
  const showsSea = (city: City): boolean =>
    hotelsOf(city, 8).some((hotel) => {
      const { backdrop, front } = openingOf(seed, hotel);
      return SEAS.has(backdrop) || SEA_FRONTS.has(front);
    });

  it.each(['Tel Aviv', 'Haifa', 'Eilat', 'Barcelona', 'Nice', 'Santorini', 'Phuket'])(
    'the sea is seen in pictures of %s',
    (name) => {
      expect(showsSea(cityOf(name))).toBe(true);
    },
  );

  it.each(['Jerusalem', 'Tiberias', 'Paris', 'Madrid', 'Zermatt', 'Bangkok', 'Las Vegas', 'Kyoto', 'Ubud'])(
    'is not seen in %s',
    (name) => {
      expect(showsSea(cityOf(name))).toBe(false);
    },
  );

  it('is never seen in a town that Natural Earth puts further than 8 km from one', () => {
    const distance = distanceToCoast();
    const wrong = allCities.filter(
      (city) =>
        city.hotels > 0 &&
        !exempt.has(city.name) &&
        distance(city.longitude, city.latitude) > 8 &&
        showsSea(city),
    );
    expect(wrong.map((city) => city.name)).toEqual([]);
  });

  it('has the towns on its shore that the list names', () => {
    const distance = distanceToCoast();
    const towns = allCities.filter((city) => isShoreTown(city.code) && !city.known);
    expect(towns.length).toBeGreaterThan(2_000);
    expect(towns.filter((city) => distance(city.longitude, city.latitude) > 4.2)).toEqual([]);
  });
});

/** On salt or great lakes, which the atlas does not count as seas. */
const exempt = new Set(['Ein Bokek', 'Chicago', 'Toronto']);

describe('a drawing', () => {
  const towns = [
    'Tel Aviv',
    'Jerusalem',
    'Paris',
    'Zermatt',
    'Dubai',
    'Amsterdam',
    'Kyoto',
    'Phuket',
    'Eilat',
    'Haifa',
  ];
  const hotels = towns.flatMap((name) => hotelsOf(cityOf(name), 100));

  it('is as small as a page needs it: 8 kB at the median, never above 14', () => {
    const sizes = hotels
      .map((hotel) => Buffer.byteLength(drawOutside(openingOf(seed, hotel))))
      .sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(8_500);
    expect(sizes.at(-1)).toBeLessThan(14_000);
  });

  it('is a document of its own without scripts, styles or numbers that are none', () => {
    const bad = hotels
      .map((hotel) => drawOutside(openingOf(seed, hotel)))
      .filter((svg) => /NaN|undefined|<script|<style|href="[^#]|var\(/.test(svg));
    expect(bad).toEqual([]);
  });

  it('is found again by its name, and no other name is', () => {
    const scenes = hotels.map((hotel) => openingOf(seed, hotel));
    expect(scenes.map((scene) => outsideFrom(outsideName(scene)))).toEqual(scenes);
    const [name = ''] = scenes.map(outsideName);
    for (const wrong of [
      `${name}-1`,
      `x${name}`,
      name.slice(0, -1).replace(/-[^-]*$/, ''),
      name.replace(/-\d\d-/, '-31-'),
      `${name}zzzzzzzz`,
    ])
      expect(outsideFrom(wrong)).toBeUndefined();
  });

  it('shows a pool only where the hotel has one outside', () => {
    const pools = hotels.flatMap((hotel) =>
      picturesOf(seed, hotel, 'http://x').all.filter((url) => url.includes('-pool-')),
    );
    expect(pools.length).toBeGreaterThan(50);
    const palace = hotelsOf(cityOf('Tel Aviv')).filter((hotel) => hotel.stars <= 1);
    expect(palace.filter((hotel) => openingOf(seed, hotel).front === 'pool').length).toBeLessThan(2);
  });
});

describe('pictures of rooms', () => {
  const hotels = ['Tel Aviv', 'Jerusalem', 'Paris', 'Zermatt'].flatMap((name) => hotelsOf(cityOf(name), 60));
  const rooms = hotels.flatMap((hotel) =>
    roomTypesOf(seed, hotel).map((room) => {
      const [name = ''] = /[^/]+(?=\.svg$)/.exec(roomPictureOf(seed, hotel, room, 'http://x')) ?? [];
      return { hotel, room, name, scene: roomFrom(name) };
    }),
  );

  it.each([
    ['Classic Room,2 Twin Beds', 'twin'],
    ['Family Room,1 Double Bed and 2 Twin Beds', 'family'],
    ['Two-Bedroom Apartment,2 Queen Beds and 2 Sofa Beds', 'family'],
    ['Deluxe Room,1 King Bed and 1 Sofa Bed', 'king'],
    ['Room,1 Queen Bed', 'double'],
  ])('show the beds of %s', (name, bed) => {
    expect(bedOf(name)).toBe(bed);
  });

  it('are found by their names, as small as outsides, and look out on what stands behind the hotel', () => {
    expect(rooms.length).toBeGreaterThan(400);
    const wrong = rooms.filter(({ hotel, name, scene }) => {
      if (!scene || roomName(scene) !== name || scene.view !== openingOf(seed, hotel).backdrop) return true;
      const svg = drawRoom(scene);
      return Buffer.byteLength(svg) > 14_000 || /NaN|undefined/.test(svg);
    });
    expect(wrong).toEqual([]);
  });

  it('differ from room to room of a hotel', () => {
    const doubled = hotels.filter((hotel) => {
      const own = rooms.filter((room) => room.hotel === hotel).map(({ name }) => name);
      return new Set(own).size < own.length;
    });
    expect(doubled).toEqual([]);
  });

  it('stand in the gallery, which never shows a picture twice and shows the sea only by the sea', () => {
    const inland = hotelsOf(cityOf('Paris'), 60).flatMap((hotel) => picturesOf(seed, hotel, 'http://x').all);
    expect(inland.filter((url) => /\/in-/.test(url)).length).toBeGreaterThan(100);
    expect(inland.filter((url) => /-(sea|bay|gulf|islands)-|lobby|restaurant/.test(url))).toEqual([]);
    const doubled = hotels.filter((hotel) => {
      const { all } = picturesOf(seed, hotel, 'http://x');
      return new Set(all).size < all.length;
    });
    expect(doubled).toEqual([]);
  });
});

/** Kilometres from a point to the nearest line of Natural Earth's 1:10m land; more than 25 as Infinity. */
function distanceToCoast(): (longitude: number, latitude: number) => number {
  const require = createRequire(import.meta.url);
  const { mesh } = require('topojson-client') as {
    mesh(topology: unknown): { coordinates: [number, number][][] };
  };
  const grid = new Map<string, number[]>();
  const cell = (x: number, y: number): string => `${Math.floor(x * 4)},${Math.floor(y * 4)}`;
  for (const row of mesh(require('world-atlas/land-10m.json')).coordinates)
    row.slice(1).forEach(([x, y], at) => {
      const [fromX, fromY] = row[at] ?? [x, y];
      if (Math.abs(x) > 179.9 && Math.abs(fromX) > 179.9) return;
      const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) * 111) + 1;
      for (let step = 0; step < steps; step += 1) {
        const [px, py] = [fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps];
        const found = grid.get(cell(px, py));
        if (found) found.push(px, py);
        else grid.set(cell(px, py), [px, py]);
      }
    });
  return (longitude, latitude) => {
    const shrink = Math.cos((latitude * Math.PI) / 180);
    let nearest = Infinity;
    for (const east of [-1, 0, 1])
      for (const north of [-1, 0, 1]) {
        const points = grid.get(cell(longitude + east / 4, latitude + north / 4)) ?? [];
        for (let at = 0; at < points.length; at += 2)
          nearest = Math.min(
            nearest,
            Math.hypot(((points[at] ?? 0) - longitude) * shrink, (points[at + 1] ?? 0) - latitude) * 111,
          );
      }
    return nearest;
  };
}
