import { describe, expect, it } from 'vitest';
import { expectDialog, type Dialog, type Step } from './testing/dialog.ts';
import type { BookingQuestion } from '../understanding/reading.ts';
import { worldBookings } from './testing/bookings.ts';

const ask = (question: BookingQuestion, more: Partial<Step> = {}): Step => ({
  goal: { kind: 'bookings', question },
  ...more,
});

const [confirmed] = worldBookings;
const everything = ['list', 'next', 'details', 'cancel', 'change', 'complete', 'receipt'] as const;

const inJerusalem = confirmed && {
  ...confirmed,
  id: 'b-00000000dddd4444',
  number: 'DDDD4444',
  hotelName: 'Mahane Rooms',
  hotelNameHe: null,
  hotelLocation: 'Jerusalem, Israel',
  hotelCityHe: 'ירושלים',
};

const over = confirmed && {
  ...confirmed,
  id: 'b-00000000eeee5555',
  number: 'EEEE5555',
  checkIn: '2026-09-01',
  checkOut: '2026-09-03',
};
const withOver = { bookings: [...worldBookings, ...(over ? [over] : [])] };

const dialogs: readonly Dialog[] = [
  {
    name: 'the cost of “the last stay” is that of the latest stay that is over',
    world: withOver,
    steps: [
      ask('payment', { message: 'what did my last hotel cost?', has: ['EEEE5555'] }),
      { goal: { kind: 'start-over' } },
      ask('payment', { message: 'כמה שילמתי על המלון הקודם?', has: ['EEEE5555'] }),
      { goal: { kind: 'start-over' } },
      ask('payment', { message: 'what do I still owe?', not: ['EEEE5555'] }),
    ],
  },
  {
    name: 'a visitor is told how a receipt is received, and how to cancel in general',
    world: { bookings: null },
    steps: [
      ask('receipt', { message: 'how is the invoice sent?', has: ['in My Bookings', 'once you sign in'] }),
      ask('receipt', {
        message: '1. Where do I find my receipt?\n2. How fast do I get my money back?',
        has: ['in My Bookings', 'stands in the booking'],
      }),
      ask('change', { message: 'may it be altered?', has: ['Book the new dates first', 'once you sign in'] }),
    ],
  },
  {
    name: 'the time of a refund is answered with a text of the site, because no booking contains it',
    steps: [
      ask('cancel', { message: 'and when do I get my money back?', has: ['stands in the booking'] }),
      ask('cancel', { message: 'how much money would I get back?', has: ['₪1,420 would be paid back'] }),
      ask('cancel', { message: 'until when do I get my money back?', has: ['₪1,420 would be paid back'] }),
    ],
  },
  {
    name: 'the list says that it is of one account when the message names someone',
    steps: [
      ask('list', {
        details: { places: [{ spellings: ['cohen'], isMarked: false }] },
        has: ['your own account'],
      }),
      ask('list', { not: ['your own account'] }),
    ],
  },
  {
    name: 'the booking in Jerusalem is found by the short name of the city, not by other Hebrew words with that ending',
    language: 'he',
    world: { bookings: [...worldBookings, ...(inJerusalem ? [inJerusalem] : [])] },
    steps: [
      ask('number', { message: 'מה המספר של ההזמנה בי-ם?', has: ['DDDD4444'] }),
      { goal: { kind: 'start-over' } },
      ask('number', { message: 'מה המספר, ולכמה ימים?', not: ['DDDD4444'] }),
    ],
  },
  {
    name: 'a signed-out caller is asked to sign in, whatever the question',
    world: { bookings: null },
    steps: everything.map((question) =>
      ask(question, {
        has: ['once you sign in'],
        not: ['Trastevere'],
        actions: [{ kind: 'SIGN_IN', href: '/login' }],
      }),
    ),
  },
  {
    name: 'a member without bookings is told so, in Hebrew',
    language: 'he',
    world: { bookings: [] },
    steps: [ask('list', { has: ['אין לכם עדיין הזמנות'] }), ask('cancel', { has: ['אין לכם עדיין הזמנות'] })],
  },
  {
    name: 'the list of bookings',
    steps: [
      ask('list', {
        has: [
          'Hotel Trastevere',
          '20 Dec 2026 to 24 Dec 2026, confirmed, ₪1,520, number AAAA1111',
          'waiting to be completed',
          'cancelled',
        ],
        actions: [
          { kind: 'OPEN_BOOKINGS', href: '/Bookings' },
          { kind: 'COMPLETE_BOOKING', href: '/Checkout?bookingId=b-00000000bbbb2222' },
        ],
        chips: ['What would cancelling my booking cost?'],
      }),
    ],
  },
  {
    name: '“which” asks for the list, and which is paid for each of the stays to come',
    steps: [
      ask('list', {
        message: 'which bookings do I have?',
        has: ['Your bookings'],
        not: ['not confirmed yet'],
      }),
      ask('list', {
        message: 'which bookings are paid?',
        has: ['It is paid in full'],
        not: ['Your bookings'],
      }),
    ],
  },
  {
    name: 'the booking at the named hotel, although a cancelled one is at the same hotel',
    steps: [
      ask('list', {
        message: 'when is my trip to Trastevere?',
        has: ['Hotel Trastevere', '20 Dec 2026', 'AAAA1111'],
        not: ['Villa Aurelia', 'cancelled'],
        state: { bookingId: 'b-00000000aaaa1111' },
      }),
    ],
  },
  {
    name: 'a booking by its number in the list, then its contents and its hotel’s amenities',
    steps: [
      ask('list', { state: { bookingIds: worldBookings.map(({ id }) => id) } }),
      {
        goal: { kind: 'bookings', question: 'people', at: 2 },
        has: ['It is for 2 adults', 'Villa Aurelia', 'BBBB2222'],
        state: { bookingId: 'b-00000000bbbb2222', hotel: { id: '11' } },
      },
      ask('room', { has: ['Standard Room, breakfast included', 'Villa Aurelia'] }),
      ask('place', { has: ['Rome, Italy', 'Villa Aurelia'] }),
      ask('number', { has: ['number BBBB2222'] }),
      {
        goal: { kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'amenities' } },
        has: ['Villa Aurelia lists'],
        state: { topic: 'bookings' },
      },
    ],
  },
  {
    name: 'the list in Hebrew, with Hebrew names of hotels that have one',
    language: 'he',
    steps: [ask('list', { has: ['**מלון טרסטוורה**', 'Villa Aurelia'], not: ['Trastevere'] })],
  },
  {
    name: 'the next stay is the soonest confirmed one',
    steps: [
      ask('next', {
        has: [/^Your next stay is \*\*Hotel Trastevere/, '20 Dec 2026'],
        state: { bookingId: 'b-00000000aaaa1111' },
      }),
    ],
  },
  {
    name: 'the booking on the open page',
    context: { kind: 'bookings', bookingId: 'b-00000000cccc3333' },
    steps: [
      ask('cancel', { has: ['already cancelled', 'the refund is ₪1,420'] }),
      ask('details', { has: ['1 Oct 2026 to 3 Oct 2026'] }),
    ],
  },
  {
    name: 'a request to complete a pending booking',
    steps: [
      ask('complete', { has: ['Villa Aurelia', 'button below'], actions: [{ kind: 'COMPLETE_BOOKING' }] }),
    ],
  },
  {
    name: 'a request to complete a booking when none is pending',
    world: { bookings: confirmed ? [confirmed] : [] },
    steps: [ask('complete', { has: ['No booking of yours waits'] })],
  },
  {
    name: 'a request to complete a booking that is paid is answered with its details',
    context: { kind: 'bookings', bookingId: 'b-00000000aaaa1111' },
    world: { bookings: confirmed ? [confirmed] : [] },
    steps: [
      ask('complete', {
        message: 'complete my Trastevere booking',
        has: ['number AAAA1111', 'confirmed'],
        not: ['button below'],
      }),
    ],
  },
  {
    name: '“and the other one?” asks the last question of the other booking',
    steps: [
      ask('payment', { has: ['number BBBB2222'] }),
      {
        goal: { kind: 'bookings', question: 'details' },
        message: 'and the other one?',
        has: ['number AAAA1111', /paid/i],
        not: ['BBBB2222'],
      },
    ],
  },
  {
    name: 'a question for the receipt, and one for a change of a booking',
    steps: [
      ask('receipt', {
        has: ['number AAAA1111'],
        actions: [{ kind: 'OPEN_PAGE', href: '/Receipt?bookingId=b-00000000aaaa1111' }],
      }),
      ask('change', { has: ['I can’t change a booking myself'] }),
      ask('change', { message: 'may I come a day later?', has: ['Book the new dates first', 'AAAA1111'] }),
    ],
  },
  {
    name: 'when bookings cannot be read, Sherry says so',
    world: { failing: { bookings: 'TIMEOUT' } },
    steps: [ask('list', { has: ['could not check'], mood: 'sorry' })],
  },
];

describe('questions about the caller’s own bookings', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
