import { useIntl } from 'react-intl';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { messages } from './ReviewsTab.messages.ts';
import type { AdminReviewItem } from './ReviewsTab.tsx';

/** The name of a reviewed hotel in the user's language, or a text that says it is unknown. */
export function ReviewedHotel({ item: { hotelName, hotelNameHe } }: { item: AdminReviewItem }) {
  const intl = useIntl();
  if (hotelName === null) return <bdi>{intl.formatMessage(messages.unknownHotel)}</bdi>;
  return <BookedHotelName booking={{ hotelName, hotelNameHe }} />;
}
