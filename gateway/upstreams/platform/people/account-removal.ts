import type { Logger } from 'pino';
import { z } from 'zod';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply, requiredText } from '#upstreams/wire-kit.ts';
import { LIST_LIMIT, UPSTREAM, listSuffix, readRecords, refusalOfReply } from '../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../send.ts';
import { updateManyReply } from '../wire.ts';

/** Steps of deleting an account, with the gateway's own identity. Each may be repeated. */
export interface AccountRemoval {
  /** True when there is no other administrator. @param userId id of an administrator */
  isLastAdministrator(userId: string): Promise<boolean>;
  /** Removes name, author and photos from the member's reviews; stars and text stay. @returns ids of their hotels */
  anonymiseReviews(email: string): Promise<readonly string[]>;
  /**
   * Removes all names from a booking; amounts and dates stay.
   * @returns false when another writer changed it first
   */
  anonymiseBooking(id: string, version: number): Promise<boolean>;
  /**
   * Deletes a draft for which nothing was ever sent. When another writer changed it first, it stays, without an error.
   */
  deleteDraft(id: string, version: number): Promise<void>;
  deleteFavorites(email: string): Promise<void>;
  /** Deletes the user with every session. @returns false for the last administrator, who is not deleted */
  deletePerson(userId: string): Promise<boolean>;
}

const NOBODY = { created_by: null, created_by_id: null };
const NO_GUEST = {
  guest_name: null,
  guest_first_name: null,
  guest_last_name: null,
  guest_email: null,
  guest_phone: null,
  special_requests: null,
  other_guests: [],
};

const idRecord = z.object({ id: requiredText });
const hotelIdRecord = z.object({ hotel_id: requiredText });

export function createAccountRemoval(
  sendAnonymously: SendToPlatform,
  serviceToken: string,
  logger: Logger,
): AccountRemoval {
  const send = async (call: PlatformCall): Promise<PlatformReply> =>
    sendAnonymously({ ...call, token: serviceToken });
  const write = async (call: PlatformCall): Promise<PlatformReply> => {
    const reply = await send({ ...call, budget: budgets.platformWrite });
    if (reply.status >= 300 && reply.status !== 404) throw refusalOfReply(reply, call.call);
    return reply;
  };
  const list = (call: string, entity: string, query: object, fields: readonly string[]) =>
    send({
      call,
      method: 'GET',
      path: `/entities/${entity}`,
      suffix: listSuffix({ q: query, fields, limit: LIST_LIMIT }),
    });
  const change = async (call: string, entity: string, query: object, set: object): Promise<number> => {
    const body = { query, data: { $set: set } };
    const reply = await write({ call, method: 'PATCH', path: `/entities/${entity}/update-many`, body });
    return parseReply(updateManyReply, reply.body, { upstream: UPSTREAM, call }).updated;
  };

  return {
    isLastAdministrator: async (userId) => {
      const call = 'administrators';
      const reply = await list(call, 'User', { role: 'admin' }, ['id']);
      return readRecords(idRecord, reply, call, logger).every(({ id }) => id === userId);
    },
    anonymiseReviews: async (email) => {
      const call = 'anonymiseReviews';
      const query = { created_by: email };
      const hotels = await list(call, 'Review', query, ['hotel_id']);
      const ids = new Set(readRecords(hotelIdRecord, hotels, call, logger).map((row) => row.hotel_id));
      const set = { ...NOBODY, reviewer_name: null, photos: [] };
      // One call changes a few hundred records at most.
      while (ids.size > 0 && (await change(call, 'Review', query, set)) > 0);
      return [...ids];
    },
    anonymiseBooking: async (id, version) => {
      const set = { ...NOBODY, ...NO_GUEST, claim_hash: null, version: version + 1 };
      return (await change('anonymiseBooking', 'Booking', { id, version }, set)) > 0;
    },
    deleteDraft: async (id, version) => {
      const body = { id, version };
      await write({ call: 'deleteDraft', method: 'DELETE', path: '/entities/Booking', body });
    },
    deleteFavorites: async (email) => {
      const body = { created_by: email };
      await write({ call: 'deleteFavorites', method: 'DELETE', path: '/entities/Favorite', body });
    },
    deletePerson: async (userId) => {
      const call = 'deletePerson';
      const suffix = `/${encodeURIComponent(userId)}`;
      const budget = budgets.platformWrite;
      const reply = await send({ call, method: 'DELETE', path: '/entities/User', suffix, budget });
      if (reply.status === 409) return false;
      if (reply.status >= 300 && reply.status !== 404) throw refusalOfReply(reply, call);
      return true;
    },
  };
}
