import type { HotelImage, StoredHotel } from '#models/hotel/hotel.ts';
import { GALLERY_SIZE, galleryOf, storedImageUrls } from './hotel-images.ts';

type Images = readonly HotelImage[];

/** The pictures of hotels on cards: made once for each stored hotel, and each list of addresses, that is held. */
export function createCardPictures(publicUrl: string) {
  const known = new WeakMap<object, Images>();
  const made = (key: object, urls: () => readonly string[]): Images => {
    const images = known.get(key) ?? galleryOf(urls(), publicUrl).slice(0, GALLERY_SIZE);
    known.set(key, images);
    return images;
  };
  return {
    ofStored: (hotel: StoredHotel): Images => made(hotel, () => storedImageUrls(hotel)),
    /** Null when the addresses are not known. */
    of: (urls: readonly string[] | undefined): Images | null => (urls ? made(urls, () => urls) : null),
  };
}
