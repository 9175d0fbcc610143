import { cancel, preview } from '../../integration/support/cancelling.ts';
import { newBooking, hotelPage, pay, register, firstWithRooms } from '../../integration/support/booking.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from '../../integration/support/search.ts';
import { Visitor } from '../../support/visitor.ts';
import { untilQuiet } from '../measure/elapsed.ts';
import { median, type Round } from '../measure/rounds.ts';
import { plainRow, type Row, timeRow } from '../measure/row.ts';
import {
  inSeries,
  startTimingProxy,
  timeOf,
  type TimedCall,
  type TimingProxy,
} from '../measure/timing-proxy.ts';
import { startParts } from '../parts.ts';

const ROUNDS = 7;
/** Delay of each platform call in milliseconds: more than everything else in a response. */
const TRIP_MS = 100;
const MAX_TRIPS = 3;

interface Seen {
  /** Platform calls until the response. */
  readonly trips: number;
  readonly series: number;
  /** Milliseconds until the response, without the time in which only the provider was waited for. */
  readonly ms: number;
}

interface Proxies {
  readonly platform: TimingProxy;
  readonly provider: TimingProxy;
}

/** Runs an action and returns the calls through both proxies until its response. */
async function watched({ platform, provider }: Proxies, act: () => Promise<unknown>): Promise<Seen> {
  platform.read();
  provider.read();
  const from = performance.now();
  await act();
  const to = performance.now();
  const before = (calls: readonly TimedCall[]) => calls.filter((call) => call.from >= from && call.to <= to);
  const [ours, theirs] = [before(platform.read()), before(provider.read())];
  const onlyTheirs = timeOf([...ours, ...theirs]) - timeOf(ours);
  return { trips: ours.length, series: inSeries(ours), ms: to - from - onlyTheirs };
}

/** A member books, pays and cancels. */
async function oneBooking(url: string, proxies: Proxies, ahead: number) {
  const member = new Visitor(() => url);
  await register(member);
  const stay = twoNights(ahead);
  const { hotels } = await searchWhole(member, criteriaOf(await cityNamed(member, 'Haifa'), stay));
  const { id } = firstWithRooms(hotels);
  const [offer] = (await hotelPage(member, id, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  const draft = await newBooking(member, { hotelId: id, offer, stay });
  const payment = await watched(proxies, async () => {
    const expectedTotalMinor = draft.totalToPay.amountMinor;
    const { booking } = await pay(member, { bookingId: draft.id, expectedTotalMinor });
    if (booking?.status !== 'confirmed') throw new Error('not paid');
  });
  const { fee } = await preview(member, draft.id);
  const cancellation = await watched(proxies, async () => {
    const { booking } = await cancel(member, { bookingId: draft.id, feeSeenMinor: fee.amountMinor });
    if (booking?.status !== 'cancelled') throw new Error('not cancelled');
  });
  return { payment, cancellation };
}

const roundOf = (ms: number): Round => ({ cpuUs: Number.NaN, ms, bytes: Number.NaN });

function rowsOf(what: string, seen: readonly Seen[]): readonly Row[] {
  const series = median(seen.map((it) => it.series));
  return [
    plainRow(
      {
        name: `P19 ${what}, trips to the platform / 3`,
        goal: '<= 1',
        ours: median(seen.map(({ trips }) => trips)),
        peer: MAX_TRIPS,
      },
      'trips',
      `${series} in series`,
    ),
    timeRow({
      name: `P19 ${what}, without the provider / its trips in series`,
      goal: '<= 1.5',
      ours: seen.map(({ ms }) => roundOf(ms)),
      peer: seen.map((it) => roundOf(it.series * TRIP_MS)),
    }),
  ];
}

/** P19: the platform calls that a payment and a cancellation wait for. */
export async function bookingTrips(): Promise<Row[]> {
  const proxies: TimingProxy[] = [];
  const before = async (url: string, holdMs: number): Promise<TimingProxy> => {
    const proxy = await startTimingProxy(url, holdMs);
    proxies.push(proxy);
    return proxy;
  };
  const parts = await startParts(
    { MAX_LOOP_DELAY_MS: '60000' },
    {
      before: {
        platform: async (url) => (await before(url, TRIP_MS)).url,
        provider: async (url) => (await before(url, 0)).url,
      },
    },
  );
  try {
    const [platform, provider] = proxies;
    if (!platform || !provider) throw new Error('a line is missing');
    await untilQuiet();
    const seen: Awaited<ReturnType<typeof oneBooking>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      seen.push(await oneBooking(parts.gateway.url, { platform, provider }, 30 + round));
    return [
      ...rowsOf(
        'a payment',
        seen.map(({ payment }) => payment),
      ),
      ...rowsOf(
        'a cancellation',
        seen.map(({ cancellation }) => cancellation),
      ),
    ];
  } finally {
    await parts.close();
    for (const proxy of proxies) await proxy.close();
  }
}
