import { book } from './book.ts';
import { bookingDetail } from './booking-detail.ts';
import { bookingReport } from './booking-report.ts';
import type { Call } from './call.ts';
import { cancel } from './cancel.ts';
import { cityHotels } from './city-hotels.ts';
import { cityList } from './city-list.ts';
import { countryList } from './country-list.ts';
import { hotelCodeList } from './hotel-code-list.ts';
import { hotelDetails } from './hotel-details.ts';
import { prebook } from './prebook.ts';
import { search } from './search.ts';

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
