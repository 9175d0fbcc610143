import type { Locator } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  agorotOf,
  expectAccessible,
  expectNoSidewaysScroll,
  plain,
  shoot,
  type WatchedPage,
} from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { dayFromToday } from './support/dates.ts';
import { type Sandbox, sandboxHotel, sandboxOf } from './support/product/sandbox.ts';
import {
  cards,
  hotelPath,
  resultsDone,
  rooms,
  seen,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

const patiently = { timeout: 60_000 };

/** URL of a search of Tel Aviv; the city code is the sandbox's. */
const results = (ahead: number, more: Readonly<Record<string, string>> = {}): string =>
  `/?${new URLSearchParams({
    destination: 'Israel',
    country: 'IL',
    city: '293397',
    cityName: 'Tel Aviv',
    checkin: dayFromToday(ahead),
    checkout: dayFromToday(ahead + 2),
    guests: '2',
    ...more,
  })}`;

/** Days until the first Thursday that is at least a month ahead. */
const untilThursday = 30 + ((4 - new Date(`${dayFromToday(30)}T12:00:00`).getDay() + 7) % 7);

const product = builtProduct();

describe.each([
  ['en', 'desktop', 40],
  ['he', 'phone', 50],
] as const)('a results page with live prices, %s, %s', (language, size, ahead) => {
  const prefix = `live-${language}-${size}`;
  let sandbox: Sandbox;
  let watched: WatchedPage;
  let traveller: Traveller;

  beforeAll(async () => {
    sandbox = await sandboxOf(product.url);
  });
  beforeEach(async () => {
    watched = await product.open({ language, size });
    traveller = travellerOn(watched, language);
  });
  afterEach(async () => {
    await sandbox.heal();
    await watched.close();
    if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
  });

  const open = (path: string) => watched.page.goto(product.url + path);
  const names = async (list = traveller) => cards(list).getByRole('heading').allInnerTexts();
  const state = () =>
    watched.page.getByRole('region', {
      name: traveller.say('Progress of the search', 'discover.results.state'),
    });
  const said = () => watched.page.getByTestId('announcer');
  const look = async (name: string) => {
    await shoot(watched.page, `${prefix}-${name}`);
    await expectAccessible(watched.page);
    await expectNoSidewaysScroll(watched.page);
  };
  /** The button that shows better matches; its label may contain their number. */
  const news = () =>
    watched.page.getByRole('button', {
      name:
        language === 'en'
          ? /^Show (the new order|[\d,]+ better match(es)?)$/
          : /^(הצגה בסדר המעודכן|הצגת .*)$/,
    });

  /** Moves the pointer, or a finger, over the list without opening anything. */
  async function touchList(): Promise<void> {
    const card = cards(traveller).first();
    if (size === 'desktop') await card.hover();
    else await card.getByRole('button').first().tap();
  }

  /**
   * Presses the button by keyboard, if better matches arrived: the first five of a hundred hotels are almost
   * never the first five of all.
   */
  async function takeNews(before: readonly string[], final: readonly string[]): Promise<void> {
    const { page, say } = { ...watched, ...traveller };
    if (final.join() === before.join()) return;
    await seen(news());
    await look('news');
    await news().focus();
    expect(await names()).toEqual(before);
    await page.keyboard.press('Enter');
    const list = page.getByRole('list', { name: say('Hotels', 'discover.results.list'), exact: true });
    await expect.poll(() => list.evaluate((it) => it === document.activeElement)).toBe(true);
  }

  it('shows its progress, continues after a reload, and moves nothing under the pointer until the button is pressed', async () => {
    const { page } = watched;
    await sandbox.fault(
      { call: 'Search', kind: 'delay', ms: 7_000, nth: 2 },
      { call: 'Search', kind: 'delay', ms: 18_000, nth: 3 },
    );
    await sandbox.forget();
    let requests = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.get('operationName') === 'HeldHotels') requests += 1;
    });
    await open(results(ahead));
    await seen(cards(traveller).first());
    await seen(page.getByRole('progressbar'));
    const words = language === 'en' ? /(\d+) of ([\d,]+) hotels checked/ : /נבדקו (\d+) מתוך ([\d,]+) מלונות/;
    const counts = async () => {
      const [, checked = '0', total = '0'] = words.exec(plain(await state().innerText())) ?? [];
      return { checked: Number(checked), total: Number(total.replace(',', '')) };
    };
    // The names come first; a card may grow by a line when its price does.
    let read = { checked: 0, total: 0 };
    const checked = async () => {
      read = await counts();
      return read.checked;
    };
    await expect.poll(checked, patiently).toBeGreaterThanOrEqual(100);
    expect(read.checked).toBeLessThan(read.total);

    await page.reload();
    await seen(cards(traveller).first());
    await seen(page.getByRole('progressbar'));
    await touchList();
    const before = await names();
    const places = () =>
      cards(traveller).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    const placesBefore = await places();
    // No total and no page links yet, because they would change a moment later.
    expect(
      await page
        .getByRole('navigation', { name: traveller.say('Result pages', 'discover.results.pages') })
        .count(),
    ).toBe(0);
    await look('running');
    await expect.poll(() => page.getByRole('progressbar').count(), patiently).toBe(0);
    expect(await names()).toEqual(before);
    expect(await places()).toEqual(placesBefore);
    // The hotels on screen are read once for each newer list, and a few times for late pictures.
    expect(requests).toBeLessThan(15);
    // Two page loads need three chunks; requests for other dates contain few hotels.
    expect((await sandbox.searches()).filter((hotels) => hotels > 10)).toHaveLength(3);

    const other = await product.open({ language, size });
    await other.page.goto(page.url());
    await seen(cards(travellerOn(other, language)).first());
    const final = await names(travellerOn(other, language));
    await other.close();
    await takeNews(before, final);
    await expect.poll(() => names()).toEqual(final);
    expect(await news().count()).toBe(0);
  });

  it('reports hotels that could not be checked without moving the list, and retries by keyboard', async () => {
    const { page, say } = { ...watched, ...traveller };
    await sandbox.fault({ call: 'Search', kind: 'http', status: 500, nth: 2 });
    await open(results(ahead + 1));
    const failed = state().getByRole('alert');
    await seen(failed);
    expect(await failed.innerText()).toMatch(
      /\d+ (hotels could not be checked\. The list shows the others|מלונות לא נבדקו\. הרשימה מציגה את השאר)\./,
    );
    await expect.poll(() => cards(traveller).count()).toBe(5);
    await look('failed');
    await sandbox.heal();
    await sandbox.forget();
    await sandbox.fault({ call: 'Search', kind: 'delay', ms: 2_000, nth: 1 });
    await failed.getByRole('button', { name: say('Retry', 'discover.results.retry') }).focus();
    await page.keyboard.press('Enter');
    const retrying = say('Checking the missing hotels again.', 'discover.results.retrying');
    await expect.poll(() => said().innerText(), patiently).toContain(retrying);
    await expect.poll(() => failed.count(), patiently).toBe(0);
    await expect.poll(() => page.getByRole('progressbar').count(), patiently).toBe(0);
    await expect.poll(() => state().evaluate((it) => it === document.activeElement)).toBe(true);
    expect((await sandbox.searches()).filter((hotels) => hotels > 10)).toHaveLength(1);
  });

  it('offers the one filter whose removal helps, with the number of hotels it brings', async () => {
    const { page } = watched;
    await open(results(ahead, { stars: '5', amenities: 'WiFi', max: '10' }));
    await seen(page.getByRole('heading', { name: traveller.say('No Hotels Found', 'discover.empty.title') }));
    const remove = page.getByRole('button', {
      name: language === 'en' ? /^Remove .*: \d+ hotels$/ : /^הסרת .*\d+ מלונות$/,
    });
    await seen(remove);
    await look('empty');
    const [, count = ''] = /: (\d+) \D+$/.exec(plain(await remove.innerText())) ?? [];
    await remove.click();
    await resultsDone(traveller);
    const line = page.locator('#results-heading + p');
    // Hotels with rooms, and those together with the sold-out ones, which are counted separately.
    const counted = async () => {
      const [, free = '', full = '0'] =
        /^(\d+)\D+(?:(\d+)[^\d,]+,)?/.exec(plain(await line.innerText())) ?? [];
      return [Number(free), Number(free) + Number(full)];
    };
    await expect.poll(counted).toContain(Number(count));
    expect(new URL(page.url()).searchParams.has('max')).toBe(false);
    expect(new URL(page.url()).searchParams.get('stars')).toBe('5');
  });

  /** Follows a link to other dates and expects available rooms there. */
  async function followTo(link: Locator): Promise<void> {
    const { page } = watched;
    await link.click();
    await page.waitForURL(/\/Hotel\?/);
    await seen(rooms(traveller).first());
    expect(new URL(page.url()).searchParams.get('guests')).toBe('2');
  }

  it('links a card without rooms to the nearest dates with rooms', async () => {
    const { page, say } = { ...watched, ...traveller };
    await open(results(ahead, { page: '900' }));
    await resultsDone(traveller);
    const card = cards(traveller)
      .filter({ hasText: say('no available rooms', 'discover.card.noRooms') })
      .first();
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.innerText()).toContain(say('for these dates', 'discover.card.forDates'));
    const dates = cards(traveller).locator('p').getByRole('link');
    await seen(dates.first());
    await look('nearest');
    await followTo(dates.first());
    expect(new URL(page.url()).searchParams.get('checkin')).not.toBe(dayFromToday(ahead));
  });

  it('opens a sold-out hotel whose page links to other dates, and moves the focus to them', async () => {
    const { page, say } = { ...watched, ...traveller };
    await sandbox.fault({ call: 'Search', kind: 'sold-out', hotelCode: sandboxHotel, times: 1 });
    await open(hotelPath(sandboxHotel));
    await seen(page.getByText(say('no available rooms', 'hotel.rooms.none')));
    const region = page.getByRole('region', { name: say('Choose your room', 'hotel.rooms.heading') });
    const dates = region.getByRole('link');
    await seen(dates.first());
    await region.scrollIntoViewIfNeeded();
    await look('hotel-nearest');
    const total = agorotOf(await dates.first().innerText());
    await followTo(dates.first());
    expect(agorotOf(await rooms(traveller).first().locator('xpath=ancestor::label').innerText())).toBe(total);
    const heading = region.getByRole('heading', { level: 2 }).first();
    await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('shows after a pause on which dates the same hotel is cheaper', async () => {
    const { page, say } = { ...watched, ...traveller };
    // Two nights of a weekend, in a country where weekends are expensive.
    await open(results(untilThursday));
    await resultsDone(traveller);
    const panel = page.getByRole('region', {
      name: say('Cheaper on nearby dates', 'common.dates.cheaper.title'),
    });
    await panel.waitFor({ state: 'visible', timeout: 60_000 });
    await panel.scrollIntoViewIfNeeded();
    await look('cheaper');
    const hint = panel.getByRole('listitem').first();
    const words = plain(await hint.innerText());
    const total = agorotOf(words);
    const [, saving = '0'] = /−(\d+)%/.exec(words) ?? [];
    expect(Number(saving)).toBeGreaterThanOrEqual(5);
    await followTo(hint.getByRole('link'));
    expect(agorotOf(await rooms(traveller).first().locator('xpath=ancestor::label').innerText())).toBe(total);
    expect(new URL(page.url()).searchParams.get('checkin')).not.toBe(dayFromToday(untilThursday));
  });
});
