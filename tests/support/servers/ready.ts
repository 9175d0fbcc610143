import { setTimeout as pause } from 'node:timers/promises';

const GIVE_UP_MS = 110_000;

/**
 * Waits until a service reports that it is ready: creating an embedded database may take long on a busy
 * machine.
 */
export async function untilReady(url: string): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    if ((await fetch(`${url}/readyz`)).ok) return;
    await pause(100);
  }
  throw new Error('the service did not become ready');
}

/** Waits until the assistant of a product replies. */
export async function untilChatReplies(url: string): Promise<void> {
  const query =
    'mutation { sendChatMessage(input: { message: "Hello", context: { kind: general } }) { threadId } }';
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(url).origin },
      body: JSON.stringify({ query }),
    });
    if ((await answer.text()).includes('"threadId":"')) return;
    await pause(3_000);
  }
  throw new Error('the assistant did not answer');
}
