import { z } from 'zod';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply, requiredText } from '#upstreams/wire-kit.ts';
import { UPSTREAM, listSuffix, refusalOfReply } from '../../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { recordOf } from '../entity-call.ts';
import { answered } from './own-entities.ts';
import type { RecordLocks } from './record-locks.ts';

interface Deps {
  readonly send: SendToPlatform;
  readonly locks: RecordLocks;
  readonly serviceToken: string;
  /** E-mail of the gateway's own account, in lower case; null when unknown. */
  readonly serviceEmail: () => string | null;
}

const stayRecord = z.object({ check_in_date: z.iso.date() });

/**
 * Adds to a review the facts that our own platform would add: the day of the stay and the name of the writer. When the
 * stay is not found, or the member is refused, that response is returned instead.
 * @throws AppError as `create` does, and when either cannot be read
 */
export async function withStay(
  { send, serviceToken }: Pick<Deps, 'send' | 'serviceToken'>,
  call: PlatformCall,
  create: SendToPlatform,
): Promise<PlatformReply> {
  const fields = recordOf(call.body) ?? {};
  const { booking_id: bookingId } = fields;
  if (typeof bookingId !== 'string') return create(call);
  const { call: name, token } = call;
  const suffix = `/${encodeURIComponent(bookingId)}`;
  const [stay, author] = await Promise.all([
    send({ call: name, method: 'GET', path: '/entities/Booking', suffix, token: serviceToken }),
    send({ call: name, method: 'GET', path: '/entities/User/me', ...(token !== undefined && { token }) }),
  ]);
  if (author.status !== 200) return author;
  if (stay.status === 404) return stay;
  if (stay.status !== 200) throw refusalOfReply(stay, name);
  const { check_in_date: day } = parseReply(stayRecord, stay.body, { upstream: UPSTREAM, call: name });
  const facts = { stay_date: day, reviewer_name: recordOf(author.body)?.['full_name'] ?? null };
  return create({ ...call, body: { ...fields, ...facts } });
}

const people = z.array(z.object({ id: requiredText, email: z.string().nullish() }));

/**
 * Changes a role or deletes an account, unless it is the last administrator's; the gateway's own account does not
 * count. While it is unknown which of them that is, one more administrator must remain.
 * @throws AppError as `send` and `hold` do
 */
export async function unlessLastAdministrator(
  { send, locks, serviceEmail }: Deps,
  call: PlatformCall,
  id: string,
): Promise<PlatformReply> {
  const role = recordOf(call.body)?.['role'];
  const isLeaving = call.method === 'DELETE' || (role !== undefined && role !== 'admin');
  if (!isLeaving) return send(call);
  return locks.hold('administrators', async (lease) => {
    const suffix = listSuffix({ q: { role: 'admin' }, fields: ['id', 'email'] });
    const budget = budgets.platformRead;
    const listed = await send({ ...call, method: 'GET', suffix, body: undefined, budget });
    if (listed.status !== 200) return listed;
    const own = serviceEmail();
    const administrators = parseReply(people, listed.body, { upstream: UPSTREAM, call: call.call });
    const others = administrators.filter(
      (one) => one.id !== id && (own === null || one.email?.toLowerCase() !== own),
    );
    const isOne = administrators.some((one) => one.id === id);
    if (isOne && others.length <= (own === null ? 1 : 0))
      return { ...answered(409, null), code: 'last_admin' };
    lease.writes();
    return send({ ...call, budget: budgets.platformOnce });
  });
}
