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

/** Changed choices that are not saved in the booking yet; stored for this tab. */
export interface ExtraDrafts {
  readonly car: CarChoice | null;
  readonly tickets: Readonly<Partial<Record<TicketKind, Tickets>>>;
  /** Steps that were left with Skip, whose choice is saved only on request. */
  readonly skipped: readonly StepId[];
}

/** Steps that can have an unsaved choice; insurance has none, because its button saves it at once. */
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

/** Converts tickets to the input of the mutation, without options of quantity 0. */
const ticketItems = (tickets: Tickets): { id: string; quantity: number }[] =>
  Object.entries(tickets)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id, quantity }))
    .toSorted((a, b) => a.id.localeCompare(b.id));

/**
 * Input that replaces the tickets of one kind. It repeats the other kinds, because the server replaces the whole list.
 */
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
 * The input that saves the choice of a step; null when the booking already has it, or when it cannot be saved, such as
 * add-ons without a car.
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

/** Removes the draft of a step. */
export const withoutDraft = (drafts: ExtraDrafts, step: StepId): ExtraDrafts => {
  const kind = draftSteps.find(({ id }) => id === step)?.kind;
  if (kind === undefined) return drafts;
  return kind === 'CAR'
    ? { ...drafts, car: null }
    : { ...drafts, tickets: { ...drafts.tickets, [kind]: undefined } };
};

/** True when both have the same draft of a step. */
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

/** Reads the drafts stored for this tab, without parts of another shape. */
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
