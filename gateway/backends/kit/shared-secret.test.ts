import { describe, expect, it } from 'vitest';
import { isOneOf } from './shared-secret.ts';

describe('checking a shared secret', () => {
  it('accepts each of the valid secrets, and nothing else', () => {
    expect(isOneOf(['coming', 'leaving'], 'coming')).toBe(true);
    expect(isOneOf(['coming', 'leaving'], 'leaving')).toBe(true);
    for (const other of ['', 'com', 'coming ', 'Coming', 'comingleaving'])
      expect(isOneOf(['coming', 'leaving'], other)).toBe(false);
  });

  it('never accepts a secret that is not set', () => {
    expect(isOneOf(['', undefined, null], '')).toBe(false);
    expect(isOneOf(['', undefined, null], 'undefined')).toBe(false);
  });
});
