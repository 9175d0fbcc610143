import { describe, expect, it } from 'vitest';
import { shownFields, badHandOverFields } from './handOver/handOverForm.ts';
import type { HandOverForm } from './handOver/handOverForm.ts';
import { replyWords } from './reply/replyWords.ts';
import { readHotelLink } from './reply/shownHotel.ts';

describe('the announcement of a reply', () => {
  it.each([
    ['There is **one pool**.', 'There is one pool.'],
    ['[Almog](/Hotel?id=7&guests=2) is open', 'Almog is open'],
    ['Found:\n\n- Almog\n- *Carmel*\n\nShall I?', 'Found:\nAlmog\n*Carmel*\nShall I?'],
    ['### Rules\n1. Be kind', 'Rules\n1. Be kind'],
    ['Hotel \\*Star\\* \\[new\\]', 'Hotel *Star* [new]'],
    ['![logo](/a.png) hello', 'logo hello'],
    ['מחיר: **742 ₪**', 'מחיר: 742 ₪'],
  ])('has the text of “%s” without most Markdown (italics and numbers of lists stay)', (text, words) => {
    expect(replyWords(text)).toBe(words);
  });
});

describe('the link to a hotel', () => {
  it('contains the stay and the guests', () => {
    expect(
      readHotelLink('/Hotel?id=7&checkin=2026-12-10&checkout=2026-12-14&guests=3&adults=2&children=1&ages=7'),
    ).toEqual({
      id: '7',
      nights: 4,
      wishes: { meals: [], freeCancellation: false },
      stay: {
        checkIn: '2026-12-10',
        checkOut: '2026-12-14',
        occupancy: { adults: 2, children: 1, childrenAges: [7], infants: 0, rooms: 1 },
      },
    });
  });

  it.each(['/Hotel?id=7', '/Hotel?id=7&checkin=2026-12-10&checkout=2026-12-10', '/Hotel?id=7&checkin=soon'])(
    'contains no stay in %s',
    (href) => {
      expect(readHotelLink(href)).toEqual({
        id: '7',
        stay: null,
        nights: 0,
        wishes: { meals: [], freeCancellation: false },
      });
    },
  );

  it.each(['/Hotel', '/Bookings?id=7', 'https://example.com/Hotel?id=7'])('is not found in %s', (href) => {
    expect(readHotelLink(href)).toBeNull();
  });
});

describe('the hand-over form', () => {
  const form: HandOverForm = {
    name: 'Dana Levi',
    email: 'dana@example.com',
    phone: '',
    note: '',
    preferredContact: 'email',
  };

  it.each([
    ['a visitor, by email', form, false, []],
    ['a visitor without a name', { ...form, name: ' ' }, false, ['name']],
    ['a visitor without a valid email address', { ...form, email: 'dana' }, false, ['email']],
    ['a visitor, by phone, without a number', { ...form, preferredContact: 'phone' }, false, ['phone']],
    [
      'a visitor, by phone',
      { ...form, email: '', phone: '050-123 4567', preferredContact: 'phone' },
      false,
      [],
    ],
    ['a member, by email', { ...form, name: '', email: '' }, true, []],
    [
      'a visitor, by a phone number pasted with direction marks',
      { ...form, email: '', phone: '\u202a+972 50-123-4567\u202c', preferredContact: 'phone' },
      false,
      [],
    ],
    ['a member, by WhatsApp', { ...form, phone: 'abc', preferredContact: 'whatsapp' }, true, ['phone']],
    ['a long note', { ...form, note: 'x'.repeat(2001) }, true, ['note']],
  ] as const)('of %s has these fields to correct', (_, filled, isMember, bad) => {
    expect(badHandOverFields(filled, isMember)).toEqual(bad);
  });

  it('has a contact field only for the preferred way to be contacted', () => {
    expect(shownFields(form, false)).toEqual(['name', 'email', 'note']);
    expect(shownFields(form, true)).toEqual(['note']);
    expect(shownFields({ ...form, preferredContact: 'whatsapp' }, true)).toEqual(['phone', 'note']);
  });
});
