/** The cost of GraphQL documents before they are executed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => product.stop());

const ask = async (query: string, from: string) => {
  const response = await product.visitor().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  const [, code = 'served'] = /"code":"(\w+)"/.exec(text) ?? [];
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
};

/** Sends many at once, so that they fall into one period of the rate limit on a slow machine too. */
async function many(document: (at: number) => string, from: string) {
  const answers = await Promise.all(Array.from({ length: 250 }, (_, at) => ask(document(at), from)));
  return {
    codes: new Set(answers.map(({ code }) => code)),
    limited: answers.filter(({ code }) => code === 'RATE_LIMITED'),
  };
}

const known = '{ exchangeRates { asOf } }';

it.each([
  ['too large', (at: number) => `{${'me{id}'.repeat(480)} m${at}: me{id}}`, 'QUERY_TOO_COMPLEX', '192.0.2.1'],
  ['not GraphQL', (at: number) => `{{{ # ${at}`, 'BAD_REQUEST', '192.0.2.2'],
  ['invalid in this schema', (at: number) => `{ missing${at} }`, 'BAD_REQUEST', '192.0.2.3'],
])(
  'documents that are %s count against a limit, and a caller who sends many is told when to retry',
  async (_name, document, code, from) => {
    await ask(known, '192.0.2.9');
    const { codes, limited } = await many(document, from);
    expect(codes).toEqual(new Set([code, 'RATE_LIMITED']));
    expect(limited[0]).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) });
    // Documents that were parsed before are not counted.
    expect(await ask(known, from)).toMatchObject({ status: 200, code: 'served' });
    expect((await ask('{ missing }', '192.0.2.8')).code).toBe('BAD_REQUEST');
  },
);
