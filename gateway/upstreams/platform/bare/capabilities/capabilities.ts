import type { Logger } from 'pino';
import { z } from 'zod';
import { budgets } from '#upstreams/budgets.ts';
import { listSuffix } from '../../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../../send.ts';
import { capabilityLog } from './capability-log.ts';
import { type Feature, type OwnEntity, ownEntities, replacements } from './features.ts';

/** What the platform offers beyond the calls of the specification, as it was asked last. */
export interface Capabilities {
  /**
   * Features that are missing; asks when nobody knows yet. Once the platform is known to be another one than ours, what it
   * has not told yet is among them. None while nothing is known of it. Never throws.
   */
  missing(): Promise<ReadonlySet<Feature>>;
  /** The same as far as it is known now. */
  known(): ReadonlySet<Feature>;
  /** E-mail of our own identity there, in lower case; null when it is not known. */
  serviceEmail(): string | null;
  /** The platform did not answer: another one, or another release, may come back. */
  wasAway(): void;
  /** It answered. What it has not told yet, or since it was away, is asked in the background; what was known holds until then. */
  answered(): void;
}

/** A call that is missing answers so; one that is there refuses what it is sent, or finds nothing. */
const MISSING: ReadonlySet<number> = new Set([404, 405, 501]);
/** Says nothing about the call: it came too late, or too many asked at once. */
const NO_WORD: ReadonlySet<number> = new Set([408, 429]);
/**
 * Refuses the caller. A gate before all of a platform's sign-in calls answers so whether the call is there or not; our own
 * platform, which has the call, is known by the shape of its refusals.
 */
const REFUSED: ReadonlySet<number> = new Set([401, 403]);
/** Shortest time between two looks that left something open; longer where the caller was refused, which lasts. */
const REST_MS = 1_000;
const REFUSED_REST_MS = 60_000;
/** No record has this id. */
const NO_RECORD = { id: '0' };

const NOTHING: ReadonlySet<Feature> = new Set<Feature>();
/** Missing on every platform that does not exchange tokens: only ours does, and it offers everything. */
const OURS_ALONE: readonly Feature[] = ['exchange', 'ownership', 'RoomInventory'];

const probeOf = (entity: OwnEntity): Omit<PlatformCall, 'call'> => ({
  method: 'GET',
  path: `/entities/${entity}`,
  suffix: listSuffix({ limit: 1, fields: ['id'] }),
});

/** Each changes nothing: it lacks its token or its input, or it is about no record. */
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
  NO_WORD.has(status) || (status >= 500 && status !== 501);

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

/** Asks a platform that is not our own what it offers, and remembers it. */
export function createCapabilities({ send, serviceToken, logger, now = Date.now }: Options): Capabilities {
  let found: ReadonlySet<Feature> | null = null;
  let email: string | null = null;
  let looking: Promise<void> | null = null;
  let restsUntil = Number.NEGATIVE_INFINITY;
  /** Calls below `/auth` are refused without a session, so a refusal does not show whether they exist. */
  let isGated = false;
  /** The last look met a refusal without a reason. */
  let wasRefused = false;
  /** For each feature whether it is missing, by the platform's last answer. */
  const answers = new Map<Feature, boolean>();
  /** What it has confirmed since it was away. */
  const certain = new Set<Feature | 'identity'>();
  const log = capabilityLog(logger);

  /** @returns null for an answer that says nothing of the call. @throws where none came */
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
   * Whether the platform exchanges tokens, which tells whose it is. Behind a gate the answer is sought at an entity that
   * only our own platform has: the call itself is never sent with our token, because an exchange would end it.
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
      // Every platform has this call: something else answers, such as a proxy without its routes yet.
      answers.delete('exchange');
      certain.delete('exchange');
    } else {
      email = identity.safeParse(me.body).data?.email.toLowerCase() ?? null;
      certain.add('identity');
    }
  };

  /** One after another: the places of such looks are few. */
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

  /** Whether nothing is left to be asked. */
  const isSettled = (): boolean =>
    certain.has('exchange') &&
    (answers.get('exchange') === false ||
      (certain.has('identity') && probed.every((feature) => certain.has(feature))));

  /** Draws the conclusions. While it is not known whose platform it is, earlier ones hold. */
  const conclude = (): void => {
    const isForeign = answers.get('exchange');
    if (isForeign === undefined) {
      if (found === null) log.nothingTold();
      return;
    }
    const lacking = isForeign ? [...OURS_ALONE, ...probed.filter((feature) => answers.get(feature))] : [];
    const unknown = isForeign ? probed.filter((one) => !answers.has(one) && !OURS_ALONE.includes(one)) : [];
    log.report(new Set(lacking), unknown);
    found = isForeign ? new Set([...lacking, ...unknown]) : NOTHING;
  };

  const lookOnce = async (): Promise<void> => {
    wasRefused = false;
    // Where nothing answers, what is not certain is asked later.
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
