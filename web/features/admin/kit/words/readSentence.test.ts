import { describe, expect, it } from 'vitest';
import { bookingEvents, mismatches } from '#models/admin/stored-sentences.ts';
import { readSentence } from './readSentence.ts';

describe('a stored sentence', () => {
  const known = { named: 'Stored “{hotel}”', moved: 'from {from} to {to} (really)', plain: 'done' };

  it.each([
    ['done', { key: 'plain', values: {} }],
    ['Stored “The “Old” Inn”', { key: 'named', values: { hotel: 'The “Old” Inn' } }],
    ['Stored “two\nlines”', { key: 'named', values: { hotel: 'two\nlines' } }],
    ['from a to b (really)', { key: 'moved', values: { from: 'a', to: 'b' } }],
  ])('is recognized with the values of its placeholders: %s', (text, read) => {
    expect(readSentence(text, known)).toEqual(read);
  });

  it.each(['done!', 'from a to  (really)', 'from a to b really', 'Stored “”'])(
    'is not recognized in an unknown text: %s',
    (text) => {
      expect(readSentence(text, known)).toBeNull();
    },
  );

  it.each(Object.entries(bookingEvents))(
    'in the history of a booking is not mistaken for another one: %s',
    (key, text) => {
      expect(readSentence(text, bookingEvents)?.key).toBe(key);
    },
  );

  it.each(Object.entries(mismatches))('about a mismatch is not mistaken for another one: %s', (key, text) => {
    expect(readSentence(text, mismatches)?.key).toBe(key);
  });
});
