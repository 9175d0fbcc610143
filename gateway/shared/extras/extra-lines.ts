import type { AttractionItem, CarRental, Insurance } from '#models/booking.ts';
import { LEDGER_CURRENCY, type Money } from '#models/money.ts';
import { DEFAULT_INSURED_GUESTS, insurancePackage, type TicketKind, ticketKind } from './extras-catalogue.ts';

/** The extras of a booking. */
export interface ChosenExtras {
  readonly carRental: CarRental | null;
  readonly insurance: Insurance | null;
  /** Tickets of every kind: attractions, and everything else that is sold by the ticket. */
  readonly attractions: readonly AttractionItem[];
}

export type ExtraKind = 'CAR' | 'INSURANCE' | TicketKind;

/** How a kind is sold, which decides its wording: cars and insurance have their own, all others are sold as tickets. */
export type SoldAs = 'CAR' | 'INSURANCE' | 'TICKET';

export const soldAs = (kind: ExtraKind): SoldAs => (kind === 'CAR' || kind === 'INSURANCE' ? kind : 'TICKET');

/** One extra as every list shows it: receipt, mails, summaries, details. */
export interface ExtraLine {
  readonly kind: ExtraKind;
  /** Id in the catalogue; clients translate by it. */
  readonly id: string;
  /** Name as stored with the booking, for ids without a translation. */
  readonly name: string;
  /** Ids of its add-ons. */
  readonly addons: readonly string[];
  /** Number of days of a car, of insured guests, or of tickets. */
  readonly quantity: number;
  /** Price of the whole line, in minor units of ILS. */
  readonly price: Money;
}

/** Number of insured guests; two when a booking has no number of guests. */
export const insuredGuests = (guests: number | null): number =>
  guests !== null && guests > 0 ? guests : DEFAULT_INSURED_GUESTS;

/**
 * The extras of a booking, line by line: the car, the insurance, each kind of ticket. Every list of extras uses this
 * function.
 */
export function extraLines(booking: ChosenExtras & { readonly guests: number | null }): ExtraLine[] {
  const { carRental: car, insurance, attractions, guests } = booking;
  const carLine: ExtraLine | null = car && {
    kind: 'CAR',
    id: car.carType,
    name: car.carType,
    addons: car.addons,
    quantity: car.days,
    price: car.price,
  };
  const insuranceLine: ExtraLine | null = insurance && {
    kind: 'INSURANCE',
    id: insurancePackage.id,
    name: insurance.packageName,
    addons: [],
    quantity: insuredGuests(guests),
    price: insurance.price,
  };
  const ticketLines = attractions.map(({ id, name, quantity, price }): ExtraLine => ({
    kind: ticketKind(id),
    id,
    name,
    addons: [],
    quantity,
    price: { amountMinor: price.amountMinor * quantity, currency: LEDGER_CURRENCY },
  }));
  return [carLine, insuranceLine, ...ticketLines].filter((line) => line !== null);
}

/** The sum of the lines. */
export const sumOfLines = (lines: readonly ExtraLine[]): Money => ({
  amountMinor: lines.reduce((sum, { price }) => sum + price.amountMinor, 0),
  currency: LEDGER_CURRENCY,
});

/** The lines of each kind in a booking, in their order. */
export function linesByKind(
  lines: readonly ExtraLine[],
): { readonly kind: ExtraKind; readonly lines: readonly ExtraLine[] }[] {
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, lines: lines.filter((line) => line.kind === kind) }));
}
