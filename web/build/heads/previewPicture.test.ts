import sharp from 'sharp';
import { expect, it } from 'vitest';
import { previewPicture } from './previewPicture.ts';

it('the picture that messengers show is as large as the head of every page says', async () => {
  const { width, height, format } = await sharp(await previewPicture()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});
