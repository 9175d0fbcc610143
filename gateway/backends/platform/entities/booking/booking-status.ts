import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import { bookings } from '../../database/schema.ts';
import type { StoredRecord } from '../entity.ts';
import { propertyClocks } from './property-clock.ts';

/**
 * Changes of a booking's status that do not come from the gateway. The gateway's saga then carries out the pending
 * operations at the provider.
 */

interface By {
  readonly actor: Actor;
  readonly at: Date;
}

/** The history with one more entry. It is appended in the SQL statement, so that no entry of another writer is lost. */
function historyWith({ at }: By, who: string, what: string): SQL {
  const entry = JSON.stringify([{ at: at.toISOString(), who, what }]);
  return sql`${bookings.history} || ${entry}::jsonb`;
}

/** True for a body that requests the cancellation of a booking. */
export function isCancelling(body: unknown): body is object {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'cancelled';
}

/**
 * A member may cancel a confirmed booking of their own until the day of departure begins at the property; in a country
 * with several time zones, the zone where it begins last counts. Nothing else may change in the same call. After the
 * call the cancellation at the provider is pending, and the gateway computes the fee when it sends it.
 */
export function cancelByOwner(
  body: unknown,
  current: StoredRecord,
  by: By,
): { where: SQL; change: StoredRecord; rest: unknown } | null {
  const { actor, at } = by;
  if (actor.kind !== 'member' || current['status'] !== 'confirmed' || !isCancelling(body)) return null;
  const place = typeof current['hotel_location'] === 'string' ? current['hotel_location'] : null;
  const where = and(
    eq(bookings.created_by, actor.email),
    eq(bookings.status, 'confirmed'),
    isNull(bookings.effect),
    gt(bookings.check_out_date, propertyClocks(at, place).earliest.slice(0, 10)),
  );
  const change = {
    status: 'cancelled',
    effect: 'cancel',
    due_at: at,
    tries: 0,
    history: historyWith(by, 'owner', 'cancelled'),
  };
  return where ? { where, change, rest: { ...body, status: undefined } } : null;
}

/**
 * Returns the further columns of a status change by an administrator: the history entry, and a pending cancellation at
 * the provider when a confirmed booking becomes cancelled.
 */
export function columnsOfAdminStatus(change: StoredRecord, by: By): StoredRecord {
  const { status } = change;
  const { actor, at } = by;
  if (actor.kind !== 'admin' || typeof status !== 'string') return {};
  const history = historyWith(by, `admin ${actor.userId}`, `status set to ${status}`);
  const needsCancel = sql`${status} = 'cancelled' and ${bookings.status} = 'confirmed' and ${bookings.effect} is null`;
  return {
    history: sql`case when ${bookings.status} <> ${status} then ${history} else ${bookings.history} end`,
    effect: sql`case when ${needsCancel} then 'cancel' else ${bookings.effect} end`,
    due_at: sql`case when ${needsCancel} then ${at.toISOString()}::timestamptz else ${bookings.due_at} end`,
    tries: sql`case when ${needsCancel} then 0 else ${bookings.tries} end`,
  };
}
