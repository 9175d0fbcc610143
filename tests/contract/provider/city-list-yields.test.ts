import { expect, it } from 'vitest';
import { worldGeography } from '#backends/provider/geography/geography.ts';
import { createHotelBook } from '#backends/provider/content/facts.ts';
import { defaultSettings } from '#backends/provider/control/settings.ts';
import { cityRows } from '#backends/provider/calls/catalogue/city-hotels.ts';

it('the sandbox handles other requests while it writes the list of a large city', async () => {
  const geography = worldGeography();
  const hotels = createHotelBook(geography, 'yields');
  const world = { geography, hotels, seed: 'yields', settings: defaultSettings };
  const london = geography.cityByCode('2643743');
  if (!london) throw new Error('London is missing');
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 0);
  const rows = await cityRows(london, true, world);
  clearInterval(ticking);
  expect(rows).toHaveLength(1_900);
  expect(turns).toBeGreaterThan(1);
});
