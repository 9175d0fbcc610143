import { describe, expect, it } from 'vitest';
import { firstBadField, guestErrors, otherErrors, startForm } from './guestForm.ts';

const ofProvider = { isLatinOnly: true, needsPhone: false };

const filled = {
  firstName: 'Maya',
  lastName: 'Test',
  email: 'maya@example.com',
  phone: '',
  specialRequests: '',
  others: [],
};

const unknown = { ...filled, firstName: '', lastName: '', email: '' };

describe('the errors of the guest form', () => {
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
  ])('of %o are %o', (changes, expected) => {
    expect(guestErrors({ ...filled, ...changes }, ofProvider)).toEqual(expected);
  });

  it('do not include Hebrew letters for a stored hotel', () => {
    expect(guestErrors({ ...filled, firstName: 'מאיה' }, { ...ofProvider, isLatinOnly: false })).toEqual({});
  });

  it.each([
    ['', { phone: 'noPhone' }],
    ['  ', { phone: 'noPhone' }],
    ['call me', { phone: 'phone' }],
    ['050-123-4567', {}],
  ])('for “%s” as the required phone are %o', (phone, expected) => {
    expect(guestErrors({ ...filled, phone }, { ...ofProvider, needsPhone: true })).toEqual(expected);
  });

  it('determine the first invalid field in the order of the page', () => {
    expect(firstBadField({ email: 'email', lastName: 'lastName' }, [{ firstName: 'latin' }])).toBe(
      'guest-lastName',
    );
    expect(firstBadField({}, [{}, { lastName: 'latin' }])).toBe('guest-3-lastName');
    expect(firstBadField({}, [{}])).toBeNull();
  });
});

it('letters that are not Latin in the names of other guests are an error only if the provider requires Latin letters', () => {
  const others = [
    { title: '', firstName: '', lastName: '' },
    { title: 'Mr', firstName: 'נועם', lastName: '\u200eTest' },
  ];
  expect(otherErrors({ ...filled, others }, true)).toEqual([{}, { firstName: 'latin' }]);
  expect(otherErrors({ ...filled, others }, false)).toEqual([{}, {}]);
});

describe('the first state of the guest form', () => {
  it('is filled from the member when the booking has no guest', () => {
    const member = { fullName: 'Maya Ben Test', email: 'maya@example.com', phone: '+972501234567' };
    expect(startForm(unknown, member, true)).toMatchObject({
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
    'leaves out a name in other letters if Latin ones are required: %s',
    (isLatinOnly, firstName, lastName) => {
      const member = { fullName: 'מאיה Ben Test', email: 'maya@example.com', phone: '' };
      expect(startForm(unknown, member, isLatinOnly)).toMatchObject({ firstName, lastName });
      expect(startForm({ ...unknown, firstName: 'מאיה' }, null, isLatinOnly)).toMatchObject({ firstName });
      expect(startForm({ ...unknown, firstName: '\u200fמאיה\u202e' }, null, isLatinOnly)).toMatchObject({
        firstName,
      });
    },
  );
});
