import { describe, expect, it } from 'vitest';
import { isPlainDate, scalarResolvers } from './scalars.ts';

describe('the scalar PlainDate', () => {
  it.each(['2026-01-01', '2028-02-29', '2026-12-31'])('accepts %s', (day) =>
    expect(isPlainDate(day)).toBe(true),
  );
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-32',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00',
    '',
  ])('refuses %j', (day) => expect(isPlainDate(day)).toBe(false));
  it('refuses any other type of input with a code', () => {
    expect(() => scalarResolvers.PlainDate.parseValue('31/12/2026')).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } }),
    );
  });
});
