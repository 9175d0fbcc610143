import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../listener/listen.ts';
import { platformAway } from './platform-away.ts';
import { awayTexts } from './platform-away-texts.ts';
import { securityHeaders } from '../security-headers.ts';

let server: Listening;
beforeAll(async () => {
  const headers = securityHeaders({ isSecure: false, imageHosts: [], mapTilesUrl: null });
  server = await listen(express().use(...headers, platformAway()), { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.innerUrl + path, { headers, method });

describe('a gateway while its platform is unavailable', () => {
  it.each([
    ['English when nothing is chosen', '/login', {}, 'en'],
    ['the language of the URL', '/login?lang=he&from_url=/Profile', { cookie: 'lang=de' }, 'he'],
    ['the previously chosen language', '/login', { cookie: 'lang=ru', 'accept-language': 'fr' }, 'ru'],
    ['the language of the browser', '/login/reset', { 'accept-language': 'ar,en;q=0.5' }, 'ar'],
  ] as const)(
    'says in %s that signing in is not possible right now',
    async (_name, path, headers, language) => {
      const answer = await ask(path, headers);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      const { dir, title, lead } = awayTexts[language];
      const text = await answer.text();
      for (const part of [`<html lang="${language}" dir="${dir}" data-theme="device">`, title, lead])
        expect(text).toContain(part);
    },
  );

  it.each([
    ['theme=dark', 'dark'],
    ['theme=light', 'light'],
    ['theme=%22%3E', 'device'],
  ])('shows the chosen colour theme (%s)', async (cookie, theme) => {
    const text = await (await ask('/login', { cookie })).text();
    expect(text).toContain(`data-theme="${theme}"`);
    expect(text).toContain('html[data-theme=dark]{');
  });

  it('shows the page also after a form was submitted', async () => {
    const answer = await ask('/login', {}, 'POST');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(awayTexts.en.title);
  });

  it('loads nothing from other origins, and its style has the nonce of the policy', async () => {
    const answer = await ask('/login');
    const [, nonce = 'none'] =
      /style-src[^;]*'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    const text = await answer.text();
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).not.toMatch(/https?:|<script/);
  });

  it.each(['/api/apps/solera/entities/Hotel', '/files/a.jpg'])(
    'answers %s with an error code',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    },
  );
});
