import type { Money } from '#models/money.ts';

/** A car that can be rented with a stay. Names are English keys of the catalogue; clients translate by id. */
export interface CarOption {
  readonly id: 'compact' | 'family' | 'suv';
  readonly name: string;
  /** Number of seats, including the driver's. */
  readonly seats: number;
  readonly pricePerDay: Money;
}

/** An add-on of a rented car, charged once and not per day. */
export interface CarAddon {
  readonly id: 'gps' | 'full-insurance' | 'baby-seat';
  readonly label: string;
  readonly price: Money;
}

/**
 * Kinds of extras that are sold by the ticket, each with its own step in the checkout. They share one list in a
 * booking, where the id shows the kind.
 */
export type TicketKind = 'ATTRACTION';

/** An option for which tickets are sold. */
interface TicketOption {
  /** Unique among all kinds. */
  readonly id: string;
  readonly kind: TicketKind;
  readonly name: string;
  /** One English sentence. */
  readonly description: string;
  readonly pricePerPerson: Money;
  /** Path on our own origin. */
  readonly image: string;
  /** Null when it is not an attraction. */
  readonly category: AttractionCategory | null;
}

type AttractionCategory = 'family' | 'culinary' | 'water' | 'culture';

const shekels = (amount: number): Money => ({ amountMinor: amount * 100, currency: 'ILS' });

/** Prices in shekels, here and below. */
export const cars: readonly CarOption[] = [
  { id: 'compact', name: 'Compact car', seats: 4, pricePerDay: shekels(99) },
  { id: 'family', name: 'Family car', seats: 5, pricePerDay: shekels(149) },
  { id: 'suv', name: 'SUV', seats: 7, pricePerDay: shekels(199) },
];

export const carAddons: readonly CarAddon[] = [
  { id: 'gps', label: 'GPS', price: shekels(20) },
  { id: 'full-insurance', label: 'Full insurance', price: shekels(50) },
  { id: 'baby-seat', label: 'Baby seat', price: shekels(30) },
];

/** The only insurance package. `DEFAULT_INSURED_GUESTS` is used when a booking has no number of guests. */
export const insurancePackage = {
  id: 'travel',
  name: 'Travel insurance',
  pricePerGuest: shekels(34),
} as const;

export const DEFAULT_INSURED_GUESTS = 2;

/** Maximum number of tickets for one option in a booking. */
export const MAX_TICKETS = 20;

const attraction = (
  id: string,
  category: AttractionCategory,
  price: number,
  name: string,
  description: string,
): TicketOption => ({
  id,
  kind: 'ATTRACTION',
  name,
  description,
  pricePerPerson: shekels(price),
  image: `/art/attractions/${id}.svg`,
  category,
});

/** Everything that is sold by the ticket, in the order of the pages. */
export const ticketOptions: readonly TicketOption[] = [
  attraction('park', 'family', 150, 'Amusement park', 'A full day of rides, shows and shade for all ages.'),
  attraction('zoo', 'family', 80, 'Zoo', 'Meet animals from five continents on an easy half-day walk.'),
  attraction(
    'culinary-tour',
    'culinary',
    220,
    'Culinary tour',
    'Taste your way through the market with a local guide.',
  ),
  attraction(
    'cooking-class',
    'culinary',
    350,
    'Cooking class',
    'Cook a three-course dinner with a chef and eat it together.',
  ),
  attraction('kayak', 'water', 120, 'Kayak trip', 'Two hours on calm water with all equipment included.'),
  attraction(
    'diving',
    'water',
    400,
    'Introductory dive',
    'A first dive beside an instructor, no experience needed.',
  ),
  attraction(
    'theatre',
    'culture',
    180,
    'Theatre show',
    'A good seat for an evening show in the city theatre.',
  ),
];

/** The kind of a ticket by its id; an id that is no longer sold counts as an attraction. */
export const ticketKind = (id: string): TicketKind =>
  ticketOptions.find((option) => option.id === id)?.kind ?? 'ATTRACTION';
