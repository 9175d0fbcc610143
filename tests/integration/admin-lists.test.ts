/** The lists of the admin panel: their content and the number of upstream calls. */
import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { codeOf, demoAdmin, queryAs } from './support/callers.ts';
import { callsBy } from './support/platform-calls.ts';
import { createHotel, hotelForm } from './support/admin-hotels.ts';

let product: TestProduct;
let admin: Visitor;

const ids: Record<string, string> = {};
/** A word that occurs only in the records of this test. */
const mark = `zq${randomUUID().slice(0, 8)}`;

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

async function storeBooking(at: number, more: object = {}): Promise<string> {
  const record = await product.store('Booking', {
    hotel_id: 'nowhere',
    hotel_name: `Hotel ${mark} ${at}`,
    hotel_location: 'Haifa, Israel',
    status: 'confirmed',
    check_in_date: day(10 + at),
    check_out_date: day(12 + at),
    nights: 2,
    guests: 2,
    total_price: 100 + at,
    guest_name: '=HYPERLINK("evil")',
    guest_first_name: '=HYPERLINK("evil")',
    guest_last_name: '',
    guest_email: `guest${at}@example.com`,
    occupancy: { adults: 2, childrenAges: [], infants: 0, rooms: 2 },
    created_by: 'guest@example.com',
    ...more,
  });
  return String(record['id']);
}

beforeAll(async () => {
  product = await startTestProduct();
  admin = await demoAdmin(product);
  for (let at = 0; at < 25; at += 1) ids[`booking${at}`] = await storeBooking(at);
  ids['past'] = await storeBooking(30, {
    hotel_name: `Past ${mark}`,
    check_in_date: day(-9),
    check_out_date: day(-7),
    status: 'pending',
    mismatch: 'the fare differs',
    insurance_details: { package_name: 'Basic', price: 40, options: [] },
  });
});
afterAll(() => product.stop());

const ask = queryAs(() => admin);

interface Listed {
  readonly items: readonly { readonly id: string; readonly hotelName: string }[];
  readonly pageInfo: { readonly page: number; readonly totalPages: number; readonly totalItems: number };
  readonly csv?: { readonly name: string; readonly mediaType: string; readonly content: string };
}
const bookings = async (variables: object, csv = ''): Promise<Listed> =>
  (
    await ask<{ adminBookings: Listed }>(
      `query($status: BookingStatus, $flagged: Boolean! = false, $search: String! = "", $sort: AdminBookingSort! = NEWEST, $page: AdminPageInput) {
        adminBookings(status: $status, flagged: $flagged, search: $search, sort: $sort, page: $page) {
          items { id hotelName status totalPrice { amount } guest { name email } history { what } }
          pageInfo { page totalPages totalItems } ${csv}
        }
      }`,
      { ...variables },
    )
  ).adminBookings;

describe('lists', () => {
  it('cost one list call and one count call, however many items the page has', async () => {
    const cost = await callsBy(product, () => bookings({ search: mark, page: { page: 1, pageSize: 20 } }));
    expect(cost).toEqual({ viewer: expect.any(Number), adminBookingList: 1, adminBookingCount: 1 });
    expect(cost['viewer']).toBeLessThanOrEqual(2);
  });

  it('are paged by the platform, and a page past the end is the last one', async () => {
    const first = await bookings({
      search: `Hotel ${mark}`,
      sort: 'OLDEST',
      page: { page: 1, pageSize: 10 },
    });
    expect(first.pageInfo).toEqual({ page: 1, totalPages: 3, totalItems: 25 });
    expect(first.items.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, at) => ids[`booking${at}`]),
    );
    const last = await bookings({
      search: `Hotel ${mark}`,
      sort: 'OLDEST',
      page: { page: 2_147_483_647, pageSize: 10 },
    });
    expect(last.pageInfo).toMatchObject({ page: 3 });
    expect(last.items.map(({ id }) => id)).toEqual([20, 21, 22, 23, 24].map((at) => ids[`booking${at}`]));
  });

  it("show which bookings differ from the hotel's records", async () => {
    const page = await bookings({ flagged: true, search: mark });
    expect(page.items.map(({ id }) => id)).toEqual([ids['past']]);
    expect((await bookings({ flagged: true, status: 'cancelled', search: mark })).items).toEqual([]);
  });

  it('find words in any field, the end of an id, and treat patterns as plain text', async () => {
    const only = async (search: string) => (await bookings({ search })).items.map(({ id }) => id);
    expect(await only(`${mark.toUpperCase()} guest7@example`)).toEqual([ids['booking7']]);
    expect(await only((ids['booking3'] ?? '').slice(-8).toUpperCase())).toEqual([ids['booking3']]);
    expect(await only(`${mark} .*`)).toEqual([]);
    expect(await only(`${mark} (a+)+$`)).toEqual([]);
    expect(
      codeOf(await admin.ask('{ adminBookings(search: "' + 'x'.repeat(101) + '") { items { id } } }')),
    ).toBe('BAD_USER_INPUT');
  });

  it('find a draft without a guest by the email of its account', async () => {
    const account = `${randomUUID()}@example.com`;
    const noGuest = { guest_name: '', guest_email: '', created_by: account };
    const draft = await storeBooking(41, { hotel_name: 'Plain', ...noGuest });
    expect((await bookings({ search: account })).items.map(({ id }) => id)).toEqual([draft]);
  });

  it('find the names and places that rows show, in English and in Hebrew', async () => {
    const hotel = await createHotel(admin, hotelForm({ name: 'Harbour', nameHe: 'בית הנמל' }));
    const email = `${randomUUID()}@example.com`;
    const at = (place: string, more: object = {}) =>
      storeBooking(40, { hotel_name: 'Plain', hotel_location: place, guest_email: email, ...more });
    const harbour = await at('Hayarkon 1, Tel Aviv, Israel', { hotel_id: hotel.id });
    const rome = await at('Rome, Italy');
    const bucharest = await at('Bucharest, Romania');
    const muscat = await at('Muscat, Oman');
    const zurich = await at('Zürich, Switzerland');
    const beerSheva = await at("Be'er Sheva, Israel");
    const saoPaulo = await at('São Paulo, Brazil');
    const renamed = await at('Oslo, Norway', { hotel_name_he: 'אכסניית המגדלור' });
    const found = async (search: string) =>
      (await bookings({ search: `${email} ${search}` })).items.map(({ id }) => id).toSorted();
    expect(await found('ציריך')).toEqual([zurich]);
    expect(await found('באר שבע')).toEqual([beerSheva]);
    expect(await found('סאו פאולו')).toEqual([saoPaulo]);
    expect(await found('הנמל')).toEqual([harbour]);
    expect(await found('בית נמל')).toEqual([harbour]);
    expect(await found('המגדלור')).toEqual([renamed]);
    expect(await found('תל אביב')).toEqual([harbour]);
    expect(await found('רומא')).toEqual([rome]);
    expect(await found('רומא איטליה')).toEqual([rome]);
    expect(await found('רומניה')).toEqual([bucharest]);
    expect(await found('עומאן')).toEqual([muscat]);
    expect(await found('rome')).toEqual([rome]);
    expect(await found('hayarkon')).toEqual([harbour]);
    expect(await found('שקר')).toEqual([]);
  });

  it('filter by status, and sort the next check-in first and past ones last', async () => {
    const pending = await bookings({ search: mark, status: 'pending' });
    expect(pending.items.map(({ id }) => id)).toEqual([ids['past']]);
    const arriving = await bookings({ search: mark, sort: 'CHECK_IN', page: { page: 1, pageSize: 100 } });
    expect(arriving.items.map(({ id }) => id)).toEqual([
      ...Array.from({ length: 25 }, (_, at) => ids[`booking${at}`]),
      ids['past'],
    ]);
    const third = await bookings({ search: mark, sort: 'CHECK_IN', page: { page: 3, pageSize: 10 } });
    expect(third.items.map(({ id }) => id)).toEqual(
      [20, 21, 22, 23, 24].map((at) => ids[`booking${at}`]).concat(ids['past'] ?? ''),
    );
  });

  it.each([{ page: 0 }, { pageSize: 0 }, { pageSize: 101 }])(
    'lists of administrators refuse the page %j',
    async (page) => {
      const answer = await admin.ask(
        'query($page: AdminPageInput) { adminUsers(page: $page) { items { id } } }',
        { page },
      );
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    },
  );

  it('can be exported as a CSV that spreadsheets open correctly and without running formulas', async () => {
    const { csv } = await bookings({ search: mark, sort: 'OLDEST' }, 'csv { name mediaType content }');
    expect(csv).toMatchObject({ name: 'bookings.csv', mediaType: 'text/csv; charset=utf-8' });
    const content = csv?.content ?? '';
    expect(content.startsWith('\uFEFFid,confirmation,status,hotel,')).toBe(true);
    const lines = content.trimEnd().split('\r\n');
    expect(lines).toHaveLength(27);
    expect(lines[1]).toContain(`"'=HYPERLINK(""evil"")"`);
    expect(lines[1]).toContain(`,${day(10)},${day(12)},2,2,,,2,,,100.00,0.00,100.00,ILS,`);
    expect(lines[26]).toContain(',130.00,40.00,170.00,ILS,');
  });

  it('of bookings are exported with every column that an administrator needs', async () => {
    const word = `zq${randomUUID().slice(0, 8)}`;
    await storeBooking(40, {
      hotel_name: `Told ${word}`,
      status: 'cancelled',
      meal_plan: 'Half Board',
      guest_phone: '054-123-4567',
      special_requests: 'A quiet room',
      other_guests: [
        { title: 'Mr', first_name: 'Dan', last_name: 'Test' },
        { title: '', first_name: '', last_name: '' },
      ],
      payment: { brand: 'Visa', last_four: '1121', paid_at: '2026-01-01T09:00:00.000Z' },
      cancellation_details: {
        hotelFee: { amountMinor: 5_000, currency: 'ILS' },
        extrasFee: { amountMinor: 0, currency: 'ILS' },
        fee: { amountMinor: 5_000, currency: 'ILS' },
        refund: { amountMinor: 9_000, currency: 'ILS' },
        reason: null,
        isEstimate: false,
        requestedAt: '2026-01-02T09:00:00.000Z',
        declaration: null,
      },
    });
    const { csv } = await bookings({ search: word }, 'csv { content }');
    const [row] = Papa.parse<object>((csv?.content ?? '').replace('\uFEFF', ''), { header: true }).data;
    expect(row).toMatchObject({
      phone: '054-123-4567',
      account: 'guest@example.com',
      other_guests: 'Dan Test',
      rooms: '2',
      meal: 'Half Board',
      special_requests: 'A quiet room',
      total: '140.00',
      paid: '2026-01-01',
      card: 'Visa 1121',
      cancellation_fee: '50.00',
      refund: '90.00',
    });
  });

  it('of hotels are sorted and filtered as requested', async () => {
    await createHotel(admin, hotelForm({ name: `Cheap ${mark}`, basePriceMinor: 100 }));
    await createHotel(admin, hotelForm({ name: `Dear ${mark}`, basePriceMinor: 900_000, isFeatured: true }));
    const names = async (args: string) =>
      (
        await ask<{ adminHotels: { items: { name: string }[] } }>(
          `{ adminHotels(search: "${mark}", ${args}) { items { name } } }`,
        )
      ).adminHotels.items.map(({ name }) => name);
    expect(await names('sort: PRICE_LOW')).toEqual([`Cheap ${mark}`, `Dear ${mark}`]);
    expect(await names('sort: PRICE_HIGH, show: OFFERED')).toEqual([`Dear ${mark}`, `Cheap ${mark}`]);
    expect(await names('show: FEATURED')).toEqual([`Dear ${mark}`]);
    expect(await names('show: INCOMPLETE')).toEqual([]);
    expect(await names('show: DELETED')).toEqual([]);
    const file = await ask<{ adminHotels: { csv: { content: string } } }>(
      `{ adminHotels(search: "${mark}", sort: NAME) { csv { content } } }`,
    );
    expect(file.adminHotels.csv.content).toContain(`,Cheap ${mark},מלון הבדיקה,Tel Aviv,Israel,`);
  });

  it("bookings show a stored hotel's Hebrew name while the hotel still has the booked name, with one call per page", async () => {
    const named = `zh${randomUUID().slice(0, 8)}`;
    const hotels = [
      await createHotel(admin, hotelForm({ name: `One ${named}`, nameHe: 'מלון אחד' })),
      await createHotel(admin, hotelForm({ name: `Two ${named}`, nameHe: '' })),
    ];
    const booked = async (at: number, hotel_id: string, hotel_name: string) =>
      storeBooking(at, {
        hotel_id,
        hotel_name,
        created_by: `${named}@example.com`,
        guest_email: `${named}@example.com`,
      });
    await booked(40, hotels[0]?.id ?? '', `One ${named}`);
    await booked(41, hotels[0]?.id ?? '', 'Its old name');
    await booked(42, hotels[1]?.id ?? '', `Two ${named}`);
    await booked(44, '1000001', 'A hotel of the provider');
    const read = async () =>
      (
        await ask<{ adminBookings: { items: { hotelNameHe: string | null }[] } }>(
          `{ adminBookings(search: "${named}", sort: OLDEST) { items { hotelNameHe } } }`,
        )
      ).adminBookings.items.map(({ hotelNameHe }) => hotelNameHe);
    const cost = await callsBy(product, async () =>
      expect(await read()).toEqual(['מלון אחד', null, null, null]),
    );
    expect(cost).toEqual({
      viewer: expect.any(Number),
      adminBookingList: 1,
      adminBookingCount: 1,
      hotels: 1,
    });
    expect(await callsBy(product, read)).not.toHaveProperty('hotels');
  });

  it('of users contain all users, with fields that only administrators may read', async () => {
    const { adminUsers } = await ask<{ adminUsers: { items: object[]; csv: { content: string } } }>(
      '{ adminUsers(search: "dana", sort: NAME) { items { fullName email role createdAt } csv { content } } }',
    );
    expect(adminUsers.items).toContainEqual(
      expect.objectContaining({ fullName: 'Dana Levi', email: 'traveller@example.com', role: 'user' }),
    );
    expect(adminUsers.csv.content).toContain('traveller@example.com');
  });
});
