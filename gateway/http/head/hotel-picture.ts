import type { Hotel } from '../../models/hotel.ts';
import { isOwnPath } from '../../models/own-path.ts';
import { ownDrawing, previewPath } from '../preview/own-drawing.ts';

/** Whether a picture is an SVG: ours, or one of the provider's, whose address stands encoded in that of our proxy. */
const isDrawing = (url: string): boolean => /\.svg(\?|%3F|&|$)/i.test(url);

/**
 * Absolute address of the picture that messengers show for a hotel. They show no drawings: ours are made into pictures for them.
 * Null for a hotel without a picture, and where it is a drawing of somebody else.
 * @param site an address of this site, and the origin of the provider sandbox; null with a real provider
 */
export function previewOf(
  { images }: Pick<Hotel, 'images'>,
  site: { readonly address: string; readonly sandboxOrigin: string | null },
): string | null {
  const url = images.find((image) => !image.isIllustration && isOwnPath(image.url))?.url;
  if (url === undefined) return null;
  if (!isDrawing(url)) return new URL(url, site.address).href;
  const drawing = ownDrawing(url, site.sandboxOrigin);
  return drawing === null ? null : new URL(previewPath(drawing), site.address).href;
}
