import { type FirstHotel, firstHotelId } from '#shared/routes/first-hotel.ts';

const isFirstHotel = (value: unknown): value is FirstHotel =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.name === 'string' &&
  'picture' in value &&
  typeof value.picture === 'string';

/**
 * The facts that the server wrote into the page about the hotel of this address: found by the hotel's id, the id of its
 * booking, or the code of the city whose first hotel it is.
 */
export function firstHotel(id: string): FirstHotel | null {
  const text = document.getElementById(firstHotelId)?.textContent;
  if (!text) return null;
  const value: unknown = JSON.parse(text);
  return isFirstHotel(value) && value.id === id ? value : null;
}
