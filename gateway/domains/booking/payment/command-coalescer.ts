import type { Caller, Clock } from '../ports.ts';

/** A command and its caller. */
interface CommandRequest<T> {
  readonly caller: Pick<Caller, 'viewer' | 'guestToken'>;
  /** Id of the booking: commands about one booking are carried out one after another. */
  readonly subject: string;
  /** The full command. When the same caller repeats it while it runs, the repetition gets the same result. */
  readonly command: string;
  /** How long this command waits for earlier ones, in milliseconds; then it runs in parallel with them. */
  readonly waitMs: number;
  readonly run: () => Promise<T>;
}

/** Identifies the member, or a visitor by the guest token; null for a visitor without one. */
function nameOf({ viewer, guestToken }: CommandRequest<unknown>['caller']): string | null {
  if (viewer) return `member ${viewer.id}`;
  return guestToken === null ? null : `visitor ${guestToken}`;
}

/**
 * Lets simultaneous commands of this process share one result or wait for each other before anything is read, so that
 * two hundred clicks cost the record store as much as one. Between processes, conditional writes protect the record.
 */
export function createCommandCoalescer<T>(
  clock: Pick<Clock, 'sleep'>,
): (request: CommandRequest<T>) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();
  const last = new Map<string, Promise<unknown>>();

  const inTurn = async ({ subject, waitMs, run }: CommandRequest<T>): Promise<T> => {
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

  return async (request) => {
    const name = nameOf(request.caller);
    if (name === null) return inTurn(request);
    const key = JSON.stringify([name, request.subject, request.command]);
    for (let other = inFlight.get(key); other; other = inFlight.get(key)) {
      try {
        return await other;
      } catch {
        // The command failed for the first caller, who may have left. The next caller tries again.
      }
    }
    const own = inTurn(request).finally(() => inFlight.delete(key));
    inFlight.set(key, own);
    return own;
  };
}
