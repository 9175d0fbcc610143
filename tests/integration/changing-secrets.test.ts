/** Two gateways and their platform while the service token that they share is being changed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { demoAdmin } from './support/callers.ts';
import { say } from './support/chatting.ts';

const LEAVING = 'service-token-that-is-leaving';
const COMING = 'service-token-that-is-coming';

let before: TestProduct;
let after: TestProduct;
let admin: Visitor;

beforeAll(async () => {
  before = await startTestProduct({
    PLATFORM_SERVICE_TOKEN: LEAVING,
    PLATFORM_SERVICE_TOKEN_PREVIOUS: COMING,
  });
  after = await startTestProduct({
    ...before.upstreams(),
    PLATFORM_SERVICE_TOKEN: COMING,
    PLATFORM_SERVICE_TOKEN_PREVIOUS: LEAVING,
    // Its assistant calls the other gateway, as it may behind a load balancer.
    GATEWAY_URL: before.url,
  });
  admin = await demoAdmin(before);
});
afterAll(async () => {
  await after?.stop();
  await before?.stop();
});

/** A blue PNG of one pixel. */
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
    'base64',
  ),
);

async function targetAt(product: TestProduct): Promise<string> {
  const { data } = await admin
    .at(() => product.url)
    .ask<{ createUpload: { url: string } }>('mutation { createUpload(purpose: HOTEL_IMAGE) { url } }');
  return data.createUpload.url;
}

async function sentTo(product: TestProduct, target: string): Promise<number> {
  const init = { method: 'POST', body: png, headers: { 'content-type': 'image/png' } };
  return (await admin.at(() => product.url).fetch(target, init)).status;
}

describe('while the service token is being changed', () => {
  it('one gateway accepts an upload whose target the other one signed', async () => {
    expect(await sentTo(after, await targetAt(before))).toBe(200);
    expect(await sentTo(before, await targetAt(after))).toBe(200);
  });

  it('the assistant reads at one gateway for a caller whose message came through the other one', async () => {
    const { data, errors } = await say(
      admin.at(() => after.url),
      'Show me my bookings',
    );
    expect(errors).toEqual([]);
    expect(data.sendChatMessage.text).not.toMatch(/could not check|sign in/i);
  });

  it('a gateway does not start with a token that the platform does not accept', async () => {
    const third = { ...before.upstreams(), PLATFORM_SERVICE_TOKEN: 'a-token-that-nobody-knows' };
    await expect(startTestProduct(third)).rejects.toThrow(/PLATFORM_SERVICE_TOKEN/);
  });
});
