import type { Logger } from 'pino';
import { z } from 'zod';
import { budgets } from '../../budgets.ts';
import { listSuffix } from '../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../send.ts';
import { type Feature, ownEntities, replacements } from './features.ts';

/** What the platform offers beyond the calls of the specification, as it was asked last. */
export interface Capabilities {
  /** Features that are missing; asks when nobody knows yet. None while the platform cannot be asked. Never throws. */
  missing(): Promise<ReadonlySet<Feature>>;
  /** The same as far as it is known now. */
  known(): ReadonlySet<Feature>;
  /** E-mail of our own identity there, in small letters; null when it is not told. */
  serviceEmail(): string | null;
  /** The platform did not answer: another one, or another release, may come back. */
  wasAway(): void;
  /** It answered. After it was away, it is asked again in the background; what was known holds until then. */
  answered(): void;
}

/** A call that is missing answers so; one that is there refuses what it is sent, or finds nothing. */
const MISSING: ReadonlySet<number> = new Set([404, 405, 501]);
/** Says nothing about the call: it came too late, or too many asked at once. */
const NO_WORD: ReadonlySet<number> = new Set([408, 429]);
/** After a look that failed, nobody looks again for so long. */
const REST_MS = 1_000;
/** No record has this id. */
const NO_RECORD = { id: '0' };

const NOTHING: ReadonlySet<Feature> = new Set<Feature>();

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
  ...Object.fromEntries(
    ownEntities.map((entity) => [
      entity,
      { method: 'GET', path: `/entities/${entity}`, suffix: listSuffix({ limit: 1, fields: ['id'] }) },
    ]),
  ),
};

const isFeature = (name: string): name is Feature => name in replacements;

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
  let isStale = false;
  let looking: Promise<void> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;

  /** Fails on an answer that says nothing: what it would be taken for would be remembered. */
  const ask = async (call: Omit<PlatformCall, 'call'>): Promise<PlatformReply> => {
    const reply = await send({ call: 'capabilities', budget: budgets.health, ...call });
    const { status } = reply;
    if (NO_WORD.has(status) || (status >= 500 && status !== 501)) throw new Error(`answered ${status}`);
    return reply;
  };

  const isMissing = async (call: Omit<PlatformCall, 'call'>): Promise<boolean> =>
    MISSING.has((await ask(call)).status);

  /** Only our own platform exchanges tokens, and it offers everything. */
  const look = async (): Promise<ReadonlySet<Feature>> => {
    if (!(await isMissing({ method: 'POST', path: '/auth/exchange', body: {} }))) return NOTHING;
    const me = await ask({ method: 'GET', path: '/entities/User/me', token: serviceToken });
    email = identity.safeParse(me.body).data?.email.toLowerCase() ?? null;
    const missing = new Set<Feature>(['exchange', 'ownership', 'RoomInventory']);
    // One after another: the places of such looks are few.
    for (const [name, call] of Object.entries(probes)) {
      const token = call.path.startsWith('/auth/') ? {} : { token: serviceToken };
      if (isFeature(name) && (await isMissing({ ...call, ...token }))) missing.add(name);
    }
    return missing;
  };

  const tell = (before: ReadonlySet<Feature>, after: ReadonlySet<Feature>): void => {
    for (const feature of after)
      if (!before.has(feature))
        logger.warn(replacements[feature], 'the platform lacks a call: it is replaced');
    for (const feature of before)
      if (!after.has(feature))
        logger.info(
          { event: 'platform.offers', call: replacements[feature].call },
          'the platform offers a call that it lacked',
        );
  };

  const lookOnce = async (): Promise<void> => {
    isStale = false;
    try {
      const after = await look();
      tell(found ?? NOTHING, after);
      found = after;
    } catch {
      isStale = true;
      failedAt = now();
    }
  };
  const isRested = (): boolean => now() - failedAt >= REST_MS;
  const lookNow = (): Promise<void> => (looking ??= lookOnce().finally(() => (looking = null)));

  return {
    missing: async () => {
      if (found === null && (looking || isRested())) await lookNow();
      return found ?? NOTHING;
    },
    known: () => found ?? NOTHING,
    serviceEmail: () => email,
    wasAway: () => {
      isStale = true;
    },
    answered: () => {
      if (found !== null && isStale && isRested()) void lookNow();
    },
  };
}

const identity = z.object({ email: z.string().min(1) });
