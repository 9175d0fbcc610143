import { AppError } from '#gateway/errors.ts';
import { budgets } from '#upstreams/budgets.ts';
import { UPSTREAM } from '../../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { entityCallOf, filterOf, recordOf, withFilter } from '../entity-call.ts';
import type { WireRecord } from '../entity-call.ts';
import { notOffered } from './own-entities.ts';
import { hasSentFields } from './same-fields.ts';

/** The value for “no owner”, because an empty field would mean the creator of the record. */
const NOBODY = 'nobody';

interface Deps {
  readonly send: SendToPlatform;
  readonly serviceToken: string;
  /** E-mail of the gateway's own account, in lower case; null when unknown. */
  readonly serviceEmail: () => string | null;
  /** Called when the platform drops fields that bookings require. */
  readonly journalLost: () => void;
  /**
   * Called when a useless booking could not be deleted from the platform. The status is null when there was no
   * response.
   */
  readonly leftBehind: (facts: { readonly recordId: string; readonly status: number | null }) => void;
}

/**
 * The owner of a booking. A booking made with a member's token belongs to its creator. One made by the gateway belongs
 * to `owner_email`; a value that another client wrote there counts only when it removes the creator as owner.
 */
function ownerOf(record: WireRecord, serviceEmail: string | null): unknown {
  const { created_by: maker, owner_email: owner } = record;
  if (owner === NOBODY) return null;
  if (typeof owner !== 'string' || owner === '') return maker;
  // A record without a creator may belong to anyone. While the gateway's own e-mail is unknown, `owner_email` names no
  // owner.
  const isOurs = typeof maker === 'string' && maker.toLowerCase() === serviceEmail;
  return isOurs ? owner : maker;
}

const ownerText = (owner: unknown): string => (typeof owner === 'string' ? owner : NOBODY);

/** Makes a filter by owner find the records that the owner created or was given, and keeps the rest of the filter. */
function byOwner(suffix: string): string {
  const filter = filterOf(suffix);
  if (!filter || !('created_by' in filter)) return suffix;
  const { created_by: owner, ...rest } = filter;
  const either = { $or: [{ created_by: owner }, { owner_email: owner }] };
  return withFilter(suffix, '$or' in rest ? { $and: [rest, either] } : { ...rest, ...either });
}

/** Adds both fields that determine the owner, also when a list by owner requests other fields. */
function withOwnerFields(suffix: string, isByOwner: boolean): string {
  const query = new URLSearchParams(suffix);
  const fields = query.get('fields')?.split(',') ?? [];
  if (fields.length === 0 || !(isByOwner || fields.includes('created_by'))) return suffix;
  query.set('fields', [...new Set([...fields, 'created_by', 'owner_email'])].join(','));
  return `?${query.toString()}`;
}

/** True when an owner is among the requested ones. */
function matchesOwner(owner: unknown, ownerFilter: unknown): boolean {
  const wanted = recordOf(ownerFilter)?.['$in'] ?? [ownerFilter];
  return Array.isArray(wanted) && wanted.includes(owner);
}

const isSameEmail = (one: unknown, other: string): boolean =>
  typeof one === 'string' && one.toLowerCase() === other.toLowerCase();

/**
 * Calls for bookings on a platform that sets the creator of a record itself. A member's booking is made with the
 * member's token, so that every client finds it; the later owner of a visitor's draft is stored in a field of the
 * gateway. Outside this function `created_by` is the owner, as on our own platform.
 * @throws AppError AUTH_REQUIRED when the session has ended meanwhile; PLATFORM_UNAVAILABLE when the platform does not
 * store what a booking needs; INTERNAL when it stores such a booking and refuses to delete it
 */
export function emulateOwnerField(deps: Deps): SendToPlatform {
  const { send, serviceToken, serviceEmail, journalLost, leftBehind } = deps;
  const shown = (body: unknown): unknown => {
    const record = recordOf(body);
    return record ? { ...record, created_by: ownerOf(record, serviceEmail()) } : body;
  };

  const list = async (call: PlatformCall): Promise<PlatformReply> => {
    const { suffix = '' } = call;
    const ownerFilter = filterOf(suffix)?.['created_by'];
    const reply = await send({
      ...call,
      suffix: withOwnerFields(byOwner(suffix), ownerFilter !== undefined),
    });
    if (reply.status !== 200 || !Array.isArray(reply.body)) return reply;
    const records = reply.body.map(shown);
    const own = (record: unknown) => matchesOwner(recordOf(record)?.['created_by'], ownerFilter);
    return { ...reply, body: ownerFilter === undefined ? records : records.filter(own) };
  };

  /** @returns true when it was deleted */
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

  /** Refuses a booking that is not stored completely, because it could be paid twice. */
  const lost = (call: string, isGone: boolean): AppError => {
    journalLost();
    // A booking that is still there must not cause a retryable error: a retry would find it by its key and use it.
    return isGone
      ? notOffered(call)
      : new AppError('INTERNAL', { upstream: UPSTREAM, call, reason: 'a booking could not be rolled back' });
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
    // A platform that lets visitors store records may treat an ended session as a visitor.
    if (isOver || (isMembers && !isSameEmail(made['created_by'], owner))) {
      await takeBack(made);
      throw new AppError('AUTH_REQUIRED', { upstream: UPSTREAM, call: call.call });
    }
    if (!hasSentFields(made, body)) throw lost(call.call, await takeBack(made));
    return { ...reply, body: shown(reply.body) };
  };

  /** The record after a write: from its response, or read again when that does not contain it. */
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
    if (!hasSentFields(await recordAfter(call, reply), body)) throw lost(call.call, true);
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
