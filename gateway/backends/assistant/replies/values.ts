/** Days, times, prices and people of a stay in the language of a reply. */
import { hebrewRoomName } from '#shared/hebrew/room-words-he.ts';
import { hotelClock } from '#shared/hotel/hotel-hour.ts';
import { countedRooms, type NamedRooms } from '#shared/stay/counted-rooms.ts';
import type { Money, Stay } from '../tools/tools.ts';
import { say, type Text } from '../texts/say.ts';
import { facts, joined, sentences, text } from './wording.ts';

// Created once each: creating a format costs far more than using it, and a reply contains dozens of days.
const hebrewDay = new Intl.DateTimeFormat('he', { dateStyle: 'long', timeZone: 'UTC' });
const englishMonth = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const timeInIsrael = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Jerusalem',
});

/** The day of `yyyy-MM-dd…` in words. Parsed and formatted in UTC, so that no time zone can shift it. */
export const day =
  (plain: string): Text =>
  (language) => {
    const date = new Date(`${plain.slice(0, 10)}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) return plain;
    if (language === 'he') return hebrewDay.format(date);
    return `${date.getUTCDate()} ${englishMonth.format(date)} ${date.getUTCFullYear()}`;
  };

/** A property's local time `yyyy-MM-ddTHH:mm` in words. */
export function clock(wall: string): Text {
  const time = wall.slice(11, 16);
  return time === '' ? day(wall) : say('value.clock', { day: day(wall), time });
}

/** A time of day on the 24-hour clock, as the pages show it: “15:00” for “3:00 PM”; a sentence of the hotel as it is. */
export const hour = (written: string): Text => text(hotelClock(written) ?? written);

/** Israel's time of an ISO timestamp, `14:32`. */
const israelTime = (iso: string): string => timeInIsrael.format(new Date(iso));

/** First to last day of a stay. */
export const daysText = ({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): Text =>
  say('value.days', { from: day(checkIn), to: day(checkOut) });

/** “2 adults, 1 child (age 7), 1 room”; without the rooms if none are given. */
export const partyText = ({
  adults,
  childrenAges,
  infants,
  rooms,
}: Pick<Stay, 'adults' | 'childrenAges' | 'infants'> & Partial<Pick<Stay, 'rooms'>>): Text =>
  facts(
    say('count.adults', { n: adults }),
    childrenAges.length > 0 && say('count.children', { n: childrenAges.length, ages: joined(childrenAges) }),
    infants > 0 && say('count.infants', { n: infants }),
    rooms !== undefined && say('count.rooms', { n: rooms }),
  );

/** Days and people of a stay. */
export const stayText = (stay: Stay): Text => facts(daysText(stay), partyText(stay));

/** Fees that are paid at the hotel on top of the price, one sum per currency: “plus €15 for the whole stay …”. */
export const feesText = (sums: readonly Money[]): Text | null =>
  sums.length > 0
    ? say('price.fees', { fees: (language) => sums.map((money) => text(money)(language)).join(' + ') })
    : null;

/** The name of each room; equal names are counted: “Suite”, “2 × Double Room”. */
export const roomNamesText = (rooms: NamedRooms): Text =>
  joined(
    countedRooms(rooms).map(({ name, nameHe, count }) => {
      const names = { en: name, he: nameHe ?? hebrewRoomName(name) };
      return count > 1 ? say('list.several', { n: count, name: names }) : names;
    }),
  );

/** The time of the prices, with a note when they may be out of date. */
export const pricedAtText = (prices: { readonly pricedAt: string | null; readonly isStale: boolean }): Text =>
  sentences(
    prices.pricedAt !== null && say('price.readAt', { time: israelTime(prices.pricedAt) }),
    prices.isStale && say('price.stale'),
  );
