import { AppError } from '#gateway/errors.ts';
import { type Chaos, MINUTE, SECOND, type Weights } from './chaos.ts';
import type { Life } from './life.ts';
import type { Scheduler } from './scheduler.ts';

/** One call of a process to an upstream. Once sent it is executed, even if its sender dies. */
interface Exchange<T> {
  readonly life: Life;
  /** Factor by which the sender is more likely to die or pause around this call than around an ordinary one. */
  readonly peril: number;
  readonly limitMs: number;
  readonly timedOut: () => T | AppError;
  /** Sends the call. Only the first answer counts; an `AppError` rejects the call. */
  readonly begin: (answer: (value: T | AppError) => void) => void;
}

export type Exchanger = <T>(call: Exchange<T>) => Promise<T>;

const PAUSES: Weights<string> = {
  short: 40,
  'six seconds': 30,
  long: 20,
  'for minutes': 8,
  'for an hour': 2,
};
const PAUSE_MS: Readonly<Record<string, number>> = {
  short: SECOND,
  'six seconds': 6 * SECOND,
  long: 30 * SECOND,
  'for minutes': 4 * MINUTE,
  'for an hour': 70 * MINUTE,
};
const DEATH = 0.0004;
const PAUSE = 0.0025;

export function createExchanger(
  scheduler: Scheduler,
  chaos: Chaos,
  count: (what: 'kills' | 'pauses') => void,
): Exchanger {
  const kill = (life: Life): void => {
    count('kills');
    life.kill();
  };
  return <T>(call: Exchange<T>) =>
    new Promise<T>((resolve, reject) => {
      const { life, peril } = call;
      if (!life.isAlive()) return;
      if (chaos.strikes(DEATH * peril)) return kill(life);
      let isOver = false;
      const finish = (value: T | AppError): void => {
        if (isOver) return;
        isOver = true;
        life.deliver(() => (value instanceof AppError ? reject(value) : resolve(value)));
      };
      call.begin(finish);
      scheduler.after(call.limitMs, () => isOver || finish(call.timedOut()));
      if (chaos.strikes(DEATH * peril)) kill(life);
      else if (chaos.strikes(PAUSE * peril)) {
        count('pauses');
        life.pause(PAUSE_MS[chaos.pick(PAUSES, 'short')] ?? SECOND);
      }
    });
}
