interface Event {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/**
 * Virtual time without real waiting: the earliest event runs next, and events of the same time run in the
 * order they were scheduled.
 */
export interface Scheduler {
  /** Milliseconds since the epoch. */
  now(): number;
  after(ms: number, run: () => void): void;
  sleep(ms: number): Promise<void>;
  /** Runs due events one after the other until `isDone` or until none is left. */
  run(isDone: () => boolean): Promise<void>;
}

export function createScheduler(start: number): Scheduler {
  const queue = createQueue();
  let now = start;
  let order = 0;
  const after = (ms: number, run: () => void): void => {
    order += 1;
    queue.push({ at: now + Math.max(0, ms), order, run });
  };
  return {
    now: () => now,
    after,
    sleep: (ms) => new Promise((resolve) => after(ms, resolve)),
    async run(isDone) {
      await everythingReady();
      while (!isDone()) {
        const event = queue.pop();
        if (!event) return;
        now = event.at;
        event.run();
        await everythingReady();
      }
    },
  };
}

/** Resolves when the callbacks of all settled promises have run. */
const everythingReady = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A binary heap with the earliest event on top. */
function createQueue() {
  const heap: Event[] = [];
  const isBefore = (one: Event, other: Event): boolean =>
    one.at < other.at || (one.at === other.at && one.order < other.order);

  const sink = (event: Event): void => {
    let hole = 0;
    for (;;) {
      const [left, right] = [heap[2 * hole + 1], heap[2 * hole + 2]];
      const child = right && left && isBefore(right, left) ? right : left;
      if (!child || isBefore(event, child)) break;
      heap[hole] = child;
      hole = 2 * hole + (child === left ? 1 : 2);
    }
    heap[hole] = event;
  };

  return {
    push(event: Event): void {
      let hole = heap.length;
      for (;;) {
        const above = (hole - 1) >> 1;
        const parent = hole === 0 ? undefined : heap[above];
        if (!parent || isBefore(parent, event)) break;
        heap[hole] = parent;
        hole = above;
      }
      heap[hole] = event;
    },
    pop(): Event | undefined {
      const [first] = heap;
      const last = heap.pop();
      if (last && heap.length > 0) sink(last);
      return first;
    },
  };
}
