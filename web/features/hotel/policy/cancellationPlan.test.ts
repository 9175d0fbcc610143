import { describe, expect, it } from 'vitest';
import { money } from '#web/testing/factories.ts';
import { feeInEffect, freeShare, policyKind, displayedSteps } from './cancellationPlan.ts';

const terms = (isFree: boolean, freeUntil: string | null) => ({
  __typename: 'CancellationTerms' as const,
  isFree,
  freeUntil,
  steps: [],
});

const stepFrom = (from: string) => ({
  __typename: 'CancellationStep' as const,
  from,
  fee: money(600),
});

describe('the kind of a cancellation policy', () => {
  it.each([
    [true, '2026-05-18T15:00', 'free-48-hours'],
    [true, '2026-05-18T00:00', 'free-until'],
    [true, null, 'free'],
    [false, null, 'non-refundable'],
  ])('with isFree %s and freeUntil %s is %s', (isFree, until, kind) =>
    expect(policyKind(terms(isFree, until), '2026-05-20', money(600))).toBe(kind),
  );
});

describe('the share of free time on the timeline', () => {
  it.each([
    [terms(true, '2026-05-18T15:00'), '2026-05-10', 80],
    [terms(true, '2026-05-25T15:00'), '2026-05-10', 100],
    [{ ...terms(true, '2026-05-10T23:59'), steps: [stepFrom('2026-05-11T00:00')] }, '2026-05-10', 10],
    [terms(true, '2026-05-18T15:00'), '2026-05-20', null],
    [terms(false, null), '2026-05-10', null],
  ])('for the terms %j on the day %s is %s', (policy, today, share) =>
    expect(freeShare(policy, today, '2026-05-20')).toBe(share),
  );
});

it('the steps of a rate are shown when it is free at first, and not when it is non-refundable', () => {
  const step = stepFrom('2026-05-18T15:00');
  expect(displayedSteps({ ...terms(true, step.from), steps: [step] }, money(600))).toHaveLength(1);
  expect(displayedSteps({ ...terms(false, null), steps: [step] }, money(600))).toHaveLength(0);
});

it.each([
  ['the whole stay from the start', false, 600, 'non-refundable'],
  ['one night', false, 200, 'partly-refundable'],
  ['nothing until a deadline', true, 600, 'free'],
])('the kind of a rate follows from its fee: cancelling costs %s', (_name, isFree, fee, kind) => {
  const step = { __typename: 'CancellationStep' as const, from: '2026-05-01T00:00', fee: money(fee) };
  expect(policyKind({ ...terms(isFree, null), steps: [step] }, '2026-05-20', money(600))).toBe(kind);
});

it.each([
  ['the first step before its day', '2026-04-30', 200],
  ['the first step while it applies', '2026-05-03', 200],
  ['the next step after its day', '2026-05-11', 400],
])('the fee in effect of a partly refundable rate is that of %s', (_name, day, fee) => {
  const step = (from: string, of: number) => ({ ...stepFrom(from), fee: money(of) });
  const steps = [step('2026-05-01T00:00', 200), step('2026-05-10T00:00', 400)];
  expect(feeInEffect({ ...terms(false, null), steps }, money(600), day)).toEqual(money(fee));
  expect(feeInEffect({ ...terms(true, null), steps }, money(600), day)).toBeNull();
});
