import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import { budgets } from '#upstreams/budgets.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '#upstreams/platform/send.ts';
import { type Chaos, SECOND } from '../chaos.ts';
import type { Exchanger } from '../exchange.ts';
import type { RoomTable } from './own-inventory.ts';
import type { Life } from '../life.ts';
import type { RecordStore } from './records.ts';
import type { Scheduler } from '../scheduler.ts';

/** Relative weights of the outcomes of one attempt of a platform call. */
const FATES = {
  fine: 960,
  slow: 10,
  /** The connection fails before or after the platform has acted. */
  'request lost': 8,
  'answer lost': 8,
  unavailable: 5,
  broken: 2,
  /** The caller times out; the platform executes the call much later, or at once. */
  'acts late': 4,
  'never answers': 4,
};

/** The weights while the platform is down. */
const FATES_WHEN_DOWN = { ...FATES, fine: 0, slow: 0, 'request lost': 900, 'acts late': 20 };

interface PlatformParts {
  readonly scheduler: Scheduler;
  readonly chaos: Chaos;
  readonly exchange: Exchanger;
  readonly store: RecordStore;
  readonly rooms: RoomTable;
  readonly isDown: () => boolean;
}

/**
 * The connection to a platform that stores bookings and rooms, for one process: two attempts where the call's
 * budget allows two.
 */
export function platformOf(parts: PlatformParts, life: Life): SendToPlatform {
  const { scheduler, chaos, exchange } = parts;
  return (call) => {
    const { budget = budgets.platformRead } = call;
    const failed = (code: 'TIMEOUT' | 'PLATFORM_UNAVAILABLE') =>
      new AppError(code, { upstream: 'platform', call: call.call });
    const attempt = (number: number, answer: (value: PlatformReply | AppError) => void): void => {
      if (!life.isAlive()) return;
      const latency = chaos.between(2, 40);
      const act = (): PlatformReply => ({
        ...answerOf(parts, call),
        code: '',
        headers: new Headers(),
        attempts: number,
      });
      const again = (): void => {
        if (number >= budget.attempts) answer(failed('PLATFORM_UNAVAILABLE'));
        else scheduler.after(chaos.between(1, 200), () => life.deliver(() => attempt(number + 1, answer)));
      };
      const later = (ms: number, run: () => void): void => scheduler.after(ms, run);
      const fate = chaos.pick(parts.isDown() ? FATES_WHEN_DOWN : FATES, 'fine');
      const fates: Record<typeof fate, () => void> = {
        fine: () => later(latency, () => answerBack(act(), latency, answer)),
        slow: () => later(chaos.between(100, 4 * SECOND), () => answerBack(act(), latency, answer)),
        'request lost': () => later(latency, again),
        'answer lost': () =>
          later(latency, () => {
            act();
            later(latency, again);
          }),
        unavailable: () => later(latency, again),
        broken: () =>
          later(latency, () =>
            answer({ status: 500, body: null, code: '', headers: new Headers(), attempts: number }),
          ),
        'acts late': () => {
          later(chaos.between(budget.attemptMs, 40 * SECOND), act);
          later(budget.attemptMs, () => answer(failed('TIMEOUT')));
        },
        'never answers': () => {
          later(latency, act);
          later(budget.attemptMs, () => answer(failed('TIMEOUT')));
        },
      };
      fates[fate]();
    };
    const answerBack = (
      reply: PlatformReply,
      ms: number,
      answer: (value: PlatformReply | AppError) => void,
    ): void => scheduler.after(ms, () => answer(reply));
    return exchange<PlatformReply>({
      life,
      peril: call.method === 'GET' ? 1 : 8,
      limitMs: budget.wholeMs,
      timedOut: () => failed('TIMEOUT'),
      begin: (answer) => attempt(1, answer),
    });
  };
}

const record = z.record(z.string(), z.unknown());
const change = z.object({
  query: z.object({ id: z.string(), version: z.number() }),
  data: z.object({ $set: record }),
});

const answerOf = (
  { store, rooms }: PlatformParts,
  call: PlatformCall,
): Pick<PlatformReply, 'status' | 'body'> =>
  call.path.startsWith('/entities/RoomInventory') ? rooms.handle(call) : handle(store, call);

/** The part of the platform's API that bookings use. */
function handle(store: RecordStore, call: PlatformCall): Pick<PlatformReply, 'status' | 'body'> {
  const { method, suffix = '', body } = call;
  if (method === 'PATCH') {
    const { query, data } = change.parse(body);
    return { status: 200, body: { updated: store.change(query.id, query.version, data.$set) ? 1 : 0 } };
  }
  if (method === 'POST') {
    const created = store.create(record.parse(body));
    return created ? { status: 201, body: created } : { status: 409, body: null };
  }
  if (!suffix.startsWith('?')) {
    const found = store.byId(suffix.slice(1));
    return found ? { status: 200, body: found } : { status: 404, body: null };
  }
  const query = new URLSearchParams(suffix);
  const found = store.find(
    record.parse(JSON.parse(query.get('q') ?? '{}')),
    Number(query.get('limit') ?? Infinity),
  );
  return { status: 200, body: found };
}
