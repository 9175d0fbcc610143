/** Texts of replies about the traveller's own bookings. */
import type { BookingQuestion } from '../understanding/reading.ts';
import type { Language } from '../language.ts';
import type { FoundBooking } from '../tools/tools.ts';
import { cancelAnswer, outcomeText } from './cancel-texts.ts';
import { facts, headed, joined, nameText, quoted, say, sentences, type Wording } from './wording.ts';
import { clock, counted, day, daysText, hour, roomNamesText, sum } from './values.ts';
import { partyText } from './search/place-texts.ts';
import { mealText } from './search/wish-texts.ts';

const statuses: Readonly<Record<NonNullable<FoundBooking['status']>, Wording>> = {
  pending: { en: 'waiting to be completed', he: 'ממתינה להשלמה' },
  confirmed: { en: 'confirmed', he: 'מאושרת' },
  cancelled: { en: 'cancelled', he: 'בוטלה' },
};

/** An unknown status is quoted as it is stored. */
function statusText({ isProcessing, status, statusText: stored }: FoundBooking, language: Language): string {
  if (isProcessing) return say(language, { en: 'being processed', he: 'בטיפול' });
  return status === null ? quoted(stored, language) : statuses[status][language];
}

/** The hotel's name in the reply's language, if it has one. */
const hotelOf = ({ hotelName, hotelNameHe }: FoundBooking, language: Language): string =>
  nameText({ en: hotelName, he: hotelNameHe }, language);

/** The city of the booked hotel, by which travellers name a booking; empty when the hotel's name has it. */
function cityText(booking: FoundBooking, language: Language): string {
  const { hotelLocation, hotelCityHe } = booking;
  const english = hotelLocation.split(', ').at(-2) ?? '';
  const city = language === 'he' && hotelCityHe ? hotelCityHe : english;
  return city === '' || hotelOf(booking, language).includes(city) ? '' : quoted(city, language);
}

const item = (booking: FoundBooking, language: Language): string =>
  facts(
    `**${hotelOf(booking, language)}**`,
    cityText(booking, language),
    daysText(booking.checkIn, booking.checkOut, language),
    statusText(booking, language),
    sum(booking.totalToPay, language),
    say(language, { en: `number ${booking.number}`, he: `מספר ${quoted(booking.number, language)}` }),
  );

/** The bookings as a list. */
export function bookingList(bookings: readonly FoundBooking[], language: Language): string {
  const items = bookings.map((booking) => item(booking, language));
  return headed(say(language, { en: 'Your bookings:', he: 'ההזמנות שלכם:' }), items);
}

/** Shown before the list when the message names someone or something that no booking has. */
export const onlyOwn: Wording = {
  en: 'I only see the bookings of your own account.',
  he: 'אני רואה רק את ההזמנות שבחשבון שלכם.',
};

export const noBookings: Wording = { en: 'You have no bookings yet.', he: 'אין לכם עדיין הזמנות.' };

export const noneUpcoming: Wording = { en: 'You have no stays ahead.', he: 'אין לכם שהיות קרובות.' };

export const noneUnpaid: Wording = {
  en: 'No booking of yours waits to be completed.',
  he: 'אין לכם הזמנה שממתינה להשלמה.',
};

export const signInFirst: Wording = {
  en: 'I can see your bookings once you sign in.',
  he: 'כדי שאראה את ההזמנות שלכם צריך להתחבר לחשבון.',
};

/** What was paid, or is still due. */
function paymentText(
  { status, payment, totalToPay, cancellationOutcome }: FoundBooking,
  language: Language,
): string {
  const total = sum(totalToPay, language);
  if (cancellationOutcome) return outcomeText(cancellationOutcome, payment ? total : null, language);
  if (payment)
    return say(language, {
      en: `It is paid in full: ${total}. Nothing is left to pay to us.`,
      he: `ההזמנה שולמה במלואה: ${total}. לא נשאר לשלם לנו דבר.`,
    });
  return status === 'cancelled'
    ? say(language, { en: 'It was cancelled and not paid.', he: 'היא בוטלה ולא שולמה.' })
    : say(language, {
        en: `It is not paid yet; ${total} is due when you complete it.`,
        he: `עוד לא שולם דבר; ${total} לתשלום כשתשלימו אותה.`,
      });
}

/** A sentence that answers “is it confirmed?” as well as “is it still pending?”. */
function statusAnswer(booking: FoundBooking, language: Language): string {
  const [status, total] = [statusText(booking, language), sum(booking.totalToPay, language)];
  return booking.status === 'pending' && !booking.isProcessing
    ? say(language, {
        en: `It is not confirmed yet: it is not paid, and waits for your payment of ${total}.`,
        he: `היא עוד לא מאושרת: היא לא שולמה, וממתינה לתשלום שלכם, ${total}.`,
      })
    : sentences(
        say(language, { en: `It is ${status}.`, he: `היא ${status}.` }),
        paymentText(booking, language),
      );
}

function timesText({ checkIn, checkOut, hotel }: FoundBooking, language: Language): string {
  const [from = null, until = null] = [hotel?.checkInTime ?? null, hotel?.checkOutTime ?? null].map((time) =>
    time === null ? null : hour(time, language),
  );
  return say(language, {
    en: `Check-in is on ${day(checkIn, 'en')}${from === null ? '' : `, from ${from}`}; check-out on ${day(checkOut, 'en')}${until === null ? '' : `, until ${until}`}.${from === null ? ' I don’t know from what hour.' : ''}`,
    he: `צ׳ק־אין ב־${day(checkIn, 'he')}${from === null ? '' : `, משעה ${from}`}; צ׳ק־אאוט ב־${day(checkOut, 'he')}${until === null ? '' : `, עד ${until}`}.${from === null ? ' מאיזו שעה אני לא יודעת.' : ''}`,
  });
}

const cars: Readonly<Record<string, Wording>> = {
  compact: { en: 'a compact car', he: 'רכב קטן' },
  family: { en: 'a family car', he: 'רכב משפחתי' },
  suv: { en: 'an SUV', he: 'רכב פנאי (SUV)' },
};

/** Extras of the booking, and those it does not have. */
function extrasText({ carRental, insurance, attractions }: FoundBooking, language: Language): string {
  const car =
    carRental &&
    `${cars[carRental.car_type]?.[language] ?? quoted(carRental.car_type, language)} (${sum(carRental.price, language)})`;
  const added = facts(
    car,
    insurance &&
      say(language, {
        en: `insurance (${sum(insurance.price, 'en')})`,
        he: `ביטוח (${sum(insurance.price, 'he')})`,
      }),
    ...attractions.map(({ name, quantity }) => `${quantity} × ${quoted(name, language)}`),
  );
  const missing = [
    !carRental && say(language, { en: 'no car', he: 'אין רכב' }),
    !insurance && say(language, { en: 'no insurance', he: 'אין ביטוח' }),
    attractions.length === 0 && say(language, { en: 'no attractions', he: 'אין אטרקציות' }),
  ].filter((part) => part !== false);
  return sentences(
    added && say(language, { en: `Added: ${added}.`, he: `נוספו: ${added}.` }),
    missing.length > 0 &&
      say(language, { en: `There is ${joined(missing, 'en')}.`, he: `בהזמנה ${joined(missing, 'he')}.` }),
  );
}

const peopleText = ({ party, guests }: FoundBooking, language: Language): string =>
  party ? partyText(party, language) : say(language, { en: `${guests} guests`, he: `${guests} אורחים` });

const roomText = (booking: FoundBooking, language: Language): string =>
  `${facts(roomNamesText(booking, language), mealText(booking.mealPlan, language))}.`;

/** What is answered about a booking: `status` when its details are asked in words such as “is it confirmed?”. */
export type AnsweredQuestion = BookingQuestion | 'status';

type Answers = Readonly<
  Partial<Record<AnsweredQuestion, (booking: FoundBooking, language: Language, on?: string) => string>>
>;

/** Answers to questions about one detail of a booking; {@link bookingAnswer} adds which booking it is. */
const details: Answers = {
  status: statusAnswer,
  payment: paymentText,
  times: timesText,
  extras: extrasText,
  people: (booking, language) =>
    say(language, {
      en: `It is for ${peopleText(booking, 'en')}.`,
      he: `היא עבור ${peopleText(booking, 'he')}.`,
    }),
  room: roomText,
  place: ({ hotelLocation }, language) => (hotelLocation === '' ? '' : `${quoted(hotelLocation, language)}.`),
};

/** One line that says which booking an answer is about. */
export const bookingSummary = (booking: FoundBooking, language: Language): string =>
  say(language, { en: `That is ${item(booking, 'en')}.`, he: `מדובר ב־${item(booking, 'he')}.` });

function bookingDetails(booking: FoundBooking, language: Language): string {
  const stay = facts(
    booking.hotelLocation && quoted(booking.hotelLocation, language),
    counted(booking.nights, 'night', language),
    peopleText(booking, language),
    roomNamesText(booking, language),
    mealText(booking.mealPlan, language),
  );
  return sentences(
    `${item(booking, language)}.`,
    `${stay}.`,
    statusAnswer(booking, language),
    extrasText(booking, language),
    booking.cancellation?.freeUntil &&
      say(language, {
        en: `Free cancellation until ${clock(booking.cancellation.freeUntil, language)}.`,
        he: `ביטול חינם עד ${clock(booking.cancellation.freeUntil, language)}.`,
      }),
  );
}

export const changeAnswer: Wording = {
  en: 'I can’t change a booking myself. Talk to a person about it, or ask me what cancelling would cost.',
  he: 'אני לא יכולה לשנות הזמנה בעצמי. אפשר לדבר על זה עם נציג, או לשאול אותי כמה יעלה לבטל.',
};

const answers: Answers = {
  cancel: (booking, language, on) =>
    cancelAnswer(
      booking,
      { name: hotelOf(booking, language), status: statusText(booking, language) },
      language,
      on,
    ),
  complete: (booking, language) =>
    say(language, {
      en: `${item(booking, language)}. You can complete and pay it with the button below.`,
      he: `${item(booking, language)}. אפשר להשלים אותה ולשלם בכפתור שלמטה.`,
    }),
  receipt: (booking, language) =>
    say(language, {
      en: `The receipt of ${hotelOf(booking, language)}, number ${booking.number}, opens with the button below.`,
      he: `הקבלה של ${hotelOf(booking, language)}, מספר ${quoted(booking.number, language)}, נפתחת בכפתור שלמטה.`,
    }),
  next: (booking, language) =>
    say(language, {
      en: `Your next stay is ${item(booking, language)}.`,
      he: `השהייה הבאה שלכם: ${item(booking, language)}.`,
    }),
  number: (booking, language) => `${item(booking, language)}.`,
};

/**
 * The answer to a question about one booking.
 * @param on `yyyy-MM-dd`, the later day on which it might be cancelled
 */
export function bookingAnswer(
  asked: AnsweredQuestion,
  booking: FoundBooking,
  language: Language,
  on?: string,
): string {
  const detail = details[asked]?.(booking, language);
  if (detail !== undefined) return sentences(detail, bookingSummary(booking, language));
  return (answers[asked] ?? bookingDetails)(booking, language, on);
}
