import { expect, it } from 'vitest';
import { currencyOf } from '#i18n/money/currencies.ts';
import { typedPrice } from './typedPrice.ts';

const shekels = { currency: currencyOf('ILS')!, perShekel: 1 };
const dollars = { currency: currencyOf('CAD')!, perShekel: 0.25 };

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1430', 1430],
  ['1,430', 1430],
  ['₪ 16.000', 16_000],
  ['16 000 ₪', 16_000],
  ["1'234'567", 1_234_567],
  ['١٤٣٠', 1430],
  ['999999999', 999_999_999],
])('the typed price %j is read', (text, units) => {
  expect(typedPrice(text, shekels)).toBe(units);
});

it.each(['abc', '12x', '-5', '900.50', '1,43', '1,4300', '1000000000', '1e3', '12-30', '€2000'])(
  'the typed price is not a limit: %j',
  (text) => {
    expect(typedPrice(text, shekels)).toBeUndefined();
  },
);

it.each(['2,000', 'C$2,000', '$2,000', '2000 cad'])(
  'the typed price may have the sign of the chosen currency: %j',
  (text) => {
    expect(typedPrice(text, dollars)).toBe(2000);
  },
);

it('the typed price is at most what can be searched in shekels', () => {
  expect(typedPrice('249999999', dollars)).toBe(249_999_999);
  expect(typedPrice('250000000', dollars)).toBeUndefined();
});
