import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { twoNights } from './support/search.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const address = () => `${product.url.replace('http', 'ws')}/graphql`;

/** The result of one operation over a socket: its error messages, or its first result. */
async function socketAnswer(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const client = createClient({ url: address(), webSocketImpl: WebSocket, retryAttempts: 0 });
  try {
    for await (const result of client.iterate({ query, variables })) return result;
    return null;
  } catch (errors) {
    return errors;
  } finally {
    await client.dispose();
  }
}

const progress = `subscription($criteria: SearchCriteriaInput!) {
  hotelSearchProgress(criteria: $criteria) { complete }
}`;

describe('a socket', () => {
  it('refuses an impossible stay with a code, as HTTP does', async () => {
    const stay = { ...twoNights(), checkOut: '2020-01-01' };
    expect(await socketAnswer(progress, { criteria: { stay } })).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('1 to 30 nights after checkIn'),
          extensions: { code: 'BAD_USER_INPUT', retryable: false },
        },
      ],
    });
  });

  it.each([
    ['a query', '{ me { id } }'],
    ['a mutation', 'mutation { signOut }'],
  ])('does not answer %s', async (_name, query) => {
    expect(await socketAnswer(query)).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  });

  it('refuses an oversized document', async () => {
    const aliases = Array.from({ length: 40 }, (_, at) => `a${at}: complete`).join(' ');
    const query = progress.replace('complete', aliases);
    expect(await socketAnswer(query, { criteria: { stay: twoNights() } })).toMatchObject([
      { extensions: { code: 'QUERY_TOO_COMPLEX' } },
    ]);
  });

  it('is not opened for a page of another site, nor on another path', async () => {
    const closed = (url: string, origin?: string) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(url, 'graphql-transport-ws', origin === undefined ? {} : { origin });
        socket.once('open', () => {
          socket.close();
          resolve(false);
        });
        socket.once('error', () => resolve(true));
      });
    expect(await closed(address(), product.url)).toBe(false);
    expect(await closed(address(), 'https://evil.example')).toBe(true);
    expect(await closed(address().replace('/graphql', '/elsewhere'))).toBe(true);
  });
});
