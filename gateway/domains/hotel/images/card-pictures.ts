import type { HotelImage, StoredHotel } from '#models/hotel/hotel.ts';
import { GALLERY_SIZE, galleryOf, storedImageUrls } from './hotel-images.ts';

type Images = readonly HotelImage[];

/** Pictures of hotels on cards, memoized while their stored hotel or their list of URLs is in memory. */
export function createCardPictures(publicUrl: string) {
  const cache = new WeakMap<object, Images>();
  const made = (key: object, urls: () => readonly string[]): Images => {
    const images = cache.get(key) ?? galleryOf(urls(), publicUrl).slice(0, GALLERY_SIZE);
    cache.set(key, images);
    return images;
  };
  return {
    ofStored: (hotel: StoredHotel): Images => made(hotel, () => storedImageUrls(hotel)),
    /** Null when the URLs are not known. */
    of: (urls: readonly string[] | undefined): Images | null => (urls ? made(urls, () => urls) : null),
  };
}
