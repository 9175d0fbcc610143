import type { Clock } from './ports.ts';

/** One who waits for an answer. */
interface Asking<T> {
  /** What it is about: commands about one subject are carried out one after another. */
  readonly subject: string;
  /** The command in full. Whoever gives the same one meanwhile gets the same answer. */
  readonly command: string;
  /** How long others may hold it up; then it goes ahead beside them. */
  readonly waitMs: number;
  readonly run: () => Promise<T>;
}

/**
 * Lets commands of this process that arrive together share one answer or wait for each other, before anything is read:
 * two hundred clicks cost the record store as much as one. Other processes are kept apart by the conditional writes.
 */
export function createJoining<T>(clock: Pick<Clock, 'sleep'>): (asking: Asking<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  const last = new Map<string, Promise<unknown>>();

  const inTurn = async ({ subject, waitMs, run }: Asking<T>): Promise<T> => {
    const before = last.get(subject);
    const turn = (async () => {
      if (before) await Promise.race([before, clock.sleep(waitMs)]);
      return run();
    })();
    const end = turn.then(
      () => undefined,
      () => undefined,
    );
    last.set(subject, end);
    void end.then(() => last.get(subject) === end && last.delete(subject));
    return turn;
  };

  return async (asking) => {
    const { command } = asking;
    for (let other = underWay.get(command); other; other = underWay.get(command)) {
      try {
        return await other;
      } catch {
        // It failed for the one who asked first, who may have left: the next one asks again.
      }
    }
    const own = inTurn(asking).finally(() => underWay.delete(command));
    underWay.set(command, own);
    return own;
  };
}
