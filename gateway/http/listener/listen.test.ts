import { Agent, get, type ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { listen } from './listen.ts';

it('a server closes without cutting off a response when a client keeps its connection open after the last one', async () => {
  let answering: ServerResponse | undefined;
  const { server, port, close } = await listen((_request, response) => void (answering = response), {
    host: '127.0.0.1',
    port: 0,
  });
  const cut = vi.spyOn(server, 'closeAllConnections');
  const agent = new Agent({ keepAlive: true });
  const status = new Promise((resolve, reject) => {
    const requested = get({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    requested.once('error', reject);
  });
  await expect.poll(() => answering).toBeDefined();
  const closed = close(50_000);
  answering?.end('done');
  await Promise.all([status, closed]);
  expect(await status).toBe(200);
  expect(cut).not.toHaveBeenCalled();
  agent.destroy();
});
