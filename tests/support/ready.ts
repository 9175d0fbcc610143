import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a service of ours says that it can serve: an embedded database may take long to make on a busy machine. */
export async function untilReady(url: string): Promise<void> {
  const giveUpAt = Date.now() + 110_000;
  while (Date.now() < giveUpAt) {
    if ((await fetch(`${url}/readyz`)).ok) return;
    await pause(100);
  }
  throw new Error('the service did not become ready');
}
