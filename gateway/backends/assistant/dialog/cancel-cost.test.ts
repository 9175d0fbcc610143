import { describe, expect, it } from 'vitest';
import { expectDialog, type Dialog, type Step } from './testing/dialog.ts';
import type { BookingQuestion } from '../understanding/reading.ts';
import { worldBookings } from './testing/bookings.ts';

const ask = (question: BookingQuestion, more: Partial<Step> = {}): Step => ({
  goal: { kind: 'bookings', question },
  ...more,
});

const [confirmed] = worldBookings;
const free = confirmed && {
  ...confirmed,
  cancellation: {
    fee: { amountMinor: 0, currency: 'ILS' },
    refund: { amountMinor: 152_000, currency: 'ILS' },
    reason: 'FREE_BY_POLICY',
    isEstimate: false,
    freeUntil: '2026-12-18T23:59',
  },
  terms: {
    isFree: true,
    steps: [{ from: '2026-12-18T23:59', fee: { amountMinor: 38_000, currency: 'ILS' } }],
  },
};

const dialogs: readonly Dialog[] = [
  {
    name: 'the cost of cancelling: fee, refund and reason, but no cancellation',
    steps: [
      ask('cancel', {
        has: [
          'costs ₪100 now; ₪1,420 would be paid back',
          'costs nothing to cancel has passed',
          'an estimate',
          'I don’t cancel anything myself',
        ],
        actions: [{ kind: 'OPEN_BOOKING' }],
      }),
    ],
  },
  {
    name: 'cancelling free of charge, in Hebrew',
    language: 'he',
    world: { bookings: free ? [free] : [] },
    steps: [
      ask('cancel', {
        has: ['לא עולה דבר כרגע', 'יוחזרו 1,520 ₪', 'הביטול חינם עד 18 בדצמבר 2026 בשעה 23:59'],
      }),
    ],
  },
  {
    name: 'the cost of cancelling on a later day follows the terms of the rate',
    world: { bookings: free ? [free] : [] },
    steps: [
      ask('cancel', { details: { actDay: '2026-12-10' }, has: ['On 10 Dec 2026 cancelling is free.'] }),
      ask('cancel', {
        details: { actDay: '2026-12-18' },
        has: [
          'On 18 Dec 2026 cancelling is free. From 18 Dec 2026 at 23:59 on it costs ₪380, by the terms of its rate.',
        ],
      }),
      ask('cancel', {
        details: { actDay: '2026-12-19' },
        has: ['On 19 Dec 2026 cancelling costs ₪380', 'paid back until 18 Dec 2026 at 15:00 only'],
      }),
      ask('cancel', { details: { actDay: '2026-12-21' }, not: ['On 21 Dec 2026'] }),
    ],
  },
  {
    name: 'a later day on which the law lowers the fee of the rate says so',
    world: {
      bookings: free
        ? [{ ...free, payment: { paidAt: '2026-11-20T10:00:00Z' }, terms: { isFree: false, steps: [] } }]
        : [],
    },
    steps: [
      ask('cancel', {
        details: { actDay: '2026-12-03' },
        has: ['On 3 Dec 2026 cancelling costs ₪56.20, by the law’s limit'],
      }),
      ask('cancel', {
        details: { actDay: '2026-12-05' },
        has: ['On 5 Dec 2026 cancelling costs ₪1,124, by the terms of its rate.'],
      }),
    ],
  },
  {
    name: 'whether a booking is confirmed is told in a sentence, and a pending one costs nothing to leave',
    steps: [
      ask('details', {
        message: 'is my Aurelia booking confirmed?',
        has: [
          /^It is not confirmed yet: it is not paid, and waits for your payment of ₪1,520\. That is \*\*Villa Aurelia/,
        ],
      }),
      ask('cancel', { has: ['is not paid, so there is nothing to cancel'] }),
      ask('details', {
        message: 'and Trastevere’s status?',
        has: [/^It is confirmed\. It is paid in full: ₪1,520\./],
        not: ['Aurelia'],
      }),
    ],
  },
];

describe('the cost of cancelling an own booking', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
