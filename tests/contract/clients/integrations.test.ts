import type { ServerResponse } from 'node:http';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEntityPlatform } from '#upstreams/platform/client.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import { startStubServer } from '#tests/support/servers/stub-server.ts';
import type { StubServer } from '#tests/support/servers/stub-server.ts';

let server: StubServer;
let platform: EntityPlatform;
let log: string;
beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  log = '';
  platform = createEntityPlatform({
    baseUrl: server.url,
    appId: 'solera',
    environment: 'prod',
    originUrl: 'https://solera.example',
    serviceToken: 'service-secret',
    logger: pino({ level: 'trace' }, { write: (line: string) => (log += line) }),
    random: () => 0,
  });
});

const as = { token: 'somebody' };
const picture = () => ({
  bytes: new Uint8Array([137, 80, 78, 71]),
  type: 'image/png',
  name: 'חוף.png',
  bookingId: 'b1',
});

describe('a call of an integration', () => {
  it('in the core package is posted to its own path as JSON, with the caller’s session', async () => {
    server.json({ text: 'fine' });
    const answer = await platform.integrations.call({ name: 'InvokeLLM' }, { prompt: 'Hello' }, as);
    expect(answer).toEqual({ text: 'fine' });
    const [call] = server.seen;
    expect(`${call?.method} ${call?.url}`).toBe('POST /api/apps/solera/integration-endpoints/Core/InvokeLLM');
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-app-id': 'solera',
      'x-environment': 'prod',
      'x-origin-url': 'https://solera.example',
      authorization: 'Bearer somebody',
    });
    expect(JSON.parse(call?.body ?? '')).toEqual({ prompt: 'Hello' });
  });

  it('of an installable package uses the installable/ path, with encoded names', async () => {
    server.json({});
    await platform.integrations.call({ package: 'weather/now', name: 'Ask it' }, {}, as);
    expect(server.seen[0]?.url).toBe(
      '/api/apps/solera/integration-endpoints/installable/weather%2Fnow/integration-endpoints/Ask%20it',
    );
  });

  it('refuses text instead of named parameters before anything is sent', async () => {
    server.json({});
    const call = platform.integrations.call({ name: 'SendEmail' }, 'Hello', as);
    await expect(call).rejects.toMatchObject({
      code: 'INTEGRATION_PARAMS',
      facts: { reason: 'Integration SendEmail must receive an object with named parameters.' },
    });
    expect(server.seen).toEqual([]);
  });

  it('is sent as a form when one of its parameters is a file: objects as JSON, the rest as text', async () => {
    server.json({});
    const parameters = {
      file: new File(['<svg/>'], 'קו.svg', { type: 'image/svg+xml' }),
      tags: ['a', 'b'],
      count: 3,
      note: 'two words',
      none: null,
    };
    await platform.integrations.call({ name: 'UploadFile' }, parameters, as);
    const { headers, body } = server.seen[0] ?? { headers: {}, body: '' };
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    for (const part of [
      'name="file"; filename="קו.svg"\r\nContent-Type: image/svg+xml\r\n\r\n<svg/>',
      'name="tags"\r\n\r\n["a","b"]\r\n',
      'name="count"\r\n\r\n3\r\n',
      'name="note"\r\n\r\ntwo words\r\n',
      'name="none"\r\n\r\nnull\r\n',
    ])
      expect(body).toContain(part);
  });

  it.each([
    [401, 'AUTH_REQUIRED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [422, 'BAD_USER_INPUT'],
    [429, 'RATE_LIMITED'],
    [500, 'PLATFORM_UNAVAILABLE'],
  ])('reports a response of %i as %s, and is sent only once', async (status, code) => {
    server.json({ message: 'no', detail: 'no' }, status);
    await expect(platform.integrations.call({ name: 'SendEmail' }, {}, as)).rejects.toMatchObject({ code });
    expect(server.seen).toHaveLength(1);
  });
});

describe('an upload through the platform client', () => {
  it.each([
    ['https://solera.example/files/u/1/a.png', '/files/u/1/a.png'],
    ['/files/u/1/a.png', '/files/u/1/a.png'],
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ])('returns the URL %s of the response as %s', async (file_url, shown) => {
    server.json({ file_url });
    expect(await platform.integrations.uploadFile(picture(), 'somebody')).toBe(shown);
    // The id is in the URL, so that the platform can check the stay before it reads the file, and in the form for
    // other platforms.
    expect(server.seen[0]?.url).toMatch(/\/Core\/UploadFile\?booking_id=b1$/);
    expect(server.seen[0]?.body).toContain('name="booking_id"\r\n\r\nb1\r\n');
    expect(server.seen[0]?.body).toContain('name="file"; filename="חוף.png"\r\nContent-Type: image/png');
  });

  it.each([
    [415, { code: 'UPLOAD_REJECTED', facts: { reason: 'type' } }],
    [422, { code: 'UPLOAD_REJECTED', facts: { reason: 'type' } }],
    [409, { code: 'UPLOAD_REJECTED', facts: { reason: 'count' } }],
    [413, { code: 'PAYLOAD_TOO_LARGE' }],
    [403, { code: 'FORBIDDEN' }],
    [503, { code: 'PLATFORM_UNAVAILABLE' }],
  ])('refused with %i has a reason', async (status, error) => {
    server.json({ message: 'no' }, status);
    await expect(platform.integrations.uploadFile(picture(), 'somebody')).rejects.toMatchObject(error);
    expect(server.seen).toHaveLength(1);
  });

  it('refused for too many pixels names this reason', async () => {
    server.json({ message: 'no', code: 'image_too_large' }, 413);
    await expect(platform.integrations.uploadFile(picture(), 'somebody')).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      facts: { reason: 'pixels' },
    });
  });

  it('whose response has no URL is an error of the platform', async () => {
    server.json({ file: 'a.png' });
    await expect(platform.integrations.uploadFile(picture(), 'somebody')).rejects.toMatchObject({
      code: 'UPSTREAM_ERROR',
    });
  });

  it('gets one of four slots and eight places in the queue; the next is refused at once', async () => {
    const waiting: ServerResponse[] = [];
    server.answer((_request, response) => waiting.push(response));
    const calls = Array.from({ length: 13 }, () =>
      platform.integrations.uploadFile(picture(), 'somebody').catch((cause: unknown) => cause),
    );
    expect(await Promise.race(calls)).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      facts: { reason: 'queue full' },
    });
    await vi.waitFor(() => expect(waiting).toHaveLength(4));
    const stored = JSON.stringify({ file_url: '/files/u/1/a.png' });
    server.text(stored);
    for (const response of waiting) response.end(stored);
    const outcomes = await Promise.all(calls);
    expect(outcomes.filter((outcome) => outcome === '/files/u/1/a.png')).toHaveLength(12);
  });
});

describe('the client of the outbox', () => {
  const mail = {
    to: 'dana@example.com',
    subject: 'Booking confirmed',
    html: '<p>Hello</p>',
    text: 'Hello',
    fromName: 'Solera',
    language: 'he',
    kind: 'booking-confirmed',
    reference: 'b1',
    key: 'booking-confirmed b1 HB1',
  } as const;

  it("sends emails with the platform's field names and the gateway's own token", async () => {
    server.json({ status: 'stored', id: 'm1' });
    await platform.mailbox.send(mail);
    const [call] = server.seen;
    expect(call?.url).toBe('/api/apps/solera/integration-endpoints/Core/SendEmail');
    expect(call?.headers.authorization).toBe('Bearer service-secret');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      to: 'dana@example.com',
      subject: 'Booking confirmed',
      body: '<p>Hello</p>',
      text: 'Hello',
      from_name: 'Solera',
      language: 'he',
      kind: 'booking-confirmed',
      reference: 'b1',
      key: 'booking-confirmed b1 HB1',
    });
    expect(log).not.toContain('dana@example.com');
  });

  it('tells emails about one booking apart by their keys', async () => {
    const another = { ...mail, key: 'booking-confirmed b1 HB2' };
    server.json([{ kind: mail.kind, reference: 'b1', mail_key: mail.key }]);
    const stored = await platform.mailbox.storedAbout(['b1']);
    expect([mail, another].map((each) => stored.has(each))).toEqual([true, false]);
    const query = new URL(server.seen[0]?.url ?? '', server.url).searchParams.get('q');
    expect(JSON.parse(query ?? '')).toEqual({ reference: { $in: ['b1'] } });
  });

  it('counts an email that was stored without a key for every occasion of its kind', async () => {
    server.json([{ kind: mail.kind, reference: 'b1', mail_key: null }]);
    const stored = await platform.mailbox.storedAbout(['b1']);
    expect(stored.has({ ...mail, key: 'booking-confirmed b1 HB2' })).toBe(true);
    expect(stored.has({ ...mail, kind: 'booking-cancelled' })).toBe(false);
  });
});
