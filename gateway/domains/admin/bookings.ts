import type { Booking, BookingStatus } from '../../models/booking.ts';
import type { BookingRow } from '../../models/desk.ts';
import type { DeskBookingPage } from '../../models/desk-pages.ts';
import { todayInIsrael } from '../../pricing/clocks.ts';
import type { EntityPlatform } from '../../upstreams/platform/entity-platform.ts';
import type { DeskCaller } from './administrator.ts';
import { type Columns, amount, csvFile, dayOfMoment } from './csv.ts';
import { type PageInput, searchWords, validPage } from './list-input.ts';
import { type ListPart, followedBy, pageOf } from './paging.ts';
import type { AdminDeps } from './ports.ts';

interface BookingListInput {
  readonly status?: BookingStatus | null | undefined;
  readonly flagged: boolean;
  readonly search: string;
  readonly sort: 'NEWEST' | 'OLDEST' | 'CHECK_IN' | 'PRICE_HIGH';
  readonly page?: PageInput | null | undefined;
}

type Table<Row> = Pick<EntityPlatform['desk']['bookingRows'], 'count'> & {
  list(
    token: string,
    criteria: Criteria,
    place: { readonly skip: number; readonly limit: number },
  ): Promise<readonly Row[]>;
};
type Criteria = Parameters<EntityPlatform['desk']['bookings']['count']>[1];

const columns: Columns<BookingRow> = {
  id: ({ id }) => id,
  confirmation: ({ id }) => id.slice(-8).toUpperCase(),
  status: ({ status }) => status,
  hotel: ({ hotelName }) => hotelName,
  place: ({ hotelLocation }) => hotelLocation,
  guest: ({ guestName }) => guestName,
  email: ({ guestEmail }) => guestEmail,
  check_in: ({ checkIn }) => checkIn,
  check_out: ({ checkOut }) => checkOut,
  nights: ({ nights }) => nights,
  guests: ({ guests }) => guests,
  rooms: ({ rooms }) => rooms,
  room: ({ roomType }) => roomType,
  price: ({ totalPrice }) => amount(totalPrice),
  extras: ({ extras }) => amount(extras),
  currency: ({ totalPrice }) => totalPrice.currency,
  booked: ({ createdAt }) => dayOfMoment(createdAt),
};

/** All bookings, for administrators. */
export function bookingDesk({ desk, check, clock }: AdminDeps) {
  /** “Next check-in first”: those to come, soonest first, and behind them those that were, latest first. */
  const partOf = <Row>(table: Table<Row>, token: string, criteria: Criteria): ListPart<Row> => {
    const plain = (wanted: Criteria): ListPart<Row> => ({
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
    list: async (caller: DeskCaller, input: BookingListInput): Promise<DeskBookingPage> => {
      const criteria = {
        words: searchWords(input.search),
        status: input.status ?? null,
        isFlagged: input.flagged,
        sort: input.sort,
      };
      const page = validPage(input.page);
      const { token } = await check.forRead(caller);
      return {
        ...(await pageOf(partOf<Booking>(desk.bookings, token, criteria), page)),
        csv: () => csvFile('bookings', partOf<BookingRow>(desk.bookingRows, token, criteria), columns),
      };
    },
  };
}
