import type { AttractionItem, CarRental, Insurance } from '#models/booking.ts';
import { ledgerMoney, type Money } from '#models/money.ts';
import { carAddons, cars, insurancePackage, MAX_TICKETS, ticketOptions } from './extras-catalogue.ts';
import { type ChosenExtras, extraLines, insuredGuests, sumOfLines } from './extra-lines.ts';

/** Days for which a car is charged: the nights of the stay, at least 1. */
export const rentalDays = (nights: number): number => Math.max(1, Math.trunc(nights));

/**
 * A car for a stay: days times the price per day, and each add-on once however often it is listed.
 * @returns null when the car or an add-on is not in the catalogue
 */
export function carRental(
  choice: { readonly carType: string; readonly addons: readonly string[] },
  nights: number,
): CarRental | null {
  const car = cars.find(({ id }) => id === choice.carType);
  const chosen = carAddons.filter(({ id }) => choice.addons.includes(id));
  if (!car || chosen.length !== new Set(choice.addons).size) return null;
  const days = rentalDays(nights);
  const addonsMinor = chosen.reduce((sum, addon) => sum + addon.price.amountMinor, 0);
  return {
    carType: car.id,
    addons: chosen.map(({ id }) => id),
    days,
    price: ledgerMoney(days * car.pricePerDay.amountMinor + addonsMinor),
  };
}

/** The insurance for all guests. */
export function insuranceFor(guests: number | null): Insurance {
  return {
    packageName: insurancePackage.name,
    options: [],
    price: ledgerMoney(insuredGuests(guests) * insurancePackage.pricePerGuest.amountMinor),
  };
}

/**
 * Tickets of one option of the catalogue, an attraction for example; `price` is that of one ticket.
 * @returns null when the option is unknown or the quantity is not a whole number from 1 to 20
 */
export function ticketsOf(id: string, quantity: number): AttractionItem | null {
  const found = ticketOptions.find((option) => option.id === id);
  if (!found || !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_TICKETS) return null;
  return { id: found.id, name: found.name, price: found.pricePerPerson, quantity };
}

/** The price of all extras together. */
export const extrasTotal = (extras: ChosenExtras): Money =>
  sumOfLines(extraLines({ ...extras, guests: null }));

/** Chosen extras at the catalogue's current prices. Those that the catalogue does not have keep their price. */
export function repriced(extras: ChosenExtras, nights: number, guests: number | null): ChosenExtras {
  return {
    carRental: extras.carRental && (carRental(extras.carRental, nights) ?? extras.carRental),
    insurance: extras.insurance && insuranceFor(guests),
    attractions: extras.attractions.map((item) => ticketsOf(item.id, item.quantity) ?? item),
  };
}

/**
 * Chosen extras carried over to another stay. A car that the catalogue no longer has is left out, because it has no
 * price for other days; tickets keep theirs, because they are not for certain days.
 */
export function extrasForStay(extras: ChosenExtras, nights: number, guests: number): ChosenExtras {
  const { carRental: car } = extras;
  return { ...repriced(extras, nights, guests), carRental: car && carRental(car, nights) };
}
