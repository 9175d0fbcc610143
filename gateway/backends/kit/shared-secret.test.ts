import { describe, expect, it } from 'vitest';
import { isSharedSecret } from './shared-secret.ts';

describe('checking a shared secret', () => {
  it('accepts each of the valid secrets, and nothing else', () => {
    expect(isSharedSecret(['coming', 'leaving'], 'coming')).toBe(true);
    expect(isSharedSecret(['coming', 'leaving'], 'leaving')).toBe(true);
    for (const other of ['', 'com', 'coming ', 'Coming', 'comingleaving'])
      expect(isSharedSecret(['coming', 'leaving'], other)).toBe(false);
  });

  it('never accepts a secret that is not set', () => {
    expect(isSharedSecret(['', undefined, null], '')).toBe(false);
    expect(isSharedSecret(['', undefined, null], 'undefined')).toBe(false);
  });
});
