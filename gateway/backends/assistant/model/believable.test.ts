import { expect, it } from 'vitest';
import { believable } from './believable.ts';

const converted = { of: { amountMinor: 15_000, currency: 'EUR' }, shekels: 600, asOf: '2026-11-01' };
const inYen = { of: { amountMinor: 15_000, currency: 'JPY' }, shekels: 350, asOf: '2026-11-01' };
const searched = (max: number) => ({
  query: { wishes: { price: { min: 0, max, per: 'NIGHT' }, stars: [4] } },
  hotels: [{ name: 'Dan' }],
});

it.each<[string, unknown, string, unknown]>([
  ['an amount the traveller named', converted, 'up to €150 a night', converted],
  ['yen, which have no smaller unit', inYen, 'up to ¥15,000', inYen],
  ['an amount of the model’s own', converted, 'something cheap', { asOf: '2026-11-01' }],
  [
    'a limit the traveller named',
    searched(1_500),
    'under 1,500 please',
    { query: { wishes: { price: { max: 1_500, per: 'NIGHT' }, stars: [4] } }, hotels: [{ name: 'Dan' }] },
  ],
  [
    'a limit of the model’s own',
    searched(99),
    'something cheap',
    { query: { wishes: { price: { per: 'NIGHT' }, stars: [4] } }, hotels: [{ name: 'Dan' }] },
  ],
  ['what has no amounts', ['a', 1, null], '', ['a', 1, null]],
])('%s', (_name, result, said, left) => {
  expect(believable(result, said)).toEqual(left);
});
