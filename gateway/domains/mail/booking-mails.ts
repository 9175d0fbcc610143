import { bookedRooms } from '#shared/stay/booked-rooms.ts';
import type { Booking } from '#models/booking.ts';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { hotelClock } from '#shared/hotel/hotel-hour.ts';
import type { PlainDate } from '#models/stay.ts';
import { countedRooms } from '#shared/stay/counted-rooms.ts';
import type { Money } from '#models/money.ts';
import { totalToPay } from '#shared/pricing/booking-total.ts';
import { type ExtraLine, extraLines, soldAs, type SoldAs } from '#shared/extras/extra-lines.ts';
import { carAddons, cars, ticketOptions } from '#shared/extras/extras-catalogue.ts';
import { lastMomentBefore } from '#shared/cancellation/cancellation.ts';
import { remoteSaleFee } from '#shared/cancellation/cancellation-fee.ts';
import { isRestDay } from '#shared/cancellation/rest-days.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { refundOfExtrasEnds } from '#gateway/kit/extras-refund.ts';
import type { MailContent, MailRow, MailSection } from './mail-content.ts';
import { footerOf, type MailFrame } from './mail-frame.ts';
import { isolated, type Words } from './mail.words.ts';
import type { MailHotel } from './mail-hotel.ts';
import { locationRows } from './page/location-rows.ts';

const pageUrl = ({ publicUrl }: MailFrame, path: string, query: Readonly<Record<string, string>> = {}) => {
  const url = new URL(path, publicUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/** “2 adults, 1 child”; when the numbers of adults and children are unknown, all guests are shown as adults. */
function peopleOf({ guests, occupancy }: Booking, words: Words): string {
  if (!occupancy) return words.text('people.adults', { count: guests });
  const children = occupancy.childrenAges.length;
  return [
    words.text('people.adults', { count: occupancy.adults }),
    ...(children > 0
      ? [words.text('people.children', { count: children, ages: occupancy.childrenAges.join(', ') })]
      : []),
    ...(occupancy.infants > 0 ? [words.text('people.infants', { count: occupancy.infants })] : []),
    ...(occupancy.rooms > 1 ? [words.text('people.rooms', { count: occupancy.rooms })] : []),
  ].join(', ');
}

/** “Suite”, “2 × Suite”, “Suite + Loft”. */
const roomsOf = (booking: Booking, words: Words): string =>
  countedRooms(bookedRooms(booking))
    .map(({ name, nameHe, count }) => {
      const room = words.room(name, nameHe);
      return count > 1 ? `${count} × ${isolated(room)}` : room;
    })
    .join(' + ');

function staySection(booking: Booking, words: Words, hotel: MailHotel): MailSection {
  const row = (key: Parameters<Words['text']>[0], value: string): MailRow => ({
    label: words.text(key),
    value,
  });
  const dayAt = (key: 'booking.fromHour' | 'booking.untilHour', date: PlainDate, stated?: string | null) => {
    const hour = hotelClock(stated);
    return hour === null ? words.day(date) : words.text(key, { day: words.day(date), hour });
  };
  return {
    heading: words.text('booking.stay'),
    rows: [
      { ...row('booking.number', bookingNumber(booking.id)), isLeftToRight: true },
      row('booking.hotel', hotel.name),
      ...(hotel.place ? [row('booking.place', hotel.place)] : []),
      ...locationRows(hotel.location, words),
      row('booking.checkIn', dayAt('booking.fromHour', booking.checkIn, hotel.location?.checkInTime)),
      row('booking.checkOut', dayAt('booking.untilHour', booking.checkOut, hotel.location?.checkOutTime)),
      row('booking.nights', String(booking.nights)),
      row('booking.guests', peopleOf(booking, words)),
      ...(booking.roomType ? [row('booking.room', roomsOf(booking, words))] : []),
      ...(booking.mealPlan ? [row('booking.meals', words.name(booking.mealPlan))] : []),
    ],
  };
}

const englishNames: ReadonlyMap<string, string> = new Map([
  ...[...cars, ...ticketOptions].map(({ id, name }) => [id, name] as const),
  ...carAddons.map(({ id, label }) => [id, label] as const),
]);

/** The label of a row, by kind of extra. */
const extraLabels: Readonly<Record<SoldAs, (line: ExtraLine, words: Words, infants: number) => string>> = {
  CAR: ({ id, addons, quantity }, words) =>
    words.text('booking.car', {
      car: [id, ...addons].map((part) => words.name(englishNames.get(part) ?? part)).join(' + '),
      days: quantity,
    }),
  INSURANCE: ({ quantity }, words, infants) => words.text('booking.insurance', { guests: quantity, infants }),
  TICKET: ({ id, name, quantity }, words) =>
    words.text('booking.tickets', { name: words.name(englishNames.get(id) ?? name), count: quantity }),
};

const extraRows = (booking: Booking, words: Words): MailRow[] =>
  extraLines(booking).map((line) => ({
    label: extraLabels[soldAs(line.kind)](line, words, booking.occupancy?.infants ?? 0),
    value: words.money(line.price),
  }));

/** The card that paid, by its brand and last digits. */
const paidWith = ({ payment }: Booking, words: Words): MailRow[] =>
  payment
    ? [
        {
          label: words.text('booking.paidWith'),
          value: `${payment.brand} •••• ${payment.lastFour}`,
          isLeftToRight: true,
        },
      ]
    : [];

function priceSection(booking: Booking, words: Words): MailSection {
  return {
    heading: words.text('booking.price'),
    rows: [
      { label: words.text('booking.roomPrice'), value: words.money(booking.totalPrice) },
      ...extraRows(booking, words),
      { label: words.text('booking.total'), value: words.money(totalToPay(booking)), isTotal: true },
      ...paidWith(booking, words),
      ...(booking.quote?.propertyFees ?? []).map(({ description, amount }) => ({
        label: words.text('booking.propertyFee', { description }),
        value: words.money(amount),
      })),
    ],
  };
}

/**
 * The cancellation rule from the booking's stored terms, step by step. Without terms it is the stored text, translated
 * if the catalogue has it.
 */
function policyOf(booking: Booking, words: Words): string {
  const terms = booking.quote?.cancellation;
  if (!terms) return words.name(booking.cancellationPolicy);
  const isAll = (fee: Money) => fee.amountMinor >= booking.totalPrice.amountMinor;
  const costly = terms.steps.filter(({ fee }) => fee.amountMinor > 0);
  if (!terms.isFree && costly.every(({ fee }) => isAll(fee))) return words.text('booking.nonRefundable');
  const free = terms.freeUntil
    ? words.text('booking.freeUntil', { when: words.moment(terms.freeUntil) })
    : words.text('booking.free');
  const steps = costly.map(({ from, fee }, at) => {
    if (!terms.isFree && at === 0) return feeAtFirst(booking, words, fee, costly[1]?.from);
    return words.text(isAll(fee) ? 'booking.allFrom' : 'booking.feeFrom', {
      fee: words.money(fee),
      when: words.moment(from),
    });
  });
  // When cancelling ends up costing everything, the sentence on stays that have begun would add nothing.
  const begun = costly.some(({ fee }) => isAll(fee)) ? [] : [words.text('booking.begun')];
  return [...(terms.isFree ? [free] : []), ...steps, ...begun].join('; ');
}

/** The first fee of a rate that is never free, which applies from the start: until when, and what is refunded. */
function feeAtFirst({ totalPrice }: Booking, words: Words, fee: Money, next: string | undefined): string {
  const values = {
    fee: words.money(fee),
    refund: words.money({ ...totalPrice, amountMinor: totalPrice.amountMinor - fee.amountMinor }),
  };
  return next === undefined
    ? words.text('booking.feeBefore', values)
    : words.text('booking.feeUntil', { ...values, when: words.moment(lastMomentBefore(next)) });
}

/** Sentence about the statutory right to cancel; empty where it does not apply, or the rate is no stricter. */
function legalRight(booking: Booking, words: Words, at: number): string[] {
  const { quote, checkIn, totalPrice, payment } = booking;
  if (!quote) return [];
  const { amountMinor: totalMinor, currency } = totalPrice;
  const today = todayInIsrael(new Date(at));
  // The mail may be written days after the payment, from which the right counts.
  const bookedOn = payment ? todayInIsrael(new Date(payment.paidAt)) : today;
  const amountMinor = remoteSaleFee(
    { checkIn, bookedOn, totalMinor, terms: quote.cancellation },
    { today, isRestDay },
  );
  return amountMinor === null
    ? []
    : [words.text('booking.legalRight', { fee: words.money({ amountMinor, currency }) })];
}

/** Sentence that says until when extras are refunded, or that they no longer are; empty without extras. */
function extrasRefund(booking: Booking, words: Words, at: number): string[] {
  if (extraLines(booking).length === 0) return [];
  const until = refundOfExtrasEnds(booking, at);
  return [
    until === null
      ? words.text('booking.extrasNotRefunded')
      : words.text('booking.extrasRefund', { when: words.moment(until) }),
  ];
}

const greeting = ({ guest }: Booking, words: Words): string => {
  const name = guest?.firstName.trim() ?? '';
  return name === '' ? words.text('greeting.plain') : words.text('greeting.named', { name });
};

/** The mail that confirms a paid booking. */
function confirmationMail(booking: Booking, words: Words, frame: MailFrame, hotel: MailHotel): MailContent {
  return {
    language: words.language,
    subject: words.text('confirmed.subject', { hotel: hotel.name }),
    title: words.text('confirmed.title'),
    paragraphs: [greeting(booking, words), words.text('confirmed.lead')],
    sections: [
      staySection(booking, words, hotel),
      priceSection(booking, words),
      {
        heading: words.text('booking.cancellation'),
        rows: [],
        note: [
          policyOf(booking, words),
          ...legalRight(booking, words, frame.writtenAt),
          ...extrasRefund(booking, words, frame.writtenAt),
        ].join('. '),
      },
    ],
    link: {
      label: words.text('confirmed.link'),
      url: pageUrl(frame, '/ThankYou', { bookingId: booking.id }),
    },
    footer: footerOf(words, frame),
  };
}

/**
 * Fee and refund of a cancellation: the final amounts, because the mail is written after the provider has cancelled.
 * Without details, as when an administrator cancelled, only the amount paid.
 */
function refundSection(booking: Booking, words: Words): MailSection {
  const details = booking.cancellationDetails;
  const paid = { label: words.text('cancelled.paid'), value: words.money(totalToPay(booking)) };
  const heading = words.text('booking.cancellation');
  if (!details) return { heading, rows: [paid] };
  return {
    heading,
    rows: [
      paid,
      { label: words.text('cancelled.fee'), value: words.money(details.fee) },
      ...(details.extrasFee.amountMinor > 0
        ? [
            { label: words.text('cancelled.hotelFee'), value: words.money(details.hotelFee) },
            { label: words.text('cancelled.extrasFee'), value: words.money(details.extrasFee) },
          ]
        : []),
      { label: words.text('cancelled.refund'), value: words.money(details.refund), isTotal: true },
    ],
    ...(details.reason && { note: words.text(`reason.${details.reason}`) }),
  };
}

/** The mail after a cancellation was accepted. */
function cancellationMail(booking: Booking, words: Words, frame: MailFrame, hotel: MailHotel): MailContent {
  return {
    language: words.language,
    subject: words.text('cancelled.subject', { hotel: hotel.name }),
    title: words.text('cancelled.title'),
    paragraphs: [greeting(booking, words), words.text('cancelled.lead')],
    sections: [staySection(booking, words, hotel), refundSection(booking, words)],
    link: { label: words.text('cancelled.link'), url: pageUrl(frame, '/Bookings') },
    footer: footerOf(words, frame),
  };
}

/** The mail after a status check found that the hotel made no reservation. */
function notMadeMail(booking: Booking, words: Words, frame: MailFrame, hotel: MailHotel): MailContent {
  return {
    language: words.language,
    subject: words.text('notMade.subject', { hotel: hotel.name }),
    title: words.text('notMade.title'),
    paragraphs: [greeting(booking, words), words.text('notMade.lead'), words.text('notMade.next')],
    sections: [staySection(booking, words, hotel)],
    link: {
      label: words.text('notMade.link'),
      url: pageUrl(frame, '/Checkout', { bookingId: booking.id }),
    },
    footer: footerOf(words, frame),
  };
}

/** The mail while it is not known whether the hotel has the reservation. */
function unclearMail(booking: Booking, words: Words, frame: MailFrame, hotel: MailHotel): MailContent {
  return {
    language: words.language,
    subject: words.text('unclear.subject', { hotel: hotel.name }),
    title: words.text('unclear.title'),
    paragraphs: [greeting(booking, words), words.text('unclear.lead'), words.text('unclear.next')],
    sections: [staySection(booking, words, hotel)],
    link: { label: words.text('unclear.link'), url: pageUrl(frame, '/Bookings') },
    footer: footerOf(words, frame),
  };
}

/** The mail of each kind of booking notification. */
export const bookingMails = {
  'booking-confirmed': confirmationMail,
  'booking-cancelled': cancellationMail,
  'booking-not-made': notMadeMail,
  'booking-unclear': unclearMail,
} as const;
