import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { listen, type Listening } from '../listener/listen.ts';
import { site } from '../site.ts';
import { siteOptions, writeBuild } from './testing/kit.ts';

const logger = {
  debug: vi.fn<(facts: object, message: string) => void>(),
  error: vi.fn<(facts: object, message: string) => void>(),
};
const fails = (cause: Error) => () => Promise.reject(cause);
const defect = new TypeError('undefined is not a hotel');

let folder: string;
let server: Listening;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'told-'));
  writeBuild(folder);
  const sources = { hotel: fails(defect), city: fails(new AppError('HOTEL_UNAVAILABLE')) };
  const options = { ...siteOptions({}, sources), storedHotels: fails(defect), logger };
  server = await listen(express().use(...(await site([folder], options))), { host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void vi.clearAllMocks());

describe('a failed read for a page’s head', () => {
  it.each([
    ['/Hotel?id=h1', 200, 'hotel'],
    ['/sitemap.xml', 503, 'sitemap'],
  ])('at %s results in status %i, and a defect is logged as an error', async (path, status, what) => {
    expect((await fetch(origin + path)).status).toBe(status);
    expect(logger.error.mock.calls).toEqual([[{ what, err: defect }, expect.any(String)]]);
  });

  it('is logged at debug level when an upstream is unavailable', async () => {
    expect((await fetch(`${origin}/Discover?country=IL&city=7&cityName=Haifa`)).status).toBe(200);
    expect(logger.error).not.toHaveBeenCalled();
    expect(logger.debug.mock.calls).toEqual([
      [{ what: 'city', code: 'HOTEL_UNAVAILABLE' }, expect.any(String)],
    ]);
  });
});
