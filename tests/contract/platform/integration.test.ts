import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, openPlatform, SERVICE, stores } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { post } from './upload-kit.ts';

describe.each(stores)('integrations on %s', (store) => {
  let platform: PlatformUnderTest;
  let boss: string;
  beforeAll(async () => {
    platform = await openPlatform(store);
    boss = await platform.signIn(ADMIN.email, ADMIN.password);
  });
  afterAll(() => platform.close());

  const call = (path: string, body: unknown, token: string | undefined = boss, method = 'POST') =>
    platform.call(method, `/integration-endpoints/${path}`, { token, body });

  it.each(['text', 7, null, true, [1, 2], undefined])('need named parameters, not %j', async (body) => {
    for (const name of ['UploadFile', 'SendEmail', 'InvokeLLM']) {
      const reply = await call(`Core/${name}`, body, SERVICE);
      const message = `Integration ${name} must receive an object with named parameters.`;
      expect(reply).toMatchObject({ status: 400, body: { message, detail: message } });
    }
  });

  it('report missing parameters to an off-the-shelf client whose form lost its entries, too', async () => {
    const reply = await post(platform, 'SendEmail', SERVICE, new FormData());
    expect([reply.status, typeof reply.body.message]).toEqual([400, 'string']);
  });

  it('read the named parameters of a form', async () => {
    const form = new FormData();
    for (const [name, value] of [
      ['to', 'dana@example.com'],
      ['subject', 'שלום'],
      ['body', 'text'],
    ] as const)
      form.append(name, value);
    expect((await post(platform, 'SendEmail', SERVICE, form)).body.status).toBe('stored');
  });

  it.each([
    'Core/GenerateImage',
    'Core/toString',
    'installable/google/integration-endpoints/SendMail',
    'Other/UploadFile',
  ])('do not include one named %s', async (path) => {
    const reply = await call(path, {});
    expect([reply.status, typeof reply.body.message, reply.body.code]).toEqual([404, 'string', 'not_found']);
  });

  it('refuse calls of a language model, and files sent as JSON', async () => {
    const model = await call('Core/InvokeLLM', { prompt: 'Hello' });
    expect([model.status, model.body.code]).toEqual([501, 'no_language_model']);
    const blob = await call('Core/UploadFile', { file: {} });
    expect([blob.status, blob.body.code]).toEqual([400, 'file_missing']);
  });

  it.each([
    ['http://own.example:4000', 'http://own.example:4000'],
    ['https://evil.example', null],
    ['null', null],
  ])('allow pages of the origin %s as %s, without cookies', async (origin, allowed) => {
    const preflight = await fetch(`${platform.url}/api/apps/solera/entities/Hotel`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(preflight.headers.get('access-control-allow-methods')?.includes('PATCH') ?? null).toBe(
      allowed && true,
    );
    const read = await platform.call('GET', '/entities/Hotel', { headers: { origin } });
    expect(read.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(read.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('are closed to visitors, and accept only POST', async () => {
    expect((await call('Core/SendEmail', {}, '')).body.code).toBe('auth_required');
    expect((await call('Core/UploadFile', {}, '')).status).toBe(403);
    expect((await call('Core/SendEmail', undefined, boss, 'GET')).headers.get('allow')).toBe('POST');
  });
});
