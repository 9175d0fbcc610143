import { describe, expect, it } from 'vitest';
import { boxForUrl, readBox, readPlace, writeBox, writePlace } from './mapBox.ts';

describe('the part of a map in a URL', () => {
  it.each([
    ['34.7,32,34.9,32.2', [34.7, 32, 34.9, 32.2]],
    ['-0.5,-33.9,0.5,-33', [-0.5, -33.9, 0.5, -33]],
    ['34.9,32,34.7,32.2', null],
    ['34.7,32.2,34.9,32', null],
    ['34.7,32,34.9', null],
    ['34.7,32,34.9,91', null],
    ['a,b,c,d', null],
    ['', null],
    [null, null],
  ])('is read from “%s”', (text, box) => {
    expect(readBox(text)).toEqual(box);
  });

  it('is read back as it was written', () => {
    const box = boxForUrl([-190.123456, 32.000049, 34.99996, 99]);
    expect(box).toEqual([-180, 32, 35, 90]);
    expect(readBox(writeBox(box))).toEqual(box);
  });
});

describe('the middle of a map in a URL', () => {
  it.each([
    ['32.08,34.78,14', { latitude: 32.08, longitude: 34.78, zoom: 14 }],
    ['86,34.78,14', null],
    ['32.08,34.78,99', null],
    ['32.08,34.78', null],
    [null, null],
  ])('is read from “%s”', (text, place) => {
    expect(readPlace(text)).toEqual(place);
  });

  it('is read back as it was written', () => {
    const place = { latitude: -33.9, longitude: -0.5, zoom: 12 };
    expect(readPlace(writePlace(place))).toEqual(place);
  });
});
