import { describe, expect, it } from 'vitest';
import { isOneOf } from './shared-secret.ts';

describe('isOneOf', () => {
  it('knows each of the secrets that hold now, and nothing else', () => {
    expect(isOneOf(['coming', 'leaving'], 'coming')).toBe(true);
    expect(isOneOf(['coming', 'leaving'], 'leaving')).toBe(true);
    for (const other of ['', 'com', 'coming ', 'Coming', 'comingleaving'])
      expect(isOneOf(['coming', 'leaving'], other)).toBe(false);
  });

  it('takes a secret that is not set for none at all', () => {
    expect(isOneOf(['', undefined, null], '')).toBe(false);
    expect(isOneOf(['', undefined, null], 'undefined')).toBe(false);
  });
});
