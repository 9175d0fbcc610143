/**
 * The server's facts about the hotel of a page, or the first in its list, before the page requests it: enough to show
 * it at once.
 */
export interface FirstFrameHotel {
  /** The id in the URL: of the hotel itself, of its booking, or of the city in which it was found. */
  readonly id: string;
  /** In the language of the page. */
  readonly name: string;
  /** URL of its first picture. */
  readonly picture: string;
}

/** Id of the page element that contains it, as JSON. */
export const firstFrameHotelId = 'first-hotel';

/** Placeholders for name and picture in the first frame that the build renders. */
export const firstFrameHotelSlots = { name: '__HOTEL_NAME__', picture: '__HOTEL_PICTURE__' } as const;
