import pLimit from 'p-limit';
import type { Reconciliation } from './check-outcome.ts';
import { reconcileQuietly } from './reconcile.ts';
import { isoTime } from '../record/transitions.ts';

const PAGE = 50;
/**
 * Bookings reconciled at a time: a few more than the 6 status checks per second that the default rate of the provider
 * allows, because some bookings need none.
 */
const AT_ONCE = 8;

/**
 * Reconciles the pending records that are due, at most 50, whichever instance started them. Each is claimed by a
 * conditional write, so that instances may run this at the same time.
 * @returns how many were due
 * @throws AppError when the platform cannot be reached; a record that cannot be reconciled now only stays pending
 */
export async function reconcileDueBookings(reconciliation: Reconciliation): Promise<number> {
  const { bookings, clock } = reconciliation.deps;
  const due = await bookings.due(isoTime(clock.now()), PAGE);
  const limit = pLimit(AT_ONCE);
  await Promise.all(due.map((booking) => limit(() => reconcileQuietly(reconciliation, booking))));
  await measure(reconciliation);
  return due.length;
}

async function measure({ deps }: Reconciliation): Promise<void> {
  const { bookings, clock, metrics } = deps;
  const now = clock.now();
  const operations = await bookings.pendingOperations();
  metrics.pending(
    operations.map(({ operation, sentAt }) => ({
      operation,
      ageMs: sentAt === null ? 0 : now - Date.parse(sentAt),
    })),
  );
}
