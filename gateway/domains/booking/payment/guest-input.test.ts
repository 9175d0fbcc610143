import { describe, expect, it } from 'vitest';
import { guestPlaces, roomParties } from '#shared/stay/occupancy.ts';
import { compareQuotes } from '../draft/compare-quotes.ts';
import { readGuests } from './guest-input.ts';
import { guestList } from './guest-list.ts';
import { policyText } from '../inventory/policy-text.ts';
import { confirmInput, ils, shownOffer } from '../testing/kit.ts';

describe('readGuests', () => {
  const guest = confirmInput().guest;
  const read = (changes: object, latinOnly = true) => {
    const input = confirmInput();
    return readGuests({ ...input, guest: { ...guest, ...changes } }, latinOnly);
  };

  it.each([
    [{ firstName: ' ' }, ['firstName']],
    [{ lastName: '', email: '' }, ['lastName', 'email']],
    [{ firstName: 'דנה' }, ['firstName']],
    [{ firstName: 'x'.repeat(101) }, ['firstName']],
    [{ firstName: 'Log in at evil.example' }, ['firstName']],
    [{ email: 'dana' }, ['email']],
    [{ phone: 'call me' }, ['phone']],
    [{ specialRequests: 'x'.repeat(2001) }, ['specialRequests']],
  ])('refuses the guest details %j', (changes, fields) =>
    expect(read(changes)).toEqual({ kind: 'bad', fields }),
  );

  it.each([true, false])('removes invisible characters from a copied name (Latin only: %s)', (latinOnly) => {
    const copied = {
      firstName: '\u202EDana\u202C',
      lastName: 'Le\u200Fvi\n',
      email: '\u200Fdana@example.com',
    };
    expect(read(copied, latinOnly)).toMatchObject({
      details: { guest: { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' } },
    });
    expect(read({ firstName: '\u200F' }, latinOnly)).toEqual({ kind: 'bad', fields: ['firstName'] });
  });

  it.each([[{ firstName: 'Zoë-Anne' }], [{ lastName: "O'Neil Jr." }], [{ phone: '' }]])(
    'accepts the guest details %j',
    (changes) => expect(read(changes).kind).toBe('ok'),
  );

  it('accepts Hebrew names for rooms of stored hotels', () =>
    expect(read({ firstName: 'דנה', lastName: 'לוי' }, false).kind).toBe('ok'));

  it('masks a card number that was typed into a name', () => {
    expect(read({ firstName: '4111 1111 1111 1111' }, false)).toMatchObject({
      details: { guest: { firstName: '•••• 1111' } },
    });
  });

  it.each(['123', '12345', '12a4'])('refuses “%s” as the last four digits', (lastFour) => {
    const input = confirmInput({ card: { brand: 'Visa', lastFour } });
    expect(readGuests(input, true)).toEqual({ kind: 'bad', fields: ['lastFour'] });
  });

  it('masks a card number in the special requests', () => {
    const result = read({ specialRequests: 'charge 4111 1111 1111 1111' });
    expect(result).toMatchObject({ details: { guest: { specialRequests: 'charge •••• 1111' } } });
  });

  it('reports a wrong guest in `otherGuests` as the whole field', () => {
    const input = confirmInput({ otherGuests: [{ title: 'Sir', firstName: 'A', lastName: 'B' }] });
    expect(readGuests(input, true)).toEqual({ kind: 'bad', fields: ['otherGuests'] });
  });
});

describe('guestList', () => {
  it('lists all guests room by room, the lead guest first, and numbers those without a name', () => {
    const rooms = roomParties({ adults: 3, childrenAges: [4], infants: 1, rooms: 2 });
    const others = [
      { title: 'Ms', firstName: 'Noa', lastName: 'Cohen' },
      { title: '', firstName: '', lastName: '' },
    ];
    const list = guestList(rooms ?? [], { firstName: 'Dana', lastName: 'Levi' }, others, 'Mr');
    expect(list.map((room) => room.map((g) => `${g.title} ${g.firstName} ${g.lastName} ${g.type}`))).toEqual([
      ['Mr Dana Levi Adult', 'Ms Noa Cohen Adult', 'Mr Guest 3 Levi Child'],
      ['Mr Guest 4 Levi Adult', 'Mr Guest 5 Levi Child'],
    ]);
  });

  it('has the guests in the order in which the checkout asks for them', () => {
    const rooms = roomParties({ adults: 3, childrenAges: [4, 9], infants: 1, rooms: 2 }) ?? [];
    const list = guestList(rooms, { firstName: 'Dana', lastName: 'Levi' }, [], 'Mr');
    const places = guestPlaces(rooms);
    const named = list.flatMap((room, index) => room.map(({ type }) => `${index + 1} ${type}`));
    expect(places.map(({ room, age }) => `${room} ${age === null ? 'Adult' : 'Child'}`)).toEqual(named);
    expect(places.map(({ age }) => age)).toEqual([null, null, 9, 1, null, 4]);
  });
});

describe('the comparison of quotes', () => {
  const shown = shownOffer();
  const at = (total: number) => ({
    ...shown,
    total: ils(total),
    cancellation: { ...shown.cancellation, steps: [{ from: '2026-12-05T00:00', fee: ils(total) }] },
  });
  const terms = (changes: object) => ({ ...shown, cancellation: { ...shown.cancellation, ...changes } });
  const fee = [{ description: 'City tax', amount: { amountMinor: 500, currency: 'EUR' } }];

  it.each([
    ['the same', shown, 'same'],
    ['cheaper', at(80_000), 'lower'],
    ['more expensive', at(95_000), 'different'],
    [
      'cheaper and non-refundable',
      { ...at(80_000), cancellation: { isFree: false, freeUntil: null, steps: [] } },
      'different',
    ],
    [
      'an earlier deadline',
      terms({ freeUntil: '2026-11-30T23:59', steps: [{ from: '2026-12-01T00:00', fee: ils(90_000) }] }),
      'different',
    ],
    ['the same steps in another form', terms({ freeUntil: '2026-12-05T00:00' }), 'same'],
    ['a new fee of the hotel', { ...shown, propertyFees: fee }, 'different'],
  ] as const)('compares a quote with the one shown: %s', (_name, now, expected) =>
    expect(compareQuotes(shown, now)).toBe(expected),
  );

  it('treats terms that were shown without details as unchanged when the details become known', () => {
    const bare = { ...shown, cancellation: { isFree: true, freeUntil: null, steps: [] } };
    expect(compareQuotes(bare, shown)).toBe('same');
  });

  it('does not report a non-refundable rate as changed because a day has passed', () => {
    const on = (day: string) =>
      terms({ isFree: false, freeUntil: null, steps: [{ from: `${day}T00:00`, fee: shown.total }] });
    expect(compareQuotes(on('2026-11-21'), on('2026-11-22'))).toBe('same');
  });
});

describe('the policy text', () => {
  const total = ils(90_000);
  const step = (from: string, amount: number) => ({ from, fee: ils(amount) });

  it.each([
    [
      { isFree: true, freeUntil: '2026-12-08T15:00', steps: [step('2026-12-08T15:00', 30_000)] },
      'Free cancellation up to 48 hours before check-in, otherwise non-refundable',
    ],
    [{ isFree: false, freeUntil: null, steps: [step('2026-11-21T00:00', 90_000)] }, 'Non-refundable'],
    [{ isFree: false, freeUntil: null, steps: [] }, 'Non-refundable'],
    [{ isFree: true, freeUntil: null, steps: [] }, 'Free cancellation'],
    [
      {
        isFree: true,
        freeUntil: '2026-12-01T02:30',
        steps: [step('2026-12-01T02:30', 30_000), step('2026-12-05T00:00', 90_000)],
      },
      'Free cancellation until 1 Dec 2026, 02:30; ₪300.00 from 1 Dec 2026, 02:30; non-refundable from 5 Dec 2026, 00:00',
    ],
    [
      { isFree: false, freeUntil: null, steps: [step('2026-11-01T00:00', 500)] },
      '₪5.00 from 1 Nov 2026, 00:00',
    ],
  ])('describes the terms %j', (terms, text) => expect(policyText(terms, '2026-12-10', total)).toBe(text));
});
