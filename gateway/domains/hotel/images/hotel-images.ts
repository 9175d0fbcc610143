import type { HotelImage, StoredHotel } from '#models/hotel/hotel.ts';
import { isOwnPath } from '#shared/routes/own-path.ts';

/** Number of pictures up to which a gallery is padded; also the maximum on a card. */
export const GALLERY_SIZE = 5;

/** Illustrations of rooms without a view of the sea, because the surroundings of the hotel are unknown. */
const ILLUSTRATIONS = ['room', 'room-twin', 'room-family', 'room-golden', 'room-dawn'].map(
  (name) => `/stock/${name}.svg`,
);

/**
 * URL of a picture on our own origin: pictures of other sites go through the image proxy, own paths stay.
 * @param publicUrl our own origin; URLs on it lose their origin
 * @returns null for anything that is neither a path on our own site nor http(s)
 */
export function ownUrl(url: string, publicUrl: string): string | null {
  const text = url.trim();
  const path = text.startsWith(`${publicUrl}/`) ? text.slice(publicUrl.length) : text;
  if (path.startsWith('/')) {
    const address = path.replaceAll(' ', '%20');
    return isOwnPath(address) ? address : null;
  }
  return /^https?:\/\/[^\s/]/i.test(text) ? `/media?src=${encodeURIComponent(text)}` : null;
}

/** The hotel's pictures without duplicates, padded with illustrations up to five; an empty gallery stays empty. */
export function galleryOf(urls: readonly string[], publicUrl: string): readonly HotelImage[] {
  const own = new Set(urls.map((url) => ownUrl(url, publicUrl)).filter((url) => url !== null));
  if (own.size === 0) return [];
  const padding = ILLUSTRATIONS.filter((url) => !own.has(url)).slice(0, Math.max(0, GALLERY_SIZE - own.size));
  return [
    ...[...own].map((url) => ({ url, isIllustration: false })),
    ...padding.map((url) => ({ url, isIllustration: true })),
  ];
}

/** Main picture first, then the gallery. */
export function storedImageUrls(hotel: StoredHotel): readonly string[] {
  return hotel.imageUrl === null ? hotel.galleryUrls : [hotel.imageUrl, ...hotel.galleryUrls];
}
