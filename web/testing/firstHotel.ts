import { firstHotelId } from '#shared/routes/first-hotel.ts';

/** Writes the server's facts about the hotel into the page. */
export function stubFirstHotel(value: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = firstHotelId;
  element.textContent = JSON.stringify(value);
  document.head.append(element);
}

export const forgetFirstHotel = (): void => document.getElementById(firstHotelId)?.remove();
