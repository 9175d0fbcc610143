/** What the server knows of the hotel of a page, or of the first in its list, before the page asks: enough to show it at once. */
export interface FirstHotel {
  /** What the address names: the hotel itself, the booking of it, or the city where it was found. */
  readonly id: string;
  /** In the language of the page. */
  readonly name: string;
  /** Address of its first picture. */
  readonly picture: string;
}

/** The element of the page that holds it, as JSON. */
export const firstHotelId = 'first-hotel';

/** What stands in the frame that the build renders, in the places of name and picture. */
export const firstHotelSlots = { name: '__HOTEL_NAME__', picture: '__HOTEL_PICTURE__' } as const;
