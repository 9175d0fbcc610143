import type { Logger } from 'pino';
import { AppError } from '#gateway/errors.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../send.ts';
import type { Capabilities } from './capabilities/capabilities.ts';
import { updateUnderLock } from './emulation/conditional-update.ts';
import { countIds } from './paging/count-ids.ts';
import { entityCallOf, filterOf, withFilter } from './entity-call.ts';
import type { EntityCall } from './entity-call.ts';
import { type Feature, ownEntities } from './capabilities/features.ts';
import { answered, notOffered, withoutEntity } from './emulation/own-entities.ts';
import { unlessLastAdministrator, withStay } from './emulation/own-rules.ts';
import { emulateOwnerField } from './emulation/owner-field.ts';
import type { RecordLocks } from './emulation/record-locks.ts';
import { createWithUniqueKey } from './emulation/unique-keys.ts';
import { wholePages } from './paging/whole-pages.ts';

interface Deps {
  readonly send: SendToPlatform;
  readonly capabilities: Capabilities;
  readonly locks: RecordLocks;
  readonly serviceToken: string;
  readonly logger: Logger;
}

/** Calls that the gateway can do without. */
const sessionCalls: Readonly<Record<string, Feature>> = {
  '/auth/exchange': 'exchange',
  '/auth/logout': 'logout',
};

/** Calls that cannot be replaced. */
const passwordCalls: Readonly<Record<string, Feature>> = {
  '/auth/login': 'login',
  '/auth/register': 'register',
  '/auth/change-password': 'changePassword',
};

const entityFeatures: ReadonlyMap<string, Feature> = new Map(ownEntities.map((entity) => [entity, entity]));

/**
 * Removes `is_deleted` from the filter. Such a platform has no deleted hotels and not this field: a filter on it would
 * only find records that have it.
 */
function withoutDeleted(call: PlatformCall): PlatformCall {
  const filter =
    call.method === 'GET' && call.path === '/entities/Hotel' ? filterOf(call.suffix ?? '') : null;
  if (!filter || typeof filter['is_deleted'] !== 'object') return call;
  const { is_deleted: _both, ...rest } = filter;
  return { ...call, suffix: withFilter(call.suffix ?? '', rest) };
}

/**
 * Sends the platform's calls, and replaces each call that the platform lacks by calls that every platform has. With a
 * complete platform every call is passed on unchanged.
 */
export function bareSend({ send, capabilities, locks, serviceToken, logger }: Deps): SendToPlatform {
  /** Records whether the platform responded. */
  const watched: SendToPlatform = async (call) => {
    try {
      const reply = await send(call);
      capabilities.answered();
      return reply;
    } catch (cause) {
      if (cause instanceof AppError && ['PLATFORM_UNAVAILABLE', 'TIMEOUT'].includes(cause.code))
        capabilities.wasAway();
      throw cause;
    }
  };
  const paged = wholePages(watched);
  let isJournalLogged = false;
  const owned = emulateOwnerField({
    send: (call) => paged(withoutDeleted(call)),
    serviceToken,
    serviceEmail: () => capabilities.serviceEmail(),
    journalLost: () => {
      if (isJournalLogged) return;
      isJournalLogged = true;
      logger.error(
        { event: 'platform.lacks.booking-journal' },
        'the platform does not store the booking fields that payment needs: nothing can be booked',
      );
    },
    leftBehind: (facts) =>
      logger.error(
        { event: 'platform.booking-left', ...facts },
        'an invalid booking could not be deleted: delete it at the platform',
      ),
  });

  const rules = { send: owned, locks, serviceToken, serviceEmail: () => capabilities.serviceEmail() };
  /** Applies the rules that our own platform enforces when a record is written. */
  const byOwnRules = async (call: PlatformCall, { entity, id }: EntityCall): Promise<PlatformReply> => {
    if ((call.method === 'PUT' || call.method === 'DELETE') && entity === 'User' && id !== null)
      return unlessLastAdministrator(rules, call, id);
    if (call.method !== 'POST') return owned(call);
    const create = (record: PlatformCall) => createWithUniqueKey(rules, record, entity);
    return entity === 'Review' ? withStay(rules, call, create) : create(call);
  };

  return async (call): Promise<PlatformReply> => {
    const missing = await capabilities.missing();
    if (missing.size === 0) return watched(call);
    const password = passwordCalls[call.path];
    if (password && missing.has(password)) throw notOffered(call.call);
    const session = sessionCalls[call.path];
    if (session && missing.has(session)) return answered(405, null);
    const about = entityCallOf(call);
    if (!about) return watched(call);
    const { entity, act } = about;
    const feature = entityFeatures.get(entity);
    if (feature && missing.has(feature)) return withoutEntity(call, about, logger);
    const inner = missing.has('ownership') ? owned : paged;
    if (act === 'count' && missing.has('count')) return countIds(inner, call, entity);
    // A platform that sets the creator of a record itself would ignore an owner in this call too.
    if (act === 'update-many' && (missing.has('updateMany') || missing.has('ownership')))
      return updateUnderLock({ send: inner, locks }, call, entity);
    return missing.has('ownership') ? byOwnRules(call, about) : inner(call);
  };
}
