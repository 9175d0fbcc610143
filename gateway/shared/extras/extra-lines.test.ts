import { describe, expect, it } from 'vitest';
import { extraLines, linesByKind, sumOfLines } from './extra-lines.ts';
import { carRental, insuranceFor, ticketsOf } from './extras.ts';

const ils = (amount: number) => ({ amountMinor: amount * 100, currency: 'ILS' });
const tickets = (id: string, quantity: number) => [ticketsOf(id, quantity)].flatMap((item) => item ?? []);

const everything = {
  guests: 3,
  carRental: carRental({ carType: 'suv', addons: ['gps'] }, 2),
  insurance: insuranceFor(3),
  attractions: [...tickets('zoo', 2), ...tickets('kayak', 1)],
};

describe('the lines of a booking’s extras', () => {
  it('are the car with its add-ons and days, the insurance with its guests, and each attraction', () => {
    expect(extraLines(everything)).toEqual([
      { kind: 'CAR', id: 'suv', name: 'suv', addons: ['gps'], quantity: 2, price: ils(418) },
      { kind: 'INSURANCE', id: 'travel', name: 'Travel insurance', addons: [], quantity: 3, price: ils(102) },
      { kind: 'ATTRACTION', id: 'zoo', name: 'Zoo', addons: [], quantity: 2, price: ils(160) },
      { kind: 'ATTRACTION', id: 'kayak', name: 'Kayak trip', addons: [], quantity: 1, price: ils(120) },
    ]);
  });

  it('are empty for a booking without extras', () => {
    expect(extraLines({ guests: 2, carRental: null, insurance: null, attractions: [] })).toEqual([]);
  });

  it('have two insured guests when the booking has no number of guests', () => {
    const [line] = extraLines({ ...everything, guests: 0, carRental: null, attractions: [] });
    expect(line?.quantity).toBe(2);
  });

  it('include tickets that are no longer sold, as attractions', () => {
    const gone = { id: 'gone', name: 'Gone', price: ils(10), quantity: 2 };
    const [line] = extraLines({ guests: 2, carRental: null, insurance: null, attractions: [gone] });
    expect(line).toMatchObject({ kind: 'ATTRACTION', name: 'Gone', price: ils(20) });
  });

  it('are grouped by kind, attractions together', () => {
    const groups = linesByKind(extraLines(everything));
    expect(groups.map(({ kind, lines }) => [kind, lines.length, sumOfLines(lines)])).toEqual([
      ['CAR', 1, ils(418)],
      ['INSURANCE', 1, ils(102)],
      ['ATTRACTION', 2, ils(280)],
    ]);
  });
});
