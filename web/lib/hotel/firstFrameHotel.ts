import { type FirstFrameHotel, firstFrameHotelId } from '#shared/routes/first-frame-hotel.ts';

const isFirstFrameHotel = (value: unknown): value is FirstFrameHotel =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.name === 'string' &&
  'picture' in value &&
  typeof value.picture === 'string';

/**
 * The facts about a hotel that the server wrote into the page; null when it wrote none for this id.
 * @param id id of the hotel or of its booking, or the code of the city whose first hotel it is
 */
export function firstFrameHotel(id: string): FirstFrameHotel | null {
  const text = document.getElementById(firstFrameHotelId)?.textContent;
  if (!text) return null;
  const value: unknown = JSON.parse(text);
  return isFirstFrameHotel(value) && value.id === id ? value : null;
}
