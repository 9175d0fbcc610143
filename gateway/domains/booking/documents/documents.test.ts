import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { caller, confirmInput, createInput, dana, eve, FARE, ils, noa, setUp } from '../testing/kit.ts';

const ID = 'booking-1';
const me = caller(dana);

async function paid() {
  const kit = setUp();
  await kit.service.create(me, createInput());
  await kit.service.updateExtras(me, ID, {
    car: { carType: 'family', addons: ['gps'] },
    insurance: true,
    attractions: [
      { id: 'park', quantity: 2 },
      { id: 'kayak', quantity: 3 },
    ],
  });
  const booking = await kit.service.own(me, ID);
  const extras = [booking.carRental?.price, booking.insurance?.price].reduce(
    (sum, price) => sum + (price?.amountMinor ?? 0),
    booking.attractions.reduce((sum, { price, quantity }) => sum + price.amountMinor * quantity, 0),
  );
  const total = FARE + extras;
  await kit.service.confirm(me, confirmInput({ expectedTotalMinor: total }));
  return { ...kit, total };
}

describe('a receipt', () => {
  it('has lines that sum up to what was charged', async () => {
    const { service, total } = await paid();
    const receipt = await service.receipt(me, ID);
    expect(receipt.lines.map(({ kind, label, quantity }) => [kind, label, quantity])).toEqual([
      ['HOTEL', 'Sea View Double', 3],
      ['CAR', 'family', 3],
      ['INSURANCE', expect.any(String), 3],
      ['ATTRACTION', expect.any(String), 2],
      ['ATTRACTION', expect.any(String), 3],
    ]);
    expect(receipt.lines[0]?.amount).toEqual(ils(FARE));
    expect(receipt.lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(total);
    expect(receipt).toMatchObject({ total: ils(total), number: 'OOKING-1', paidAt: expect.any(String) });
  });

  it('stays the same when the stay is cancelled', async () => {
    const { service, total } = await paid();
    const before = await service.receipt(me, ID);
    await service.cancel(me, { bookingId: ID, feeSeenMinor: total, key: 'c' });
    const { booking, ...rest } = await service.receipt(me, ID);
    expect(booking.status).toBe('cancelled');
    expect(before).toMatchObject(rest);
  });

  it('exists only after paying, and only for its owner', async () => {
    const { service } = setUp();
    await service.create(me, createInput());
    await expect(service.receipt(me, ID)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await service.setStatus(caller(noa), ID, 'confirmed');
    await expect(service.receipt(me, ID)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    for (const stranger of [caller(eve), caller(null)]) {
      await expect(service.receipt(stranger, ID)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(service.own(stranger, ID)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('a calendar file', () => {
  const noHours = { nameHe: null, checkInTime: null, checkOutTime: null };
  const file = async (address = '1 Rua do Mar, Lisbon; Portugal', changes = {}) => {
    const { service } = await paid();
    const where = { address, coordinates: null, placeInTown: null, ...noHours };
    return calendarFile({ ...(await service.own(me, ID)), ...changes }, where, 'en');
  };
  /** Unfolds the folded lines of the file. */
  const linesOf = (content: string) => content.replaceAll('\r\n ', '').replaceAll('\r\n\t', '').split('\r\n');

  it('is an event of whole days whose exclusive end is the check-out day', async () => {
    const { name, mediaType, content } = await file();
    expect([name, mediaType]).toEqual(['stay-OOKING-1.ics', 'text/calendar']);
    expect(linesOf(content)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:booking-booking-1',
        'DTSTART;VALUE=DATE:20261210',
        'DTEND;VALUE=DATE:20261213',
        'SUMMARY:Hotel Mar',
        'STATUS:CONFIRMED',
        'LOCATION:1 Rua do Mar\\, Lisbon\\; Portugal',
        'END:VCALENDAR',
      ]),
    );
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it.each([
    ['en', 'the booked name', 'מלון מאר', 'Hotel Mar'],
    ['he', 'the booked Hebrew name', 'מלון מאר', 'מלון מאר'],
    ['he', 'the booked name when no Hebrew one is known', null, 'Hotel Mar'],
  ] as const)('has as its title, on pages in %s, %s', async (language, _, nameHe, title) => {
    const { service } = await paid();
    const where = { address: '', coordinates: null, placeInTown: null, ...noHours, nameHe };
    const { content } = calendarFile(await service.own(me, ID), where, language);
    expect(linesOf(content)).toContain(`SUMMARY:${title}`);
  });

  it.each([
    ['en', '3.4 km from the centre, in a straight line'],
    ['he', '3.4 ק״מ ממרכז העיר, בקו אווירי'],
  ] as const)('contains coordinates and distance to the centre (%s)', async (language, distance) => {
    const { service } = await paid();
    const coordinates = { latitude: 41.8895, longitude: 12.4701 };
    const placeInTown = { metersToCentre: 3_400, centre: coordinates, near: null };
    const where = { address: 'Via Cavour 8', coordinates, placeInTown, ...noHours };
    const { content } = calendarFile(await service.own(me, ID), where, language);
    const lines = linesOf(content).map((line) =>
      line.replaceAll(/[\u200e\u200f]/g, '').replaceAll('\u00a0', ' '),
    );
    expect(lines).toContain('GEO:41.8895;12.4701');
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(distance.replace(',', '\\,'));
  });

  it.each([
    ['en', 'Captain’s Cabin + 2 × Suite'],
    ['he', 'חדר הקברניט + 2 × סוויטה'],
  ] as const)('names the rooms in the language of the pages (%s)', async (language, rooms) => {
    const { service } = await paid();
    const booking = await service.own(me, ID);
    if (!booking.quote) throw new Error('the booking has no quote');
    const roomNames = ['Captain’s Cabin', 'Suite', 'Suite'];
    const quote = { ...booking.quote, roomNames, roomNamesHe: ['חדר הקברניט', null, null] };
    const where = { address: '', coordinates: null, placeInTown: null, ...noHours };
    const { content } = calendarFile({ ...booking, quote }, where, language);
    expect(linesOf(content).find((line) => line.startsWith('DESCRIPTION'))).toContain(rooms);
  });

  it.each([
    ['en', ['Check-in from 15:00', 'Confirmation number: OOKING-1']],
    ['he', ['צ׳ק־אין משעה 15:00', 'מספר אישור: OOKING-1']],
  ] as const)(
    'names the confirmation number and the hour of check-in, if there is one (%s)',
    async (language, words) => {
      const { service } = await paid();
      const booking = await service.own(me, ID);
      const where = { address: '', coordinates: null, placeInTown: null };
      // The hotel's sentence is not an hour.
      const hours = { checkInTime: '3:00 PM', checkOutTime: 'Ask at the desk' };
      const described = (changes: Partial<typeof noHours> | typeof hours) =>
        linesOf(calendarFile(booking, { ...where, ...noHours, ...changes }, language).content)
          .find((line) => line.startsWith('DESCRIPTION'))
          ?.split('\\n')
          .slice(1);
      expect(described(hours)).toEqual(words);
      expect(described({})).toEqual(words.slice(1));
    },
  );

  it('contains nothing about guests', async () => {
    const { content } = await file();
    expect(content).not.toMatch(/dana|levi|example\.com|\+972|visa|1111/i);
  });

  it('has no extra lines when a hotel name contains line breaks', async () => {
    const { content } = await file('x', { hotelName: 'A\r\nATTENDEE:mailto:evil@example.com' });
    expect(linesOf(content).some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  });

  it.each([
    ['pending', 'TENTATIVE'],
    ['cancelled', 'CANCELLED'],
  ])('of a %s stay has the status %s', async (status, word) => {
    expect(linesOf((await file('x', { status })).content)).toContain(`STATUS:${word}`);
  });
});
