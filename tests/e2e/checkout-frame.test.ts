/** Before its scripts run, the checkout shows the draft's hotel, only to callers who may see the draft. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newBooking, hotelPage, pay, register, type BookingShown } from '../integration/support/booking.ts';
import { twoNights } from '../integration/support/search.ts';
import { Visitor } from '../support/visitor.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { seen } from './support/traveller.ts';

const product = sharedProduct();
const stay = twoNights(90);

const checkoutOf = (id: string) => `/Checkout?bookingId=${id}`;

const visitor = () => new Visitor(() => product.url);

async function draftOf(traveller: Visitor): Promise<BookingShown> {
  const [offer] = (await hotelPage(traveller, sandboxHotel, stay)).offers.offers;
  if (!offer) throw new Error('no room');
  return newBooking(traveller, { hotelId: sandboxHotel, offer, stay });
}

/** The server does not wait long for the draft, so the first response may lack it; once read it is cached. */
async function expectFrame(traveller: Visitor, id: string, hotel: object): Promise<void> {
  await expect.poll(async () => (await pageOf(traveller, id)).hotel).toMatchObject(hotel);
}

/** The hotel in the served HTML, and the caching header. */
async function pageOf(traveller: Visitor, id: string, headers: Record<string, string> = {}) {
  const answer = await traveller.fetch(checkoutOf(id), { headers });
  const html = await answer.text();
  const [, hotel = 'null'] = /id="first-hotel">([^<]*)</.exec(html) ?? [];
  return { hotel: JSON.parse(hotel), html, caching: answer.headers.get('cache-control') };
}

type ReadPage = () => ReturnType<typeof pageOf>;

/**
 * Reads the page as a caller who may not see the hotel. A read that timed out looks the same, so the result
 * counts only if reads by a permitted caller just before and after it contain the hotel. It is read twice,
 * because the first read may time out while the caller is identified.
 */
async function refused(read: ReadPage, authorizedRead: ReadPage): ReturnType<typeof pageOf> {
  let page = await read();
  await expect
    .poll(async () => {
      const before = await authorizedRead();
      for (let time = 0; time < 2 && page.hotel === null; time += 1) page = await read();
      const after = await authorizedRead();
      return page.hotel !== null || (before.hotel !== null && after.hotel !== null);
    })
    .toBe(true);
  return page;
}

describe('the prerendered page of a checkout', () => {
  const dana = visitor();
  let draft: BookingShown;
  let name: string;
  beforeAll(async () => {
    draft = await draftOf(dana);
    const { data } = await dana.ask<{ booking: { hotelName: string } }>(
      'query Name($id: ID!) { booking(id: $id) { hotelName } }',
      { id: draft.id },
    );
    name = data.booking.hotelName;
  });

  it('contains the hotel for the visitor who started the draft, and is not cacheable', async () => {
    await expectFrame(dana, draft.id, { id: draft.id, name });
    const { caching, html, hotel } = await pageOf(dana, draft.id);
    expect(caching).toBe('private, no-store');
    expect(html).toContain(` src="${hotel.picture.replaceAll('&', '&amp;')}"`);
  });

  it('does not contain the hotel for anyone else, signed in or not', async () => {
    const member = visitor();
    await register(member);
    for (const other of [visitor(), member]) {
      const { hotel, html, caching } = await refused(
        () => pageOf(other, draft.id),
        () => pageOf(dana, draft.id),
      );
      expect([hotel, caching, html.includes(name)]).toEqual([null, 'no-cache', false]);
    }
  });

  it("contains the hotel for the draft's member, but not from another site and not once it is paid", async () => {
    const member = visitor();
    await register(member);
    const own = await draftOf(member);
    // Without the claim cookie only the session identifies the owner.
    const session = member.cookie('session');
    const elsewhere = new Visitor(() => product.url, new Map([['session', session ?? '']]));
    await expectFrame(elsewhere, own.id, { name });
    const fromOutside = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    const other = await draftOf(member);
    const authorizedRead = () => pageOf(elsewhere, other.id);
    expect((await refused(() => pageOf(elsewhere, own.id, fromOutside), authorizedRead)).hotel).toBeNull();
    await pay(member, { bookingId: own.id, expectedTotalMinor: own.totalToPay.amountMinor });
    expect((await refused(() => pageOf(elsewhere, own.id), authorizedRead)).hotel).toBeNull();
  });

  it.each(['en', 'he'] as const)(
    'is visible before the data arrives, which then moves nothing: %s',
    async (language) => {
      const { page, context, pageErrors, close } = await product.open({ language });
      const cookies = dana.cookieHeader.split('; ').map((pair) => {
        const [key = '', value = ''] = pair.split('=');
        return { name: key, value, url: product.url };
      });
      await context.addCookies([...cookies, { name: 'lang', value: language, url: product.url }]);
      let answer = () => {};
      const released = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/graphql', async (route) => {
        await released;
        await route.continue();
      });
      const picture = page.locator('main img').first();
      await expectFrame(dana, draft.id, { name });
      // The cached draft can be evicted, and the page then lacks the hotel.
      await expect
        .poll(async () => {
          await page.goto(product.url + checkoutOf(draft.id));
          return picture.isVisible();
        })
        .toBe(true);
      await page.locator('#root[inert]').waitFor({ state: 'detached' });
      await seen(page.getByText(name));
      const before = [await picture.boundingBox(), await page.getByText(name).boundingBox()];
      answer();
      const order = page.getByRole('complementary');
      await seen(order.getByTestId('order-total'));
      const after = [await order.locator('img').boundingBox(), await order.getByText(name).boundingBox()];
      expect(await order.locator('img').evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
      // A shift of less than a pixel is not visible.
      const moved = after.map((box, at) => Math.abs((box?.y ?? Number.NaN) - (before[at]?.y ?? 0)));
      expect(Math.max(...moved)).toBeLessThan(1);
      expect(after.map((box) => box?.x)).toEqual(before.map((box) => box?.x));
      expect(pageErrors).toEqual([]);
      await close();
    },
  );
});
