import { z } from 'zod';
import type { CancellationTier, ProviderOffer } from '#models/search/offer.ts';
import type { ProviderCall } from '#upstreams/provider/sending/send.ts';
import type { Reservation, ReservationRow } from '#upstreams/provider/hotel-provider.ts';
import type { BookAnswer, ReservationStore } from './reservations.ts';

/** The provider's wire format, as far as bookings use it: response bodies with its field names. */

const STATUS_WORDS: Readonly<Record<Reservation['status'], string>> = {
  active: 'Confirmed',
  cancelled: 'Cancelled',
  cancelling: 'CancellationInProgress',
  unknown: 'Limbo',
};

const status = (Code: number) => ({ Status: { Code, Description: 'told' } });
export const refusalBody = (code: number): object => status(code);

/** `yyyy-MM-ddTHH:mm` as `dd-MM-yyyy HH:mm:ss`. */
const dayFirst = (moment: string): string => {
  const [day = '', hour = ''] = moment.split('T');
  return `${day.split('-').toReversed().join('-')} ${hour}:00`;
};

const policiesOf = (tiers: readonly CancellationTier[]) =>
  tiers.map(({ from, charge }) => ({
    FromDate: dayFirst(from),
    ChargeType: charge.kind === 'fixed' ? 'Fixed' : 'Percentage',
    CancellationCharge:
      charge.kind === 'fixed'
        ? charge.amount.amountMinor / 100
        : charge.kind === 'percentage'
          ? charge.percent
          : 100,
  }));

/** Response body of Search and PreBook. */
const offerBody = (offer: ProviderOffer): object => ({
  ...status(200),
  HotelResult: [
    {
      HotelCode: offer.hotelCode,
      Currency: offer.totalFare.currency,
      Rooms: [
        {
          Name: offer.roomNames,
          BookingCode: offer.bookingCode,
          TotalFare: offer.totalFareLiteral,
          MealType: offer.mealType,
          IsRefundable: offer.isRefundable,
          CancelPolicies: policiesOf(offer.cancellation),
        },
      ],
    },
  ],
});

export const bookBody = (clientRef: string, answer: BookAnswer): object =>
  answer.code === 200
    ? { ...status(200), ClientReferenceId: clientRef, ConfirmationNumber: answer.confirmation }
    : refusalBody(answer.code);

export const cancelBody = (confirmation: string, isCancelled: boolean): object =>
  isCancelled ? { ...status(200), ConfirmationNumber: confirmation } : refusalBody(479);

function detailBody(found: Reservation | null): object {
  if (!found) return refusalBody(400);
  return {
    ...status(200),
    BookingDetail: {
      BookingStatus: STATUS_WORDS[found.status],
      ConfirmationNumber: found.confirmationNumber,
      CheckIn: `${found.checkIn}T00:00:00`,
      CheckOut: `${found.checkOut}T00:00:00`,
      HotelDetails: { HotelName: 'Hotel', HotelCode: found.hotelCode },
      Rooms: [
        { Currency: found.currency, TotalFare: found.totalFare, CancelPolicies: policiesOf(found.tiers) },
      ],
    },
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const inWords = (day: string | null): string | null =>
  day && `${day.slice(8)}-${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}-${day.slice(0, 4)}`;

const reportBody = (rows: readonly ReservationRow[]): object => ({
  ...status(200),
  BookingDetail: rows.map((row, index) => ({
    Index: index + 1,
    ConfirmationNo: row.confirmationNumber,
    BookingDate: inWords(row.bookedOn),
    BookingStatus: STATUS_WORDS[row.status],
    TBOHotelCode: row.hotelCode,
    CheckInDate: inWords(row.checkIn),
    CheckOutDate: inWords(row.checkOut),
    ClientReferenceNumber: row.clientRef,
  })),
});

const text = z.string().optional();
const requested = z.object({
  BookingCode: text,
  BookingReferenceId: text,
  ConfirmationNumber: text,
  FromDate: text,
  ToDate: text,
  HotelCodes: text,
  CheckIn: text,
  CheckOut: text,
});
type Asked = z.output<typeof requested>;
export const readAsked = (call: ProviderCall): Asked => requested.parse(JSON.parse(call.body ?? '{}'));

/** Response bodies of the read calls. */
const READERS: Partial<
  Record<ProviderCall['call'], (reservationStore: ReservationStore, requested: Asked) => object>
> = {
  searchOffers(reservationStore, { HotelCodes = '', CheckIn = '', CheckOut = '' }) {
    const offer = reservationStore.search(HotelCodes, CheckIn, CheckOut);
    return offer ? offerBody(offer) : refusalBody(201);
  },
  checkOffer(reservationStore, { BookingCode = '' }) {
    const result = reservationStore.check(BookingCode);
    return result.kind === 'available' ? offerBody(result.offer) : refusalBody(result.statusCode);
  },
  reservation: (
    reservationStore,
    { BookingReferenceId: clientRef, ConfirmationNumber: confirmationNumber = '' },
  ) => detailBody(reservationStore.find(clientRef === undefined ? { confirmationNumber } : { clientRef })),
  reservationsBooked: (reservationStore, { FromDate = '', ToDate = '' }) =>
    reportBody(reservationStore.report(FromDate, ToDate)),
};

/** The response body of a read call. @throws Error for a call that bookings do not make */
export function readingBody(reservationStore: ReservationStore, call: ProviderCall): object {
  const read = READERS[call.call];
  if (!read) throw new Error(`bookings do not call ${call.call}`);
  return read(reservationStore, readAsked(call));
}
