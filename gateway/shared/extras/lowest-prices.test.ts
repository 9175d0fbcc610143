import { expect, it } from 'vitest';
import { cars, insurancePackage, ticketOptions } from './extras-catalogue.ts';
import { lowestPrices } from './lowest-prices.ts';

const lowest = (prices: readonly { readonly amountMinor: number }[]) =>
  Math.min(...prices.map(({ amountMinor }) => amountMinor));

it('the lowest prices on the first page are those of the catalogue', () => {
  const attractions = ticketOptions.filter(({ kind }) => kind === 'ATTRACTION');
  expect(lowestPrices.carPerDay.amountMinor).toBe(lowest(cars.map(({ pricePerDay }) => pricePerDay)));
  expect(lowestPrices.insurancePerGuest).toEqual(insurancePackage.pricePerGuest);
  expect(lowestPrices.attractionPerPerson.amountMinor).toBe(
    lowest(attractions.map(({ pricePerPerson }) => pricePerPerson)),
  );
});
