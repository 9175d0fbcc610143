import { randomUUID } from 'node:crypto';
import type { GraphqlReply, Visitor } from '#tests/support/visitor.ts';
import type { Amount, Card, Stay } from './search.ts';

export interface OfferShown {
  readonly id: string;
  readonly roomNames: readonly string[];
  readonly roomNamesHe: readonly (string | null)[];
  readonly total: Amount;
  readonly pricePerNight: Amount;
  readonly mealPlan: string;
}

export interface HotelShown {
  readonly id: string;
  readonly name: { readonly en: string | null; readonly he: string | null };
  readonly offers: { readonly offers: readonly OfferShown[]; readonly nights: number };
}

/** A hotel with its rooms for a stay, as its page reads them. */
export async function hotelPage(visitor: Visitor, id: string, stay: Stay): Promise<HotelShown> {
  const { data, errors } = await visitor.ask<{ hotel: HotelShown | null }>(
    `query($id: ID!, $stay: StayInput!) {
      hotel(id: $id) {
        id name { en he }
        offers(stay: $stay) {
          nights
          offers {
            id roomNames roomNamesHe mealPlan total { amountMinor currency } pricePerNight { amountMinor currency }
          }
        }
      }
    }`,
    { id, stay },
  );
  if (!data.hotel) throw new Error(`no hotel ${id}: ${JSON.stringify(errors)}`);
  return data.hotel;
}

const bookingFields = `
  id status isProcessing isUnclaimed hotelId hotelName checkIn checkOut nights guests roomType mealPlan
  pricePerNight { amountMinor currency } totalPrice { amountMinor currency } extrasTotal { amountMinor currency }
  totalToPay { amountMinor currency } cancellationPolicy
  carRental { car_type addons days price { amountMinor } }
  insurance { package_name options price { amountMinor } }
  attractions { id name quantity price { amountMinor } }
  guest { name email phone }
  payment { brand lastFour }`;

export interface BookingShown {
  readonly id: string;
  readonly status: 'pending' | 'confirmed' | 'cancelled';
  readonly isProcessing: boolean;
  readonly isUnclaimed: boolean;
  readonly nights: number;
  readonly pricePerNight: Amount;
  readonly totalPrice: Amount;
  readonly extrasTotal: Amount;
  readonly totalToPay: Amount;
  readonly guest: { readonly name: string | null; readonly email: string | null };
  readonly payment: { readonly brand: string; readonly lastFour: string } | null;
}

/** One of the results of the booking mutations, named by `__typename`. */
export interface Outcome {
  readonly __typename: 'BookingSaved' | 'PriceChanged' | 'BookingRefused' | 'BookingInputRefused';
  readonly booking?: BookingShown;
  readonly code?: string;
  readonly fields?: readonly string[];
  readonly oldTotal?: Amount;
  readonly newTotal?: Amount;
  readonly offer?: { readonly id: string; readonly total: Amount };
}

const saved = `__typename ... on BookingSaved { booking { ${bookingFields} } }`;
const changed = `... on PriceChanged {
  code oldTotal { amountMinor currency } newTotal { amountMinor currency } offer { id total { amountMinor currency } }
}`;
const refused = '... on BookingRefused { code }';
const badInput = '... on BookingInputRefused { code fields }';

/** Runs a mutation of one field and returns that field. */
async function act(visitor: Visitor, mutation: string, variables: Record<string, unknown>): Promise<Outcome> {
  const { data, errors } = await visitor.ask<{ outcome: Outcome }>(mutation, variables);
  if (errors.length > 0) throw new Error(`refused: ${JSON.stringify(errors)}`);
  return data.outcome;
}

export interface Choice {
  readonly hotelId: string;
  readonly offer: Pick<OfferShown, 'id' | 'total'>;
  readonly stay: Stay;
  readonly key?: string;
  readonly expectedTotalMinor?: number;
  readonly acceptDuplicate?: boolean;
  /** An unpaid booking that gets this stay and room. */
  readonly bookingId?: string;
}

/** Starts a booking, or changes one, as Book Now does. */
export const createBooking = (
  visitor: Visitor,
  { hotelId, offer, stay, ...rest }: Choice,
): Promise<Outcome> =>
  act(
    visitor,
    `mutation($input: CreateBookingInput!) { outcome: createBooking(input: $input) { ${saved} ${changed} ${refused} } }`,
    {
      input: {
        hotelId,
        stay,
        offerId: offer.id,
        expectedTotalMinor: rest.expectedTotalMinor ?? offer.total.amountMinor,
        key: rest.key ?? randomUUID(),
        acceptDuplicate: rest.acceptDuplicate ?? false,
        bookingId: rest.bookingId ?? null,
      },
    },
  );

/** Starts a booking that must succeed. */
export async function newBooking(visitor: Visitor, choice: Choice): Promise<BookingShown> {
  const outcome = await createBooking(visitor, choice);
  if (!outcome.booking) throw new Error(`not started: ${JSON.stringify(outcome)}`);
  return outcome.booking;
}

/** Checks the price again, as opening the checkout does. */
export const recheck = (visitor: Visitor, bookingId: string): Promise<Outcome> =>
  act(
    visitor,
    `mutation($id: ID!) { outcome: recheckBooking(bookingId: $id) { ${saved} ${changed} ${refused} } }`,
    { id: bookingId },
  );

export const acceptPrice = (visitor: Visitor, bookingId: string, offerId: string): Promise<Outcome> =>
  act(
    visitor,
    `mutation($id: ID!, $offerId: ID!, $key: String!) {
      outcome: acceptBookingPrice(bookingId: $id, offerId: $offerId, key: $key) { ${saved} ${changed} ${refused} }
    }`,
    { id: bookingId, offerId, key: randomUUID() },
  );

export const chooseExtras = (visitor: Visitor, bookingId: string, extras: object): Promise<Outcome> =>
  act(
    visitor,
    `mutation($id: ID!, $extras: BookingExtrasInput!) {
      outcome: updateBookingExtras(bookingId: $id, extras: $extras) { ${saved} ${badInput} }
    }`,
    { id: bookingId, extras },
  );

export const saveGuests = (visitor: Visitor, bookingId: string, guests: object): Promise<Outcome> =>
  act(
    visitor,
    `mutation($id: ID!, $guests: BookingGuestsInput!) {
      outcome: updateBookingGuests(bookingId: $id, guests: $guests) { ${saved} ${badInput} }
    }`,
    { id: bookingId, guests },
  );

const leadGuest = {
  firstName: 'Tamar',
  lastName: 'Shaked',
  email: 'tamar.shaked@example.com',
  phone: '050-123-4567',
  specialRequests: 'A quiet room, please.',
};

interface Payment {
  readonly bookingId: string;
  readonly expectedTotalMinor: number;
  readonly key?: string;
  readonly guest?: object;
  readonly acceptDuplicate?: boolean;
  readonly expectedRevision?: string;
}

/** Pays for a booking. */
export const pay = (visitor: Visitor, { key, guest, ...payment }: Payment): Promise<Outcome> =>
  act(
    visitor,
    `mutation($input: ConfirmBookingInput!) {
      outcome: confirmBooking(input: $input) { ${saved} ${changed} ${refused} ${badInput} }
    }`,
    {
      input: {
        ...payment,
        guest: guest ?? leadGuest,
        card: { brand: 'Visa', lastFour: '4242' },
        key: key ?? randomUUID(),
      },
    },
  );

const bookingAnswer = (
  visitor: Visitor,
  id: string,
): Promise<GraphqlReply<{ booking: BookingShown | null }>> =>
  visitor.ask(`query($id: ID!) { booking(id: $id) { ${bookingFields} } }`, { id });

/** A booking as its pages read it; null when the caller may not read it. */
export const readBooking = async (visitor: Visitor, id: string): Promise<BookingShown | null> =>
  (await bookingAnswer(visitor, id)).data.booking;

export const password = 'a long enough passphrase';

/** Creates an account and signs in. @returns its email */
export async function register(visitor: Visitor, fullName = 'Tamar Shaked'): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const { data } = await visitor.ask<{ register: { __typename: string } }>(
    'mutation($input: RegisterInput!) { register(input: $input) { __typename } }',
    { input: { fullName, email, password } },
  );
  if (data.register.__typename !== 'SignedIn') throw new Error('registering did not work');
  return email;
}

export const claim = (visitor: Visitor, id: string) =>
  visitor.ask<{ claimBooking: BookingShown }>(
    `mutation($id: ID!) { claimBooking(bookingId: $id) { ${bookingFields} } }`,
    { id },
  );

/** The first provider hotel of a list that has rooms. */
export function firstWithRooms(hotels: readonly Card[]): Card {
  const found = hotels.find(({ source, total }) => source === 'PROVIDER' && total !== null);
  if (!found) throw new Error('no provider hotel of the list has rooms');
  return found;
}
