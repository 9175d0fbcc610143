import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { exampleOperations } from '#web/playground/examples.ts';
import { createFiller, type Example } from '#web/playground/fill-variables.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

async function firstEvent({ query }: Example, variables: Record<string, unknown>): Promise<unknown> {
  const url = new URL('/graphql', product.url);
  url.protocol = 'ws:';
  const client = createClient({ url: url.href, webSocketImpl: WebSocket, retryAttempts: 0 });
  try {
    for await (const { data } of client.iterate({ query, variables })) return data;
    return null;
  } finally {
    await client.dispose();
  }
}

/** A developer at the playground: one browser, in which examples provide each other's variables. */
function developer() {
  const visitor = product.visitor();
  const filler = createFiller(exampleOperations, async ({ name, query }, variables) => {
    const { data, errors } = await visitor.ask(query, variables);
    if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
    return data;
  });
  const example = (name: string): Example => {
    const found = exampleOperations.find((one) => one.name === name);
    if (!found) throw new Error(`no example ${name}`);
    return found;
  };
  return {
    async run(name: string) {
      const variables = await filler.filled(example(name).variables);
      const { data, errors } = await visitor.ask(example(name).query, variables);
      filler.keep(name, data);
      return { data, errors, text: JSON.stringify(data) };
    },
    follow: async (name: string) => firstEvent(example(name), await filler.filled(example(name).variables)),
  };
}

describe('the examples of the playground', () => {
  it('run in order without an error, except the one that demonstrates an error', async () => {
    const { run } = developer();
    const answers: unknown[] = [];
    for (const { name, query } of exampleOperations.filter(({ query }) => !query.includes('subscription '))) {
      const { errors } = await run(name);
      expect(query).toContain(` ${name}`);
      answers.push([name, errors.map(({ extensions }) => extensions?.['code'])]);
    }
    const expected = exampleOperations
      .filter(({ query }) => !query.includes('subscription '))
      .map(({ name, failsWith }) => [name, failsWith ? [failsWith] : []]);
    expect(answers).toEqual(expected);
  });

  it.each([
    ['Places', '"code":"IL"'],
    ['Search', '"complete":true'],
    ['HotelWithOffers', '"offers":[{'],
    ['SignIn', '"role":"'],
    ['Refusal', '"code":"AMOUNT_MISMATCH"'],
    ['Shop', '"compact"'],
  ])('%s works by itself, whichever examples ran before', async (name, part) => {
    const { run } = developer();
    const first = await run(name);
    // A search returns what it has found so far.
    const { text } = first.text.includes('"complete":false') ? await developer().run(name) : first;
    expect(text).toContain(part);
  });

  it.each([
    ['Pay', '"status":"confirmed"'],
    ['Draft', '"status":"pending"'],
    ['Extras', '"status":"pending"'],
  ])('%s works right after signing in', async (name, part) => {
    const { run } = developer();
    await run('SignIn');
    expect((await run(name)).text).toContain(part);
  });

  it('include FollowSearch, which reports the progress of a search', async () => {
    expect(await developer().follow('FollowSearch')).toMatchObject({
      hotelSearchProgress: { total: expect.any(Number), complete: expect.any(Boolean) },
    });
  });

  it('include Administration, which works for an administrator and is refused for others with a reason', async () => {
    const { run } = developer();
    expect((await run('Administration')).errors[0]?.extensions).toMatchObject({ code: 'AUTH_REQUIRED' });
    await run('SignInAsAdministrator');
    const { errors, text } = await run('Administration');
    expect(errors).toEqual([]);
    expect(text).toContain('"totalHotels":');
  });
});

describe('the example Cancel, which changes the results of others', () => {
  // Paying and cancelling are limited for each member, so this one has a product of its own.
  beforeAll(async () => {
    await product.stop();
    product = await startTestProduct();
  });

  it('works each time it is run, because a booking is made and paid before', async () => {
    const { run } = developer();
    await run('SignIn');
    expect((await run('Cancel')).text).toContain('"status":"cancelled"');
    expect((await run('Cancel')).text).toContain('"status":"cancelled"');
  });
});
