/** Texts of replies about the traveller's own bookings. */
import type { BookingQuestion } from '../understanding/reading.ts';
import type { FoundBooking, Names } from '../tools/tools.ts';
import { inWords, say, type Text } from '../texts/say.ts';
import { cancelAnswer, outcomeText } from './cancel-texts.ts';
import { facts, headed, joined, sentences, text, textOr } from './wording.ts';
import { clock, day, daysText, hour, partyText, roomNamesText } from './values.ts';
import { mealText } from './search/wish-texts.ts';

/** An unknown status is quoted as it is stored. */
function statusText({ isProcessing, status, statusText: stored }: FoundBooking): Text {
  if (isProcessing) return say('booking.status.processing');
  return status === null ? text(stored) : say(`booking.status.${status}`);
}

const hotelOf = ({ hotelName, hotelNameHe }: FoundBooking): Names => ({ en: hotelName, he: hotelNameHe });

/** The city of the booked hotel, by which travellers name a booking; empty when the hotel's name has it. */
const cityText =
  (booking: FoundBooking): Text =>
  (language) => {
    const { hotelLocation, hotelCityHe } = booking;
    const english = hotelLocation.split(', ').at(-2) ?? '';
    const city = language === 'he' && hotelCityHe ? hotelCityHe : english;
    return inWords(hotelOf(booking), language).includes(city) ? '' : inWords(city, language);
  };

const item = (booking: FoundBooking): Text =>
  facts(
    say('booking.hotel', { hotel: hotelOf(booking) }),
    cityText(booking),
    daysText(booking),
    statusText(booking),
    booking.totalToPay,
    say('booking.number', { number: booking.number }),
  );

/** The bookings as a list. */
export const bookingList = (bookings: readonly FoundBooking[]): Text =>
  headed(say('booking.list'), bookings.map(item));

/** What was paid, or is still due. */
function paymentText({ status, payment, totalToPay: total, cancellationOutcome }: FoundBooking): Text {
  if (cancellationOutcome) return outcomeText(cancellationOutcome, payment && total);
  if (payment) return say('booking.paid', { total });
  return status === 'cancelled' ? say('booking.cancelledUnpaid') : say('booking.unpaid', { total });
}

/** A sentence that answers “is it confirmed?” as well as “is it still pending?”. */
const statusAnswer = (booking: FoundBooking): Text =>
  booking.status === 'pending' && !booking.isProcessing
    ? say('booking.waits', { total: booking.totalToPay })
    : sentences(say('booking.is', { status: statusText(booking) }), paymentText(booking));

const timesText = ({ checkIn, checkOut, hotel }: FoundBooking): Text =>
  say('booking.times', {
    checkIn: day(checkIn),
    checkOut: day(checkOut),
    from: hotel?.checkInTime && hour(hotel.checkInTime),
    until: hotel?.checkOutTime && hour(hotel.checkOutTime),
  });

/** Extras of the booking, and those it does not have. */
function extrasText({ carRental: car, insurance, attractions }: FoundBooking): Text {
  const added = facts(
    car && say('booking.car', { car: textOr(`booking.car.${car.car_type}`, car.car_type), price: car.price }),
    insurance && say('booking.insurance', { price: insurance.price }),
    ...attractions.map(({ name, quantity }) => say('list.several', { n: quantity, name })),
  );
  const missing = [
    car ? [] : say('booking.noCar'),
    insurance ? [] : say('booking.noInsurance'),
    attractions.length > 0 ? [] : say('booking.noAttractions'),
  ].flat();
  return sentences(
    say('booking.added', { extras: added }),
    say('booking.missing', { extras: joined(missing) }),
  );
}

const peopleText = ({ party, guests }: FoundBooking): Text =>
  party ? partyText(party) : say('count.guests', { n: guests });

/** What is answered about a booking: `status` when its details are asked in words such as “is it confirmed?”. */
export type AnsweredQuestion = BookingQuestion | 'status';

type Answers = Readonly<Partial<Record<AnsweredQuestion, (booking: FoundBooking, on?: string) => Text>>>;

/** Answers to questions about one detail of a booking; {@link bookingAnswer} adds which booking it is. */
const details: Answers = {
  status: statusAnswer,
  payment: paymentText,
  times: timesText,
  extras: extrasText,
  people: (booking) => say('booking.people', { people: peopleText(booking) }),
  room: (booking) => say('booking.fact', { fact: facts(roomNamesText(booking), mealText(booking.mealPlan)) }),
  place: ({ hotelLocation }) => say('booking.fact', { fact: text(hotelLocation) }),
};

/** One line that says which booking an answer is about. */
export const bookingSummary = (booking: FoundBooking): Text =>
  say('booking.about', { booking: item(booking) });

function bookingDetails(booking: FoundBooking): Text {
  const stay = facts(
    booking.hotelLocation,
    say('count.nights', { n: booking.nights }),
    peopleText(booking),
    roomNamesText(booking),
    mealText(booking.mealPlan),
  );
  const until = booking.cancellation?.freeUntil;
  return sentences(
    say('booking.fact', { fact: item(booking) }),
    say('booking.fact', { fact: stay }),
    statusAnswer(booking),
    extrasText(booking),
    until && say('booking.freeUntil', { until: clock(until) }),
  );
}

const answers: Answers = {
  cancel: (booking, on) =>
    cancelAnswer(booking, { hotel: hotelOf(booking), status: statusText(booking) }, on),
  complete: (booking) => say('booking.complete', { booking: item(booking) }),
  receipt: (booking) => say('booking.receipt', { hotel: hotelOf(booking), number: booking.number }),
  next: (booking) => say('booking.next', { booking: item(booking) }),
  number: (booking) => say('booking.fact', { fact: item(booking) }),
};

/**
 * The answer to a question about one booking.
 * @param on `yyyy-MM-dd`, the later day on which it might be cancelled
 */
export function bookingAnswer(asked: AnsweredQuestion, booking: FoundBooking, on?: string): Text {
  const detail = details[asked]?.(booking);
  return detail
    ? sentences(detail, bookingSummary(booking))
    : (answers[asked] ?? bookingDetails)(booking, on);
}
