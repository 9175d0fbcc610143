import sharp from 'sharp';
import { expect, it } from 'vitest';
import { safeImage } from './safe-image.ts';

const attributes = (count: number) => Array.from({ length: count }, (_, n) => `a${n}="1"`).join(' ');

it.each([
  ['9,990 elements that have no place in it', `<svg>${'<script/>'.repeat(9_990)}</svg>`],
  ['60,000 attributes of one tag', `<svg><g ${attributes(60_000)}/></svg>`],
  ['150,000 attributes of one tag', `<svg><g ${attributes(150_000)}/></svg>`],
])('refuses a drawing with %s while everything else goes on', async (_what, markup) => {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const refusal: unknown = await safeImage(Buffer.from(markup)).catch((error: unknown) => error);
  isOver = true;
  expect(refusal).toMatchObject({ status: 415, code: 'unsupported_image' });
  expect(turns).toBeGreaterThan(0);
});

it('works on six uploads at most, waiting ones among them, and refuses the next', async () => {
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
