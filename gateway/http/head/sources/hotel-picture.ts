import type { Hotel } from '#models/hotel/hotel.ts';
import { isOwnPath } from '#shared/routes/own-path.ts';
import { ownDrawing, previewPath } from '../../preview/own-drawing.ts';

/** Whether a picture is an SVG: ours, or one of the provider's, whose address stands encoded in that of our proxy. */
const isDrawing = (url: string): boolean => /\.svg(\?|%3F|&|$)/i.test(url);

interface Site {
  /** An address of this site. */
  readonly address: string;
  /** Origin of the provider sandbox; null with a real provider. */
  readonly sandboxOrigin: string | null;
}

/** Absolute address of a picture as messengers can show it; null where it is a drawing of another origin. */
function shownAs(url: string, { address, sandboxOrigin }: Site): string | null {
  if (!isDrawing(url)) return new URL(url, address).href;
  const drawing = ownDrawing(url, sandboxOrigin);
  return drawing === null ? null : new URL(previewPath(drawing), address).href;
}

/**
 * Absolute address of the first picture of a hotel that messengers can show. They show no drawings: ours are made into pictures
 * for them, those of somebody else are passed over. Null for a hotel without any such picture.
 */
export function previewOf({ images }: Pick<Hotel, 'images'>, site: Site): string | null {
  for (const { url, isIllustration } of images) {
    const picture = !isIllustration && isOwnPath(url) ? shownAs(url, site) : null;
    if (picture !== null) return picture;
  }
  return null;
}
