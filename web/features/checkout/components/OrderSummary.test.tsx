import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { today } from '#i18n/dates/plain-date.ts';
import { addDays } from '#shared/stay/nights.ts';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const family = (room: string) => {
  const party = { adults: 2, children: 2, childrenAges: [4, 9], infants: 0, rooms: 1 };
  return checkoutBooking({ guests: 4, party: { __typename: 'Party', ...party }, roomNames: [room] });
};

it.each([
  ['en', 'Beds for 2 people, while 4 of you need one. Ask the hotel about an extra bed.'],
  ['he', 'במיטות יש מקום לשני אנשים, ואתם צריכים מקום ל־4. כדאי לשאול את המלון על מיטה נוספת.'],
] as const)('an order says that its room has too few beds, in %s', async (language, words) => {
  renderRoute(<OrderSummary booking={family('Deluxe Room,1 King Bed')} />, { language });
  expect(await screen.findByText(words)).toBeVisible();
});

it.each(['Family Room,2 Double Beds', 'Family Room'])(
  'an order has no note about beds if there are enough, or if the beds are not known: %s',
  (room) => {
    renderRoute(<OrderSummary booking={family(room)} />);
    expect(screen.getByRole('complementary')).not.toHaveTextContent('Beds for');
  },
);

const strict = { __typename: 'CancellationTerms' as const, isFree: false, freeUntil: null, steps: [] };

it.each([
  ['en', 5790, '₪100'],
  ['en', 800, '₪40'],
  ['he', 5790, '100 ₪'],
] as const)(
  'a non-refundable order shows the fee of the legal right to cancel, in %s: %i',
  async (language, price, fee) => {
    const stay = { checkIn: '2090-05-12', checkOut: '2090-05-18' };
    renderRoute(
      <OrderSummary booking={checkoutBooking({ ...stay, totalPrice: money(price), cancellation: strict })} />,
      {
        language,
      },
    );
    const line = await screen.findByText(language === 'en' ? /^By law you may still cancel/ : /^לפי החוק/);
    expect(
      (line.textContent ?? '').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '),
    ).toContain(fee);
  },
);

it('a non-refundable order whose stay begins too soon does not mention the legal right to cancel', async () => {
  const checkIn = addDays(today(), 5);
  const stay = { checkIn, checkOut: addDays(checkIn, 2) };
  renderRoute(<OrderSummary booking={checkoutBooking({ ...stay, cancellation: strict })} />);
  expect(await screen.findByText('Non-refundable')).toBeVisible();
  expect(screen.queryByText(/^By law/)).not.toBeInTheDocument();
});

it.each([
  ['ended yesterday', -1, 1],
  ['lasts until tomorrow', 1, 0],
] as const)(
  'an order whose free cancellation %s names the legal right only when that time is over',
  async (_, days, count) => {
    const day = addDays(today(), days);
    const step = { __typename: 'CancellationStep' as const, from: `${day}T00:00`, fee: money(5790) };
    const cancellation = { ...strict, isFree: true, freeUntil: `${addDays(day, -1)}T23:59`, steps: [step] };
    renderRoute(
      <OrderSummary
        booking={checkoutBooking({ checkIn: '2090-05-12', checkOut: '2090-05-18', cancellation })}
      />,
    );
    expect(await screen.findByText(/^Free cancellation until/)).toBeVisible();
    expect(screen.queryAllByText(/^By law you may still cancel/)).toHaveLength(count);
  },
);

it.each([
  ['Breakfast Included', 'Breakfast Included'],
  ['Room only', null],
])('the link to change an order with the meal plan “%s” keeps a meal as a wish: %s', (mealPlan, meals) => {
  renderRoute(<OrderSummary booking={checkoutBooking({ mealPlan })} />);
  const href = screen.getByRole('link', { name: 'Change dates, guests or room' }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://localhost').searchParams.get('meals')).toBe(meals);
});

it('a pending order links back to the hotel page with its stay', () => {
  renderRoute(<OrderSummary booking={checkoutBooking()} />);
  const href = screen.getByRole('link', { name: 'Change dates, guests or room' }).getAttribute('href') ?? '';
  expect(href).toContain('/Hotel?id=1000042');
  expect(href).toContain('checkin=2026-05-12');
});

it('an order that is being booked has no link to change it', () => {
  renderRoute(<OrderSummary booking={checkoutBooking({ isProcessing: true })} />);
  expect(screen.queryByRole('link', { name: /^Change dates/ })).not.toBeInTheDocument();
});

const soon = addDays(today(), 1);
const fee = (amount: number) => [
  { __typename: 'CancellationStep' as const, from: `${addDays(today(), -1)}T00:00`, fee: money(amount) },
];
const tooLate = {
  checkIn: soon,
  checkOut: addDays(soon, 2),
  totalPrice: money(3000),
  extrasTotal: money(500),
};

it.each([
  [
    'partly refundable',
    { ...strict, steps: fee(900) },
    'Cancelling costs ₪1,400: ₪900 for the hotel and ₪500',
  ],
  ['non-refundable', { ...strict, steps: fee(3000) }, 'Non-refundableThe extras, ₪500, are not refunded.'],
  [
    'free to cancel',
    { ...strict, isFree: true },
    'one more are not refunded.The extras, ₪500, are not refunded.',
  ],
])(
  'the cost of cancelling an order that is %s includes extras that are no longer refundable',
  (_, cancellation, words) => {
    const order = checkoutBooking({ ...tooLate, cancellation, extrasRefundableUntil: null });
    renderRoute(<OrderSummary booking={order} />);
    expect(screen.getByRole('complementary')).toHaveTextContent(words);
  },
);

it('extras that are still refundable add nothing to the cost of cancelling', () => {
  const cancellation = { ...strict, steps: fee(900) };
  const order = checkoutBooking({ ...tooLate, cancellation, extrasRefundableUntil: `${soon}T15:00` });
  renderRoute(<OrderSummary booking={order} />);
  expect(screen.getByRole('complementary')).toHaveTextContent(
    /Partly refundable\.Cancelling until .*15:00 costs ₪900; ₪2,100 of the room price is refunded\./,
  );
  expect(screen.getByRole('complementary')).not.toHaveTextContent('The extras');
});

const plainText = (element: HTMLElement) =>
  (element.textContent ?? '').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

const step = (from: string, fee: number) => ({
  __typename: 'CancellationStep' as const,
  from,
  fee: money(fee),
});

it('an order that can be cancelled free of charge shows what cancelling costs afterwards', async () => {
  const cancellation = {
    __typename: 'CancellationTerms' as const,
    isFree: true,
    freeUntil: '2090-05-04T15:00',
    steps: [step('2090-05-04T15:00', 300), step('2090-05-10T00:00', 1000)],
  };
  const stay = { checkIn: '2090-05-12', checkOut: '2090-05-18', totalPrice: money(1000) };
  renderRoute(<OrderSummary booking={checkoutBooking({ ...stay, cancellation })} />);
  const fees = plainText(await screen.findByText(/^Fee of/));
  expect(fees).toMatch(/^Fee of ₪300 from .*4 May 2090/);
  expect(plainText(screen.getByText(/^Non-refundable from/))).toMatch(/10 May 2090/);
});

it('an order of a hotel with the 48-hour rule shows the fee of one night after it', async () => {
  const from = '2090-05-10T15:00';
  const steps = [step(from, 170)];
  const cancellation = { ...strict, isFree: true, freeUntil: from, steps };
  const stay = { checkIn: '2090-05-12', checkOut: '2090-05-18', totalPrice: money(1000) };
  renderRoute(<OrderSummary booking={checkoutBooking({ ...stay, cancellation })} />);
  expect(plainText(await screen.findByText(/^Fee of/))).toMatch(/₪170 from .*10 May 2090/);
  expect(screen.getByText(/^From check-in on, the nights that have begun and one more/)).toBeVisible();
  expect(screen.queryByText(/Non-refundable/)).not.toBeInTheDocument();
});

it('the fee of an order includes its extras from the minute on when they are not refunded any more', async () => {
  const until = '2090-05-10T15:00';
  const steps = [step('2090-05-09T00:00', 100), step(until, 170)];
  const booking = checkoutBooking({
    checkIn: '2090-05-12',
    checkOut: '2090-05-18',
    totalPrice: money(1000),
    cancellation: { ...strict, isFree: true, freeUntil: '2090-05-08T23:59', steps },
    extrasTotal: money(60),
    extrasRefundableUntil: until,
  });
  renderRoute(<OrderSummary booking={booking} />);
  const [before, after] = (await screen.findAllByText(/^Fee of/)).map(plainText);
  expect(before).toMatch(/^Fee of ₪100 from .*9 May 2090/);
  expect(before).not.toContain('extras');
  expect(after).toMatch(/^Fee of ₪230 from .*10 May 2090.*: ₪170 for the hotel and ₪60 for the extras\.$/);
});

/** A stay of ₪1,000 from 12 May, with extras of ₪60 that are refunded until 10 May, 15:00. */
const withExtras = (isFree: boolean, ...fees: [from: string, fee: number][]) => {
  const [[first] = ['2090-05-12T00:00']] = fees;
  return checkoutBooking({
    checkIn: '2090-05-12',
    checkOut: '2090-05-18',
    totalPrice: money(1000),
    cancellation: {
      ...strict,
      isFree,
      freeUntil: isFree ? `${addDays(first.slice(0, 10), -1)}T23:59` : null,
      steps: fees.map(([from, fee]) => step(from, fee)),
    },
    extrasTotal: money(60),
    extrasRefundableUntil: '2090-05-10T15:00',
  });
};

it.each<[string, ReturnType<typeof withExtras>, readonly RegExp[]]>([
  [
    'partly refundable and costs more after the extras are lost',
    withExtras(false, ['2026-01-01T00:00', 100], ['2090-05-11T00:00', 300]),
    [
      /^Cancelling until .*10 May 2090.*15:00 costs ₪100; ₪900 of the room price is refunded\.$/,
      /^Fee of ₪160 from .*10 May 2090.*15:00: ₪100 for the hotel and ₪60 for the extras\.$/,
      /^Fee of ₪360 from .*11 May 2090.*: ₪300 for the hotel and ₪60 for the extras\.$/,
    ],
  ],
  [
    'free at first and costs the same after the extras are lost',
    withExtras(true, ['2090-05-09T00:00', 100]),
    [/^Fee of ₪100 from .*9 May 2090.*00:00\.$/, /^Fee of ₪160 from .*10 May 2090.*15:00: ₪100 .* ₪60 /],
  ],
  [
    'still free when the extras are lost',
    withExtras(true, ['2090-05-12T00:00', 300]),
    [/^Fee of ₪60 from .*10 May 2090.*: ₪0 .* ₪60 /, /^Fee of ₪360 from .*12 May 2090.*: ₪300 .* ₪60 /],
  ],
  [
    'wholly lost before the extras are',
    withExtras(true, ['2090-05-08T00:00', 100], ['2090-05-09T00:00', 1000]),
    [/^Fee of ₪100 from .*8 May 2090.*00:00\.$/],
  ],
])('the fees of an order whose room is %s include the extras from their end on', async (_, booking, fees) => {
  renderRoute(<OrderSummary booking={booking} />);
  const found = (await screen.findAllByText(/^(?:Fee of|Cancelling)/)).map(plainText);
  expect(found).toEqual(fees.map((words) => expect.stringMatching(words)));
});

it('an order that is opened after its free time shows the fee that applies now', async () => {
  const freeUntil = `${addDays(today(), -2)}T15:00`;
  const cancellation = { ...strict, isFree: true, freeUntil, steps: [step(freeUntil, 300)] };
  const stay = { checkIn: addDays(today(), 5), checkOut: addDays(today(), 8), totalPrice: money(1000) };
  renderRoute(<OrderSummary booking={checkoutBooking({ ...stay, cancellation })} />);
  expect(plainText(await screen.findByText(/₪300|300 ₪/))).not.toMatch(/Non-refundable/);
});
