import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scene, summaryOf } from './test-summary.ts';
import { understand } from './understand.ts';

describe('understand', () => {
  it.each([
    ['hotels in Paris next weekend', 'find | *paris | 2026-11-27..2026-11-29 (2)'],
    ['מלון בפריז מחר לשלושה לילות', 'find | *פריז | 2026-11-22..2026-11-25 (3)'],
  ])('%s', (message, expected) => {
    expect(summaryOf(understand(message, scene))).toBe(expected);
  });

  it('answers any text', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(understand(text, scene).goal.kind).not.toBe('');
      }),
    );
  });
});
