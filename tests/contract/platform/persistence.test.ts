import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlatform } from '../../../gateway/backends/platform/main.ts';
import { openPlatform } from './platform-under-test.ts';

describe('the embedded database on disk', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'solera-platform-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps records and sessions over a restart, puts demo data in once, and is used by one process at a time', async () => {
    const first = await openPlatform('PGlite', { dataDir, demo: true });
    const hotels = (await first.call('GET', '/entities/Hotel')).body;
    expect(hotels).toHaveLength(24);
    const token = await first.signIn('traveller@example.com', 'traveller-demo-1');
    const admin = await first.signIn('admin@example.com', 'admin-demo-1');
    await first.call('DELETE', `/entities/Hotel/${hotels[0].id}`, { token: admin });
    const body = { hotel_id: hotels[1].id, check_in_date: '2027-03-01', check_out_date: '2027-03-02' };
    const booked = await first.call('POST', '/entities/Booking', { token, body });
    await expect(openPlatform('PGlite', { dataDir })).rejects.toThrow(/in use by process/);
    await first.close();

    // A lock of a process that is gone is no obstacle.
    await writeFile(join(dataDir, 'database.lock'), '999999999\n');
    const second = await openPlatform('PGlite', { dataDir, demo: true });
    expect((await second.call('GET', `/entities/Booking/${booked.body.id}`, { token })).body).toEqual(
      booked.body,
    );
    expect((await second.call('GET', '/entities/Hotel')).body).toHaveLength(23);
    await second.close();
    await expect(readFile(join(dataDir, 'database.lock'))).rejects.toThrow(/ENOENT/);
  });

  it('shows demo hotels complete in both languages with pictures of our own', async () => {
    const platform = await openPlatform('PGlite', { demo: true });
    const { body: hotels } = await platform.call('GET', '/entities/Hotel');
    for (const hotel of hotels) {
      expect(hotel).toMatchObject({ name: expect.any(String), name_he: expect.stringMatching(/[א-ת]/) });
      expect(hotel.description_he).toMatch(/[א-ת]/);
      for (const url of [hotel.image_url, ...hotel.gallery_urls].filter(Boolean)) {
        expect(url).toMatch(/^\/files\/demo\/[a-z]+-[a-z]+\.svg$/);
      }
    }
    expect(hotels.filter((hotel: { image_url: string | null }) => hotel.image_url === null)).toHaveLength(1);
    const picture = await fetch(platform.url + hotels[0].image_url);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect(await picture.text()).not.toMatch(/var\(--|<script/);
    for (const path of ['sea-pink.svg', 'nothing-noon.svg', '..%2fpalettes.json', 'sea-__proto__.svg'])
      expect((await fetch(`${platform.url}/files/demo/${path}`)).status).toBe(404);
    expect(await (await fetch(`${platform.url}/login`)).text()).toContain('traveller-demo-1');
    await platform.close();
  });
});

describe('a second instance', () => {
  it('refuses to start where the database cannot be reached', async () => {
    const options = {
      appId: 'solera',
      dataDir: 'memory://',
      serviceToken: 's',
      demo: false,
      allowedOrigins: () => [],
    };
    const starting = createPlatform({
      ...options,
      databaseUrl: 'postgresql://postgres@127.0.0.1:1/none',
      publicUrl: () => 'http://localhost',
      brand: { en: 'Solera', he: 'סולרה' },
      logger: pino({ level: 'silent' }),
    });
    await expect(starting).rejects.toThrow(/ECONNREFUSED/);
  });
});
