import type { ScryptOptions } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { HttpError } from '#backends/kit/http/http-error.ts';

/** Maximum number of hashes at once: each needs 128 MiB and a whole processor core. */
const AT_ONCE = 2;
/** Maximum number of waiting callers in each queue. Further ones are refused at once, which is better than a long wait. */
const WAITING = 20;
/** Maximum number of waiting callers of one network, so that no network can fill the queue. */
const WAITING_OF_ONE = 4;
/** Seconds after which a full queue usually has free slots again. */
const RETRY_AFTER_S = 2;

/**
 * The code of the thread, as text, so that it needs no file beside the built gateway. The asynchronous `scrypt` would
 * block the threads that also read files and process pictures (libuv has four per process); the synchronous call only
 * blocks its own.
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

/** The computation: an scrypt key with this many bytes. */
export interface HashJob {
  readonly password: string;
  readonly salt: Buffer;
  readonly bytes: number;
  readonly options: ScryptOptions;
}

/** The caller who waits for a hash. */
export interface HashCaller {
  /** Network of the caller, as counted by limits. */
  readonly network: string;
  /** True for a known device of the account: served before other callers, in a queue of its own. */
  readonly isKnown: boolean;
  /** Aborts when the caller no longer waits for the response. */
  readonly signal: AbortSignal;
}

/** Too many callers are waiting already. Nothing was computed. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';
  /** Seconds. */
  readonly retryAfterS = RETRY_AFTER_S;
}

/** The caller disconnected while waiting. Nothing was computed, and no one reads the response. */
class CallerDisconnected extends HttpError {
  constructor() {
    super(499, 'The caller is gone', { code: 'caller_gone' });
  }
}

interface Waiting {
  readonly job: HashJob;
  readonly turn: HashCaller | null;
  start(): void;
}

type Answer = { readonly key: Uint8Array } | { readonly failure: string };

/** Runs one job on a thread. When the thread dies, its job fails, and the next job starts a new thread. */
function run(thread: Worker, { password, salt, bytes, options }: HashJob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      thread.off('message', onMessage);
      thread.off('error', onError);
      thread.off('exit', onExit);
      // An idle thread does not keep the process alive.
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
 * Hashes on separate threads: two at once, with a queue of twenty for known devices and one for other callers.
 * @param hash runs a job on one of the threads; tests pass a slow one
 */
export function createHashing(hash: typeof run = run) {
  const idle: Worker[] = [];
  const queues = { own: [] as Waiting[], known: [] as Waiting[], strangers: [] as Waiting[] };
  let running = 0;

  function newThread(): Worker {
    // The worker gets no flags of the process, such as a source loader, because it does not need them.
    const thread = new Worker(WORK, { eval: true, execArgv: [] });
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      const index = idle.indexOf(thread);
      if (index !== -1) idle.splice(index, 1);
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
      (queues.own.shift() ?? queues.known.shift() ?? queues.strangers.shift())?.start();
    }
  }

  function queueFor(turn: HashCaller | null): Waiting[] {
    if (turn === null) return queues.own;
    const queue = turn.isKnown ? queues.known : queues.strangers;
    const own = queue.filter((other) => other.turn?.network === turn.network).length;
    if (queue.length >= WAITING || own >= WAITING_OF_ONE) throw new HashingBusy();
    return queue;
  }

  function wait(job: HashJob, turn: HashCaller | null): Promise<Buffer> {
    const queue = queueFor(turn);
    return new Promise((resolve, reject) => {
      const leave = () => {
        const index = queue.indexOf(waiting);
        if (index !== -1) queue.splice(index, 1);
        reject(new CallerDisconnected());
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
      queue.push(waiting);
    });
  }

  return {
    /**
     * @param turn null for the platform's own work at start, which is never refused
     * @throws HashingBusy when too many wait; CallerDisconnected when the signal aborts before the job starts
     */
    async derive(job: HashJob, turn: HashCaller | null): Promise<Buffer> {
      if (turn?.signal.aborted) throw new CallerDisconnected();
      return running < AT_ONCE ? compute(job) : wait(job, turn);
    },
  };
}

/** One for the process, because the limits protect its cores and its memory. */
export const hashing = createHashing();
