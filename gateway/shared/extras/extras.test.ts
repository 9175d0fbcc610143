import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hebrewNames } from '../hebrew/catalogue-names-he.ts';
import { totalToPay } from '../pricing/booking-total.ts';
import { carAddons, cars, insurancePackage, ticketOptions } from './extras-catalogue.ts';
import { carRental, extrasTotal, insuranceFor, rentalDays, repriced, ticketsOf } from './extras.ts';

const nothing = { carRental: null, insurance: null, attractions: [] };
const ils = (amount: number) => ({ amountMinor: amount * 100, currency: 'ILS' });

describe('the catalogue of extras', () => {
  it.each([
    ['compact', 99],
    ['family', 149],
    ['suv', 199],
  ])('rents %s for %i per day', (id, price) => {
    expect(cars.find((car) => car.id === id)?.pricePerDay).toEqual(ils(price));
  });

  it.each([
    ['gps', 20],
    ['full-insurance', 50],
    ['baby-seat', 30],
  ])('adds %s for %i once', (id, price) => {
    expect(carAddons.find((addon) => addon.id === id)?.price).toEqual(ils(price));
  });

  it.each([
    ['park', 150, 'family'],
    ['zoo', 80, 'family'],
    ['culinary-tour', 220, 'culinary'],
    ['cooking-class', 350, 'culinary'],
    ['kayak', 120, 'water'],
    ['diving', 400, 'water'],
    ['theatre', 180, 'culture'],
  ])('sells %s for %i, category %s', (id, price, category) => {
    const found = ticketOptions.find((option) => option.id === id);
    expect(found).toMatchObject({
      kind: 'ATTRACTION',
      pricePerPerson: ils(price),
      category,
      image: `/art/attractions/${id}.svg`,
    });
  });

  it('has a Hebrew name for each car, add-on and ticket', () => {
    const names = [
      ...[...cars, ...ticketOptions].map(({ name }) => name),
      ...carAddons.map(({ label }) => label),
    ];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !(name in hebrewNames))).toEqual([]);
  });

  it('insures for 34 per guest', () => expect(insurancePackage.pricePerGuest).toEqual(ils(34)));
});

describe('the price of extras', () => {
  it.each([
    [0, 1],
    [1, 1],
    [5, 5],
  ])('counts %i nights as %i rental days', (nights, days) => expect(rentalDays(nights)).toBe(days));

  it('charges days per day and add-ons once', () => {
    expect(carRental({ carType: 'family', addons: ['gps', 'baby-seat', 'gps'] }, 3)).toEqual({
      carType: 'family',
      addons: ['gps', 'baby-seat'],
      days: 3,
      price: ils(3 * 149 + 50),
    });
  });

  it.each([
    { carType: 'limousine', addons: [] },
    { carType: 'suv', addons: ['piano'] },
  ])('is not computed for what is not in the catalogue: %j', (choice) =>
    expect(carRental(choice, 2)).toBeNull(),
  );

  it.each([
    [null, 68],
    [0, 68],
    [1, 34],
    [5, 170],
  ])('for insuring %s guests is %i', (guests, price) => {
    expect(insuranceFor(guests)).toEqual({ packageName: 'Travel insurance', options: [], price: ils(price) });
  });

  it.each([
    ['park', 0],
    ['park', 21],
    ['park', 1.5],
    ['moon', 1],
  ])('is not computed for %s × %d', (id, quantity) => expect(ticketsOf(id, quantity)).toBeNull());

  it('is computed again for the same choices, whatever the record contains', () => {
    const forged = { ...nothing, carRental: { carType: 'suv', addons: [], days: 1, price: ils(1) } };
    expect(repriced(forged, 2, 2).carRental?.price).toEqual(ils(398));
  });
});

const anyExtras = fc.record({
  carRental: fc.option(
    fc
      .tuple(
        fc.constantFrom('compact', 'family', 'suv'),
        fc.subarray(['gps', 'full-insurance', 'baby-seat']),
        fc.integer({ min: 1, max: 30 }),
      )
      .map(([carType, addons, nights]) => carRental({ carType, addons }, nights)),
  ),
  insurance: fc.option(fc.integer({ min: 1, max: 30 }).map(insuranceFor)),
  attractions: fc
    .array(fc.tuple(fc.constantFrom(...ticketOptions.map(({ id }) => id)), fc.integer({ min: 1, max: 20 })))
    .map((rows) => rows.flatMap(([id, quantity]) => ticketsOf(id, quantity) ?? [])),
});

describe('the total to pay', () => {
  it('is the hotel part when there are no extras', () => {
    expect(totalToPay({ totalPrice: ils(742), ...nothing })).toEqual(ils(742));
  });

  it('adds every part', () => {
    const extras = {
      carRental: carRental({ carType: 'compact', addons: ['gps'] }, 5),
      insurance: insuranceFor(2),
      attractions: [ticketsOf('diving', 2)].flatMap((item) => item ?? []),
    };
    expect(totalToPay({ totalPrice: ils(1000), ...extras })).toEqual(ils(1000 + 515 + 68 + 800));
  });

  it('is a whole number of agorot, and the sum of room and extras', () => {
    fc.assert(
      fc.property(anyExtras, fc.integer({ min: 1, max: 100_000_000 }), (extras, amountMinor) => {
        const total = totalToPay({ totalPrice: { amountMinor, currency: 'ILS' }, ...extras });
        expect(total.currency).toBe('ILS');
        expect(Number.isSafeInteger(total.amountMinor)).toBe(true);
        expect(total.amountMinor - amountMinor).toBe(extrasTotal(extras).amountMinor);
        expect(extrasTotal(extras).amountMinor).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('does not depend on the order of attractions, and decreases by the price of a removed one', () => {
    fc.assert(
      fc.property(anyExtras, (extras) => {
        const backwards = { ...extras, attractions: extras.attractions.toReversed() };
        expect(extrasTotal(backwards)).toEqual(extrasTotal(extras));
        const [first, ...rest] = extras.attractions;
        if (!first) return;
        const without = extrasTotal({ ...extras, attractions: rest }).amountMinor;
        expect(extrasTotal(extras).amountMinor - without).toBe(first.price.amountMinor * first.quantity);
      }),
    );
  });

  it('is refused for a hotel part in another currency', () => {
    expect(() => totalToPay({ totalPrice: { amountMinor: 1, currency: 'USD' }, ...nothing })).toThrow(
      RangeError,
    );
  });
});
