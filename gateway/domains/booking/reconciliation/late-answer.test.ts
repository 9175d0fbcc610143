import { describe, expect, it } from 'vitest';
import type { BookResult } from '#upstreams/provider/hotel-provider.ts';
import { lateAnswer } from '../testing/late-answer.ts';

describe('a late response to an attempt that was given up', () => {
  it.each<BookResult>([
    { kind: 'booked', confirmationNumber: 'ABC123' },
    { kind: 'refused', statusCode: 300 },
  ])('does not resolve the next attempt, whose outcome is pending: $kind', async (result) => {
    const { before, after } = await lateAnswer(result);
    expect(before).toMatchObject({ status: 'pending', pendingOperation: 'book', attempt: 2 });
    expect(after).toEqual(before);
  });
});
