import { expect, it } from 'vitest';
import { worldGeography } from '../../../gateway/backends/provider/geography/geography.ts';
import { createHotelBook } from '../../../gateway/backends/provider/content/facts.ts';
import { cityRows } from '../../../gateway/backends/provider/calls/city-hotels.ts';
import { offersOf } from '../../../gateway/backends/provider/fares/offers.ts';

it('prices a hundred hotels within a blink', () => {
  const hotels = createHotelBook(worldGeography(), 'speed');
  const stay = { checkIn: 22_400, checkOut: 22_403, rooms: [{ adults: 2, ages: [6] }], nationality: 'IL' };
  const market = { seed: 'speed', currency: 'ILS', asked: 22_300 };
  const price = (first: number) => {
    for (let code = first; code < first + 100; code += 1) {
      const hotel = hotels.hotel(String(code));
      if (hotel) offersOf(market, hotel, stay);
    }
  };
  price(1_002_000);
  const started = process.cpuUsage();
  price(1_001_000);
  const { user, system } = process.cpuUsage(started);
  // 10 to 20 ms on a free core; the bound leaves room for a busy machine.
  expect((user + system) / 1_000).toBeLessThan(60);
});

it('lets other work in while it writes the list of a large city', async () => {
  const geography = worldGeography();
  const world = { geography, hotels: createHotelBook(geography, 'speed'), seed: 'speed' };
  const london = geography.cityByCode('2643743');
  if (!london) throw new Error('London is missing');
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 0);
  const rows = await cityRows(london, true, world);
  clearInterval(ticking);
  expect(rows).toHaveLength(1_900);
  expect(turns).toBeGreaterThan(1);
});
