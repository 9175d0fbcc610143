/** Which of the traveller's bookings a message names, by hotel or city. */
import { folded } from '../language.ts';
import type { FoundBooking } from '../tools/tools.ts';
import { isSlipOf } from '../understanding/words/typos.ts';
import type { Scope } from './scope.ts';

/** Bookings whose stay is not over, soonest first. */
export const upcoming = (bookings: readonly FoundBooking[], today: string): FoundBooking[] =>
  bookings
    .filter(({ status, checkOut }) => status !== 'cancelled' && checkOut >= today)
    .toSorted((a, b) => a.checkIn.localeCompare(b.checkIn));

/** Shorter words of a hotel's name or place do not identify a booking, and common ones do not either. */
const MIN_NAME_LENGTH = 4;
const MIN_SLIP_LENGTH = 6;
const GENERIC = new Set(['hotel', 'hotels', 'מלון', 'israel', 'italy', 'house']);

/** Jerusalem in short: י-ם, בי״ם (in Jerusalem), but not ימים (days). */
const SHORT_JERUSALEM = /(?<!\p{L})[ושלבמהכ]{0,2}י["״׳'–-]ם(?!\p{L})/u;

/** The bookings whose hotel or city the message names: “my Rome booking”, “Jerusalem’s status”. */
export function allNamedIn(message: string, bookings: readonly FoundBooking[]): readonly FoundBooking[] {
  const messageWords = folded(message.replace(/['’]s\b/giu, '').replace(/["״׳'-]/gu, '')).split(' ');
  const forms = messageWords.flatMap((word) => [
    word,
    word.replace(/^[ושלבמה]/u, ''),
    word.replace(/^[ושלבמה]{1,2}/u, ''),
  ]);
  const isNamed = (name: string): boolean =>
    forms.includes(name) || (name === 'ירושלים' && SHORT_JERUSALEM.test(message));
  // יורשלים, “Jersualem”: only if no booking is named as it is written.
  const isNearlyNamed = (name: string): boolean =>
    name.length >= MIN_SLIP_LENGTH && forms.some((word) => isSlipOf(word, name));
  const named = bookings.filter((booking) => namesOf(booking).some(isNamed));
  return named.length > 0 ? named : bookings.filter((booking) => namesOf(booking).some(isNearlyNamed));
}

/** The words of a booking's hotel and city that identify it. */
const namesOf = (booking: FoundBooking): readonly string[] =>
  [booking.hotelName, booking.hotelNameHe ?? '', booking.hotelLocation, booking.hotelCityHe ?? '']
    .flatMap((name) => folded(name).split(' '))
    .filter((name) => name.length >= MIN_NAME_LENGTH && !GENERIC.has(name));

/** True when the message names the hotel or the city of one of the bookings. */
export const namesBooking = (message: string, bookings: readonly FoundBooking[]): boolean =>
  allNamedIn(message, bookings).length > 0;

/** The message with “my booking” for the hotel or city of a booking: “when is Rome?”, אפשר להתחרט על רומא? (can I regret Rome) */
export function withBookingFor(message: string, bookings: readonly FoundBooking[]): string {
  const names = new Set(bookings.flatMap(namesOf));
  return message
    .split(/(?<=\s)/u)
    .map((word) => {
      const [, prefix = '', name = ''] = /^([ושלבמה]{0,2}?)(\p{L}+)/u.exec(word.toLowerCase()) ?? [];
      const bare = names.has(folded(name)) ? name : name.slice(1);
      if (!names.has(folded(bare))) return word;
      const end = word.slice(prefix.length + name.length);
      const letters = prefix + name.slice(0, name.length - bare.length);
      return /\p{Script=Hebrew}/u.test(name)
        ? `${letters === '' ? 'ה' : letters}הזמנה שלי${end}`
        : `my booking${end}`;
    })
    .join('');
}

/** The only booking whose hotel or city the message names, or the only upcoming one of several: “and the Jerusalem one?” */
export function namedIn(
  { message, today }: Pick<Scope, 'message' | 'today'>,
  bookings: readonly FoundBooking[],
): FoundBooking | undefined {
  const hits = allNamedIn(message, bookings);
  const those = hits.length > 1 ? upcoming(hits, today) : hits;
  return those.length === 1 ? those[0] : undefined;
}
