import type { ScryptOptions } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { HttpError } from '#backends/kit/http/http-error.ts';

/** Hashes at once: each needs 128 MiB and a whole processor core. */
const AT_ONCE = 2;
/** Callers who wait for their turn, in either line. Past it they are better told at once. */
const WAITING = 20;
/** Of them, those of one network: nobody fills the line alone. */
const WAITING_OF_ONE = 4;
/** By then a full line has moved on. */
const RETRY_AFTER_S = 2;

/**
 * The thread's whole program, as text: it needs no file beside the built gateway. `scrypt` would take the threads that
 * also read files and clean pictures (libuv has four for the whole process); the synchronous call stays on its own.
 */
const WORK = `
const { parentPort } = require('node:worker_threads');
const { scryptSync } = require('node:crypto');
parentPort.on('message', ({ password, salt, bytes, options }) => {
  try {
    parentPort.postMessage({ key: scryptSync(password, salt, bytes, options) });
  } catch (error) {
    parentPort.postMessage({ failure: String(error) });
  }
});
`;

/** What is computed: an scrypt key of so many bytes. */
export interface HashJob {
  readonly password: string;
  readonly salt: Buffer;
  readonly bytes: number;
  readonly options: ScryptOptions;
}

/** For whom. */
export interface HashTurn {
  /** Who waits, as limits count callers. */
  readonly network: string;
  /** Proven to be the account's own device: served before strangers, in a line of its own. */
  readonly isKnown: boolean;
  /** Fires when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Too many wait already. Nothing was computed. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';
  /** Seconds. */
  readonly retryAfterS = RETRY_AFTER_S;
}

/** The caller went away before the turn came. Nothing was computed, and nobody reads the answer. */
class CallerGone extends HttpError {
  constructor() {
    super(499, 'The caller is gone', { code: 'caller_gone' });
  }
}

interface Waiting {
  readonly job: HashJob;
  readonly turn: HashTurn | null;
  start(): void;
}

type Answer = { readonly key: Uint8Array } | { readonly failure: string };

/** Runs one job on a thread; a thread that dies fails its job and is replaced by the next. */
function run(thread: Worker, { password, salt, bytes, options }: HashJob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      thread.off('message', onMessage);
      thread.off('error', onError);
      thread.off('exit', onExit);
      // An idle thread keeps no process alive.
      thread.unref();
    };
    const onMessage = (answer: Answer) => {
      done();
      if ('key' in answer) resolve(Buffer.from(answer.key));
      else reject(new Error(answer.failure));
    };
    const onError = (error: Error) => {
      done();
      reject(error);
    };
    const onExit = () => onError(new Error('the hashing thread ended'));
    thread.ref();
    thread.on('message', onMessage);
    thread.on('error', onError);
    thread.on('exit', onExit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage({ password, salt, bytes, options });
  });
}

/**
 * Hashes on threads of its own: two at once, a line of twenty for strangers and one for known devices.
 * @param hash runs a job on one of the threads; tests put a slow one in its place
 */
export function createHashing(hash: typeof run = run) {
  const idle: Worker[] = [];
  const lines = { own: [] as Waiting[], known: [] as Waiting[], strangers: [] as Waiting[] };
  let running = 0;

  function newThread(): Worker {
    // Flags of the process, such as a loader of sources, are not for this program.
    const thread = new Worker(WORK, { eval: true, execArgv: [] });
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      const place = idle.indexOf(thread);
      if (place !== -1) idle.splice(place, 1);
    });
    return thread;
  }

  async function compute(job: HashJob): Promise<Buffer> {
    const thread = idle.pop() ?? newThread();
    running += 1;
    try {
      const key = await hash(thread, job);
      idle.push(thread);
      return key;
    } catch (error) {
      void thread.terminate();
      throw error;
    } finally {
      running -= 1;
      (lines.own.shift() ?? lines.known.shift() ?? lines.strangers.shift())?.start();
    }
  }

  function lineFor(turn: HashTurn | null): Waiting[] {
    if (turn === null) return lines.own;
    const line = turn.isKnown ? lines.known : lines.strangers;
    const own = line.filter((other) => other.turn?.network === turn.network).length;
    if (line.length >= WAITING || own >= WAITING_OF_ONE) throw new HashingBusy();
    return line;
  }

  function wait(job: HashJob, turn: HashTurn | null): Promise<Buffer> {
    const line = lineFor(turn);
    return new Promise((resolve, reject) => {
      const leave = () => {
        const place = line.indexOf(waiting);
        if (place !== -1) line.splice(place, 1);
        reject(new CallerGone());
      };
      const waiting: Waiting = {
        job,
        turn,
        start: () => {
          turn?.signal.removeEventListener('abort', leave);
          compute(job).then(resolve, reject);
        },
      };
      turn?.signal.addEventListener('abort', leave, { once: true });
      line.push(waiting);
    });
  }

  return {
    /**
     * @param turn null for our own work at the start: it is never refused
     * @throws HashingBusy when too many wait; CallerGone when the signal fires before the turn comes
     */
    async derive(job: HashJob, turn: HashTurn | null): Promise<Buffer> {
      if (turn?.signal.aborted) throw new CallerGone();
      return running < AT_ONCE ? compute(job) : wait(job, turn);
    },
  };
}

/** One for the process: what is bounded are its cores and its memory. */
export const hashing = createHashing();
