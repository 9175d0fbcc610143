interface LateAct {
  readonly at: number;
  readonly run: (now: number) => unknown;
}

/** Requests whose caller was dropped and that are executed later. In memory only: a restart loses them. */
export interface DelayedCalls {
  /** @param run called with the time for which it was scheduled, on the sandbox clock */
  add(at: number, run: LateAct['run']): void;
  /** Executes what is due, in order; each call gets the time for which it was scheduled. */
  runDue(now: number): Promise<void>;
}

export function createLateActs(): DelayedCalls {
  let acts: LateAct[] = [];
  return {
    add: (at, run) => void acts.push({ at, run }),
    async runDue(now) {
      const due = acts.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
      acts = acts.filter(({ at }) => at > now);
      for (const { at, run } of due) await run(at);
    },
  };
}
