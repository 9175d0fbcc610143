import { describe, expect, it } from 'vitest';
import { pictureSrc } from './picture-src.ts';

describe('the URL of a picture', () => {
  it.each([
    ['/files/u/1/sea.png', '/files/u/1/sea.png?w=640'],
    ['/files/u/1/sea.png?w=320', '/files/u/1/sea.png?w=320'],
    ['/files/demo/sea.svg', '/files/demo/sea.svg'],
    ['/media?src=x', '/media?src=x'],
    ['/stock/sea.svg', '/stock/sea.svg'],
    [null, null],
  ])('for %s is %s', (url, expected) => {
    expect(pictureSrc(url, 640)).toBe(expected);
  });
});
