import type { BookingExtrasInput, CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { type TicketKind, ticketKind } from '#shared/extras/extras-catalogue.ts';
import { extraSteps, type StepId } from '../steps.ts';

type Booking = Pick<CheckoutPage_BookingFragment, 'carRental' | 'attractions'>;

export interface CarChoice {
  readonly carType: string | null;
  readonly addons: readonly string[];
}

/** Quantity by id of the option. */
export type Tickets = Readonly<Record<string, number>>;

/** Choices that were changed and are not saved; the others follow the booking. Stored for this tab. */
export interface ExtraDrafts {
  readonly car: CarChoice | null;
  readonly tickets: Readonly<Partial<Record<TicketKind, Tickets>>>;
  /** Steps left with Skip: their choice is saved only on request. */
  readonly skipped: readonly StepId[];
}

/** Steps whose choice can be unsaved; insurance is chosen with its button only. */
export const draftSteps = extraSteps.filter((step) => step.kind !== 'INSURANCE');

export type DraftStepId = (typeof draftSteps)[number]['id'];

export const bookedCar = ({ carRental }: Booking): CarChoice => ({
  carType: carRental?.car_type ?? null,
  addons: carRental?.addons ?? [],
});

export const bookedTickets = ({ attractions }: Pick<Booking, 'attractions'>, kind: TicketKind): Tickets =>
  Object.fromEntries(
    attractions.filter(({ id }) => ticketKind(id) === kind).map(({ id, quantity }) => [id, quantity]),
  );

/** Tickets as input of the mutation, without options of quantity 0. */
const ticketItems = (tickets: Tickets): { id: string; quantity: number }[] =>
  Object.entries(tickets)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id, quantity }))
    .toSorted((a, b) => a.id.localeCompare(b.id));

/** The list of tickets with one kind replaced, because the server takes the list of all kinds. */
export const withTickets = (
  { attractions }: Pick<Booking, 'attractions'>,
  kind: TicketKind,
  items: readonly { readonly id: string; readonly quantity: number }[],
): BookingExtrasInput => ({
  attractions: [
    ...attractions.filter(({ id }) => ticketKind(id) !== kind).map(({ id, quantity }) => ({ id, quantity })),
    ...items,
  ],
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const carInput = ({ carType, addons }: CarChoice) =>
  carType === null ? null : { carType, addons: addons.toSorted() };

/**
 * The input that saves the choice of a step; null when the booking has it already, or when nothing can be saved: add-ons
 * without a car.
 */
export const unsavedExtras = (
  step: StepId,
  drafts: ExtraDrafts,
  booking: Booking,
): BookingExtrasInput | null => {
  const kind = draftSteps.find(({ id }) => id === step)?.kind;
  if (kind === undefined) return null;
  if (kind === 'CAR') {
    const car = drafts.car && carInput(drafts.car);
    return car === null || isSame(car, carInput(bookedCar(booking))) ? null : { car };
  }
  const draft = drafts.tickets[kind];
  if (!draft) return null;
  const items = ticketItems(draft);
  return isSame(items, ticketItems(bookedTickets(booking, kind))) ? null : withTickets(booking, kind, items);
};

/** The drafts without the one of a step. */
export const withoutDraft = (drafts: ExtraDrafts, step: StepId): ExtraDrafts => {
  const kind = draftSteps.find(({ id }) => id === step)?.kind;
  if (kind === undefined) return drafts;
  return kind === 'CAR'
    ? { ...drafts, car: null }
    : { ...drafts, tickets: { ...drafts.tickets, [kind]: undefined } };
};

/** Whether the draft of a step is the same in both. */
export const hasSameDraft = (one: ExtraDrafts, other: ExtraDrafts, step: StepId): boolean => {
  const kind = draftSteps.find(({ id }) => id === step)?.kind;
  if (kind === undefined) return true;
  return kind === 'CAR' ? one.car === other.car : one.tickets[kind] === other.tickets[kind];
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

/** Drafts stored for this tab; parts with another shape are left out. */
export const storedDrafts = (value: unknown): ExtraDrafts => {
  const parts = new Map<string, unknown>(Object.entries(value ?? {}));
  const car = parts.get('car');
  const tickets = new Map<string, unknown>(Object.entries(parts.get('tickets') ?? {}));
  const skipped = parts.get('skipped');
  return {
    car: isCar(car) ? car : null,
    tickets: Object.fromEntries(
      draftSteps.flatMap(({ kind }) => {
        const kept = tickets.get(kind);
        return isTickets(kept) ? [[kind, kept]] : [];
      }),
    ),
    skipped: Array.isArray(skipped)
      ? draftSteps.map(({ id }) => id).filter((id) => skipped.includes(id))
      : [],
  };
};
