import type { MockLink } from '@apollo/client/testing';
import {
  CheckoutPageDocument,
  ClaimBookingDocument,
  ConfirmBookingDocument,
  RecheckBookingDocument,
  UpdateBookingExtrasDocument,
  UpdateBookingGuestsDocument,
} from '#generated/graphql.ts';
import type {
  BookingExtrasInput,
  BookingGuestsInput,
  CheckoutPage_BookingFragment,
  ConfirmBookingInput,
  ConfirmBookingMutation,
  RecheckBookingMutation,
} from '#generated/graphql.ts';
import { extrasCatalogue } from '#web/testing/bookingFactories.ts';
import { ExtraPart, SummaryPart } from '../stepParts.ts';

// Loaded in advance, so that tests need not wait for lazy parts.
await Promise.all([ExtraPart.load(), SummaryPart.load()]);

type Mock = MockLink.MockedResponse;
type Booking = CheckoutPage_BookingFragment;

/** Mock of the page's query, for any number of requests. */
export const pageAnswers = (bookingId: string, booking: Booking | null): Mock => ({
  request: { query: CheckoutPageDocument, variables: { bookingId } },
  result: { data: { __typename: 'Query', booking, extrasCatalogue: extrasCatalogue() } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

export const recheckAnswers = (
  bookingId: string,
  recheckBooking: RecheckBookingMutation['recheckBooking'],
): Mock => ({
  request: { query: RecheckBookingDocument, variables: { bookingId } },
  result: { data: { __typename: 'Mutation', recheckBooking } },
});

export const claimAnswers = (booking: Booking): Mock => ({
  request: { query: ClaimBookingDocument, variables: { bookingId: booking.id } },
  result: { data: { __typename: 'Mutation', claimBooking: booking } },
});

export const extrasAnswer = (extras: BookingExtrasInput, booking: Booking, delay = 0): Mock => ({
  request: { query: UpdateBookingExtrasDocument, variables: { bookingId: booking.id, extras } },
  result: {
    data: { __typename: 'Mutation', updateBookingExtras: { __typename: 'BookingSaved', booking } },
  },
  delay,
});

/** Mock that saves guests of the booking, any number of times, and the inputs it received. */
export const guestsAnswers = (booking: Booking, answer: { readonly error?: Error } = {}) => {
  const sent: BookingGuestsInput[] = [];
  const mock: Mock = {
    request: {
      query: UpdateBookingGuestsDocument,
      variables: ({ guests }: { guests: BookingGuestsInput }) => {
        sent.push(guests);
        return true;
      },
    },
    ...(answer.error
      ? { error: answer.error }
      : {
          result: {
            data: { __typename: 'Mutation', updateBookingGuests: { __typename: 'BookingSaved', booking } },
          },
        }),
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  return { sent, mock };
};

/** Mocks of the payment mutation that respond in this order, and the inputs they received. */
export const paymentAnswers = (answers: readonly (ConfirmBookingMutation['confirmBooking'] | Error)[]) => {
  const sent: ConfirmBookingInput[] = [];
  const mocks: Mock[] = answers.map((answer) => ({
    request: {
      query: ConfirmBookingDocument,
      variables: ({ input }: { input: ConfirmBookingInput }) => {
        sent.push(input);
        return true;
      },
    },
    ...(answer instanceof Error
      ? { error: answer }
      : { result: { data: { __typename: 'Mutation', confirmBooking: answer } } }),
  }));
  return { sent, mocks };
};

/** Response of a mutation that saved the booking. */
export const saved = (booking: Booking, wasPaidBefore = false) => ({
  __typename: 'BookingSaved' as const,
  booking,
  wasPaidBefore,
});
