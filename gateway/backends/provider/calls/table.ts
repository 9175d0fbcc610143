import { book } from './booking/book.ts';
import { bookingDetail } from './booking/booking-detail.ts';
import { bookingReport } from './booking/booking-report.ts';
import type { Call } from './call.ts';
import { cancel } from './booking/cancel.ts';
import { cityHotels } from './catalogue/city-hotels.ts';
import { cityList } from './catalogue/city-list.ts';
import { countryList } from './catalogue/country-list.ts';
import { hotelCodeList } from './catalogue/hotel-code-list.ts';
import { hotelDetails } from './catalogue/hotel-details.ts';
import { prebook } from './booking/prebook.ts';
import { search } from './search/search.ts';

/** The eleven calls. Their names are their paths, in any case. */
export const calls: readonly Call[] = [
  countryList,
  cityList,
  hotelCodeList,
  cityHotels,
  hotelDetails,
  search,
  prebook,
  book,
  bookingDetail,
  bookingReport,
  cancel,
];
