import express from 'express';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

/** Where a page may load pictures from, as the policy of a served answer says. */
async function pictureSources(imageHosts: readonly string[]): Promise<string | undefined> {
  const app = express();
  app.use(securityHeaders({ isSecure: true, imageHosts, mapTilesUrl: null }));
  app.get('/', (_request, response) => void response.send('page'));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  server.close();
  const policy = headers.get('content-security-policy') ?? '';
  return policy.split(';').find((part) => part.startsWith('img-src'));
}

it('lets a page, the Admin area too, load pictures from our own origin and the configured hosts only', async () => {
  expect(await pictureSources([])).toBe("img-src 'self' data: blob:");
  expect(await pictureSources(['pictures.example.com'])).toBe(
    "img-src 'self' data: blob: https://pictures.example.com",
  );
});
