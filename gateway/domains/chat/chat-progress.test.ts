import { expect, it, vi } from 'vitest';
import type { ChatProgress } from '#models/messages/chat.ts';
import { createChatProgress } from './chat-progress.ts';

/** Two instances that exchange events, as over a shared store. */
function twoInstances(followedMs = 30_000) {
  const listeners = new Map<string, Set<(message: string) => void>>();
  const cache = {
    publish: (topic: string, message: string) => listeners.get(topic)?.forEach((listen) => listen(message)),
    subscribe: (topic: string, listen: (message: string) => void) => {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listen));
      return () => void all.delete(listen);
    },
  };
  const listening = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0);
  const options = { followedMs };
  return [createChatProgress(cache, options), createChatProgress(cache, options), listening, cache] as const;
}

async function all(source: AsyncIterable<ChatProgress>): Promise<readonly ChatProgress[]> {
  const received: ChatProgress[] = [];
  for await (const progress of source) received.push(progress);
  return received;
}

it('the progress of a reply reaches another instance and ends with the reply', async () => {
  const [here, there, listening] = twoInstances();
  const received = all(there.follow('key'));
  const publisher = here.publisher('key');
  publisher.activity('searching');
  await Promise.resolve();
  publisher.text('Two ');
  publisher.text('hotels');
  publisher.end();
  publisher.text(' too late');
  expect((await received).at(-1)).toEqual({ activity: null, text: 'Two hotels' });
  expect(listening()).toBe(0);
});

it('the progress of a reply is published at most ten times a second, without losing text', async () => {
  vi.useFakeTimers();
  try {
    const [here, , , cache] = twoInstances();
    const published = vi.spyOn(cache, 'publish');
    const publisher = here.publisher('key');
    for (let at = 0; at < 50; at += 1) publisher.text('x');
    expect(published).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(published).toHaveBeenCalledTimes(2);
    expect(published.mock.lastCall?.[1]).toContain('x'.repeat(50));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(published).toHaveBeenCalledTimes(2);
    publisher.end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(published).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});

it('a late follower gets the text so far, also after the end', async () => {
  const [here] = twoInstances();
  const publisher = here.publisher('key');
  publisher.text('Shalom');
  const late = here.follow('key');
  expect(await late.next()).toEqual({ done: false, value: { activity: null, text: 'Shalom' } });
  publisher.end();
  expect(await all(here.follow('key'))).toEqual([{ activity: null, text: 'Shalom' }]);
  expect(await all(late)).toEqual([]);
});

it('the progress ends without text when the reply fails before its first word', async () => {
  const [here, there] = twoInstances();
  const received = all(there.follow('key'));
  here.publisher('key').end();
  expect(await received).toEqual([]);
});

it('following the progress ends after its time limit, and when the follower leaves', async () => {
  const [, there, listening] = twoInstances(20);
  expect(await all(there.follow('nobody'))).toEqual([]);
  const left = there.follow('nobody');
  const waiting = left.next();
  await left.return?.();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(listening()).toBe(0);
});

it('an event that is not valid progress is ignored', async () => {
  const [here, there, , cache] = twoInstances();
  const received = all(there.follow('key'));
  cache.publish('chat:key', 'not JSON');
  cache.publish('chat:key', '{"text":7}');
  const publisher = here.publisher('key');
  publisher.text('Yes');
  publisher.end();
  expect(await received).toEqual([{ activity: null, text: 'Yes' }]);
});
