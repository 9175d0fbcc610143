import { AppError } from '#gateway/errors.ts';
import { budgets } from '#upstreams/budgets.ts';
import { UPSTREAM } from '../../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { entityCallOf, filterOf, recordOf, withFilter } from '../entity-call.ts';
import type { WireRecord } from '../entity-call.ts';
import { notOffered } from './own-entities.ts';
import { keeps } from './same-fields.ts';

/** Stands for “no owner”, where an empty field would mean the creator of the record. */
const NOBODY = 'nobody';

interface Deps {
  readonly send: SendToPlatform;
  readonly serviceToken: string;
  /** E-mail of our own identity, in lower case; null when it is not known. */
  readonly serviceEmail: () => string | null;
  /** Called when the platform drops fields that bookings cannot do without. */
  readonly journalLost: () => void;
  /** Called when a booking that counts for nothing stays at the platform. The status is null where no answer came. */
  readonly leftBehind: (facts: { readonly recordId: string; readonly status: number | null }) => void;
}

/**
 * Whose a booking is. Made with a member's own token, it is its maker's. Made by us, it is that of `owner_email`: what
 * somebody else wrote there counts only where it takes the maker's own name away.
 */
function ownerOf(record: WireRecord, serviceEmail: string | null): unknown {
  const { created_by: maker, owner_email: owner } = record;
  if (owner === NOBODY) return null;
  if (typeof owner !== 'string' || owner === '') return maker;
  // A record without a maker may be anybody's. While our own address is not known, no word for another owner counts.
  const isOurs = typeof maker === 'string' && maker.toLowerCase() === serviceEmail;
  return isOurs ? owner : maker;
}

const ownerText = (owner: unknown): string => (typeof owner === 'string' ? owner : NOBODY);

/** A list by owner: of who made it, or was given it, beside whatever else is asked for. */
function byOwner(suffix: string): string {
  const filter = filterOf(suffix);
  if (!filter || !('created_by' in filter)) return suffix;
  const { created_by: owner, ...rest } = filter;
  const either = { $or: [{ created_by: owner }, { owner_email: owner }] };
  return withFilter(suffix, '$or' in rest ? { $and: [rest, either] } : { ...rest, ...either });
}

/** Telling the owner takes both fields, also where it is asked by owner for other fields. */
function withOwnerFields(suffix: string, isByOwner: boolean): string {
  const query = new URLSearchParams(suffix);
  const fields = query.get('fields')?.split(',') ?? [];
  if (fields.length === 0 || !(isByOwner || fields.includes('created_by'))) return suffix;
  query.set('fields', [...new Set([...fields, 'created_by', 'owner_email'])].join(','));
  return `?${query.toString()}`;
}

/** Whether an owner is among those that were asked for. */
function isAsked(owner: unknown, asked: unknown): boolean {
  const wanted = recordOf(asked)?.['$in'] ?? [asked];
  return Array.isArray(wanted) && wanted.includes(owner);
}

const isSameAddress = (one: unknown, other: string): boolean =>
  typeof one === 'string' && one.toLowerCase() === other.toLowerCase();

/**
 * Calls of bookings on a platform that says itself who made a record. A member's booking is made with the member's own
 * token, so that every client finds it; who a visitor's draft belongs to later stands in a field of ours. Outside this
 * function `created_by` is the owner, as on our own platform.
 * @throws AppError AUTH_REQUIRED when the session ended meanwhile; PLATFORM_UNAVAILABLE when the platform does not keep what
 * a booking needs; INTERNAL when it keeps such a booking and refuses to delete it
 */
export function ownedBookings(deps: Deps): SendToPlatform {
  const { send, serviceToken, serviceEmail, journalLost, leftBehind } = deps;
  const shown = (body: unknown): unknown => {
    const record = recordOf(body);
    return record ? { ...record, created_by: ownerOf(record, serviceEmail()) } : body;
  };

  const list = async (call: PlatformCall): Promise<PlatformReply> => {
    const { suffix = '' } = call;
    const asked = filterOf(suffix)?.['created_by'];
    const reply = await send({ ...call, suffix: withOwnerFields(byOwner(suffix), asked !== undefined) });
    if (reply.status !== 200 || !Array.isArray(reply.body)) return reply;
    const records = reply.body.map(shown);
    const own = (record: unknown) => isAsked(recordOf(record)?.['created_by'], asked);
    return { ...reply, body: asked === undefined ? records : records.filter(own) };
  };

  /** @returns whether it is gone */
  const takeBack = async ({ id }: WireRecord): Promise<boolean> => {
    if (typeof id !== 'string') return true;
    const suffix = `/${encodeURIComponent(id)}`;
    const about = { call: 'removeBooking', path: '/entities/Booking', suffix, token: serviceToken };
    const status = await send({ ...about, method: 'DELETE', budget: budgets.platformWrite }).then(
      (reply) => reply.status,
      () => null,
    );
    if (status !== null && (status < 300 || status === 404)) return true;
    leftBehind({ recordId: id, status });
    return false;
  };

  /** A booking that is not kept whole could be paid twice. */
  const lost = (call: string, isGone: boolean): AppError => {
    journalLost();
    // Where the booking is still there the error must not be retryable: a retry would find it by its key and go on with it.
    return isGone
      ? notOffered(call)
      : new AppError('INTERNAL', { upstream: UPSTREAM, call, reason: 'a booking could not be taken back' });
  };

  const create = async (call: PlatformCall, fields: WireRecord): Promise<PlatformReply> => {
    const { created_by: owner, ...rest } = fields;
    const { memberToken } = call;
    const isMembers = typeof owner === 'string' && memberToken !== undefined;
    const body = isMembers ? rest : { ...rest, owner_email: ownerText(owner) };
    const reply = await send({ ...call, body, ...(isMembers && { token: memberToken }) });
    const isOver = isMembers && reply.status === 401;
    if (reply.status >= 300 && !isOver) return reply;
    const made = recordOf(reply.body) ?? {};
    // A platform that lets visitors store records takes a session that has ended for one.
    if (isOver || (isMembers && !isSameAddress(made['created_by'], owner))) {
      await takeBack(made);
      throw new AppError('AUTH_REQUIRED', { upstream: UPSTREAM, call: call.call });
    }
    if (!keeps(made, body)) throw lost(call.call, await takeBack(made));
    return { ...reply, body: shown(reply.body) };
  };

  /** The record that a write left: its answer, or read again where that does not show it. */
  const recordAfter = async (call: PlatformCall, reply: PlatformReply): Promise<WireRecord> => {
    const shownRecord = recordOf(reply.body);
    if (shownRecord && 'id' in shownRecord) return shownRecord;
    const { body: _written, ...same } = call;
    const read = await send({ ...same, method: 'GET', budget: budgets.platformRead });
    return recordOf(read.body) ?? {};
  };

  const change = async (call: PlatformCall, fields: WireRecord): Promise<PlatformReply> => {
    const { created_by: owner, ...rest } = fields;
    const body = owner === undefined ? rest : { ...rest, owner_email: ownerText(owner) };
    const reply = await send({ ...call, body });
    if (reply.status >= 300) return reply;
    if (!keeps(await recordAfter(call, reply), body)) throw lost(call.call, true);
    return { ...reply, body: shown(reply.body) };
  };

  return async (call) => {
    const about = entityCallOf(call);
    if (about?.entity !== 'Booking') return send(call);
    const fields = recordOf(call.body);
    if (call.method === 'POST' && fields) return create(call, fields);
    if (call.method === 'PUT' && fields) return change(call, fields);
    if (call.method === 'GET' && about.id === null) return list(call);
    const reply = await send(call);
    return call.method === 'GET' ? { ...reply, body: shown(reply.body) } : reply;
  };
}
