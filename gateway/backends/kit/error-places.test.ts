import { describe, expect, it } from 'vitest';
import { placesOf } from './error-places.ts';

describe('the places in a stack trace', () => {
  it('contain nothing of the error’s message, however many lines it has', () => {
    const error = new Error('insert into users failed\nparams: dana@example.com,\nsecret-hash');
    const places = placesOf(error);
    expect(places).toContain('error-places.test');
    expect(places).not.toMatch(/dana|secret|insert/);
  });

  it('are empty for an error without a stack', () => {
    const error = new Error('dana@example.com');
    error.stack = undefined;
    expect(placesOf(error)).toBe('');
  });
});
