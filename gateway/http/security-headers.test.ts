import express from 'express';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

/** The sources from which a page may load pictures, by the policy of a served response. */
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

it('pages, also of the Admin area, may load pictures only from our own origin and the configured hosts', async () => {
  expect(await pictureSources([])).toBe("img-src 'self' data: blob:");
  expect(await pictureSources(['pictures.example.com'])).toBe(
    "img-src 'self' data: blob: https://pictures.example.com",
  );
});
