import { describe, expect, it } from 'vitest';
import { awaitAll } from './await-all.ts';

describe('waiting for all of several jobs', () => {
  it('returns the results in order', async () => {
    expect(await awaitAll([Promise.resolve(1), null, Promise.resolve('two')])).toEqual([1, null, 'two']);
  });

  it('fails only after all of them have ended', async () => {
    const steps: string[] = [];
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const both = awaitAll([
      Promise.reject(new Error('the first')),
      slow.then(() => steps.push('the second is done')),
    ]).catch(({ message }: Error) => steps.push(`${message} failed`));
    await new Promise(setImmediate);
    finish();
    await both;
    expect(steps).toEqual(['the second is done', 'the first failed']);
  });
});
