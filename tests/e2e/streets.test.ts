/**
 * Street tiles of an archive on the own origin: drawn at the right place, with labels in the user's language,
 * loaded in parts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { streetArchive } from '../support/servers/street-archive.ts';
import { Visitor } from '../support/visitor.ts';
import { expectAccessible, shoot, type WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { resultsPath, stay } from './support/traveller.ts';

const folder = mkdtempSync(join(tmpdir(), 'solera-streets-'));
const source = join(folder, 'tel-aviv.pmtiles');
/** The only street of the archive runs from west to east through its middle. */
const street = 32.075;
writeFileSync(source, streetArchive([34.6, street - 0.2, 35, street + 0.2]));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const product = builtProduct({ MAP_PMTILES: source });
let watched: WatchedPage;
let ranges: (string | undefined)[] = [];
afterEach(() => watched.close());

/** Opens a page that records the texts drawn on canvases and the byte ranges read of the archive. */
const look = async (language: 'en' | 'he', hasWorker = false) => {
  watched = await product.open({ language, hasWorker });
  ranges = [];
  watched.page.on('request', (request) => {
    if (request.url().includes('/tiles/')) ranges.push(request.headers()['range']);
  });
  await watched.page.addInitScript(() => {
    const write = CanvasRenderingContext2D.prototype.fillText;
    const words = new Set<string>();
    Object.assign(window, { words });
    CanvasRenderingContext2D.prototype.fillText = function (...line) {
      words.add(line[0]);
      write.apply(this, line);
    };
  });
};
const words = () =>
  watched.page.evaluate(() => ('words' in window && window.words instanceof Set ? [...window.words] : []));
const map = () => watched.page.getByRole('application');
const open = async () => {
  const query = new URLSearchParams({ ids: sandboxHotel, checkin: stay.checkIn, checkout: stay.checkOut });
  await watched.page.goto(`${product.url}/HotelsMap?${query}`);
  await expect.poll(() => map().locator('button[aria-pressed]').count()).toBe(1);
};

/** Pixels from north to south between two latitudes, at a zoom level. */
const pixelsBetween = (from: number, to: number, zoom: number): number => {
  const down = (latitude: number) => -Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
  return (down(to) - down(from)) * 256 * 2 ** zoom;
};
const hotelLatitude = async (): Promise<number> => {
  const { data } = await new Visitor(() => product.url).ask<{
    hotelPinsById: { coordinates: { latitude: number } }[];
  }>('query($ids: [ID!]!) { hotelPinsById(ids: $ids) { coordinates { latitude } } }', {
    ids: [sandboxHotel],
  });
  return data.hotelPinsById[0]?.coordinates.latitude ?? 0;
};
/** The kind of most points at this many pixels below the tip of the pin: labels may cover some of them. */
const drawnAt = (below: number) =>
  map().evaluate((it, dy) => {
    const pin = it.querySelector('button[aria-pressed]')?.parentElement?.getBoundingClientRect();
    const probe = document.createElement('canvas').getContext('2d');
    const colourOf = (token: string): number[] => {
      if (!probe) return [];
      probe.fillStyle = getComputedStyle(it).getPropertyValue(token);
      probe.fillRect(0, 0, 1, 1);
      return [...probe.getImageData(0, 0, 1, 1).data];
    };
    const tiles = [...it.querySelectorAll<HTMLCanvasElement>('.map-streets canvas')];
    const at = (x: number, y: number): number[] => {
      for (const tile of tiles) {
        const { left, right, top, bottom, width } = tile.getBoundingClientRect();
        if (x < left || x >= right || y < top || y >= bottom) continue;
        const scale = tile.width / width;
        const context = tile.getContext('2d');
        return context ? [...context.getImageData((x - left) * scale, (y - top) * scale, 1, 1).data] : [];
      }
      return [];
    };
    const [way, land] = [colourOf('--map-coast'), colourOf('--map-land')];
    const far = (colour: number[], other: number[]): number =>
      colour.reduce((sum, part, index) => sum + Math.abs(part - (other[index] ?? 0)), 0);
    // The edge of a thin road is blended with the land.
    const nearest = (colour: number[]): string =>
      (colour[3] ?? 0) < 255 ? 'nothing' : far(colour, way) < far(colour, land) ? 'way' : 'land';
    const places = Array.from({ length: 41 }, (_, index) =>
      nearest(at((pin?.x ?? 0) + 10 * (index - 20), (pin?.y ?? 0) + dy)),
    );
    return ['way', 'land', 'nothing'].find((kind) => places.filter((place) => place === kind).length > 20);
  }, below);

describe.each([
  ['en', 'Sea Road'],
  ['he', 'דרך הים'],
] as const)('streets on the map, %s', (language, name) => {
  it("are at the right place, labelled in the user's language, with attribution, and read in parts", async () => {
    await look(language);
    await open();
    const below = pixelsBetween(await hotelLatitude(), street, 12);
    await expect.poll(() => drawnAt(below)).toBe('way');
    expect(await drawnAt(below + 40)).toBe('land');
    await expect.poll(words).toContain(name);
    await expect.poll(() => map().getByRole('link', { name: '© OpenStreetMap' }).count()).toBe(1);
    // The notice that there are no streets is not shown.
    expect(await watched.page.getByText(/street tiles|אריחי/).count()).toBe(0);
    expect(ranges.length).toBeGreaterThan(1);
    expect(ranges.every((range) => /^bytes=\d+-\d+$/.test(range ?? ''))).toBe(true);
    await shoot(watched.page, `streets-${language}`);
    await expectAccessible(watched.page);
    expect(watched.pageErrors).toEqual([]);
  });
});

it('streets change with the theme and the language of the page without a reload', async () => {
  await look('en');
  await open();
  const below = pixelsBetween(await hotelLatitude(), street, 12);
  await expect.poll(() => drawnAt(below)).toBe('way');
  await watched.page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  // From here on, the expected colours are those of the dark theme.
  await expect.poll(() => drawnAt(below)).toBe('way');
  await watched.page.evaluate(() => document.documentElement.setAttribute('lang', 'ar'));
  await expect.poll(words).toContain('طريق البحر');
  expect(watched.pageErrors).toEqual([]);
});

it('streets are drawn on the small map of the results, with attribution', async () => {
  await look('he');
  await watched.page.goto(product.url + resultsPath);
  await watched.page.locator('.map-streets canvas').first().waitFor({ state: 'attached' });
  await expect.poll(() => watched.page.getByText('© OpenStreetMap').count()).toBe(1);
  expect(watched.pageErrors).toEqual([]);
});

it('street tiles are not stored by the service worker, and not requested on pages without a map', async () => {
  await look('en', true);
  const { page } = watched;
  await page.goto(`${product.url}/Contact`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('main').waitFor();
  expect(ranges).toEqual([]);
  await open();
  await expect.poll(words).toContain('Sea Road');
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().filter(({ url }) => url.includes('pmtiles')).length;
  });
  expect(kept).toBe(0);
});

it('the bundled land is shown where street tiles cannot be read', async () => {
  await look('en');
  await watched.page.route('**/tiles/*', (route) => route.fulfill({ status: 503 }));
  await open();
  await expect.poll(() => ranges.length).toBeGreaterThan(0);
  await expect.poll(() => map().locator('.map-land canvas').count()).toBeGreaterThan(0);
  expect(await map().locator('.map-streets canvas').count()).toBe(0);
  expect(await watched.page.getByRole('alert').count()).toBe(0);
});
