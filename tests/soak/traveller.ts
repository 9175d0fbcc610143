import { setTimeout as sleep } from 'node:timers/promises';
import {
  createBooking,
  hotelPage,
  pay,
  readBooking,
  register,
  type BookingShown,
} from '../integration/support/booking.ts';
import { cancel, preview, readState } from '../integration/support/cancelling.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from '../integration/support/search.ts';
import type { Chaos } from '../simulation/chaos.ts';
import { Caller } from './caller.ts';
import type { Ledger } from './ledger.ts';

const CITIES = ['Tel Aviv', 'Haifa', 'Eilat'];
const TRIES = 6;

interface Run {
  readonly chaos: Chaos;
  readonly ledger: Ledger;
  /** Origin of a gateway that is up. */
  readonly gateway: () => string;
  readonly isOver: () => boolean;
}

/** Retries after any failure, also a refusal. @throws the last failure, after `TRIES` attempts */
async function persist<T>({ chaos }: Run, act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (cause) {
      if (attempt >= TRIES) throw cause;
      await sleep(chaos.between(300, 2_000));
    }
  }
}

const key = ({ chaos }: Run): string =>
  Array.from({ length: 32 }, () => chaos.draw.int(0, 15).toString(16)).join('');

/** A visitor without an account, with an IP address of their own. */
function newcomer({ chaos, ledger, gateway }: Run): Caller {
  const part = () => chaos.draw.int(1, 254);
  return new Caller(gateway, ledger, `10.${part()}.${part()}.${part()}`);
}

/**
 * Searches, opens a hotel, signs up and presses Book Now. Null when no room was left or someone else took it.
 */
async function begin(run: Run, person: Caller): Promise<BookingShown | null> {
  const { chaos, ledger } = run;
  const stay = twoNights(chaos.draw.int(20, 60));
  const city = await persist(run, () => cityNamed(person, chaos.draw.pick(CITIES)));
  const { hotels } = await persist(run, () =>
    searchWhole(person, criteriaOf(city, stay), { page: { page: 1, pageSize: 20 } }),
  );
  ledger.count('searches');
  const open = hotels.filter(({ total }) => total !== null);
  if (open.length === 0) return null;
  const { id: hotelId } = chaos.draw.pick(open);
  const [offer] = (await persist(run, () => hotelPage(person, hotelId, stay))).offers.offers;
  if (!offer) return null;
  // Repeated when the response is lost; each attempt uses another email, so it creates another account.
  await persist(run, () => register(person));
  const choice = { hotelId, offer, stay, key: key(run) };
  return (await persist(run, () => createBooking(person, choice))).booking ?? null;
}

/** Polls the booking like its page, at most five times. */
async function follow(run: Run, person: Caller, id: string): Promise<BookingShown | null> {
  for (let looks = 0; looks < 5; looks += 1) {
    const shown = await persist(run, () => readBooking(person, id));
    if (!shown?.isProcessing) return shown;
    await sleep(2_000);
  }
  return null;
}

async function payFor(run: Run, person: Caller, draft: BookingShown): Promise<boolean> {
  const { ledger } = run;
  const payment = { bookingId: draft.id, expectedTotalMinor: draft.totalToPay.amountMinor, key: key(run) };
  ledger.story(draft.id).shownTotals.set(payment.key, draft.totalToPay.amountMinor);
  const { booking } = await persist(run, () => pay(person, payment));
  const shown = booking?.isProcessing ? await follow(run, person, draft.id) : (booking ?? null);
  if (shown?.status !== 'confirmed') return false;
  ledger.showed(draft.id, 'confirmed');
  ledger.count('booked');
  return true;
}

async function cancelStay(run: Run, person: Caller, id: string): Promise<void> {
  const { ledger } = run;
  const { fee } = await persist(run, () => preview(person, id));
  ledger.story(id).agreedFee = fee.amountMinor;
  const order = { bookingId: id, feeSeenMinor: fee.amountMinor, key: key(run) };
  await persist(run, () => cancel(person, order));
  const state = await persist(run, () => readState(person, id));
  if (state?.status !== 'cancelled' || state.isBeingCancelled) return;
  ledger.showed(id, 'cancelled');
  ledger.count('cancelled');
}

async function journey(run: Run): Promise<void> {
  const person = newcomer(run);
  const draft = await begin(run, person);
  if (!draft || !(await payFor(run, person, draft))) return;
  if (run.chaos.draw.chance(0.4)) await cancelStay(run, person, draft.id);
}

/** Travels again and again, one traveller after the other, until the run is over. */
export async function travel(run: Run): Promise<void> {
  while (!run.isOver()) {
    run.ledger.count('journeys');
    // A traveller gives up after six failures in a row; their bookings must be consistent all the same.
    await journey(run).catch(() => run.ledger.count('given up'));
    await sleep(run.chaos.between(100, 600));
  }
}
