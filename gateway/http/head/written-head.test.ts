import { describe, expect, it } from 'vitest';
import type { HeadSources } from './page-head.ts';
import { renderHead, renderNoScript } from './render-page.ts';
import { headOf, hotelOf, pageTexts, publicUrl } from './testing/kit.ts';

const stay = 'checkin=2026-05-12&checkout=2026-05-14&guests=2';

describe('the rendered head of a page', () => {
  const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)> $& \u2028';
  const write = async (address: string, sources: Partial<HeadSources> = {}) => {
    const head = await headOf(address, 'en', sources);
    return renderHead(head, pageTexts.in('en'), pageTexts, publicUrl);
  };

  it('escapes the texts of a source', async () => {
    const hotel = async () =>
      hotelOf({ name: { en: hostile, he: null }, description: { en: hostile, he: null }, city: hostile });
    const html = await write('/Hotel?id=h1', { hotel });
    expect(html).not.toMatch(/<script>|<img|<\/script><script/);
    expect(html.match(/<script/g)).toHaveLength(1);
    const [, json = ''] = /<script type="application\/ld\+json" data-head>([^]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ name: hostile });
  });

  it('escapes URLs in attributes', async () => {
    const html = await write('/Hotel?id=down%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E', {
      hotel: async () => hotelOf(),
    });
    expect(html).toContain('%22%3E%3Cscript%3Ealert');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('"><script>');
  });

  it('contains the preview for messengers, with our default picture when a hotel has none', async () => {
    const html = await write('/Contact');
    expect(html).toContain(`<meta property="og:image" content="${publicUrl}/art/preview.jpg" />`);
    expect(html).toContain('<meta property="og:url" content="https://solera.example/Contact" />');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(await write('/Hotel?id=h1')).toContain(
      `<meta property="og:image" content="${publicUrl}/files/u/1/front.webp" />`,
    );
  });

  it.each([`/Discover?${stay}`, '/Discover?destination=Israel&country=IL', '/'])(
    'contains the size of our default picture: %s',
    async (address) => {
      const html = await write(address);
      expect(html).toContain(`<meta property="og:image" content="${publicUrl}/art/preview.jpg" />`);
      expect(html).toContain('<meta property="og:image:width" content="1200" />');
      expect(html).toContain('<meta property="og:image:height" content="630" />');
    },
  );

  it('contains no size for the picture of a hotel, which is unknown', async () => {
    expect(await write('/Hotel?id=h1')).not.toContain('og:image:width');
  });

  it('contains text for users without scripts', async () => {
    const head = await headOf('/Contact', 'he');
    const html = renderNoScript(head, pageTexts.in('he'), pageTexts);
    expect(html).toContain('<h1>he:Contact · he:Solera</h1>');
    expect(html).toContain('<a href="/Contact?lang=he">he:Contact</a>');
  });
});
