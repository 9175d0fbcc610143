import type { Logger } from 'pino';
import { z } from 'zod';
import { budgets } from '#upstreams/budgets.ts';
import { listSuffix } from '../../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { capabilityLog } from './capability-log.ts';
import { type Feature, type OwnEntity, ownEntities, replacements } from './features.ts';

/** Features of the platform beyond the required calls, by the latest check. */
export interface Capabilities {
  /**
   * Features that are missing; checks when that is unknown. Once the platform is known to be another one than ours,
   * features that could not be checked count as missing too. Empty while nothing is known. Never throws.
   */
  missing(): Promise<ReadonlySet<Feature>>;
  /** Features that are known to be missing, without a check. */
  known(): ReadonlySet<Feature>;
  /** E-mail of the gateway's own account there, in lower case; null when unknown. */
  serviceEmail(): string | null;
  /** Call when the platform did not respond: another one, or another release, may come back. */
  wasAway(): void;
  /**
   * Call when it responded. What is unknown, or was learned before it was away, is checked in the background; until
   * then the earlier results apply.
   */
  answered(): void;
}

/** Statuses of a missing call; an existing one refuses its input or finds nothing. */
const MISSING: ReadonlySet<number> = new Set([404, 405, 501]);
/** Statuses that do not show whether a call exists: a timeout, and too many requests. */
const INCONCLUSIVE: ReadonlySet<number> = new Set([408, 429]);
/**
 * Statuses that refuse the caller. An authentication gate in front of the platform returns them whether the call exists
 * or not; our own platform, which has the call, is recognized by the shape of its errors.
 */
const REFUSED: ReadonlySet<number> = new Set([401, 403]);
/**
 * Shortest time between two checks while something is unknown; longer when the caller was refused, which rarely changes
 * soon.
 */
const REST_MS = 1_000;
const REFUSED_REST_MS = 60_000;
/** No record has this id. */
const NO_RECORD = { id: '0' };

const NOTHING: ReadonlySet<Feature> = new Set<Feature>();
/** Missing on every platform without token exchange: only our own platform has that, and it has all features. */
const OURS_ALONE: readonly Feature[] = ['exchange', 'ownership', 'RoomInventory'];

const probeOf = (entity: OwnEntity): Omit<PlatformCall, 'call'> => ({
  method: 'GET',
  path: `/entities/${entity}`,
  suffix: listSuffix({ limit: 1, fields: ['id'] }),
});

/** Calls that change nothing: they lack a token or input, or name no existing record. */
const probes: Readonly<Partial<Record<Feature, Omit<PlatformCall, 'call'>>>> = {
  logout: { method: 'POST', path: '/auth/logout', body: {} },
  login: { method: 'POST', path: '/auth/login', body: {} },
  register: { method: 'POST', path: '/auth/register', body: {} },
  changePassword: { method: 'POST', path: '/auth/change-password', body: {} },
  updateMany: {
    method: 'PATCH',
    path: '/entities/Booking/update-many',
    body: { query: NO_RECORD, data: { $set: {} } },
  },
  count: { method: 'GET', path: '/entities/Booking/count', suffix: listSuffix({ q: NO_RECORD }) },
  ...Object.fromEntries(ownEntities.map((entity) => [entity, probeOf(entity)])),
};

const saysNothing = ({ status }: PlatformReply): boolean =>
  INCONCLUSIVE.has(status) || (status >= 500 && status !== 501);

const ownRefusal = z.object({
  code: z.string().min(1),
  error_type: z.string(),
  request_id: z.string(),
});
const isOwnRefusal = ({ body }: PlatformReply): boolean => ownRefusal.safeParse(body).success;

const isFeature = (name: string): name is Feature => name in replacements;
const probed: readonly Feature[] = Object.keys(probes).filter(isFeature);

interface Options {
  readonly send: SendToPlatform;
  readonly serviceToken: string;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Checks which features a platform other than our own offers, and remembers them. */
export function createCapabilities({ send, serviceToken, logger, now = Date.now }: Options): Capabilities {
  let found: ReadonlySet<Feature> | null = null;
  let email: string | null = null;
  let looking: Promise<void> | null = null;
  let restsUntil = Number.NEGATIVE_INFINITY;
  /** Set when calls below `/auth` are refused without a session, so that a refusal does not show whether they exist. */
  let isGated = false;
  /** Set when the latest check got a refusal without a reason. */
  let wasRefused = false;
  /** Whether each feature is missing, by the platform's latest response. */
  const answers = new Map<Feature, boolean>();
  /** Features that were confirmed since the platform was away. */
  const certain = new Set<Feature | 'identity'>();
  const log = capabilityLog(logger);

  /** @returns null for a response that says nothing about the call. @throws when there was none */
  const ask = async (call: Omit<PlatformCall, 'call'>): Promise<PlatformReply | null> => {
    const reply = await send({ call: 'capabilities', budget: budgets.health, ...call });
    return saysNothing(reply) ? null : reply;
  };

  const note = (feature: Feature, isMissing: boolean): void => {
    answers.set(feature, isMissing);
    certain.add(feature);
  };

  const learn = async (feature: Feature, call: Omit<PlatformCall, 'call'>): Promise<void> => {
    if (certain.has(feature)) return;
    const reply = await ask(call);
    if (!reply) return;
    if (isGated && call.path.startsWith('/auth/') && REFUSED.has(reply.status)) wasRefused = true;
    else note(feature, MISSING.has(reply.status));
  };

  /**
   * Checks whether the platform exchanges tokens, which identifies our own. Behind an authentication gate an entity is
   * checked that only our own platform has: the exchange is never called with our token, because that would end it.
   */
  const learnExchange = async (): Promise<void> => {
    if (certain.has('exchange')) return;
    const reply = await ask({ method: 'POST', path: '/auth/exchange', body: {} });
    if (!reply) return;
    isGated = REFUSED.has(reply.status) && !isOwnRefusal(reply);
    if (!isGated) return note('exchange', MISSING.has(reply.status));
    const rooms = await ask({ ...probeOf('RoomInventory'), token: serviceToken });
    if (!rooms) return;
    if (REFUSED.has(rooms.status)) wasRefused = true;
    else note('exchange', MISSING.has(rooms.status));
  };

  const learnIdentity = async (): Promise<void> => {
    if (certain.has('identity')) return;
    const me = await ask({ method: 'GET', path: '/entities/User/me', token: serviceToken });
    if (!me) return;
    if (MISSING.has(me.status)) {
      // Every platform has this call, so something else must have responded, such as a proxy without its routes yet.
      answers.delete('exchange');
      certain.delete('exchange');
    } else {
      email = identity.safeParse(me.body).data?.email.toLowerCase() ?? null;
      certain.add('identity');
    }
  };

  /** One after another, because the pool for such checks is small. */
  const look = async (): Promise<void> => {
    await learnExchange();
    if (answers.get('exchange') !== true) return;
    await learnIdentity();
    if (!answers.has('exchange')) return;
    for (const feature of probed) {
      const call = probes[feature];
      if (call)
        await learn(feature, call.path.startsWith('/auth/') ? call : { ...call, token: serviceToken });
    }
  };

  /** True when nothing is left to check. */
  const isSettled = (): boolean =>
    certain.has('exchange') &&
    (answers.get('exchange') === false ||
      (certain.has('identity') && probed.every((feature) => certain.has(feature))));

  /** Derives the missing features. While the platform is not identified, the earlier ones stay. */
  const conclude = (): void => {
    const isForeign = answers.get('exchange');
    if (isForeign === undefined) {
      if (found === null) log.nothingKnown();
      return;
    }
    const lacking = isForeign ? [...OURS_ALONE, ...probed.filter((feature) => answers.get(feature))] : [];
    const unknown = isForeign ? probed.filter((one) => !answers.has(one) && !OURS_ALONE.includes(one)) : [];
    log.report(new Set(lacking), unknown);
    found = isForeign ? new Set([...lacking, ...unknown]) : NOTHING;
  };

  const lookOnce = async (): Promise<void> => {
    wasRefused = false;
    // When nothing responds, the rest is checked later.
    await look().catch(() => undefined);
    if (!isSettled()) restsUntil = now() + (wasRefused ? REFUSED_REST_MS : REST_MS);
    conclude();
  };
  const isRested = (): boolean => now() >= restsUntil;
  const lookNow = (): Promise<void> => (looking ??= lookOnce().finally(() => (looking = null)));

  return {
    missing: async () => {
      if (found === null && (looking || isRested())) await lookNow();
      return found ?? NOTHING;
    },
    known: () => found ?? NOTHING,
    serviceEmail: () => email,
    wasAway: () => certain.clear(),
    answered: () => {
      if (found !== null && !isSettled() && isRested()) void lookNow();
    },
  };
}

const identity = z.object({ email: z.string().min(1) });
