import { z } from 'zod';
import { looseFlag, looseNumber, looseText, looseTexts, requiredText, rows } from '../wire-kit.ts';

/** One spelling of every path; the provider itself accepts several. */
export const paths = {
  countries: '/CountryList',
  cities: '/CityList',
  allHotelCodes: '/hotelcodelist',
  hotelsOfCity: '/TBOHotelCodeList',
  hotelContents: '/Hoteldetails',
  searchOffers: '/Search',
  checkOffer: '/PreBook',
  book: '/Book',
  reservation: '/BookingDetail',
  reservationsBooked: '/BookingDetailsBasedOnDate',
  cancel: '/Cancel',
} as const;

/** The envelope's status. `Description` is free text that changes from call to call. */
export const envelope = z.object({
  Status: z.object({ Code: looseNumber, Description: looseText }).nullish(),
});

const namedCode = z.object({ Code: requiredText, Name: looseText });

export const countryReply = z.object({ CountryList: rows(namedCode) });
export const cityReply = z.object({ CityList: rows(namedCode) });
/** Filtered by type only: a schema for each of some 330,000 codes would block the event loop for half a second. */
export const codeListReply = z.object({
  HotelCodes: z
    .array(z.unknown())
    .transform((codes) => codes.filter((code) => typeof code === 'number' || typeof code === 'string')),
});

const place = {
  HotelCode: requiredText,
  HotelName: looseText,
  HotelRating: z.unknown().optional(),
  Address: looseText,
  CityName: looseText,
  CountryName: looseText,
  Map: looseText,
  Latitude: looseNumber,
  Longitude: looseNumber,
};

/** A row of a city's list. */
export const listing = z.object({
  ...place,
  HotelFacilities: z.unknown().optional(),
  TripAdvisorRating: looseNumber,
});

/** Details of one hotel. */
export const content = z.object({
  ...place,
  Description: looseText,
  HotelFacilities: looseTexts,
  Image: looseText,
  Images: looseTexts,
  CheckInTime: looseText,
  CheckOutTime: looseText,
});

const policy = z.object({
  Index: looseText,
  FromDate: looseText,
  ChargeType: looseText,
  CancellationCharge: looseText,
});

const supplement = z.object({
  Type: looseText,
  Description: looseText,
  Price: looseText,
  Currency: looseText,
});

/** Lists of lists, one inner list per room; some responses leave the outer one out. */
const supplements = z
  .unknown()
  .optional()
  .transform((value): z.output<typeof supplement>[] =>
    [value].flat(3).flatMap((item: unknown) => {
      const read = supplement.safeParse(item);
      return read.success ? [read.data] : [];
    }),
  );

const policies = z
  .unknown()
  .optional()
  .transform((value) => {
    const items: unknown[] = Array.isArray(value) ? value : [];
    // An unreadable tier is kept as such: without it the policy would look milder.
    return items.map((item) =>
      policy.catch({ Index: '', FromDate: '', ChargeType: '', CancellationCharge: '' }).parse(item),
    );
  });

const room = z.object({
  Name: looseTexts,
  BookingCode: requiredText,
  Inclusion: looseText,
  TotalFare: requiredText,
  RecommendedSellingRate: looseText,
  RoomPromotion: looseTexts,
  CancelPolicies: policies,
  MealType: looseText,
  IsRefundable: looseFlag,
  Supplements: supplements,
  RateConditions: looseTexts,
});

/** Offers of one hotel. Rooms are null when there are some and none is readable: that is not a hotel without rooms. */
export const offersOfHotel = z.object({
  HotelCode: requiredText,
  Currency: looseText,
  Rooms: rows(room).nullable().catch(null),
  RateConditions: looseTexts,
});

/** Response of PreBook. */
export const offersReply = z.object({ HotelResult: rows(offersOfHotel) });

export const bookReply = z.object({ ConfirmationNumber: looseText, ClientReferenceId: looseText });

export const reservationReply = z.object({
  BookingDetail: z
    .object({
      BookingStatus: looseText,
      ConfirmationNumber: looseText,
      CheckIn: looseText,
      CheckOut: looseText,
      HotelDetails: z.object({ HotelCode: looseText }).nullish(),
      Rooms: rows(z.object({ Currency: looseText, TotalFare: looseText, CancelPolicies: policies })),
    })
    .nullish(),
});

/**
 * Neither the list nor one of its rows may be missing, because a reservation that is not listed counts as nonexistent.
 */
export const reservationListReply = z.object({
  BookingDetail: z.array(
    z.object({
      ConfirmationNo: looseText,
      BookingDate: looseText,
      BookingStatus: looseText,
      ClientReferenceNumber: looseText,
      TBOHotelCode: looseText,
      CheckInDate: looseText,
      CheckOutDate: looseText,
    }),
  ),
});

export const cancelReply = z.object({ ConfirmationNumber: looseText });

export type NamedCodeWire = z.output<typeof namedCode>;
export type ListingWire = z.output<typeof listing>;
export type ContentWire = z.output<typeof content>;
export type PolicyWire = z.output<typeof policy>;
export type SupplementWire = z.output<typeof supplement>;
export type RoomWire = z.output<typeof room>;
export type HotelOffersWire = z.output<typeof offersOfHotel>;
export type ReservationWire = NonNullable<z.output<typeof reservationReply>['BookingDetail']>;
export type ReservationRowWire = z.output<typeof reservationListReply>['BookingDetail'][number];
