import { firstFrameHotelId } from '#shared/routes/first-frame-hotel.ts';

/** Adds the script element in which the server writes facts about the hotel into the page. */
export function stubFirstFrameHotel(value: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = firstFrameHotelId;
  element.textContent = JSON.stringify(value);
  document.head.append(element);
}

export const forgetFirstFrameHotel = (): void => document.getElementById(firstFrameHotelId)?.remove();
