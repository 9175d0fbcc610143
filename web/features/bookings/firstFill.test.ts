import { beforeEach, expect, it, vi } from 'vitest';
import { firstReadsName } from '#shared/routes/first-reads.ts';

const stay = (checkIn: string, url: string | null, status = 'confirmed') => ({
  status,
  checkIn,
  checkOut: checkIn.replace(/\d\d$/, '28'),
  hotel: { images: url === null ? [] : [{ url }] },
});

/** The picture in the first frame after the response with these bookings. */
async function pictureFor(myBookings: readonly unknown[]): Promise<string | null | undefined> {
  document.body.innerHTML = '<div id="root" inert><div data-first-picture=""><i></i></div></div>';
  const response = Promise.resolve({ data: { myBookings } });
  Reflect.set(window, firstReadsName, {
    BookingsPage: { variables: {}, sentAt: 0, sessionEnd: '', response },
  });
  await import('./firstFill.ts');
  await new Promise((go) => setTimeout(go));
  return document.querySelector('[data-first-picture] > img')?.getAttribute('src');
}

beforeEach(() => vi.resetModules());

it.each([
  [
    'of the next stay',
    [
      stay('2099-06-01', '/later.svg'),
      stay('2020-05-01', '/past.svg'),
      stay('2099-05-01', '/files/u/1/next.webp'),
    ],
    '/files/u/1/next.webp?w=640',
  ],
  ['of the latest stay', [stay('2020-05-01', '/past.svg'), stay('2021-05-01', '/latest.svg')], '/latest.svg'],
  ['of a cancelled stay', [stay('2099-05-01', '/cancelled.svg', 'cancelled')], '/cancelled.svg'],
])('the first frame of My Bookings has the picture %s', async (_which, bookings, picture) => {
  expect(await pictureFor(bookings)).toBe(picture);
});

it.each([
  ['there are no bookings', []],
  ['the hotel has no picture', [stay('2099-05-01', null)]],
  ['the hotel is no longer on sale', [{ ...stay('2099-05-01', null), hotel: null }]],
])('the first frame of My Bookings has no picture when %s', async (_why, bookings) => {
  expect(await pictureFor(bookings)).toBeUndefined();
});
