import { describe, expect, it } from 'vitest';
import { pageAliases, pagePaths } from '#shared/routes/page-paths.ts';
import { robotsText } from './robots.ts';
import { sitemapOf } from './sitemap.ts';

const publicUrl = 'https://solera.example';
const base = { languages: ['en', 'he'], publicUrl };

describe('the sitemap', () => {
  it('lists public pages and hotels in every language, and no private page', async () => {
    const { index, parts } = await sitemapOf({
      ...base,
      hotels: [{ id: 'a&b', updatedAt: '2026-11-20T08:00:00.000Z' }],
    });
    expect(parts).toEqual([]);
    expect(index).toContain(`<loc>${publicUrl}/</loc>`);
    expect(index).toContain(`<loc>${publicUrl}/Contact</loc>`);
    expect(index).toContain(
      `<loc>${publicUrl}/Hotel?id=a%26b</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod>`,
    );
    expect(index).toContain(`hreflang="he" href="${publicUrl}/Hotel?id=a%26b&amp;lang=he"`);
    expect(index).toContain(`hreflang="x-default" href="${publicUrl}/Contact"`);
    expect(index).not.toMatch(/Checkout|Bookings|Admin|Profile|Receipt|StaticExport|Discover/);
  });

  it('is split into files with an index when it is large', async () => {
    const hotels = Array.from({ length: 25 }, (_each, at) => ({ id: `h${at}`, updatedAt: null }));
    const { index, parts } = await sitemapOf({ ...base, hotels, pagesPerFile: 10 });
    const pages = parts.flatMap((part) => part.match(/<loc>/g) ?? []);
    expect(index.match(/<loc>[^<]*sitemap-\d\.xml<\/loc>/g)).toHaveLength(parts.length);
    expect(parts.length).toBe(Math.ceil(pages.length / 10));
    expect(pages.length).toBeGreaterThan(25);
  });

  it('is built without blocking the event loop', async () => {
    const hotels = Array.from({ length: 1000 }, (_each, at) => ({ id: `h${at}`, updatedAt: null }));
    let turns = 0;
    let isMade = false;
    const takeTurns = (): void => {
      turns += 1;
      if (!isMade) setImmediate(takeTurns);
    };
    setImmediate(takeTurns);
    await sitemapOf({ ...base, hotels });
    isMade = true;
    expect(turns).toBeGreaterThan(5);
  });
});

describe('robots.txt', () => {
  it('names the sitemap and disallows paths for machines, but no pages, because crawlers could then not read their noindex', () => {
    const lines = robotsText(publicUrl).split('\n');
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(lines).toContain('Disallow: /login');
    const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
    expect(closed).not.toContain('');
    for (const path of [...pagePaths, ...Object.keys(pageAliases), '/graphql', '/assets', '/media'])
      expect(closed.filter((prefix) => path.toLowerCase().startsWith(prefix))).toEqual([]);
  });
});
