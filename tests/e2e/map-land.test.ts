/** The land of the map: detailed at close zoom, plain while that is loading, coarse where it cannot be loaded. */
import { afterEach, expect, it } from 'vitest';
import type { WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { holdRequests } from './support/page/network.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { stay } from './support/traveller.ts';

const product = sharedProduct();
/** A sandbox hotel in Paris; it and one in Tel Aviv fit only on a map at low zoom. */
const inParis = '1001500';
const pieces = '**/assets/land-*/*.bin';

let watched: WatchedPage;
/** Names of the requested land tiles. */
let requested: string[] = [];

const look = async (hasWorker = false) => {
  watched = await product.open({ hasWorker });
  requested = [];
  watched.page.on('request', (request) => {
    const [, name] = /\/assets\/land-[^/]+\/(.+)\.bin$/.exec(request.url()) ?? [];
    if (name) requested.push(name);
  });
};
afterEach(() => watched.close());

const map = () => watched.page.getByRole('application');
const open = async (...ids: string[]) => {
  const dates = { checkin: stay.checkIn, checkout: stay.checkOut };
  const query = new URLSearchParams({ ids: ids.join(), ...dates });
  await watched.page.goto(`${product.url}/HotelsMap?${query}`);
  await expect.poll(() => map().locator('button[aria-pressed]').count()).toBe(ids.length);
};

/** Number of land tiles on the map, and of those that contain the colour of land. */
const drawn = () =>
  map().evaluate((it) => {
    const probe = document.createElement('canvas').getContext('2d');
    if (!probe) throw new Error('no canvas');
    probe.fillStyle = getComputedStyle(it).getPropertyValue('--map-land');
    probe.fillRect(0, 0, 1, 1);
    const land = probe.getImageData(0, 0, 1, 1).data.join();
    const tiles = [...it.querySelectorAll<HTMLCanvasElement>('.map-land canvas')];
    const hasLand = (tile: HTMLCanvasElement) => {
      const data = tile.getContext('2d')?.getImageData(0, 0, tile.width, tile.height).data ?? [];
      for (let at = 0; at < data.length; at += 4) if (data.slice(at, at + 4).join() === land) return true;
      return false;
    };
    return {
      picture: tiles.map((tile) => tile.toDataURL()).join(),
      withLand: tiles.filter(hasLand).length,
    };
  });

it('the map loads each detailed tile of a town once, and draws no coast before it is there', async () => {
  await look();
  const release = await holdRequests(watched.page, pieces);
  await open(sandboxHotel);
  await expect.poll(() => requested).toContain('town-152-103');
  await expect.poll(() => map().locator('.map-land-waits').count()).toBeGreaterThan(0);
  expect((await drawn()).withLand).toBe(0);
  release();
  await expect.poll(async () => (await drawn()).withLand).toBeGreaterThan(0);
  await expect.poll(() => map().locator('.map-land-waits').count()).toBe(0);
  expect(requested).toEqual([...new Set(requested)]);
  expect(watched.pageErrors).toEqual([]);
});

it('the map loads no detailed tile for a continent, and loads them as it zooms in', async () => {
  await look();
  await open(sandboxHotel, inParis);
  await expect.poll(async () => (await drawn()).withLand).toBeGreaterThan(0);
  expect(requested).toEqual([]);
  await map().focus();
  await expect
    .poll(async () => {
      await watched.page.keyboard.press('+');
      return requested.length;
    })
    .toBeGreaterThan(0);
  expect(watched.pageErrors).toEqual([]);
});

it('the map shows the coarse land where a tile fails to load, without an error message', async () => {
  await look();
  const { page } = watched;
  let failures = 0;
  page.on('requestfailed', () => (failures += 1));
  await page.route(pieces, (route) => route.abort());
  await open(sandboxHotel);
  await expect.poll(() => failures).toBeGreaterThan(0);
  await expect.poll(async () => (await drawn()).withLand).toBeGreaterThan(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  // The browser itself logs the tiles that it could not load.
  expect(watched.pageErrors.filter((each) => !each.includes('/assets/land-'))).toEqual([]);
});

it('the map shows detailed tiles that were viewed before while there is no connection', async () => {
  await look(true);
  const { page } = watched;
  await page.goto(product.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await open(sandboxHotel);
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('solera-assets')).keys();
      return requests.map(({ url }) => new URL(url).pathname).filter((path) => /\/land-.+\.bin$/.test(path));
    });
  await expect.poll(kept).not.toEqual([]);
});
