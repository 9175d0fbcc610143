import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createHashing, HashingBusy } from './password-hashing.ts';
import type { HashCaller } from './password-hashing.ts';

const job = { password: 'correct horse', salt: Buffer.alloc(16, 7), bytes: 32, options: { N: 2 } };

const turnOf = (network: string, given: Partial<HashCaller> = {}): HashCaller => ({
  network,
  isKnown: false,
  signal: new AbortController().signal,
  ...given,
});

/** A hashing whose jobs run until the test ends them; `started` has them in the order of their start. */
function manualHashing() {
  const started: { password: string; end(): void }[] = [];
  const hashing = createHashing(
    (_thread, { password }) =>
      new Promise((resolve) => started.push({ password, end: () => resolve(Buffer.from(password)) })),
  );
  const ask = (password: string, turn: HashCaller | null): Promise<string> =>
    hashing.derive({ ...job, password }, turn).then(
      (key) => key.toString(),
      (cause: unknown) => (cause instanceof HashingBusy ? `busy ${cause.retryAfterS}` : String(cause)),
    );
  const names = () => started.map(({ password }) => password);
  /** Ends all hashes, including those that start because of that. */
  const endAll = async () => {
    for (let next = 0; next < started.length; next += 1) {
      started[next]?.end();
      await new Promise(setImmediate);
    }
  };
  return { ask, started, names, endAll };
}

describe('hashing passwords', () => {
  it('returns the result of scrypt, from a separate thread', async () => {
    const key = await createHashing().derive(job, turnOf('a'));
    expect(key).toEqual(scryptSync(job.password, job.salt, job.bytes, job.options));
  });

  it('fails for impossible settings, and continues to work', async () => {
    const hashing = createHashing();
    await expect(hashing.derive({ ...job, options: { N: 3 } }, null)).rejects.toThrow(/scrypt|N/i);
    await expect(hashing.derive(job, null)).resolves.toHaveLength(32);
  });

  it('runs two at once, queues twenty, refuses the next one and says when to retry', async () => {
    const { ask, names, endAll } = manualHashing();
    const answers = Array.from({ length: 22 }, (_, n) => ask(`${n}`, turnOf(`network ${n}`)));
    expect(names()).toEqual(['0', '1']);
    expect(await ask('one too many', turnOf('network 23'))).toBe('busy 2');
    await endAll();
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 22 }, (_, n) => `${n}`));
  });

  it('queues four per network, so that one network cannot fill the queue', async () => {
    const { ask, endAll } = manualHashing();
    const answers = Array.from({ length: 50 }, (_, n) => ask(`${n}`, turnOf('one network')));
    const owner = ask('owner', turnOf('another network'));
    await endAll();
    expect((await Promise.all(answers)).filter((answer) => answer !== 'busy 2')).toHaveLength(2 + 4);
    expect(await owner).toBe('owner');
  });

  it('serves known devices before other callers, also when the queue of the others is full', async () => {
    const { ask, started, names, endAll } = manualHashing();
    const strangers = Array.from({ length: 22 }, (_, n) => ask(`${n}`, turnOf(`network ${n}`)));
    const owner = ask('owner', turnOf('network 0', { isKnown: true }));
    const ownWork = ask('own work', null);
    started[0]?.end();
    started[1]?.end();
    await Promise.all(strangers.slice(0, 2));
    expect(names()).toEqual(['0', '1', 'own work', 'owner']);
    await endAll();
    expect(await Promise.all([owner, ownWork])).toEqual(['owner', 'own work']);
  });

  it('computes nothing for a caller who has left, and frees their place', async () => {
    const { ask, names, endAll } = manualHashing();
    const gone = new AbortController();
    const running = ['a', 'b'].map((name) => ask(name, turnOf(name)));
    const left = ask('left', turnOf('c', { signal: gone.signal }));
    const next = Array.from({ length: 19 }, (_, n) => ask(`${n}`, turnOf(`network ${n}`)));
    gone.abort();
    expect(await left).toContain('gone');
    expect(await ask('late', turnOf('d', { signal: gone.signal }))).toContain('gone');
    const last = ask('last', turnOf('e'));
    await endAll();
    expect(await last).toBe('last');
    await Promise.all([...running, ...next]);
    expect(names()).not.toContain('left');
    expect(names()).not.toContain('late');
  });
});
