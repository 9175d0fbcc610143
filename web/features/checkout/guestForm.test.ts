import { describe, expect, it } from 'vitest';
import { firstBadField, guestErrors, keptForm, otherErrors, startForm } from './guestForm.ts';

const ofProvider = { isLatinOnly: true, needsPhone: false };

const filled = {
  firstName: 'Maya',
  lastName: 'Test',
  email: 'maya@example.com',
  phone: '',
  specialRequests: '',
  others: [],
};

describe('guestErrors', () => {
  it.each([
    [{}, {}],
    [{ firstName: '  ' }, { firstName: 'firstName' }],
    [{ lastName: '' }, { lastName: 'lastName' }],
    [{ email: '' }, { email: 'email' }],
    [{ email: 'maya@' }, { email: 'badEmail' }],
    [{ phone: '050-123-4567' }, {}],
    [{ phone: '+972 50 123 4567' }, {}],
    [{ phone: '\u202a+972 50-123-4567\u202c' }, {}],
    [{ phone: 'call me' }, { phone: 'phone' }],
    [{ firstName: 'מאיה' }, { firstName: 'latin' }],
    [{ firstName: '\u200eMaya\u202c', email: '\u200fmaya@example.com' }, {}],
    [{ firstName: '\u200f' }, { firstName: 'firstName' }],
    [{ firstName: 'Zoë-Anne', lastName: "O'Neil Jr." }, {}],
    [{ firstName: 'J. R.', lastName: 'Dr.Cohen' }, {}],
    [{ firstName: 'log in at evil.example' }, { firstName: 'refused' }],
  ])('the guest form finds the errors of %o', (changes, expected) => {
    expect(guestErrors({ ...filled, ...changes }, ofProvider)).toEqual(expected);
  });

  it('takes Hebrew letters for a stored hotel', () => {
    expect(guestErrors({ ...filled, firstName: 'מאיה' }, { ...ofProvider, isLatinOnly: false })).toEqual({});
  });

  it.each([
    ['', { phone: 'noPhone' }],
    ['  ', { phone: 'noPhone' }],
    ['call me', { phone: 'phone' }],
    ['050-123-4567', {}],
  ])('where a phone is needed, “%s” means %o', (phone, expected) => {
    expect(guestErrors({ ...filled, phone }, { ...ofProvider, needsPhone: true })).toEqual(expected);
  });

  it('names the first bad field in the order of the page', () => {
    expect(firstBadField({ email: 'email', lastName: 'lastName' }, [{ firstName: 'latin' }])).toBe(
      'guest-lastName',
    );
    expect(firstBadField({}, [{}, { lastName: 'latin' }])).toBe('guest-3-lastName');
    expect(firstBadField({}, [{}])).toBeNull();
  });
});

it('asks for Latin letters of the others too, where the provider does, and for nothing else', () => {
  const others = [
    { title: '', firstName: '', lastName: '' },
    { title: 'Mr', firstName: 'נועם', lastName: '\u200eTest' },
  ];
  expect(otherErrors({ ...filled, others }, true)).toEqual([{}, { firstName: 'latin' }]);
  expect(otherErrors({ ...filled, others }, false)).toEqual([{}, {}]);
});

describe('forms', () => {
  it('starts with the member when the booking knows nobody', () => {
    const member = { fullName: 'Maya Ben Test', email: 'maya@example.com', phone: '+972501234567' };
    expect(startForm({ firstName: null }, member, true)).toMatchObject({
      firstName: 'Maya',
      lastName: 'Ben Test',
      email: 'maya@example.com',
      phone: '+972501234567',
    });
  });

  it.each([
    [true, '', 'Ben Test'],
    [false, 'מאיה', 'Ben Test'],
  ])(
    'leaves a name in other letters out where Latin ones are wanted: %s',
    (isLatinOnly, firstName, lastName) => {
      const member = { fullName: 'מאיה Ben Test', email: 'maya@example.com', phone: '' };
      expect(startForm({}, member, isLatinOnly)).toMatchObject({ firstName, lastName });
      expect(startForm({ firstName: 'מאיה' }, null, isLatinOnly)).toMatchObject({ firstName });
      expect(startForm({ firstName: '\u200fמאיה\u202e' }, null, isLatinOnly)).toMatchObject({ firstName });
    },
  );

  it('reads back what the tab kept, and nothing of another shape', () => {
    expect(keptForm(structuredClone(filled))).toEqual(filled);
    expect(keptForm({ ...filled, others: 'none' })).toBeNull();
    expect(keptForm(null)).toBeNull();
  });
});
