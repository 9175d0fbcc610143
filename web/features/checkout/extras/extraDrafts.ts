import type { BookingExtrasInput, CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import type { StepId } from '../steps.ts';

type Booking = Pick<CheckoutPage_BookingFragment, 'carRental' | 'attractions'>;

export interface CarChoice {
  readonly carType: string | null;
  readonly addons: readonly string[];
}

/** Quantity by id of the attraction. */
export type Tickets = Readonly<Record<string, number>>;

/** What was touched and is not saved; null follows the booking. Kept by the tab. */
export interface ExtraDrafts {
  readonly car: CarChoice | null;
  readonly tickets: Tickets | null;
  /** Steps left with Skip: their choice is only saved when asked for. */
  readonly skipped: readonly StepId[];
}

/** Steps whose choice can be unsaved; the insurance is chosen by its button alone. */
export const draftSteps = ['car-rental', 'attractions'] as const;

export const bookedCar = ({ carRental }: Booking): CarChoice => ({
  carType: carRental?.car_type ?? null,
  addons: carRental?.addons ?? [],
});

export const bookedTickets = ({ attractions }: Booking): Tickets =>
  Object.fromEntries(attractions.map((item) => [item.id, item.quantity]));

/** Tickets as the server takes them: none is left out. */
const ticketItems = (tickets: Tickets): { id: string; quantity: number }[] =>
  Object.entries(tickets)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id, quantity }))
    .toSorted((a, b) => a.id.localeCompare(b.id));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const carInput = ({ carType, addons }: CarChoice) =>
  carType === null ? null : { carType, addons: addons.toSorted() };

/** What saving a step's choice sends; null when the booking has it already, or when it is no choice: add-ons without a car. */
export const unsavedExtras = (
  step: StepId,
  drafts: ExtraDrafts,
  booking: Booking,
): BookingExtrasInput | null => {
  if (step === 'car-rental' && drafts.car) {
    const car = carInput(drafts.car);
    return car === null || isSame(car, carInput(bookedCar(booking))) ? null : { car };
  }
  if (step === 'attractions' && drafts.tickets) {
    const attractions = ticketItems(drafts.tickets);
    return isSame(attractions, ticketItems(bookedTickets(booking))) ? null : { attractions };
  }
  return null;
};

const isCar = (value: unknown): value is CarChoice =>
  typeof value === 'object' &&
  value !== null &&
  'carType' in value &&
  (value.carType === null || typeof value.carType === 'string') &&
  'addons' in value &&
  Array.isArray(value.addons) &&
  value.addons.every((addon) => typeof addon === 'string');

const isTickets = (value: unknown): value is Tickets =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((quantity) => Number.isSafeInteger(quantity));

/** Drafts kept by this tab; parts of another shape are left out. */
export const keptDrafts = (value: unknown): ExtraDrafts => {
  const parts = new Map<string, unknown>(Object.entries(value ?? {}));
  const car = parts.get('car');
  const tickets = parts.get('tickets');
  const skipped = parts.get('skipped');
  return {
    car: isCar(car) ? car : null,
    tickets: isTickets(tickets) ? tickets : null,
    skipped: Array.isArray(skipped) ? draftSteps.filter((step) => skipped.includes(step)) : [],
  };
};
