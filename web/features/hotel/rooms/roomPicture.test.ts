import { expect, it } from 'vitest';
import { roomPictures } from './roomPicture.ts';

const offer = (name: string, imageUrl: string | null = null) => ({ roomNames: [name], imageUrl });

it("rooms of one hotel have different drawings, offers of one room share one, and a room's own picture is used", () => {
  const offers = [
    'Room',
    'Room',
    'Deluxe Room',
    'Junior Suite',
    'Family Studio',
    'Two-Bedroom Apartment',
  ].map((name) => offer(name));
  const picture = roomPictures(offers);
  const shown = offers.map(picture);
  expect(new Set(shown).size).toBe(5);
  expect(shown[0]).toBe(shown[1]);
  expect(shown[0]).toMatch(/room/);
  expect(shown[3]).toMatch(/suite/);
  expect(picture(offer('Room', '/media/own.jpg'))).toBe('/media/own.jpg');
});

it('drawings are used again from the first one when there are more rooms than drawings', () => {
  const offers = ['A', 'B', 'C', 'D'].map((name) => offer(name));
  expect(roomPictures(offers)(offer('D'))).toBe(roomPictures(offers)(offer('A')));
});
