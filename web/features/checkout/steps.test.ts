import { expect, it } from 'vitest';
import { kindNames } from '#lib/booking/extras/extraLines.messages.ts';
import { extraSteps } from './steps.ts';

it('each kind of extra has one step in the checkout', () => {
  expect(extraSteps.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(kindNames).toSorted());
});
