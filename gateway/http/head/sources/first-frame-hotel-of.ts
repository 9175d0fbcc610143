import type { Hotel } from '#models/hotel/hotel.ts';
import type { FirstFrameHotel } from '#shared/routes/first-frame-hotel.ts';
import { isOwnPath } from '#shared/routes/own-path.ts';
import { type PictureWidth, pictureSrc } from '#shared/routes/picture-src.ts';

/**
 * The facts of a hotel in a first frame; null without a picture on our own origin.
 * @param width of the picture in pixels, as the page itself will request it
 */
export function firstFrameHotelOf(
  { id, images }: Pick<Hotel, 'id' | 'images'>,
  name: string,
  width: PictureWidth,
): FirstFrameHotel | null {
  const [first] = images;
  return first && isOwnPath(first.url) ? { id, name, picture: pictureSrc(first.url, width) } : null;
}
