import sharp from 'sharp';
import { expect, it } from 'vitest';
import { safeImage } from './safe-image.ts';

const attributes = (count: number) => Array.from({ length: count }, (_, n) => `a${n}="1"`).join(' ');

it.each([
  ['9,990 script elements', `<svg>${'<script/>'.repeat(9_990)}</svg>`],
  ['60,000 attributes of one tag', `<svg><g ${attributes(60_000)}/></svg>`],
  ['150,000 attributes of one tag', `<svg><g ${attributes(150_000)}/></svg>`],
])('an upload is refused when it is a drawing with %s', async (_what, markup) => {
  const refusal = { status: 415, code: 'unsupported_image' };
  await expect(safeImage(Buffer.from(markup))).rejects.toMatchObject(refusal);
});

it.each([
  ['of 16 bits a colour, 36 million pixels', 6_000, 6_000, 'png'],
  ['of AVIF, 17 million pixels', 4_250, 4_000, 'avif'],
  ['of 8 bits a colour, 65 million pixels', 8_100, 8_100, 'png'],
] as const)('an upload is refused when it needs too much memory: %s', async (what, width, height, format) => {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#0b6676' } });
  const encoded = format === 'avif' ? drawn.avif({ effort: 0 }) : drawn.png({ compressionLevel: 1 });
  const bytes = await (what.includes('16 bits') ? encoded.toColourspace('rgb16') : encoded).toBuffer();
  await expect(safeImage(bytes)).rejects.toMatchObject({ status: 413, code: 'image_too_large' });
});

it.each([
  [20, 'image/gif'],
  [30, 413],
])('animations may have 16 million pixels: %i frames of 800 x 800 give %s', async (frames, expected) => {
  const colours = Array.from({ length: frames }, (_, n) => ({
    r: (n * 67) % 256,
    g: (n * 131) % 256,
    b: 118,
  }));
  const stills = colours.map((background) =>
    sharp({ create: { width: 800, height: 800, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const animation = await sharp(await Promise.all(stills), { join: { animated: true } })
    .gif({ effort: 1 })
    .toBuffer();
  const outcome = await safeImage(animation).then(
    ({ mime }) => mime,
    ({ status }: { status: number }) => status,
  );
  expect(outcome).toBe(expected);
});

it('at most six uploads are processed or waiting, and the next is refused', async () => {
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#0b6676' } })
    .png()
    .toBuffer();
  const sent = await Promise.allSettled(Array.from({ length: 8 }, () => safeImage(bytes)));
  expect(sent.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 6 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ]);
  expect(sent.at(-1)).toMatchObject({ reason: { status: 503, code: 'overloaded' } });
  expect((await safeImage(bytes)).mime).toBe('image/png');
});
