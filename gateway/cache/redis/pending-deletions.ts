/** Pause between two attempts to delete in Redis what could not be deleted before. */
const RETRY_MS = 1_000;
/** Keys in one command. */
const BATCH = 500;
/** Beyond this the oldest keys are given up: their old values may be served until they expire. */
const MAX_KEYS = 10_000;

/**
 * Keys that Redis has not deleted because it was unavailable. The deletion is repeated until Redis confirms it; without
 * that, an outdated value would be served again when Redis is back.
 * @param drop deletes keys in Redis; rejects while Redis is unavailable
 * @param onRepeated called with each key that a repeated attempt has deleted
 */
export function createPendingDeletions(
  drop: (keys: readonly string[]) => Promise<void>,
  onRepeated: (key: string) => void,
) {
  /** Number of the last deletion by key: a confirmation of an earlier one does not count. */
  const pending = new Map<string, number>();
  let count = 0;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const retry = async (): Promise<void> => {
    const batch = [...pending].slice(0, BATCH);
    let pauseMs = 0;
    try {
      await drop(batch.map(([key]) => key));
      for (const [key, number] of batch) {
        if (pending.get(key) === number) pending.delete(key);
        onRepeated(key);
      }
    } catch {
      pauseMs = RETRY_MS;
    }
    timer = null;
    schedule(pauseMs);
  };

  const schedule = (pauseMs = RETRY_MS): void => {
    if (timer !== null || pending.size === 0) return;
    timer = setTimeout(() => void retry(), pauseMs);
    timer.unref();
  };

  return {
    /** Deletes keys, later if Redis is unavailable now. Never rejects. */
    delete: async (keys: readonly string[]): Promise<void> => {
      try {
        await drop(keys);
      } catch {
        if (isStopped) return;
        for (const key of keys) {
          pending.delete(key);
          pending.set(key, (count += 1));
        }
        const excess = Math.max(0, pending.size - MAX_KEYS);
        for (const oldest of [...pending.keys()].slice(0, excess)) pending.delete(oldest);
        schedule();
      }
    },
    /** True when the value in Redis is outdated and must not be used. */
    has: (key: string): boolean => pending.has(key),
    stop: (): void => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      pending.clear();
    },
  };
}
