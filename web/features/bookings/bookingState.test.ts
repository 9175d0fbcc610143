import { describe, expect, it } from 'vitest';
import { canComplete, isCompleted, progressOf, statusBadge } from './bookingState.ts';

const booking = (changes: Partial<Parameters<typeof progressOf>[0]> = {}) => ({
  status: 'confirmed',
  statusText: changes.status ?? 'confirmed',
  isProcessing: false,
  isBeingCancelled: false,
  checkIn: '2026-05-12',
  checkOut: '2026-05-18',
  ...changes,
});

describe('the badge of a status', () => {
  it.each([
    ['confirmed', 'ok', 'Confirmed'],
    ['pending', 'warn', 'Pending'],
    ['cancelled', 'danger', 'Cancelled'],
    ['on hold', 'neutral', undefined],
    ['toString', 'neutral', undefined],
  ])('has the colour and the text of “%s”', (status, tone, word) => {
    const badge = statusBadge(status);
    expect([badge.tone, badge.label?.defaultMessage, badge.raw]).toEqual([tone, word, status]);
  });

  it('shows a dash for an empty status', () => expect(statusBadge(' ').raw).toBe('—'));
});

describe('the progress of a booking', () => {
  it.each([
    [booking(), null],
    [booking({ status: 'pending', isProcessing: true }), 'confirming'],
    [booking({ isBeingCancelled: true }), 'cancelling'],
  ])('is the pending operation at the hotel, or null without one', (given, progress) => {
    expect(progressOf(given)).toBe(progress);
  });
});

describe('whether a stay is completed', () => {
  it.each([
    ['the day before departure', booking(), '2026-05-17', false],
    ['the day of departure', booking(), '2026-05-18', true],
    ['a cancelled stay', booking({ status: 'cancelled' }), '2026-05-20', false],
    ['an unpaid stay', booking({ status: 'pending' }), '2026-05-20', false],
  ])('follows from its status and its last day: %s', (_, given, today, expected) => {
    expect(isCompleted(given, today)).toBe(expected);
  });
});

describe('whether a booking can be paid', () => {
  it.each([
    ['a coming unpaid stay', booking({ status: 'pending' }), '2026-05-12', true],
    ['an unpaid stay that has begun', booking({ status: 'pending' }), '2026-05-13', false],
    ['one being confirmed', booking({ status: 'pending', isProcessing: true }), '2026-05-01', false],
    ['a paid one', booking(), '2026-05-01', false],
  ])('follows from its status and its day of check-in: %s', (_, given, today, expected) => {
    expect(canComplete(given, today)).toBe(expected);
  });
});
