import type { Booking } from '#models/booking.ts';
import type { ConfirmInput, CreateInput } from '#domains/booking/inputs.ts';
import type { OfferContext } from '#domains/booking/inventory/room-supplier.ts';
import { addDays } from '#shared/stay/nights.ts';
import { begunStay } from './begun-stays.ts';
import { type Ask, browserOf, persist, viewerOf } from './browser.ts';
import { cancelAtRandomTime } from './canceller.ts';
import { storedHotels } from '../upstreams/own-inventory.ts';
import { type Chaos, MINUTE, SECOND } from '../chaos.ts';
import { shownTotal, type Story, recordStory } from './story.ts';
import type { World } from '../world.ts';

/** A traveller in a browser, with their current booking. */
export interface Visit {
  readonly world: World;
  readonly ask: Ask;
  readonly story: Story;
  booking: Booking;
  keys: number;
}

/** The period in which this many travellers arrive. */
export const arrivalsMs = (bookings: number): number => Math.max(40 * MINUTE, bookings * 6 * SECOND);

/**
 * A traveller arrives, searches, books, pays and perhaps cancels; clicks twice, opens a second tab, returns
 * later.
 */
export async function travel(world: World, nth: number): Promise<void> {
  const { scheduler, chaos } = world;
  const plan = planOf(world);
  await scheduler.sleep(plan.arrivesAfter);
  const ask = browserOf(world, viewerOf(`traveller-${nth}`, 'user'));
  const booking = await begin(world, ask, plan);
  if (!booking) return;
  const story = world.storyOf(booking.id);
  const visit: Visit = { world, ask, story, booking, keys: 0 };
  const patience = chaos.draw.chance(0.03) ? 50 * MINUTE : 4 * MINUTE;
  await scheduler.sleep(plan.isRush ? chaos.between(SECOND, RUSH) : chaos.between(2 * SECOND, patience));
  if (chaos.draw.chance(0.15)) await insure(visit);
  const cancelling = chaos.draw.chance(0.5) ? cancelAtRandomTime(visit) : null;
  await pay(visit);
  await follow(visit);
  await cancelling;
}

/** Plan of a traveller. */
interface Plan {
  readonly place: OfferContext;
  readonly arrivesAfter: number;
  /** Part of a rush: many travellers want the same hotel at the same time, and act quickly. */
  readonly isRush: boolean;
}

/** How long a traveller in a rush waits before acting, and the time between rushes. */
const RUSH = 3 * SECOND;
const RUSH_EVERY = 15 * MINUTE;

function planOf(world: World): Plan {
  const { chaos } = world;
  const arrivesAfter = chaos.between(0, arrivalsMs(world.options.bookings));
  if (chaos.draw.chance(0.1)) return { place: begunStay(chaos, occupancy), arrivesAfter, isRush: false };
  if (chaos.draw.chance(0.7)) return { place: placeOf(chaos), arrivesAfter, isRush: false };
  const hotel = chaos.draw.pick(storedHotels);
  if (chaos.draw.chance(0.5)) return { place: storedPlaceOf(chaos, hotel.id), arrivesAfter, isRush: false };
  const rush = Math.floor(arrivesAfter / RUSH_EVERY);
  const wanted = storedHotels[rush % storedHotels.length] ?? hotel;
  return { place: storedPlaceOf(chaos, wanted.id), arrivesAfter: rush * RUSH_EVERY, isRush: true };
}

function placeOf(chaos: Chaos): OfferContext {
  const checkIn = addDays('2031-04-20', chaos.between(0, 60));
  const checkOut = addDays(checkIn, chaos.between(1, 6));
  return { hotelId: String(1_000_000 + chaos.between(0, 60)), stay: { checkIn, checkOut, occupancy } };
}

/** A stay of one to four nights within three weeks, so that many travellers compete for the last rooms. */
function storedPlaceOf(chaos: Chaos, hotelId: string): OfferContext {
  const checkIn = addDays('2031-05-01', chaos.between(0, 20));
  const checkOut = addDays(checkIn, chaos.between(1, 4));
  return { hotelId, stay: { checkIn, checkOut, occupancy } };
}

const occupancy = { adults: 2, childrenAges: [], infants: 0, rooms: 1 };

/** Gets from the offer to the pending booking; null when that failed. */
async function begin(world: World, ask: Ask, { place, isRush }: Plan): Promise<Booking | null> {
  const { scheduler, chaos, reservationStore, shown } = world;
  const { checkIn, checkOut } = place.stay;
  const own = shown.showStored(place, scheduler.now());
  const found = own ? null : reservationStore.search(place.hotelId, checkIn, checkOut);
  const first = own ?? (found && shown.show(place, found, scheduler.now()));
  if (!first) return null;
  await scheduler.sleep(chaos.between(SECOND, isRush ? RUSH : 5 * MINUTE));
  let offer = first;
  for (let round = 0; round < 3; round += 1) {
    const input: CreateInput = {
      hotelId: place.hotelId,
      offerId: offer.id,
      stay: { ...place.stay, occupancy: { adults: 2, children: 0, childrenAges: [] } },
      expectedTotalMinor: offer.total.amountMinor,
      key: `create-${round}`,
    };
    const send = () => persist(world, () => ask((service, caller) => service.create(caller, input)));
    const [answer] = chaos.draw.chance(0.15) ? await Promise.all([send(), send()]) : [await send()];
    if (answer?.__typename === 'BookingSaved') return answer.booking;
    if (answer?.__typename !== 'PriceChanged') return null;
    offer = answer.offer;
  }
  return null;
}

async function insure({ world, ask, ...visit }: Visit): Promise<void> {
  await persist(world, () =>
    ask((service, caller) => service.updateExtras(caller, visit.booking.id, { insurance: true })),
  );
}

async function read(visit: Visit): Promise<void> {
  const { world, ask, story, booking } = visit;
  const seen = await persist(world, () => ask((service, caller) => service.visible(caller, booking.id)));
  if (!seen) return;
  visit.booking = seen;
  recordStory(story, seen);
}

async function pay(visit: Visit): Promise<void> {
  const { world, ask, story } = visit;
  const { chaos, scheduler } = world;
  for (let round = 0; round < 4; round += 1) {
    if (round === 0 || chaos.draw.chance(0.8)) await read(visit);
    if (visit.booking.status !== 'pending') return;
    const [answer] = await Promise.all([send(visit), ...impatience(visit)]);
    if (answer?.__typename === 'BookingSaved') {
      visit.booking = answer.booking;
      recordStory(story, answer.booking);
      return;
    }
    if (answer?.__typename === 'PriceChanged') {
      if (chaos.draw.chance(0.3)) return;
      const offerId = answer.offer.id;
      const bookingId = visit.booking.id;
      await persist(world, () =>
        ask((service, caller) => service.acceptPrice(caller, { bookingId, offerId })),
      );
    } else if (chaos.draw.chance(0.4)) return;
    await scheduler.sleep(chaos.between(2 * SECOND, 3 * MINUTE));
  }
}

/** Pays with a new key; retries use the same key. */
function send(visit: Visit) {
  visit.keys += 1;
  const input = paymentOf(visit, `pay-${visit.keys}`);
  return persist(visit.world, () => visit.ask((service, caller) => service.confirm(caller, input)));
}

/** Sometimes clicks a second time, and sometimes pays in a second tab as well. */
function impatience(visit: Visit): Promise<unknown>[] {
  const { world, ask } = visit;
  const { chaos, scheduler } = world;
  const jobs: Promise<unknown>[] = [];
  if (chaos.draw.chance(0.15)) {
    const input = paymentOf(visit, `pay-${visit.keys}`);
    const again = () => ask((service, caller) => service.confirm(caller, input));
    jobs.push(scheduler.sleep(chaos.between(50, 3 * SECOND)).then(() => persist(world, again)));
  }
  if (chaos.draw.chance(0.08))
    jobs.push(scheduler.sleep(chaos.between(0, 8 * SECOND)).then(() => send(visit)));
  return jobs;
}

function paymentOf({ booking, story }: Visit, key: string): ConfirmInput {
  const expectedTotalMinor = shownTotal(booking);
  story.shownTotals.set(key, expectedTotalMinor);
  const guest = { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com', phone: '' };
  const card = { brand: 'Visa', lastFour: '1111' };
  return { bookingId: booking.id, guest, otherGuests: [], card, expectedTotalMinor, key };
}

/** Polls the booking until the outcome is known or the traveller gives up, and looks once more later. */
async function follow(visit: Visit): Promise<void> {
  const { chaos, scheduler } = visit.world;
  const looks = chaos.between(1, 12);
  for (let look = 0; look < looks && visit.booking.pendingOperation !== null; look += 1) {
    await scheduler.sleep(chaos.between(2 * SECOND, 4 * MINUTE));
    await read(visit);
  }
  await scheduler.sleep(chaos.between(MINUTE, 100 * MINUTE));
  await read(visit);
}
