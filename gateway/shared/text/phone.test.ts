import { describe, expect, it } from 'vitest';
import { isPhone, normalPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['050-123-4567', '+972501234567', true],
    ['03 123 4567', '+97231234567', true],
    ['+1 (212) 555-0100', '+12125550100', true],
    ['0044 20 7946 0000', '+442079460000', true],
    ['\u202A+972 50-123-4567\u202C', '+972501234567', true],
    ['12345', '12345', false],
    ['call me', 'callme', false],
    ['', '', false],
  ])('is normalized from %j to %j', (written, normal, isOne) => {
    expect(normalPhone(written)).toBe(normal);
    expect(isPhone(normal)).toBe(isOne);
  });
});
