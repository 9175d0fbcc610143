import type { BookingsPageQuery } from '#generated/graphql.ts';
import { fillFirstFrame } from '#lib/page/firstFill.ts';
import { firstFillName } from '#shared/routes/first-reads.ts';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { groupStays } from './bookingState.ts';
import { firstPictureMark } from './firstPicture.ts';

const isBookings = (data: object): data is BookingsPageQuery =>
  'myBookings' in data && Array.isArray(data.myBookings);

/** The traveller's local day. Does not read the browser's language tables, which takes long on a phone. */
const today = (): string => {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};

/** The picture of the first card, as the list itself will show it. */
const filled = fillFirstFrame(firstPictureMark, 'BookingsPage', (place, data) => {
  if (!isBookings(data)) return;
  const { upcoming, past, cancelled } = groupStays(data.myBookings, today());
  const [first] = [...upcoming, ...past, ...cancelled];
  const src = pictureSrc(first?.hotel?.images[0]?.url ?? null, 640);
  if (src === null) return;
  const picture = Object.assign(new Image(800, 600), { alt: '', fetchPriority: 'high', src });
  // The skeleton stays below until the picture is painted.
  place.append(picture);
});
// The page loads its scripts after the picture, which would share the connection with them.
Reflect.set(window, firstFillName, filled);
