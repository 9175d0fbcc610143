import { useIntl } from 'react-intl';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { messages } from './ReviewsTab.messages.ts';
import type { AdminReviewItem } from './ReviewsTab.tsx';

/** The hotel of a review in the reader's language; says so where its name is not known. */
export function ReviewedHotel({ item: { hotelName, hotelNameHe } }: { item: AdminReviewItem }) {
  const intl = useIntl();
  if (hotelName === null) return <bdi>{intl.formatMessage(messages.unknownHotel)}</bdi>;
  return <BookedHotelName booking={{ hotelName, hotelNameHe }} />;
}
