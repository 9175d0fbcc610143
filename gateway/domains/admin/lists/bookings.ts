import type { Booking, BookingStatus } from '#models/booking.ts';
import type { BookingRow } from '#models/admin/admin-records.ts';
import type { AdminBookingPage } from '#models/admin/admin-pages.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import type { AdminCaller } from '../administrator.ts';
import { type Columns, amount, csvFile, dayOfMoment } from './csv.ts';
import { type PageInput, searchWords, validPage } from './list-input.ts';
import { type PagedList, followedBy, pageOf } from './paging.ts';
import type { AdminDeps } from '../ports.ts';

/** Which bookings a list or a count covers, and in which order. */
type Criteria = Parameters<EntityPlatform['adminLists']['bookings']['count']>[1];

interface BookingListInput {
  readonly status?: BookingStatus | null | undefined;
  readonly flagged: boolean;
  readonly search: string;
  readonly sort: Exclude<Criteria['sort'], 'LAST_CHECK_IN'>;
  readonly page?: PageInput | null | undefined;
}

/** One list of bookings: the rows of the page, or those of the CSV file. */
type BookingCalls<Row> = Pick<EntityPlatform['adminLists']['bookingRows'], 'count'> & {
  list(
    token: string,
    criteria: Criteria,
    range: { readonly skip: number; readonly limit: number },
  ): Promise<readonly Row[]>;
};

/** The day of a payment; empty when another client stored something that is not a date. */
const paidDay = (moment: string): string => (Number.isNaN(Date.parse(moment)) ? '' : dayOfMoment(moment));

const columns: Columns<BookingRow> = {
  id: ({ id }) => id,
  confirmation: ({ id }) => bookingNumber(id),
  status: ({ status }) => status,
  hotel: ({ hotelName }) => hotelName,
  place: ({ hotelLocation }) => hotelLocation,
  guest: ({ guestName }) => guestName,
  email: ({ guestEmail }) => guestEmail,
  phone: ({ guestPhone }) => guestPhone,
  account: ({ account }) => account,
  check_in: ({ checkIn }) => checkIn,
  check_out: ({ checkOut }) => checkOut,
  nights: ({ nights }) => nights,
  guests: ({ guests }) => guests,
  other_guests: ({ otherGuests }) => otherGuests.join(', '),
  room: ({ roomType }) => roomType,
  rooms: ({ rooms }) => rooms,
  meal: ({ mealPlan }) => mealPlan,
  special_requests: ({ specialRequests }) => specialRequests,
  price: ({ totalPrice }) => amount(totalPrice),
  extras: ({ extras }) => amount(extras),
  total: ({ totalPrice, extras }) =>
    amount({ ...totalPrice, amountMinor: totalPrice.amountMinor + extras.amountMinor }),
  currency: ({ totalPrice }) => totalPrice.currency,
  started: ({ createdAt }) => dayOfMoment(createdAt),
  paid: ({ payment }) => payment && paidDay(payment.paidAt),
  card: ({ payment }) => payment && `${payment.brand} ${payment.lastFour}`.trim(),
  cancellation_fee: ({ cancellation }) => cancellation && amount(cancellation.fee),
  refund: ({ cancellation }) => cancellation && amount(cancellation.refund),
};

const HEBREW = /\p{Script=Hebrew}/u;

/** All bookings, for administrators. */
export function bookingsAdmin({ adminLists, check, clock, storedHotels, placesNamedInHebrew }: AdminDeps) {
  /**
   * For each Hebrew word of a search: the stored hotels and the places whose Hebrew name contains it. Bookings have
   * names of places only in English, and older ones also those of hotels, while the page shows them in Hebrew.
   */
  const namedInHebrew = async (words: readonly string[]): Promise<Criteria['namedInHebrew']> => {
    const hebrew = words.filter((word) => HEBREW.test(word));
    if (hebrew.length === 0) return new Map();
    const hotels = await storedHotels();
    return new Map(
      hebrew.map((word) => {
        const found = hotels.filter(({ name }) => foldText(name.he ?? '').includes(foldText(word)));
        return [word, { hotelIds: found.map(({ id }) => id), places: placesNamedInHebrew(word) }];
      }),
    );
  };

  /**
   * The requested list. Sorted by next check-in, it has upcoming stays, soonest first, followed by past ones, latest
   * first.
   */
  const listFor = <Row>(table: BookingCalls<Row>, token: string, criteria: Criteria): PagedList<Row> => {
    const plain = (wanted: Criteria): PagedList<Row> => ({
      count: () => table.count(token, wanted),
      list: (skip, limit) => table.list(token, wanted, { skip, limit }),
    });
    if (criteria.sort !== 'CHECK_IN') return plain(criteria);
    const today = todayInIsrael(clock());
    return followedBy(
      plain({ ...criteria, checkInFrom: today }),
      plain({ ...criteria, checkInBefore: today, sort: 'LAST_CHECK_IN' }),
    );
  };

  return {
    list: async (caller: AdminCaller, input: BookingListInput): Promise<AdminBookingPage> => {
      const words = searchWords(input.search);
      const page = validPage(input.page);
      const { token } = await check.forRead(caller);
      const criteria = {
        words,
        namedInHebrew: await namedInHebrew(words),
        status: input.status ?? null,
        isFlagged: input.flagged,
        sort: input.sort,
      };
      return {
        ...(await pageOf(listFor<Booking>(adminLists.bookings, token, criteria), page)),
        csv: () => csvFile('bookings', listFor<BookingRow>(adminLists.bookingRows, token, criteria), columns),
      };
    },
  };
}
