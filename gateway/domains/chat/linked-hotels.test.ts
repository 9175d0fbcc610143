import { describe, expect, it } from 'vitest';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { linkedHotels } from './linked-hotels.ts';

const ids = (text: string) => linkedHotels(text).map(({ id }) => id);
const party = (query: string) =>
  linkedHotels(`[x](/Hotel?id=h&checkin=2026-12-01&checkout=2026-12-03&${query})`)[0]?.stay?.occupancy;

describe('the hotels linked in a reply', () => {
  it('are read with their stays, in the order of the reply, each once', () => {
    const first = '/Hotel?id=h%201&checkin=2026-12-01&checkout=2026-12-03&guests=3&rooms=2';
    const text = `- **[Sea View](${first})**, ₪742\n- [Garden](/Hotel?id=42)\n- [Again](/Hotel?id=42&guests=9)`;
    expect(linkedHotels(text)).toEqual([
      {
        id: 'h 1',
        stay: {
          checkIn: '2026-12-01',
          checkOut: '2026-12-03',
          occupancy: { adults: 3, children: 0, childrenAges: [], infants: 0, rooms: 2 },
        },
        wishes: NO_WISHES,
        href: first,
      },
      { id: '42', stay: null, wishes: NO_WISHES, href: '/Hotel?id=42' },
    ]);
  });

  it('are read with the wishes for the room', () => {
    const [link] = linkedHotels('[x](/Hotel?id=h&meals=Breakfast+Included,Supper&freeCancellation=true)');
    expect(link?.wishes).toEqual({ meals: ['Breakfast Included'], freeCancellation: true });
  });

  it('are limited to five', () => {
    expect(ids(Array.from({ length: 9 }, (_, at) => `(/Hotel?id=${at})`).join(' '))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it.each([
    ['another server', '[x](https://evil.example/Hotel?id=1) //evil.example/Hotel?id=2'],
    ['a deeper path', 'see /admin/Hotel?id=1'],
    ['a page without a hotel id', '[x](/Hotel?id=) (/Hotel) (/Hotels?id=2)'],
    ['a hotel id that is too long', `(/Hotel?id=${'x'.repeat(101)})`],
  ])('do not include a link to %s', (_name, text) => {
    expect(ids(text)).toEqual([]);
  });

  it.each<[string, object]>([
    ['guests=2', { adults: 2, children: 0, childrenAges: [], infants: 0, rooms: 1 }],
    ['', { adults: 2 }],
    [
      'guests=4&adults=2&children=2&ages=4,9&infants=1&rooms=1',
      { adults: 2, childrenAges: [4, 9], infants: 1 },
    ],
    ['guests=4&children=1&ages=4', { adults: 3, children: 1 }],
    ['guests=2&children=1&ages=x', { childrenAges: [-1] }],
  ])('have the guests of the query “%s”', (query, occupancy) => {
    expect(party(query)).toMatchObject(occupancy);
  });
});
