import { describe, expect, it } from 'vitest';
import { createPageHead, type HeadSources } from '../page-head.ts';
import { renderHead } from '../render-page.ts';
import { hotelOf, offersOf, pageTexts, siteOptions } from '../testing/kit.ts';

const publicUrl = 'https://solera.example';
const stay = 'checkin=2026-05-12&checkout=2026-05-14&guests=2';

const headOf = (
  address: string,
  language = 'en',
  sources: Partial<HeadSources> = {},
  sandboxOrigin: string | null = siteOptions().sandboxOrigin,
) => {
  const { pathname, searchParams: query } = new URL(address, publicUrl);
  const options = siteOptions({ h1: hotelOf() }, sources);
  const head = createPageHead({
    sources: options.sources,
    texts: pageTexts,
    publicUrl,
    sandboxOrigin,
    budgetMs: 2_000,
  });
  return head({ pathname, query, language, urlLanguage: query.get('lang'), caller: 'v:1' });
};

describe('the preview of a link with a stay', () => {
  const sharing = async (query: string, offers: ReturnType<typeof offersOf> | null, language = 'en') => {
    const head = await headOf(`/Hotel?id=h1&${query}`, language, { knownOffers: async () => offers });
    const tags = renderHead(head, pageTexts.in(language), pageTexts, publicUrl);
    return (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(tags)?.[1];
  };

  it('has the picture, the name, the dates and the total, with the URL of the stay', async () => {
    const tag = await sharing(
      `${stay}&meals=Half+Board&freeCancellation=true&token=secret`,
      offersOf(123_450),
    );
    expect(tag('title')).toBe('Harbour House, Haifa · Solera');
    expect(tag('image')).toBe(`${publicUrl}/files/u/1/front.webp`);
    expect(tag('description')?.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
      /^May 12\s–\s14, 2026: ₪1,234\.50 in all\. A small house by the port\.$/u,
    );
    expect(tag('url')?.replaceAll('&amp;', '&')).toBe(
      `${publicUrl}/Hotel?id=h1&${stay}&meals=Half+Board&freeCancellation=true`,
    );
  });

  it('names the fees paid at the property after the total', async () => {
    const fee = (amountMinor: number, currency: string) => ({
      description: 'City tax',
      amount: { amountMinor, currency },
    });
    const fees = [fee(900, 'EUR'), fee(300, 'EUR'), fee(400, 'USD')];
    const tag = await sharing(stay, offersOf(123_400, fees));
    expect(tag('description')?.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
      /: ₪1,234 in all, plus €12 \+ \$4 there\. A small house by the port\.$/u,
    );
  });

  it('is in the language of the link', async () => {
    const tag = await sharing(`${stay}&lang=he`, offersOf(123_400), 'he');
    expect(tag('title')).toBe('בית הנמל, חיפה · he:Solera');
    expect(tag('description')).toMatch(/^he:\u2068[^]*במאי 2026[^]*1,234[^]*₪/u);
    expect(tag('url')).toContain('lang=he');
  });

  it('contains the stay of a search in a known place', async () => {
    const place = 'destination=Israel&country=IL&city=7&cityName=Haifa';
    const { sharing } = await headOf(`/Discover?${place}&${stay}&page=2`);
    expect(sharing?.url).toBe(`${publicUrl}/Discover?${place}&${stay}`);
    expect((await headOf(`/Discover?destination=Call+us+now&${stay}`)).sharing).toBeNull();
  });

  it.each([
    ['/stock/sea.svg', '/stock/sea.svg'],
    ['/files/demo/sea-golden.svg', '/files/demo/sea-golden.svg'],
    [
      '/media?src=https%3A%2F%2Fprovider.example%2F%2Fimages%2Fsea.svg%3Fimg%3D1',
      '/media?src=https%3A%2F%2Fprovider.example%2Fimages%2Fsea.svg',
    ],
  ])(
    'has a picture converted from one of our illustrations, because messengers do not show SVG: %s',
    async (url, drawing) => {
      const hotel = async () => hotelOf({ images: [{ url, isIllustration: false }] });
      const { picture } = await headOf('/Hotel?id=h1', 'en', { hotel });
      const address = new URL(picture ?? '');
      expect([address.origin, address.pathname, address.searchParams.get('of')]).toEqual([
        publicUrl,
        '/preview',
        drawing,
      ]);
    },
  );

  it.each([
    '/media?src=https%3A%2F%2Felsewhere.example%2Fimages%2Fsea.svg',
    '/media?src=https%3A%2F%2Fprovider.example%2Fother%2Fsea.svg',
  ])('has our default picture for a hotel that has only illustrations of another site: %s', async (url) => {
    const hotel = async () => hotelOf({ images: [{ url, isIllustration: false }] });
    expect((await headOf('/Hotel?id=h1', 'en', { hotel })).picture).toBeNull();
  });

  it('skips illustrations up to the first picture that can be shown', async () => {
    const images = [
      { url: '/media?src=https%3A%2F%2Felsewhere.example%2Fimages%2Fsea.svg', isIllustration: false },
      { url: '/stock/room.svg', isIllustration: true },
      { url: '/files/u/1/front.webp', isIllustration: false },
      { url: '/files/u/1/pool.webp', isIllustration: false },
    ];
    const { picture } = await headOf('/Hotel?id=h1', 'en', { hotel: async () => hotelOf({ images }) });
    expect(picture).toBe(`${publicUrl}/files/u/1/front.webp`);
  });

  it('has our default picture for a hotel whose only picture is an SVG of a real provider', async () => {
    const url = '/media?src=https%3A%2F%2Fprovider.example%2Fimages%2Fsea.svg';
    const hotel = async () => hotelOf({ images: [{ url, isIllustration: false }] });
    expect((await headOf('/Hotel?id=h1', 'en', { hotel }, null)).picture).toBeNull();
  });

  it('contains no total when it is unknown', async () => {
    const tag = await sharing(stay, null);
    expect(tag('description')).toContain('12');
    expect(tag('description')).not.toMatch(/₪|in all|\{/u);
  });

  it.each([
    'guests=2',
    'checkin=2026-02-30&checkout=2026-03-02&guests=2',
    'checkin=2026-05-14&checkout=2026-05-12',
  ])('describes the page alone when the URL has no stay: %s', async (query) => {
    const tag = await sharing(query, offersOf(123_450));
    expect(tag('description')).toBe('A small house by the port.');
    expect(tag('url')).toBe(`${publicUrl}/Hotel?id=h1`);
  });
});
