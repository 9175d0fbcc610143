import type { BookingStatus } from '#models/booking.ts';
import { browserOf, persist, viewerOf } from './browser.ts';
import { sellsBegunStays } from './begun-stays.ts';
import { HOUR, MINUTE, SECOND } from '../chaos.ts';
import { field } from '../upstreams/records.ts';
import { shownTotal, recordStory } from './story.ts';
import type { Visit } from './traveller.ts';
import type { World } from '../world.ts';

/** The owner cancels at a random time, while Book is in flight or long after, and again after a refusal. */
export async function cancelAtRandomTime(visit: Visit): Promise<void> {
  const { world } = visit;
  const { chaos, scheduler } = world;
  // Long enough to pass the morning of departure of stays that have begun.
  const latest = sellsBegunStays(visit.booking.hotelId) ? 4 * HOUR : 90 * MINUTE;
  await scheduler.sleep(chaos.draw.chance(0.2) ? chaos.between(0, MINUTE) : chaos.between(MINUTE, latest));
  for (let round = 0; round < 3; round += 1) {
    if (chaos.draw.chance(0.03)) cancelAtPlatform(visit);
    else if ((await cancelOnce(visit, round)) || chaos.draw.chance(0.4)) return;
    await scheduler.sleep(chaos.between(5 * SECOND, 20 * MINUTE));
  }
}

/** Returns true when the booking is cancelled or being cancelled. */
async function cancelOnce(visit: Visit, round: number): Promise<boolean> {
  const { world, ask, story } = visit;
  const bookingId = visit.booking.id;
  const preview = await persist(world, () =>
    ask((service, caller) => service.previewCancellation(caller, bookingId, null)),
  );
  // Another page that still shows the button may be open.
  if (!preview && !world.chaos.draw.chance(0.2)) return false;
  let feeSeenMinor = preview?.fee.amountMinor ?? shownTotal(visit.booking);
  for (let nth = 0; nth < 2; nth += 1) {
    const input = { bookingId, feeSeenMinor, declaration: null, key: `cancel-${round}-${nth}` };
    story.agreedFee = Math.max(story.agreedFee ?? 0, feeSeenMinor);
    const send = () => persist(world, () => ask((service, caller) => service.cancel(caller, input)));
    const [answer] = world.chaos.draw.chance(0.2) ? await Promise.all([send(), send()]) : [await send()];
    if (answer?.__typename === 'BookingSaved') {
      recordStory(story, answer.booking);
      return true;
    }
    if (answer?.__typename !== 'FeeChanged') return false;
    feeSeenMinor = answer.preview.fee.amountMinor;
  }
  return false;
}

/**
 * The owner writes the status directly at the platform: the only write that does not come from the gateway.
 */
function cancelAtPlatform({ world, story, booking }: Visit): void {
  const row = world.records.byId(booking.id);
  if (row?.['status'] !== 'confirmed' || field(row, 'effect') !== '') return;
  story.agreedFee = Number.MAX_SAFE_INTEGER;
  story.isCancelledPastUs = true;
  const version = Number(row['version']);
  const dueAt = new Date(world.scheduler.now()).toISOString();
  const change = { status: 'cancelled', effect: 'cancel', due_at: dueAt, tries: 0, version: version + 1 };
  world.records.change(booking.id, version, change);
}

const STATUSES: readonly BookingStatus[] = ['cancelled', 'cancelled', 'confirmed', 'pending'];

/** An administrator who sometimes sets a status and sometimes reverses it. */
export async function adminActions(world: World, untilMs: number): Promise<void> {
  const { scheduler, chaos, records } = world;
  const ask = browserOf(world, viewerOf('admin', 'admin'));
  const set = async (id: string, status: BookingStatus) => {
    world.storyOf(id).isAdminTouched = true;
    return persist(world, () => ask((service, caller) => service.setStatus(caller, id, status)));
  };
  const end = scheduler.now() + untilMs;
  while (scheduler.now() < end) {
    await scheduler.sleep(chaos.between(MINUTE, 5 * MINUTE));
    const rows = records.all();
    if (rows.length === 0) continue;
    const id = field(chaos.draw.pick(rows.slice(-40)), 'id');
    const done = await set(id, chaos.draw.pick(STATUSES));
    if (!done || !chaos.draw.chance(0.4)) continue;
    await scheduler.sleep(chaos.between(SECOND, 30 * SECOND));
    if (done.previous !== null) await set(id, done.previous);
  }
}
