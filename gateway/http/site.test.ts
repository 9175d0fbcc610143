import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from './listen.ts';
import { site } from './site.ts';

let folder: string;
let server: Listening;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of [
    'index.html',
    'index.html.br',
    'playground.html',
    'assets/a.js',
    'assets/b.js',
    'assets/c.js',
    'favicon.svg',
  ])
    writeFileSync(join(folder, name), `content of ${name}`);
  server = await listen(express().use(...(await site([folder], false))), { host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('files of the client', () => {
  it('are served for good when their names carry a hash', async () => {
    const answer = await fetch(`${origin}/assets/a.js`);
    expect(await answer.text()).toBe('content of assets/a.js');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it('are missing, and no more than that, once a new build has taken them away', async () => {
    rmSync(join(folder, 'assets/b.js'));
    expect((await fetch(`${origin}/assets/b.js`)).status).toBe(404);
  });

  it('include the picture that browsers ask for unasked', async () => {
    const answer = await fetch(`${origin}/favicon.ico`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('break off the one answer when they cannot be read while they are sent', async () => {
    rmSync(join(folder, 'assets/c.js'));
    mkdirSync(join(folder, 'assets/c.js'));
    await expect(fetch(`${origin}/assets/c.js`).then((answer) => answer.text())).rejects.toBeInstanceOf(
      TypeError,
    );
    expect((await fetch(`${origin}/assets/a.js`)).status).toBe(200);
  });

  it.each(['/index.html', '/index.html.br', '/playground.html', '/../package.json'])(
    'do not include %s',
    async (path) => {
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    },
  );
});
