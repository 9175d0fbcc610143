import { setImmediate } from 'node:timers/promises';
import { escapeUTF8 } from 'entities';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { canonicalUrl, unlistedPages } from '#shared/routes/page-url.ts';
import { pagePaths } from '#shared/routes/page-paths.ts';

/** One page of the sitemap: path and query, and the day of its last change if known. */
interface SitemapPage {
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** ISO 8601. */
  readonly changedAt: string | null;
}

/** Number of pages in one file: about 3 MB with ten languages each; 50 MB and 50,000 URLs are allowed. */
const PAGES_PER_FILE = 2_000;

/** Number of pages written without a pause: they take a few milliseconds, then other requests can be served. */
const PAGES_AT_ONCE = 100;

const open = '<?xml version="1.0" encoding="UTF-8"?>';
const spaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Files of the sitemap: the first is `/sitemap.xml`, further ones are the parts that it lists. */
export interface Sitemap {
  readonly index: string;
  /** `/sitemap-1.xml` and so on; empty while one file contains everything. */
  readonly parts: readonly string[];
}

const pagesOf = (hotels: readonly Pick<StoredHotel, 'id' | 'updatedAt'>[]): readonly SitemapPage[] => [
  ...pagePaths
    .filter((path) => !unlistedPages.has(path) && path !== '/Discover' && path !== '/Hotel')
    .map((pathname) => ({ pathname, query: new URLSearchParams(), changedAt: null })),
  ...hotels.map(({ id, updatedAt }) => ({
    pathname: '/Hotel',
    query: new URLSearchParams({ id }),
    changedAt: updatedAt ?? null,
  })),
];

interface SitemapInput {
  /** Complete hotels that are not deleted. */
  readonly hotels: readonly Pick<StoredHotel, 'id' | 'updatedAt'>[];
  readonly languages: readonly string[];
  /** Own origin without a trailing slash. */
  readonly publicUrl: string;
  readonly pagesPerFile?: number;
}

/** Creates a function that writes one page with all its languages. */
const entryWriter =
  ({ languages, publicUrl }: Pick<SitemapInput, 'languages' | 'publicUrl'>) =>
  ({ pathname, query, changedAt }: SitemapPage): string => {
    const to = (language: string | null) =>
      escapeUTF8(publicUrl + (canonicalUrl(pathname, query, language) ?? ''));
    const links = [...languages.map((code) => [code, to(code)] as const), ['x-default', to(null)] as const];
    return [
      `<url><loc>${to(null)}</loc>`,
      changedAt === null ? '' : `<lastmod>${escapeUTF8(changedAt)}</lastmod>`,
      ...links.map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`),
      '</url>',
    ].join('');
  };

/** Every public page in all languages, in as many files as needed; other requests are served in between. */
export async function sitemapOf(input: SitemapInput): Promise<Sitemap> {
  const { publicUrl, pagesPerFile = PAGES_PER_FILE } = input;
  const entry = entryWriter(input);
  const entries: string[] = [];
  const pages = pagesOf(input.hotels);
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    entries.push(...pages.slice(from, from + PAGES_AT_ONCE).map(entry));
    await setImmediate();
  }
  const files: string[] = [];
  for (let from = 0; from < entries.length; from += pagesPerFile)
    files.push(`${open}<urlset ${spaces}>${entries.slice(from, from + pagesPerFile).join('')}</urlset>`);
  const [only = '', ...more] = files;
  if (more.length === 0) return { index: only, parts: [] };
  const named = files.map((_file, at) => `<sitemap><loc>${publicUrl}/sitemap-${at + 1}.xml</loc></sitemap>`);
  return {
    index: `${open}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${named.join('')}</sitemapindex>`,
    parts: files,
  };
}
