import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answerer } from '#backends/assistant/conversation.ts';
import { startPostgres } from '#tests/support/servers/postgres.ts';
import type { TestPostgres } from '#tests/support/servers/postgres.ts';
import { startTcpProxy } from '#tests/support/servers/tcp-proxy.ts';
import { type EmbeddedFolder, tablelessFolder } from '../support/embedded-folder.ts';
import { answered, callsTo, startService } from './service-under-test.ts';
import type { Service } from './service-under-test.ts';
import { DAY_MS } from '#shared/stay/time-units.ts';

let clock = Date.UTC(2026, 10, 21, 10);
const now = () => clock;
const echo: Answerer = async ({ message }) => answered(`You said ${message}`);
let answer: Answerer = echo;
const brain: Answerer = (...turn) => answer(...turn);

let postgres: TestPostgres;
let folder: EmbeddedFolder;
let dataDir: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = tablelessFolder();
  dataDir = folder.path;
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
});
beforeEach(() => {
  answer = echo;
});

describe.each(['PGlite', 'PostgreSQL'])('conversations on %s', (kind) => {
  const databaseUrl = () => (kind === 'PGlite' ? undefined : postgres.url);
  const start = () => startService({ dataDir, databaseUrl: databaseUrl(), answer: brain, now });
  let service: Service;
  const { say, read, readAll, forget } = callsTo(() => service);
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.close());

  it('survive a restart', async () => {
    const { threadId } = (await say('One', null)).body;
    await service.close();
    service = await start();
    expect((await say('Two', threadId)).body).toMatchObject({ threadId, response: 'You said Two' });
    const { turns } = await read(threadId);
    expect(turns.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'traveller: One',
      'assistant: You said One',
      'traveller: Two',
      'assistant: You said Two',
    ]);
    expect(turns[0]?.at).toBe(new Date(clock).toISOString());
  });

  it('belong to the member who starts them, or who continues them', async () => {
    const dana = (await say('Mine', null, 'dana')).body.threadId;
    const visitor = (await say('Nobody’s', null)).body.threadId;
    for (const stranger of ['noa', null]) {
      expect((await say('Whose?', dana, stranger)).status).toBe(404);
      expect((await read(dana, stranger)).status).toBe(404);
    }
    expect((await read(dana, 'dana')).turns).toHaveLength(2);
    // Reading alone does not assign it to a member.
    expect((await read(visitor, 'dana')).status).toBe(200);
    expect((await say('Still nobody’s', visitor)).status).toBe(200);
    expect((await say('Signed in', visitor, 'dana')).status).toBe(200);
    expect((await say('Mine too?', visitor)).status).toBe(404);
    expect((await say('Mine too?', visitor, 'noa')).status).toBe(404);
    expect((await read(visitor, 'dana')).turns).toHaveLength(6);
  });

  it('are listed for their member, the last used first, without those of others', async () => {
    const own = { 'x-caller-id': 'yael' };
    expect(await readAll(own)).toEqual({ status: 200, conversations: [] });
    const first = (await say('One', null, 'yael')).body.threadId;
    clock += 1_000;
    const second = (await say('Two', null, 'yael')).body.threadId;
    await say('Other', null, 'noa');
    await say('Visitor', null);
    clock += 1_000;
    await say('Three', first, 'yael');
    const { conversations } = await readAll(own);
    expect(conversations.map(({ threadId, turns }) => [threadId, turns.map(({ text }) => text)])).toEqual([
      [first, ['One', 'You said One', 'Three', 'You said Three']],
      [second, ['Two', 'You said Two']],
    ]);
    expect((await readAll({})).status).toBe(400);
    expect((await readAll({ ...own, authorization: 'Bearer guess' })).status).toBe(401);
  });

  it('are listed up to fifty at once, the last used ones', async () => {
    const said = Array.from({ length: 52 }, (_, index) => `Number ${index}`);
    for (const text of said) {
      clock += 1_000;
      await say(text, null, 'many');
    }
    const { conversations } = await readAll({ 'x-caller-id': 'many' });
    expect(conversations.map(({ turns }) => turns[0]?.text)).toEqual(said.slice(2).toReversed());
  });

  it('are deleted with their member, and with no one else', async () => {
    const [first, second, other, visitor] = await Promise.all(
      ['dana', 'dana', 'noa', null].map(async (caller) => (await say('Hi', null, caller)).body.threadId),
    );
    if (!first || !second || !other || !visitor) throw new Error('Four conversations expected');
    expect(await forget({})).toBe(400);
    expect(await forget({ 'x-caller-id': 'dana', authorization: 'Bearer guess' })).toBe(401);
    expect((await read(first, 'dana')).status).toBe(200);
    expect(await forget({ 'x-caller-id': 'dana' })).toBe(204);
    expect(await forget({ 'x-caller-id': 'dana' })).toBe(204);
    for (const id of [first, second]) expect((await read(id, 'dana')).status).toBe(404);
    expect((await read(other, 'noa')).status).toBe(200);
    expect((await read(visitor)).status).toBe(200);
  });

  it('are deleted after a day without messages', async () => {
    const { threadId } = (await say('One', null)).body;
    clock += DAY_MS - 1;
    expect((await say('Two', threadId)).status).toBe(200);
    clock += DAY_MS;
    expect((await say('Three', threadId)).status).toBe(404);
    expect((await read(threadId)).status).toBe(404);
    // Deleted, not only hidden.
    await service.threads.sweep();
    clock -= DAY_MS;
    expect((await read(threadId)).status).toBe(404);
  });

  it('store the newest 60 turns, without card numbers', async () => {
    const { threadId } = (await say('Pay with 4111 1111 1111 1111 please', null)).body;
    expect((await read(threadId)).turns.map(({ text }) => text)).toEqual([
      'Pay with •••• 1111 please',
      'You said Pay with •••• 1111 please',
    ]);
    for (let index = 0; index < 30; index += 1) await say(`Message ${index}`, threadId);
    const { turns } = await read(threadId);
    expect(turns).toHaveLength(60);
    expect(turns[0]?.text).toBe('Message 0');
  });

  it('process messages that arrive together one after the other', async () => {
    const { threadId } = (await say('Start', null)).body;
    let atOnce = 0;
    let most = 0;
    answer = async ({ message, history }) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 50));
      atOnce -= 1;
      return answered(`${message} after ${history.length}`);
    };
    const replies = await Promise.all(['a', 'b', 'c'].map((message) => say(message, threadId)));
    expect(most).toBe(1);
    expect(replies.map(({ body }) => body.response.replace(/^\w/, '')).sort()).toEqual([
      ' after 2',
      ' after 4',
      ' after 6',
    ]);
    expect((await read(threadId)).turns).toHaveLength(8);
  });

  it('do not change when a message fails, and are not created by a first message that fails', async () => {
    const { threadId } = (await say('Start', null)).body;
    answer = async () => {
      throw new Error('inside');
    };
    expect((await say('Now', threadId)).status).toBe(500);
    answer = echo;
    expect((await say('Again', threadId)).status).toBe(200);
    expect((await read(threadId)).turns).toHaveLength(4);
  });
});

describe('processes that share a PostgreSQL', () => {
  it('start together, and process the messages of one thread one after the other', async () => {
    const at = { dataDir, databaseUrl: postgres.url, now };
    let atOnce = 0;
    let most = 0;
    const slow: Answerer = async ({ history }) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 50));
      atOnce -= 1;
      return answered(`after ${history.length}`);
    };
    const services = await Promise.all([1, 2].map(() => startService({ ...at, answer: slow })));
    const [first, second] = services.map((service) => callsTo(() => service));
    if (!first || !second) throw new Error('Two processes expected');
    const { threadId } = (await first.say('Start', null)).body;
    const replies = await Promise.all(
      [first, second, first, second].map((calls) => calls.say('More', threadId)),
    );
    expect(most).toBe(1);
    expect(replies.map(({ body }) => body.response).sort()).toEqual([
      'after 2',
      'after 4',
      'after 6',
      'after 8',
    ]);
    expect((await second.read(threadId)).turns).toHaveLength(10);
    await Promise.all(services.map((service) => service.close()));
  });

  it('return 503 while the database is down, and use it again when it is back', async () => {
    const proxy = await startTcpProxy(postgres.url);
    proxy.change('down');
    const service = await startService({
      dataDir,
      databaseUrl: proxy.url,
      answer: brain,
      now,
      isReady: false,
    });
    const { say, read } = callsTo(() => service);
    expect((await say('Anybody?', null)).status).toBe(503);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
    proxy.change('up');
    await expect.poll(async () => (await say('Hi', null)).status).toBe(200);
    const { threadId } = (await say('Hi', null)).body;
    proxy.change('down');
    expect((await say('And now?', threadId)).status).toBe(503);
    expect((await read(threadId)).status).toBe(503);
    proxy.change('up');
    await expect.poll(async () => (await say('And now?', threadId)).status).toBe(200);
    expect((await read(threadId)).turns).toHaveLength(4);
    await service.close();
    await proxy.close();
  });
});
