import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, openPlatform, SERVICE, stores } from './platform-under-test.ts';
import type { PlatformUnderTest } from './platform-under-test.ts';
import { post, upload } from './upload-kit.ts';

const MIB = 1_048_576;
const picture = (width = 90, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6676' } });

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black picture of one bit per pixel, because drawing one in colour takes seconds at this size. */
function hugePng(edge: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(edge * (1 + Math.ceil(edge / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe.each(stores)('uploads on %s', (store) => {
  let platform: PlatformUnderTest;
  let boss: string;
  beforeAll(async () => {
    platform = await openPlatform(store);
    boss = await platform.signIn(ADMIN.email, ADMIN.password);
  });
  afterAll(() => platform.close());

  const kept = async (bytes: Buffer | string, name?: string, type?: string) => {
    const reply = await upload(platform, boss, { bytes, ...(name && { name }), ...(type && { type }) });
    expect(reply.status).toBe(200);
    const file = await fetch(reply.body.file_url);
    return { url: String(reply.body.file_url), file, bytes: Buffer.from(await file.arrayBuffer()) };
  };

  it('store a picture that everyone can read permanently, and that cannot contain scripts', async () => {
    const { url, file } = await kept(await picture().png().toBuffer());
    expect(url).toMatch(new RegExp(`^${platform.url}/files/u/[\\da-f]{24}/photo\\.png$`));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-disposition': expect.stringMatching(/^inline; filename="photo\.png"/),
    });
  });

  it('remove place and camera from a photo and rotate it upright', async () => {
    const photo = await picture()
      .withExif({ IFD0: { Make: 'Leaky Camera' }, IFD3: { GPSLatitude: '32/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Exif')).toBe(true);
    const { bytes } = await kept(photo);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([width, height, exif, orientation ?? 1]).toEqual([60, 90, undefined, 1]);
    expect(bytes.includes('Leaky Camera')).toBe(false);
  });

  it('trust the content, not the declared type or the name', async () => {
    const webp = await picture().webp().toBuffer();
    expect((await kept(webp, 'page.html', 'text/html')).file.headers.get('content-type')).toBe('image/webp');
    const page = await upload(platform, boss, { bytes: '<html><script>1</script></html>' });
    const words = await upload(platform, boss, { bytes: 'just words' });
    expect([page.status, page.body.code, words.status]).toEqual([415, 'unsupported_image', 415]);
  });

  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
    ['avif', 'image/avif'],
    ['tiff', 'image/jpeg'],
  ] as const)('read %s and show %s', async (format, type) => {
    const { file } = await kept(await picture().toFormat(format).toBuffer());
    expect(file.headers.get('content-type')).toBe(type);
  });

  it.each([
    ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0L4 4"/></svg>'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="go()"><script>go()</script></svg>',
    ],
    ['a drawing with an entity definition', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>'],
    ['a drawing in UTF-16', Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le')],
  ])('refuse %s, also from administrators and the gateway', async (_what, bytes) => {
    for (const token of [boss, SERVICE]) {
      const reply = await upload(platform, token, { bytes, name: 'art.svg', type: 'image/svg+xml' });
      expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_image']);
      const disguised = await upload(platform, token, { bytes, name: 'art.jpg', type: 'image/jpeg' });
      expect([disguised.status, disguised.body.code]).toEqual([415, 'unsupported_image']);
    }
  });

  it('refuse a small file that unpacks to too many pixels, and one of 11 MB', async () => {
    const bomb = hugePng(20_000);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({
      width: 20_000,
      height: 20_000,
    });
    expect(bomb.length).toBeLessThan(2 * MIB);
    const unpacked = await upload(platform, boss, { bytes: bomb });
    expect([unpacked.status, unpacked.body.code]).toEqual([413, 'image_too_large']);
    const heavy = await upload(platform, boss, { bytes: Buffer.alloc(11 * MIB, 1) });
    expect([heavy.status, heavy.body.code]).toEqual([413, 'payload_too_large']);
  });

  it('keep names in any script, without paths', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const { url, file } = await kept(bytes, '../../חדר עם נוף!.jpeg');
    expect(decodeURIComponent(new URL(url).pathname)).toMatch(/\/חדר-עם-נוף\.jpg$/);
    expect(file.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('חדר')}`,
    );
  });

  it('offer smaller copies in a supported format, created once', async () => {
    const { url } = await kept(await picture(2_000, 1_000).jpeg().toBuffer());
    const ask = async (w: string, accept: string) => {
      const reply = await fetch(`${url}?w=${w}`, { headers: { accept } });
      const { width, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      return [reply.headers.get('content-type'), reply.headers.get('vary'), width, format];
    };
    const avif = 'image/avif,image/webp,*/*;q=0.8';
    expect(await Promise.all([ask('640', avif), ask('640', avif)])).toEqual([
      ['image/avif', 'Accept', 640, 'heif'],
      ['image/avif', 'Accept', 640, 'heif'],
    ]);
    expect(await ask('320', 'image/webp,*/*')).toEqual(['image/webp', 'Accept', 320, 'webp']);
    expect(await ask('320', 'image/jpeg')).toEqual(['image/jpeg', 'Accept', 320, 'jpeg']);
  });

  it('respond to unknown files and widths in JSON', async () => {
    const { url } = await kept(await picture().jpeg().toBuffer());
    const status = async (address: string) => {
      const reply = await fetch(address);
      return [reply.status, typeof (await reply.json()).message];
    };
    expect(await status(`${url}?w=641`)).toEqual([400, 'string']);
    expect(await status(`${platform.url}/files/u/${'0'.repeat(24)}/a.jpg`)).toEqual([404, 'string']);
    expect(await status(`${platform.url}/files/u/..%2f..%2fdatabase/a.jpg`)).toEqual([404, 'string']);
  });

  it('accept other named parts beside the file, and need a file part of that name', async () => {
    const bytes = await picture().jpeg().toBuffer();
    expect((await upload(platform, SERVICE, { bytes }, { folder: 'hotels', note: 'נוף' })).status).toBe(200);
    const wrong = new FormData();
    wrong.append('picture', new File([bytes], 'a.jpg'));
    const none = new FormData();
    none.append('file', 'only text');
    for (const form of [wrong, none, new FormData()]) {
      const reply = await post(platform, 'UploadFile', boss, form);
      expect([reply.status, typeof reply.body.message]).toEqual([400, 'string']);
    }
    const six = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`part${n}`, 'x']));
    expect((await upload(platform, boss, { bytes }, six)).status).toBe(413);
  });
});
