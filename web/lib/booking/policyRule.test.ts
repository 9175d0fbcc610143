import { describe, expect, it } from 'vitest';
import { money } from '#web/testing/factories.ts';
import { currentSteps, laterFees, policyRules } from './policyRule.ts';

const booking = (
  cancellation: Parameters<typeof policyRules<ReturnType<typeof money>>>[0]['cancellation'],
  cancellationPolicy = 'as stored',
) => ({
  checkIn: '2026-05-12',
  checkOut: '2026-05-18',
  totalPrice: money(600),
  cancellation,
  cancellationPolicy,
});

const from = '2026-05-09T00:00';

describe('the rules of a cancellation policy', () => {
  it.each([
    [
      'the default rule with its deadline',
      booking({ isFree: true, freeUntil: '2026-05-10T15:00', steps: [] }),
      [{ kind: 'free48HoursUntil', when: '2026-05-10T15:00' }, { kind: 'begun' }],
    ],
    [
      'another deadline and what follows it',
      booking({
        isFree: true,
        freeUntil: from,
        steps: [
          { from, fee: money(100) },
          { from: '2026-05-11T00:00', fee: money(600) },
        ],
      }),
      [
        { kind: 'freeUntil', when: from },
        { kind: 'feeFrom', when: from, fee: money(100) },
        { kind: 'allFrom', when: '2026-05-11T00:00' },
      ],
    ],
    [
      'free without a deadline',
      booking({ isFree: true, freeUntil: null, steps: [] }),
      [{ kind: 'free' }, { kind: 'begun' }],
    ],
    [
      'the whole price from the start',
      booking({ isFree: false, freeUntil: null, steps: [{ from, fee: money(600) }] }),
      [{ kind: 'nonRefundable' }],
    ],
    [
      'a fee from the start',
      booking({ isFree: false, freeUntil: null, steps: [{ from, fee: money(50) }] }),
      [
        { kind: 'partlyRefundable' },
        { kind: 'feeBefore', fee: money(50), refundMinor: 550_00 },
        { kind: 'begun' },
      ],
    ],
    [
      'a fee from the start until a higher one',
      booking({
        isFree: false,
        freeUntil: null,
        steps: [
          { from: '2026-05-01T00:00', fee: money(50) },
          { from, fee: money(600) },
        ],
      }),
      [
        { kind: 'partlyRefundable' },
        { kind: 'feeUntil', fee: money(50), refundMinor: 550_00, when: '2026-05-08T23:59' },
        { kind: 'allFrom', when: from },
      ],
    ],
    [
      'a known text of a booking without terms',
      booking({ isFree: false, freeUntil: null, steps: [] }, 'Non-refundable.'),
      [{ kind: 'nonRefundable' }],
    ],
    [
      'the default rule of a booking without terms, whose deadline is not known',
      booking(
        { isFree: false, freeUntil: null, steps: [] },
        'Free cancellation up to 48 hours before check-in, otherwise non-refundable',
      ),
      [{ kind: 'free48Hours' }],
    ],
    [
      'any other text, unchanged',
      booking({ isFree: false, freeUntil: null, steps: [] }, 'Ask the desk'),
      [{ kind: 'stored', text: 'Ask the desk' }],
    ],
    [
      'neither terms nor text',
      booking({ isFree: false, freeUntil: null, steps: [] }, ''),
      [{ kind: 'nonRefundable' }],
    ],
  ])('are found for %s', (_, given, rules) => {
    expect(policyRules(given)).toEqual(rules);
  });
});

it.each([
  ['as much as two of six nights', 200, 'begun'],
  ['more than two of six nights', 201, 'begunAtLeast'],
])(
  'the sentence on a begun stay says “at least” only where a step costs more than its first nights: %s, %i, %s',
  (_, fee, kind) => {
    const terms = { freeUntil: null, steps: [{ from, fee: money(fee) }] };
    expect(policyRules(booking({ ...terms, isFree: false })).at(-1)).toEqual({ kind });
    const free = booking({ ...terms, isFree: true, freeUntil: from });
    expect(policyRules(free).at(-1)).toEqual({ kind });
    expect(laterFees(free, '2026-05-01').at(-1)).toEqual({ kind });
  },
);

it('an unpaid booking has only the last of the steps that have begun, without its date', () => {
  const given = booking({
    isFree: false,
    freeUntil: null,
    steps: [
      { from: '2026-05-01T00:00', fee: money(50) },
      { from: '2026-05-05T00:00', fee: money(80) },
      { from, fee: money(100) },
    ],
  });
  expect(policyRules(given, '2026-05-06')).toEqual([
    { kind: 'partlyRefundable' },
    { kind: 'feeUntil', fee: money(80), refundMinor: 520_00, when: '2026-05-08T23:59' },
    { kind: 'feeFrom', when: from, fee: money(100) },
    { kind: 'begun' },
  ]);
});

it.each([
  ['before any step has begun', '2026-05-01', ['2026-05-01T00:00', '2026-05-05T18:00'], undefined],
  ['on the day of a step', '2026-05-05', ['2026-05-01T00:00', '2026-05-05T18:00'], '2026-05-01T00:00'],
  ['after the last step', '2026-05-06', ['2026-05-05T18:00'], '2026-05-05T18:00'],
])('only the last step that has begun is returned %s', (_, day, shown, begun) => {
  const found = currentSteps([{ from: '2026-05-01T00:00' }, { from: '2026-05-05T18:00' }], day);
  expect(found.current.map((step) => step.from)).toEqual(shown);
  expect(found.begun?.from).toBe(begun);
});
