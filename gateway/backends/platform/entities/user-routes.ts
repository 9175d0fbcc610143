import { and, eq, sql } from 'drizzle-orm';
import { Router } from 'express';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { isStaff } from '../access/actor.ts';
import type { Actor } from '../access/actor.ts';
import { actorOf } from '../auth/caller.ts';
import { endSessions } from '../auth/sessions.ts';
import { forgetPhotosOfPerson } from '../files/delete-photos.ts';
import type { Platform } from '../platform.ts';
import { bookings, reviews, users } from '../database/schema.ts';
import { favorites, messages, outbox_mails as mails } from '../database/schema-admin.ts';
import { auditOne } from './kinds/audit-note.ts';
import { forbidden, getRecord, updateRecord } from './write/records.ts';
import { otherUserEntity, userEntity } from './kinds/user.ts';

const unauthorized = () => new HttpError(401, 'Unauthorized', { code: 'auth_required' });

/** The gateway's own account, as returned to a client that requests the current user. */
const SERVICE_USER = {
  id: 'service',
  email: 'service@platform',
  full_name: null,
  role: 'admin',
  is_service: true,
};

function own(actor: Actor): { userId: string } {
  if (!('userId' in actor)) throw unauthorized();
  return actor;
}

const wantsRole = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'role' in body ? body.role : undefined;

/**
 * Removes the administrator role, except from the last administrator. All administrators are locked during the check,
 * so that two calls at once cannot remove both. The user's sessions end with the role. A member who becomes an
 * administrator keeps their sessions, under the shorter limits, because clients expect their tokens to stay valid.
 * @returns whether they were an administrator
 */
async function demote(platform: Platform, id: string): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    const admins = await tx
      .select({ id: users.id })
      .from(users)
      // A disabled account does not count, because no one can sign in to it.
      .where(and(eq(users.role, 'admin'), eq(users.disabled, false)))
      .for('update');
    if (!admins.some((admin) => admin.id === id)) return false;
    if (admins.length === 1)
      throw new HttpError(409, 'The last administrator cannot be demoted', { code: 'last_admin' });
    await tx
      .update(users)
      .set({ role: 'user', updated_date: sql`now()` })
      .where(eq(users.id, id));
    await endSessions(tx, id);
    return true;
  });
}

/**
 * Deletes a user with their sessions, favorites and the photos of their stays. Their bookings, reviews, messages and
 * the mails to them are kept without an owner, so that a person who registers the same email address later does not get
 * them.
 * @throws HttpError 404, or 409 for the last administrator
 */
async function removeUser(platform: Platform, id: string): Promise<void> {
  await demote(platform, id);
  await platform.db.transaction(async (tx) => {
    const [person] = await tx.delete(users).where(eq(users.id, id)).returning({ email: users.email });
    if (!person) throw new HttpError(404, 'User not found', { code: 'not_found' });
    const { email } = person;
    await tx.delete(favorites).where(eq(favorites.created_by, email));
    await tx
      .update(bookings)
      .set({ created_by: null, claim_hash: null, version: sql`${bookings.version} + 1` })
      .where(eq(bookings.created_by, email));
    await tx.update(reviews).set({ created_by: null, photos: [] }).where(eq(reviews.created_by, email));
    await tx
      .update(messages)
      .set({ created_by: null, name: null, email: null, phone: null })
      .where(eq(messages.created_by, email));
    // Unsent mails fail, because they have no recipient any more; sent ones are kept as a record of what was announced.
    await tx
      .update(mails)
      .set({
        to: '',
        html: null,
        text: null,
        status: sql`case when ${mails.status} = 'stored' then 'failed' else ${mails.status} end`,
      })
      .where(eq(sql`lower(${mails.to})`, email));
  });
  await forgetPhotosOfPerson(platform, id);
}

/** Routes for the current user and for changes of users; lists and reads work as for any entity. */
export function userRoutes(platform: Platform): Router {
  const router = Router();

  router.get('/me', async (req, res) => {
    const actor = await actorOf(platform, req);
    if (actor.kind === 'service') res.json(SERVICE_USER);
    else res.json(await getRecord(platform, userEntity, actor, own(actor).userId));
  });

  router.put('/me', async (req, res) => {
    const actor = await actorOf(platform, req);
    const { userId } = own(actor);
    // All users, including administrators, change only what members may change about themselves.
    const member: Actor = { ...actor, kind: 'member', userId, email: 'email' in actor ? actor.email : '' };
    res.json(await updateRecord(platform, userEntity, member, userId, req.body));
  });

  router.put('/:id', async (req, res) => {
    const actor = await actorOf(platform, req);
    const { id } = req.params;
    const isDemotion = isStaff(actor) && wantsRole(req.body) === 'user';
    // In one transaction, so that a body that is refused for another field does not change the role.
    const changed = await platform.db.transaction(async (tx) => {
      const on = { ...platform, db: tx };
      if (isDemotion && (await demote(on, id)))
        await auditOne(on, userEntity, actor, { id, before: { role: 'admin' }, after: { role: 'user' } });
      const entity = actor.kind === 'admin' && id !== actor.userId ? otherUserEntity : userEntity;
      return updateRecord(on, entity, actor, id, req.body);
    });
    res.json(changed);
  });

  router.delete('/:id', async (req, res) => {
    const actor = await actorOf(platform, req);
    if (actor.kind !== 'service') throw forbidden(platform, actor);
    await removeUser(platform, req.params.id);
    res.json({ success: true });
  });
  return router;
}
