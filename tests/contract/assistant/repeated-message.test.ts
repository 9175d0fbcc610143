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

  it('is refused to another caller, who learns nothing of the conversation', async () => {
    const key = randomUUID();
    await calls().say('One', null, 'dana', key);
    for (const stranger of ['noa', null]) {
      const refused = await calls().say('One', null, stranger, key);
      expect(refused).toMatchObject({ status: 409, body: { threadId: '', response: '' } });
    }
    expect(asked).toEqual(['One']);
  });
});
