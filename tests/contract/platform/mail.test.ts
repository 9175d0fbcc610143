import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ADMIN, openPlatform, SERVICE, stores } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { HOUR_MS } from '#shared/stay/time-units.ts';

const greeting = { to: 'dana@example.com', subject: 'Welcome שלום', body: '<p>Hello &amp; welcome</p>' };

/** A mail server on loopback that records what it gets; `refuse` makes it answer an address with 550. */
async function startMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        address.startsWith('refuse')
          ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 })
          : null,
      ),
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  return {
    received,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}

/** URL of a mail server that is not running. */
async function deadUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return `smtp://user:smtp-secret@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** The token in a link to choose a new password. */
const TOKEN = /token=([\w-]{43})/;
/** An email's text without the line breaks and escapes of its encoding. */
const unfolded = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

const send = (platform: PlatformUnderTest, body: unknown, token: string | undefined = SERVICE) =>
  platform.call('POST', '/integration-endpoints/Core/SendEmail', { token, body });
const outbox = async (platform: PlatformUnderTest, id: string) =>
  (await platform.call('GET', `/entities/OutboxMail/${id}`, { token: SERVICE })).body;

describe.each(stores)('email without a server on %s', (store) => {
  let platform: PlatformUnderTest;
  beforeAll(async () => {
    platform = await openPlatform(store);
  });
  afterAll(() => platform.close());

  it('is withheld after three copies an hour to one address, in any case of its letters', async () => {
    const copy = (n: number, to: string, kind = 'contact-copy') =>
      send(platform, { ...greeting, to, kind, reference: `m${n}`, key: `${kind} ${n}` });
    for (const n of [1, 2, 3])
      expect((await copy(n, 'victim@example.com')).body).toMatchObject({ status: 'stored' });
    expect((await copy(4, 'Victim@Example.com', 'notify-copy')).body).toEqual({ status: 'withheld' });
    // Repeating an existing one does not count.
    expect((await copy(3, 'victim@example.com')).body).toMatchObject({ status: 'stored' });
    expect((await copy(5, 'other@example.com')).body).toMatchObject({ status: 'stored' });
    platform.advance(HOUR_MS + 1_000);
    expect((await copy(6, 'victim@example.com')).body).toMatchObject({ status: 'stored' });
  });

  it('is withheld after three copies an hour to one address, also when they are sent at once', async () => {
    const copies = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        send(platform, {
          ...greeting,
          to: 'crowd@example.com',
          kind: 'contact-copy',
          reference: `at-once-${n}`,
          key: `at once ${n}`,
        }),
      ),
    );
    const statuses = copies.map(({ body }) => (body as { status: string }).status);
    expect(statuses.filter((status) => status === 'stored')).toHaveLength(3);
  });

  it('about bookings waits after ten an hour to one address, and is not lost', async () => {
    const confirm = (n: number) =>
      send(platform, {
        ...greeting,
        to: 'guest@example.com',
        kind: 'booking-confirmed',
        reference: `b${n}`,
        key: `booking-confirmed ${n}`,
      });
    for (let n = 1; n <= 10; n += 1) expect((await confirm(n)).status).toBe(200);
    const refused = await confirm(11);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    platform.advance(HOUR_MS + 1_000);
    expect((await confirm(11)).body).toMatchObject({ status: 'stored' });
  });

  it('is stored for staff to read, and sent nowhere', async () => {
    const body = { ...greeting, from_name: 'Solera', language: 'he', kind: 'confirmation', reference: 'b1' };
    const reply = await send(platform, body);
    expect(reply).toMatchObject({ status: 200, body: { status: 'stored', id: expect.any(String) } });
    expect(await outbox(platform, reply.body.id)).toMatchObject({
      to: greeting.to,
      subject: greeting.subject,
      html: greeting.body,
      text: null,
      language: 'he',
      kind: 'confirmation',
      reference: 'b1',
      status: 'stored',
      attempts: 0,
    });
    const plain = await send(platform, { ...greeting, body: 'a < b, and nothing more' });
    expect(await outbox(platform, plain.body.id)).toMatchObject({
      html: null,
      text: 'a < b, and nothing more',
    });
  });

  it('is stored once for each occasion with a key, also when it arrives twice at once', async () => {
    const body = { ...greeting, reference: 'b2', key: 'booking-confirmed b2 HB1' };
    const [first, second] = await Promise.all([send(platform, body), send(platform, body)]);
    const third = await send(platform, { ...body, subject: 'Another text' });
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect(await outbox(platform, first.body.id)).toMatchObject({ subject: greeting.subject });
    const other = await send(platform, { ...body, key: 'booking-confirmed b2 HB2' });
    expect(other.body.id).not.toBe(first.body.id);
  });

  it('can be created by the gateway only', async () => {
    const member = await platform.register('member@example.com');
    const boss = await platform.signIn(ADMIN.email, ADMIN.password);
    expect((await send(platform, greeting, member.token)).status).toBe(403);
    expect((await send(platform, greeting, 'A'.repeat(43))).status).toBe(403);
    expect((await send(platform, greeting, boss)).status).toBe(403);
    // The platform puts a working link into emails of this kind, so only it writes them.
    expect((await send(platform, { ...greeting, kind: 'password_reset' })).status).toBe(422);
  });

  it.each([
    [{ to: 'dana@example.com\r\nBcc: all@example.com' }, 'to'],
    [{ to: 'dana@example.com, noa@example.com' }, 'to'],
    [{ to: 'nobody' }, 'to'],
    [{ subject: 'Hello\nBcc: all@example.com' }, 'subject'],
    [{ subject: '' }, 'subject'],
    [{ from_name: 'Solera\r\nX-Evil: 1' }, 'from_name'],
    [{ body: '' }, 'body'],
    [{ body: 7 }, 'body'],
  ])('is refused for %j', async (change, name) => {
    const reply = await send(platform, { ...greeting, ...change });
    expect([reply.status, reply.body.message.startsWith(`${name}:`)]).toEqual([422, true]);
  });
});

describe.each(stores)('email through a server on %s', (store) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });
  const open = async (smtpUrl: string, onMail?: (outcome: string) => void) => {
    const platform = await openPlatform(store, { smtpUrl, onMail });
    closing.push(() => platform.close());
    return platform;
  };
  const settled = (platform: PlatformUnderTest, id: string, expected: Record<string, unknown>) =>
    vi.waitFor(async () => expect(await outbox(platform, id)).toMatchObject(expected), 30_000);

  it('arrives completely, once each, although the caller did not wait', async () => {
    const server = await startMailServer();
    closing.push(server.stop);
    const platform = await open(server.url);
    const ids = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        const reply = await send(platform, { ...greeting, subject: `Number ${n}`, text: 'Hello' });
        expect(reply.body.status).toBe('stored');
        return String(reply.body.id);
      }),
    );
    for (const id of ids)
      await settled(platform, id, { status: 'sent', attempts: 1, sent_date: expect.any(String) });
    expect(server.received).toHaveLength(6);
    const first = server.received.find((mail) => mail.includes('Number 0'));
    expect(first).toMatch(/^From: Solera <no-reply@127\.0\.0\.1>/m);
    expect(first).toMatch(/^To: dana@example\.com/m);
    expect(first).toContain('Content-Type: text/html');
    expect(first).toContain('Content-Type: text/plain');
  });

  it('contains a password link only when it is sent, so that the outbox never shows one that works', async () => {
    const server = await startMailServer();
    closing.push(server.stop);
    const platform = await open(server.url);
    const { email } = await platform.register('forgot@example.com');
    await platform.call('POST', '/auth/reset-password-request', { body: { email, language: 'en' } });
    await vi.waitFor(async () => {
      const { body } = await platform.call('GET', '/entities/OutboxMail', {
        token: SERVICE,
        q: { to: email },
      });
      expect(body).toMatchObject([{ kind: 'password_reset', status: 'sent' }]);
      expect(JSON.stringify(body)).not.toMatch(TOKEN);
    }, 30_000);
    const token = TOKEN.exec(unfolded(server.received.join()))?.[1];
    const reset = { reset_token: token, new_password: 'a brand new passphrase' };
    expect((await platform.call('POST', '/auth/reset-password', { body: reset })).status).toBe(200);
  });

  it('is stored without a link where there is no mail server, or while the server is down', async () => {
    for (const smtpUrl of [undefined, await deadUrl()]) {
      const platform = await openPlatform('PGlite', { areLinksInOutbox: false, ...(smtpUrl && { smtpUrl }) });
      closing.push(() => platform.close());
      const { email } = await platform.register('forgot@example.com');
      await platform.call('POST', '/auth/reset-password-request', { body: { email } });
      const { body } = await platform.call('GET', '/entities/OutboxMail', {
        token: SERVICE,
        q: { to: email },
      });
      expect(body).toMatchObject([{ kind: 'password_reset', status: 'stored' }]);
      expect(body[0].text).toContain('/login/reset?');
      expect(JSON.stringify(body)).not.toMatch(TOKEN);
    }
  });

  it('is tried five times with growing pauses after refusals, while others are sent', async () => {
    const server = await startMailServer();
    closing.push(server.stop);
    const outcomes: string[] = [];
    const platform = await open(server.url, (outcome) => outcomes.push(outcome));
    const { id } = (await send(platform, { ...greeting, to: 'refuse@example.com' })).body;
    await settled(platform, id, { status: 'stored', attempts: 1, last_error: 'EENVELOPE 550' });
    expect(await platform.waitingMails()).toBe(1);
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      platform.advance(5 * HOUR_MS);
      // Whenever an email is stored, the sender checks all that are due.
      const other = (await send(platform, greeting)).body.id;
      await settled(platform, other, { status: 'sent' });
      await settled(platform, id, { attempts: attempt });
    }
    await settled(platform, id, { status: 'failed', attempts: 5, last_error: 'EENVELOPE 550' });
    platform.advance(24 * HOUR_MS);
    await settled(platform, (await send(platform, greeting)).body.id, { status: 'sent' });
    expect(await outbox(platform, id)).toMatchObject({ status: 'failed', attempts: 5 });
    expect(await platform.waitingMails()).toBe(0);
    await vi.waitFor(() => expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(5));
    expect(outcomes.filter((outcome) => outcome === 'delayed')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 'given-up')).toHaveLength(1);
  });

  it('is not lost while the server is down, which is logged without secrets', async () => {
    const platform = await open(await deadUrl());
    const { id } = (await send(platform, greeting)).body;
    await settled(platform, id, { status: 'stored', attempts: 1, last_error: expect.stringMatching(/^E/) });
    expect(JSON.stringify(await outbox(platform, id))).not.toContain('smtp-secret');
  });
});
