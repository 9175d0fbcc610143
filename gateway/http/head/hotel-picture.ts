import type { Hotel } from '../../models/hotel.ts';
import { isOwnPath } from '../../models/own-path.ts';

/** Whether a picture is an SVG: ours, or one of the provider's, whose address stands encoded in that of our proxy. */
const isDrawing = (url: string): boolean => /\.svg(\?|%3F|&|$)/i.test(url);

/**
 * Absolute address of the picture that messengers show for a hotel; null for none, and for drawings, which they do not show.
 * @param origin any address of ours
 */
export function previewOf({ images }: Pick<Hotel, 'images'>, origin: string): string | null {
  const picture = images.find(({ url, isIllustration }) => !isIllustration && isOwnPath(url));
  return picture && !isDrawing(picture.url) ? new URL(picture.url, origin).href : null;
}
