import { z } from 'zod';

/** The provider's wire format as documented; strict, so that an additional or a null key is a failure. */
const digits = z.string().regex(/^\d+$/u);
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/u);
const status = (code: number) => z.strictObject({ Code: z.literal(code), Description: z.string().min(1) });
const ok = status(200);
const starWord = z.enum(['All', 'OneStar', 'TwoStar', 'ThreeStar', 'FourStar', 'FiveStar']);
const currency = z.string().regex(/^[A-Z]{3}$/u);

const refusalBody = z.strictObject({
  Status: z.strictObject({ Code: z.number().int(), Description: z.string().min(1) }),
});

/** The code of a refusal; throws when the body has anything besides `Status`. */
export const refusedWith = (body: unknown): number => refusalBody.parse(body).Status.Code;

export const countryListBody = z.strictObject({
  Status: ok,
  CountryList: z.array(z.strictObject({ Code: z.string().regex(/^[A-Z]{2}$/u), Name: z.string().min(1) })),
});

export const cityListBody = z.strictObject({
  Status: ok,
  CityList: z.array(z.strictObject({ Code: digits, Name: z.string().min(1) })),
});

const shortRow = z.strictObject({
  HotelCode: digits,
  HotelName: z.string().min(1),
  Latitude: decimal,
  Longitude: decimal,
  HotelRating: starWord,
  Address: z.string(),
  CountryName: z.string(),
  CountryCode: z.string().regex(/^[A-Za-z]{2}$/u),
  CityName: z.string(),
});

const longRow = shortRow.extend({
  Attractions: z.array(z.string()).optional(),
  Description: z.string(),
  FaxNumber: z.string(),
  HotelFacilities: z.array(z.string()),
  Map: z.string().regex(/^-?[\d.]+\|-?[\d.]+$/u),
  PhoneNumber: z.string(),
  PinCode: z.string(),
  HotelWebsiteUrl: z.string(),
  CityId: digits,
  TripAdvisorRating: z
    .string()
    .regex(/^\d\.\d$/u)
    .optional(),
});

export const shortListBody = z.strictObject({ Status: ok, Hotels: z.array(shortRow) });
export const longListBody = z.strictObject({ Status: ok, Hotels: z.array(longRow) });
export const hotelCodeListBody = z.strictObject({ HotelCodes: z.array(z.number().int()) });

const time = z.string().regex(/^(\d{1,2}:\d{2} (AM|PM)|\d{2}:\d{2})$/u);
export const hotelDetailsBody = z.strictObject({
  Status: ok,
  HotelDetails: z.array(
    z.strictObject({
      HotelCode: digits,
      HotelName: z.string(),
      Description: z.string(),
      HotelFacilities: z.array(z.string()),
      Attractions: z.union([z.array(z.string()), z.strictObject({ '1) ': z.string() })]),
      Image: z.string().optional(),
      Images: z.array(z.url()).min(1).optional(),
      Address: z.string(),
      PinCode: z.string(),
      CityId: digits,
      CountryName: z.string(),
      PhoneNumber: z.string(),
      Email: z.string(),
      HotelWebsiteUrl: z.string(),
      FaxNumber: z.string(),
      Map: z.string().regex(/^-?[\d.]+\|-?[\d.]+$/u),
      HotelRating: z.number().int().min(1).max(5),
      CityName: z.string(),
      CountryCode: z.string().length(2),
      CheckInTime: time,
      CheckOutTime: time,
      HotelFees: z
        .strictObject({ HotelId: digits, Optional: z.array(z.string()), Mandatory: z.array(z.string()) })
        .optional(),
      RoomDetails: z
        .array(
          z.strictObject({
            RoomName: z.string(),
            RoomId: z.number().int(),
            RoomSize: z.string(),
            RoomDescription: z.string(),
            imageURL: z.array(z.url()),
          }),
        )
        .optional(),
    }),
  ),
});

const policies = z.array(
  z.strictObject({
    FromDate: z.string().regex(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/u),
    ChargeType: z.enum(['Fixed', 'Percentage']),
    CancellationCharge: z.number(),
  }),
);
const supplements = z.array(
  z.array(
    z.strictObject({
      Index: z.number().int(),
      Type: z.enum(['Included', 'AtProperty']),
      Description: z.string(),
      Price: z.number(),
      Currency: currency,
    }),
  ),
);

const plainRoom = z.strictObject({
  Name: z.array(z.string()).min(1),
  BookingCode: z.string().regex(/^\d+!TB!\d+!TB![0-9a-f-]{36}!TB!N!TB!AFF!$/u),
  Inclusion: z.string(),
  TotalFare: z.number().positive(),
  TotalTax: z.number().min(0),
  RecommendedSellingRate: z
    .string()
    .regex(/^\d+\.\d{2}$/u)
    .optional(),
  RoomPromotion: z.array(z.string()).optional(),
  MealType: z.string(),
  IsRefundable: z.boolean(),
  Supplements: supplements.optional(),
  WithTransfers: z.boolean(),
  BeddingGroup: z.string().optional(),
});
const detailedRoom = plainRoom.extend({
  DayRates: z.array(z.array(z.strictObject({ BasePrice: z.number() }))),
  CancelPolicies: policies,
});
export type DetailedRoom = z.infer<typeof detailedRoom>;

const result = <T extends z.ZodType>(room: T) =>
  z.strictObject({ HotelCode: digits, Currency: currency, Rooms: z.array(room).min(1) });
export const searchBody = z.strictObject({ Status: ok, HotelResult: z.array(result(detailedRoom)).min(1) });
export const plainSearchBody = z.strictObject({ Status: ok, HotelResult: z.array(result(plainRoom)).min(1) });

const checkedResult = z.strictObject({
  HotelCode: digits,
  Currency: currency,
  Rooms: z.tuple([detailedRoom.extend({ Amenities: z.array(z.string()) })]),
  RateConditions: z.array(z.string()),
});
export const prebookBody = z.strictObject({ Status: ok, HotelResult: z.tuple([checkedResult]) });

const confirmation = z.string().regex(/^[A-Z0-9]{6}$/u);
export const bookBody = z.strictObject({
  Status: ok,
  ClientReferenceId: z.string(),
  ConfirmationNumber: confirmation,
});

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T00:00:00$/u);
export const bookingDetailBody = z.strictObject({
  Status: ok,
  BookingDetail: z.strictObject({
    BookingStatus: z.enum(['Confirmed', 'CancellationInProgress', 'Cancelled']),
    VoucherStatus: z.boolean(),
    ConfirmationNumber: confirmation,
    InvoiceNumber: z.string().optional(),
    HotelConfirmationNumber: z.string().optional(),
    CheckIn: moment,
    CheckOut: moment,
    BookingDate: moment,
    NoOfRooms: z.number().int(),
    HotelDetails: z.strictObject({
      HotelName: z.string(),
      Rating: starWord,
      AddressLine1: z.string(),
      Map: z.string(),
      City: z.string(),
      HotelCode: digits,
    }),
    Rooms: z.array(
      z.strictObject({
        Currency: currency,
        Status: z.enum(['Not Cancelled', 'Cancelled']),
        Name: z.array(z.string()),
        Inclusion: z.string(),
        TotalFare: z.number(),
        TotalTax: z.number(),
        RoomPromotion: z.string().optional(),
        CancelPolicies: policies,
        MealType: z.string(),
        IsRefundable: z.boolean(),
        Supplements: supplements.optional(),
        CustomerDetails: z.array(
          z.strictObject({
            CustomerNames: z.array(
              z.strictObject({
                Title: z.string(),
                FirstName: z.string(),
                LastName: z.string(),
                Type: z.enum(['Adult', 'Child']),
              }),
            ),
          }),
        ),
      }),
    ),
    RateConditions: z.array(z.string()),
  }),
});

const reportDate = z.string().regex(/^\d{2}-[A-Z][a-z]{2}-\d{4}$/u);
export const reportBody = z.strictObject({
  Status: ok,
  BookingDetail: z.array(
    z.strictObject({
      Index: z.number().int(),
      BookingId: digits,
      ConfirmationNo: confirmation,
      BookingDate: reportDate,
      Currency: currency,
      AgentMarkup: decimal,
      AgencyName: z.string(),
      BookingStatus: z.string(),
      BookingPrice: decimal,
      TripName: z.string(),
      TBOHotelCode: digits,
      CheckInDate: reportDate,
      CheckOutDate: reportDate,
      ClientReferenceNumber: z.string(),
    }),
  ),
});

export const cancelBody = z.strictObject({ Status: ok, ConfirmationNumber: confirmation });
