import { describe, expect, it } from 'vitest';
import { descriptionText, roomName, spacedColon } from './description.ts';

describe('the description of a hotel', () => {
  it.each([
    ['<p>HeadLine : In Lisbon</p><p>Location : Steps from the river.</p>', 'Location: Steps from the river.'],
    ['<p>HeadLine : In Lisbon</p>', 'In Lisbon'],
    ['<p>HeadLine : On the pier</p><p>Rooms : With a desk.</p>', 'On the pier\n\nRooms: With a desk.'],
    ['<p>Special Instructions : Call first.</p>', 'Special Instructions: Call first.'],
    [
      'The hotel s garden is open when you ll arrive; it doesn t close.',
      'The hotel’s garden is open when you’ll arrive; it doesn’t close.',
    ],
    ['Guests can t park here', 'Guests can’t park here'],
    ['Rooms with 5 s timers stay as they are', 'Rooms with 5 s timers stay as they are'],
    ['', ''],
  ])('is read from %j', (markup, text) => {
    expect(descriptionText(markup)).toBe(text);
  });
});

describe('the name of a room', () => {
  it.each([
    ['Twin Room,2 Twin Beds', 'Twin Room, 2 Twin Beds'],
    ['Suite, 1 Bedroom,Sea View', 'Suite, 1 Bedroom, Sea View'],
    ['Room of 1,000 stars', 'Room of 1,000 stars'],
  ])('gets its missing spaces: %j', (name, text) => {
    expect(roomName(name)).toBe(text);
  });
});

it.each([
  ['Save:20%', 'Save: 20%'],
  ['Breakfast from 07:30', 'Breakfast from 07:30'],
])('a label like %j gets a space after its colon', (text, spaced) => {
  expect(spacedColon(text)).toBe(spaced);
});
