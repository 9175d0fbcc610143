import type { Logger } from 'pino';
import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import type { Preferences, Viewer } from '#models/viewer.ts';
import { budgets } from '#upstreams/budgets.ts';
import { looseText, parseReply } from '#upstreams/wire-kit.ts';
import { toViewer } from '../mapper.ts';
import { onBehalf } from './sessions.ts';
import { LIST_LIMIT, UPSTREAM, listSuffix, readRecords, refusalOfReply } from '../send.ts';
import type { ListQuery, PlatformReply, SendToPlatform } from '../send.ts';
import { maybeText, isoTimestamp, userRecord } from '../wire.ts';

/** Changes of a person's own profile; fields that are left out stay. */
interface SelfChange {
  readonly fullName?: string;
  readonly phone?: string;
  /** Always complete, because a platform may drop what is left out inside a field. */
  readonly preferences?: Preferences;
}

type PasswordResult = 'changed' | 'WRONG_PASSWORD' | 'WEAK_PASSWORD' | 'TOO_MANY_ATTEMPTS';

/** The data that a member's travel statistics are counted from. */
interface Travels {
  /** `hotelLocation` of each confirmed booking. */
  readonly places: readonly string[];
  readonly reviews: number;
}

/** A message to customer service. */
interface WrittenMessage {
  readonly sentAt: string;
  readonly kind: string;
  readonly name: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  readonly topic: string | null;
}

/** Profiles, travels and messages of people. */
export interface PeopleStore {
  /** Changes the profile of the token's owner. @throws AppError BAD_USER_INPUT when the platform refuses a value */
  changeSelf(token: string, change: SelfChange): Promise<Viewer>;
  /** @param address IP address of the caller, by which wrong passwords are counted */
  changePassword(
    token: string,
    passwords: { readonly userId: string; readonly current: string; readonly next: string },
    address: string,
  ): Promise<PasswordResult>;
  /**
   * By e-mail; the map contains every requested address. Read with the gateway's identity, so the caller checks
   * permissions.
   */
  travels(emails: readonly string[]): Promise<ReadonlyMap<string, Travels>>;
  /**
   * Messages that this member wrote while signed in, newest first. What a visitor wrote under the same e-mail address
   * is not included, because such an address is never verified. Read with the gateway's identity.
   */
  messagesFrom(email: string): Promise<readonly WrittenMessage[]>;
}

const placeRecord = z.object({ created_by: looseText, hotel_location: looseText });
const authorRecord = z.object({ created_by: looseText });
const messageRecord = z.object({
  created_date: isoTimestamp,
  kind: looseText,
  name: looseText,
  phone: looseText,
  subject: looseText,
  message: looseText,
  topic: maybeText,
});

interface PeopleOptions {
  readonly serviceToken: string;
  readonly logger: Logger;
}

export function createPeopleStore(
  send: SendToPlatform,
  { serviceToken, logger }: PeopleOptions,
): PeopleStore {
  const accepted = (reply: PlatformReply, call: string): PlatformReply => {
    const facts = { upstream: UPSTREAM, call, status: reply.status };
    if (reply.status === 401) throw new AppError('AUTH_REQUIRED', facts);
    if (reply.status === 422) throw new AppError('BAD_USER_INPUT', facts);
    if (reply.status >= 300) throw refusalOfReply(reply, call);
    return reply;
  };

  /** Every record of a list, page by page. */
  const all = async <S extends z.ZodType>(
    schema: S,
    entity: string,
    query: ListQuery,
  ): Promise<z.output<S>[]> => {
    const call = `all${entity}`;
    const found: z.output<S>[] = [];
    for (let skip = 0; ; skip += LIST_LIMIT) {
      const suffix = listSuffix({ sort: 'id', ...query, limit: LIST_LIMIT, skip });
      const path = `/entities/${entity}`;
      const reply = await send({ call, method: 'GET', path, suffix, token: serviceToken });
      found.push(...readRecords(schema, reply, call, logger));
      if (!Array.isArray(reply.body) || reply.body.length < LIST_LIMIT) return found;
    }
  };

  return {
    changeSelf: async (token, { fullName, phone, preferences }) => {
      const call = 'changeSelf';
      const body = {
        ...(fullName === undefined ? {} : { full_name: fullName }),
        ...(phone === undefined ? {} : { phone: phone === '' ? null : phone }),
        ...(preferences && { preferences: given(preferences) }),
      };
      const budget = budgets.platformWrite;
      const path = '/entities/User/me';
      const reply = accepted(await send({ call, method: 'PUT', path, token, body, budget }), call);
      return toViewer(parseReply(userRecord, reply.body, { upstream: UPSTREAM, call }));
    },
    changePassword: async (token, { userId, current, next }, address) => {
      const call = 'changePassword';
      const reply = await send({
        call,
        method: 'POST',
        path: '/auth/change-password',
        token,
        headers: onBehalf({ callerAddress: address, deviceProofs: null }, serviceToken),
        body: { user_id: userId, current_password: current, new_password: next },
        budget: budgets.platformPassword,
      });
      if (reply.status === 429) return 'TOO_MANY_ATTEMPTS';
      if (reply.code === 'weak_password') return 'WEAK_PASSWORD';
      if ([400, 403, 422].includes(reply.status)) return 'WRONG_PASSWORD';
      accepted(reply, call);
      return 'changed';
    },
    travels: async (emails) => {
      const people = { $in: [...emails] };
      const [stays, reviews] = await Promise.all([
        all(placeRecord, 'Booking', {
          q: { created_by: people, status: 'confirmed' },
          fields: ['created_by', 'hotel_location'],
        }),
        all(authorRecord, 'Review', { q: { created_by: people }, fields: ['created_by'] }),
      ]);
      return new Map(
        emails.map((email) => [
          email,
          {
            places: stays.filter((stay) => stay.created_by === email).map((stay) => stay.hotel_location),
            reviews: reviews.filter((review) => review.created_by === email).length,
          },
        ]),
      );
    },
    messagesFrom: async (email) => {
      const found = await all(messageRecord, 'Message', {
        q: { created_by: email },
        sort: '-created_date',
      });
      return found.map((message) => ({
        sentAt: message.created_date,
        kind: message.kind,
        name: message.name,
        phone: message.phone,
        subject: message.subject,
        message: message.message,
        topic: message.topic,
      }));
    },
  };
}

/**
 * Preferences as the platform stores them. Language and currency are left out until the person has chosen them;
 * everything else is always sent, because a platform may replace the whole field.
 */
const given = ({ language, currency, ...switches }: Preferences) => ({
  ...switches,
  ...(language !== null && { language }),
  ...(currency !== null && { currency }),
});
