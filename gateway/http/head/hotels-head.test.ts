import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { createPageHead, type HeadSources } from './page-head.ts';
import { renderHead } from './render-page.ts';
import { hotelOf, offersOf, pageTexts, siteOptions } from './testing/kit.ts';

const publicUrl = 'https://solera.example';
const stay = 'checkin=2026-05-12&checkout=2026-05-14&guests=2';
const hotels = Object.fromEntries(
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((id) => [
    id,
    hotelOf({
      id,
      name: { en: `House ${id}`, he: `בית ${id}` },
      images: id === 'h1' ? [] : [{ url: `/files/u/${id}/front.webp`, isIllustration: false }],
    }),
  ]),
);

/** The tags of a page. Unknown hotels would have to be read from the provider, which this test never does. */
async function tagsOf(address: string, sources: Partial<HeadSources> = {}, language = 'en') {
  const { pathname, searchParams: query } = new URL(address, publicUrl);
  const hotel = vi.fn<HeadSources['hotel']>(async () => null);
  const options = siteOptions(hotels, { hotel, ...sources });
  const headOf = createPageHead({
    sources: options.sources,
    texts: pageTexts,
    publicUrl,
    sandboxOrigin: options.sandboxOrigin,
    budgetMs: 2_000,
  });
  const head = await headOf({
    pathname,
    query,
    language,
    urlLanguage: query.get('lang'),
    caller: 'v:1',
  });
  expect(hotel).not.toHaveBeenCalled();
  const tags = renderHead(head, pageTexts.in(language), pageTexts, publicUrl);
  return (name: string) =>
    new RegExp(`property="og:${name}" content="([^"]*)"`)
      .exec(tags)?.[1]
      ?.replaceAll('&amp;', '&')
      .replaceAll(/[\u2068\u2069]/g, '');
}

describe('the preview of a link to several hotels', () => {
  it.each(['Compare', 'Favorites'])(
    'contains names, dates, known totals and the first picture: %s',
    async (page) => {
      const tag = await tagsOf(
        `/${page}?hotels=h1,h2&${stay}&meals=Half+Board&freeCancellation=true&token=x`,
        {
          knownOffers: async (id) => (id === 'h2' ? offersOf(123_400) : null),
        },
      );
      expect(tag('description')).toMatch(
        new RegExp(`^May 12\\s–\\s14, 2026\\. House h1 · House h2: ₪1,234\\. about ${page}$`, 'u'),
      );
      expect(tag('image')).toBe(`${publicUrl}/files/u/h2/front.webp`);
      const url = new URL(tag('url') ?? '');
      expect(url.pathname).toBe(`/${page}`);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        hotels: 'h1,h2',
        checkin: '2026-05-12',
        checkout: '2026-05-14',
        guests: '2',
        meals: 'Half Board',
        freeCancellation: 'true',
      });
    },
  );

  it('names four hotels of a long list and counts the rest, including unknown ones', async () => {
    const tag = await tagsOf('/Favorites?hotels=gone,h1,h2,h3,h4,h5,h6');
    expect(tag('description')).toBe('House h1 · House h2 · House h3 · House h4 · +3. about Favorites');
    expect(new URL(tag('url') ?? '').searchParams.get('hotels')).toBe('gone,h1,h2,h3,h4,h5,h6');
  });

  it('compares at most four hotels, each once', async () => {
    const tag = await tagsOf('/Compare?hotels=h1,h1,h2,,h3,h4,h5&lang=he', {}, 'he');
    expect(tag('description')).toBe('בית h1 · בית h2 · בית h3 · בית h4. he:about Compare');
    const url = new URL(tag('url') ?? '');
    expect([url.searchParams.get('hotels'), url.searchParams.get('lang')]).toEqual(['h1,h2,h3,h4', 'he']);
  });

  it.each([
    ['all are unknown', { cachedHotels: async (ids: readonly string[]) => ids.map(() => null) }],
    ['they cannot be read', { cachedHotels: async () => Promise.reject(new AppError('TIMEOUT')) }],
    [
      'the caller is over the rate limit',
      { spend: async () => Promise.reject(new AppError('RATE_LIMITED')) },
    ],
  ])('has the URL and the general texts of the page when %s', async (_why, sources) => {
    const tag = await tagsOf('/Compare?hotels=h1,h2', sources);
    expect(tag('description')).toBe('about Compare');
    expect(tag('image')).toBe(`${publicUrl}/art/preview.jpg`);
    expect(new URL(tag('url') ?? '').searchParams.get('hotels')).toBe('h1,h2');
  });

  it('contains no total for impossible dates', async () => {
    const knownOffers = vi.fn<HeadSources['knownOffers']>(async () => offersOf(123_400));
    const tag = await tagsOf('/Compare?hotels=h1&checkin=2026-05-14&checkout=2026-05-12', { knownOffers });
    expect(tag('description')).toBe('House h1. about Compare');
    expect(tag('url')).toBe(`${publicUrl}/Compare?hotels=h1`);
  });

  it('does not mention hotels when the URL contains none', async () => {
    const cachedHotels = vi.fn<HeadSources['cachedHotels']>(async () => []);
    const tag = await tagsOf('/Favorites', { cachedHotels: cachedHotels });
    expect([tag('description'), tag('url')]).toEqual(['about Favorites', `${publicUrl}/Favorites`]);
    expect(cachedHotels).not.toHaveBeenCalled();
  });
});
