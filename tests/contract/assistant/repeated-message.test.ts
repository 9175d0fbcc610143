import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from '#tests/support/servers/postgres.ts';
import type { TestPostgres } from '#tests/support/servers/postgres.ts';
import { type EmbeddedFolder, tablelessFolder } from '../support/embedded-folder.ts';
import { answered, callsTo, startService } from './service-under-test.ts';
import type { Service } from './service-under-test.ts';

let postgres: TestPostgres;
let folder: EmbeddedFolder;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = tablelessFolder();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});

describe.each([
  ['one process on PGlite', 1],
  ['two processes on one PostgreSQL', 2],
])('a message that is sent again with its key to %s', (_where, processes) => {
  let services: Service[] = [];
  let asked: string[] = [];
  let isFailing = false;
  beforeAll(async () => {
    const databaseUrl = processes === 1 ? undefined : postgres.url;
    const start = () =>
      startService({
        dataDir: folder.path,
        databaseUrl,
        answer: async ({ message }) => {
          if (isFailing) throw new Error('inside');
          asked.push(message);
          await new Promise((resolve) => setTimeout(resolve, 50));
          return answered(`${message} is answer ${asked.length} of 4111 1111 1111 1111`);
        },
      });
    services = await Promise.all(Array.from({ length: processes }, start));
  });
  afterAll(() => Promise.all(services.map((service) => service.close())));
  beforeEach(() => {
    asked = [];
    isFailing = false;
  });

  let turn = 0;
  /** Calls of the next process. */
  const calls = () => {
    const service = services[turn % services.length];
    turn += 1;
    if (!service) throw new Error('A process expected');
    return callsTo(() => service);
  };

  it('gets the first reply, and is in the conversation once', async () => {
    const key = randomUUID();
    const { threadId } = (await calls().say('One', null)).body;
    const first = await calls().say('Two', threadId, null, key);
    const again = await calls().say('Two', threadId, null, key);
    expect(again).toEqual({ ...first, body: { ...first.body, response: again.body.response } });
    // The stored reply has no card number.
    expect(again.body.response).toBe('Two is answer 2 of •••• 1111');
    expect(asked).toEqual(['One', 'Two']);
    expect((await calls().read(threadId)).turns).toHaveLength(4);
  });

  it('gets the first reply although it began a conversation whose id its sender never received', async () => {
    const key = randomUUID();
    const first = (await calls().say('One', null, 'dana', key)).body;
    const again = (await calls().say('One', null, 'dana', key)).body;
    expect(again.threadId).toBe(first.threadId);
    expect(asked).toEqual(['One']);
  });

  it('gets the first reply when both arrive at once', async () => {
    const key = randomUUID();
    const both = await Promise.all([1, 2].map(() => calls().say('One', null, null, key)));
    const ids = new Set(both.map(({ body }) => body.threadId));
    expect([both.map(({ status }) => status), ids.size, asked]).toEqual([[200, 200], 1, ['One']]);
  });

  it('is answered when its first attempt failed', async () => {
    const key = randomUUID();
    isFailing = true;
    expect((await calls().say('One', null, null, key)).status).toBe(500);
    isFailing = false;
    expect(await calls().say('One', null, null, key)).toMatchObject({ status: 200 });
    expect(asked).toEqual(['One']);
  });

  it('is answered again after another message, because only the latest reply is stored', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const { threadId } = (await calls().say('One', null, null, one)).body;
    await calls().say('Two', threadId, null, two);
    await calls().say('One', threadId, null, one);
    expect(asked).toEqual(['One', 'Two', 'One']);
  });

  it('begins a conversation of its own for another caller, who learns nothing of the first one', async () => {
    const key = randomUUID();
    const first = (await calls().say('One', null, 'dana', key)).body;
    for (const stranger of ['noa', null]) {
      const { status, body } = await calls().say('One', null, stranger, key);
      expect([status, body.threadId === first.threadId]).toEqual([200, false]);
      expect((await calls().read(body.threadId, stranger)).turns).toHaveLength(2);
    }
    expect(asked).toEqual(['One', 'One', 'One']);
  });

  it('is answered in its own conversation although an attempt without an identity was stored in another one', async () => {
    const key = randomUUID();
    const { threadId } = (await calls().say('One', null, 'dana')).body;
    await calls().say('Two', null, null, key);
    const { status, body } = await calls().say('Two', threadId, 'dana', key);
    expect([status, body.threadId]).toEqual([200, threadId]);
    expect((await calls().say('Two', threadId, 'dana', key)).body.threadId).toBe(threadId);
    expect(asked).toEqual(['One', 'Two', 'Two']);
  });
});
