import sharp from 'sharp';
import { expect, it } from 'vitest';
import { previewPicture } from './previewPicture.ts';

it('the preview picture for messengers has the size that the head of every page states', async () => {
  const { width, height, format } = await sharp(await previewPicture()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});
