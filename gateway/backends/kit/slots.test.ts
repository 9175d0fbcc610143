import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

function deferred() {
  let resolve: (answer: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((kept, broken) => {
    resolve = kept;
    reject = broken;
  });
  return { promise, resolve, reject };
}

it('a limit of jobs refuses the job above it, says when to retry, and accepts the next one after a job has ended', async () => {
  const inSlot = createSlots(2);
  const works = [deferred(), deferred(), deferred()];
  const [first, second, third] = works.map(({ promise }) => inSlot(() => promise));
  await expect(third).rejects.toMatchObject({
    status: 503,
    code: 'overloaded',
    headers: { 'retry-after': '2' },
  });
  works[0]?.resolve('done');
  expect(await first).toBe('done');
  expect(await inSlot(async () => 'in its slot')).toBe('in its slot');
  works[1]?.reject(new Error('broken'));
  await expect(second).rejects.toThrow('broken');
  expect(await Promise.all([inSlot(async () => 'a'), inSlot(async () => 'b')])).toEqual(['a', 'b']);
});
