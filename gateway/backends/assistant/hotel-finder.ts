import { setTimeout as sleep } from 'node:timers/promises';
import { CalendarDate } from '@internationalized/date';
import type { FoundHotel, Gateway } from './gateway-client.ts';
import type { Place } from './place-finder.ts';

/** Hotels with a price, and the stay they are priced for. */
export interface Finding {
  readonly place: Place;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly hotels: readonly FoundHotel[];
  /** Hotels of the place. */
  readonly total: number;
  readonly checked: number;
  readonly isComplete: boolean;
  /** ISO moment at which the prices were read; null when nothing was. */
  readonly pricedAt: string | null;
}

const SHOWN = 3;
const ADULTS = 2;
const LONGEST_WAIT_MS = 4_000;
const POLL_MS = 400;
/** The product's stay for who names no dates: tomorrow, to a week from today. */
const FIRST_DAY = 1;
const LAST_DAY = 7;

/** Hotels of a place for the default stay: waits until the search is complete, 4 s at most. */
export async function findHotels(place: Place, gateway: Gateway, now: () => number): Promise<Finding> {
  const checkIn = dayFrom(now(), FIRST_DAY);
  const checkOut = dayFrom(now(), LAST_DAY);
  const criteria = {
    location: place.location,
    countryCode: place.countryCode,
    cityCode: place.cityCode,
    cityName: place.cityCode === null ? '' : place.name.en,
    stay: { checkIn, checkOut, occupancy: { adults: ADULTS } },
  };
  const until = now() + LONGEST_WAIT_MS;
  let answer = await gateway.hotels(criteria, SHOWN);
  while (!answer.progress.complete && now() < until) {
    await sleep(POLL_MS);
    answer = await gateway.hotels(criteria, SHOWN);
  }
  return {
    place,
    checkIn,
    checkOut,
    adults: ADULTS,
    hotels: answer.hotels.filter((hotel) => hotel.pricePerNight !== null),
    total: answer.progress.total,
    checked: answer.progress.checked,
    isComplete: answer.progress.complete,
    pricedAt: answer.pricedAt,
  };
}

/** The calendar day so many days after today, where this process runs. */
function dayFrom(now: number, days: number): string {
  const today = new Date(now);
  return new CalendarDate(today.getFullYear(), today.getMonth() + 1, today.getDate())
    .add({ days })
    .toString();
}
