import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killGroup } from '../support/kill-group.ts';
import { sparePort } from '../support/servers/spare-port.ts';
import { root } from '../support/source-files.ts';

/** Long, because the machine may be busy. */
const PATIENCE_MS = 300_000;

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

describe('npm run dev', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'solera-dev-'));
  let child: ChildProcess;
  let words = '';
  let gatewayPort = 0;

  const clientUrl = () => /Local:\s+(http:\S+)\//.exec(stripVTControlCharacters(words))?.[1];

  beforeAll(async () => {
    gatewayPort = await sparePort();
    const clientPort = await sparePort();
    child = spawn('npm', ['run', 'dev'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(gatewayPort), CLIENT_PORT: String(clientPort), DATA_DIR: dataDir },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (words += String(chunk)));
  });

  afterAll(() => {
    killGroup(child);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'serves the client, which reaches the gateway on the requested port',
    { timeout: PATIENCE_MS },
    async () => {
      const typename = async () => {
        const url = clientUrl();
        if (!url) return words;
        const body = JSON.stringify({ query: '{ __typename }' });
        // With the headers that a browser sends.
        const headers = { 'content-type': 'application/json', origin: url };
        const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body }).catch(String);
        return typeof response === 'string' ? response : response.text();
      };
      await expect.poll(typename, { timeout: PATIENCE_MS, interval: 500 }).toContain('"Query"');
      expect(await accepts(gatewayPort)).toBe(true);
    },
  );

  it("signs in on the client's origin: the login page is served there, and leads back", async () => {
    const url = clientUrl() ?? '';
    const query = 'query ($returnTo: String!) { loginUrl(returnTo: $returnTo) }';
    const body = JSON.stringify({ query, variables: { returnTo: '/Bookings' } });
    const headers = { 'content-type': 'application/json', origin: url };
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const login = /"loginUrl":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    expect(new URL(login).origin).toBe(url);
    const page = await fetch(login);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('password');
  });

  it('stops everything it has started when npm is stopped', { timeout: PATIENCE_MS }, async () => {
    const clientPort = Number(new URL(clientUrl() ?? '').port);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    // npm itself exits at once, its child processes a little later.
    for (const port of [clientPort, gatewayPort])
      await expect.poll(() => accepts(port), { timeout: PATIENCE_MS, interval: 500 }).toBe(false);
  });
});
