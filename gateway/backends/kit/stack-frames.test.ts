import { describe, expect, it } from 'vitest';
import { stackFramesOf } from './stack-frames.ts';

describe('the frames of a stack trace', () => {
  it('contain nothing of the error’s message, however many lines it has', () => {
    const error = new Error('insert into users failed\nparams: dana@example.com,\nsecret-hash');
    const frames = stackFramesOf(error);
    expect(frames).toContain('stack-frames.test');
    expect(frames).not.toMatch(/dana|secret|insert/);
  });

  it('are empty for an error without a stack', () => {
    const error = new Error('dana@example.com');
    error.stack = undefined;
    expect(stackFramesOf(error)).toBe('');
  });
});
