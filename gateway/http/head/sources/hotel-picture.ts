import type { Hotel } from '#models/hotel/hotel.ts';
import { isOwnPath } from '#shared/routes/own-path.ts';
import { ownDrawing, previewPath } from '../../preview/own-drawing.ts';

/** True for an SVG: our own, or one of the provider, whose URL is encoded in that of our proxy. */
const isDrawing = (url: string): boolean => /\.svg(\?|%3F|&|$)/i.test(url);

interface Site {
  /** A URL of this site. */
  readonly address: string;
  /** Origin of the provider sandbox; null with a real provider. */
  readonly sandboxOrigin: string | null;
}

/** Absolute URL of a picture as messengers can show it; null for an SVG of another origin. */
function shownAs(url: string, { address, sandboxOrigin }: Site): string | null {
  if (!isDrawing(url)) return new URL(url, address).href;
  const drawing = ownDrawing(url, sandboxOrigin);
  return drawing === null ? null : new URL(previewPath(drawing), address).href;
}

/**
 * Absolute URL of the first picture of a hotel that messengers can show. They cannot show SVG: our own are converted,
 * those of other sites are skipped. Null for a hotel without a suitable picture.
 */
export function hotelPictureFor({ images }: Pick<Hotel, 'images'>, site: Site): string | null {
  for (const { url, isIllustration } of images) {
    const picture = !isIllustration && isOwnPath(url) ? shownAs(url, site) : null;
    if (picture !== null) return picture;
  }
  return null;
}
