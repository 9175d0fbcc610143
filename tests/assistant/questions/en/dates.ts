import { coming, enDay, enShort, following, plus, slashed, today } from '../../days.ts';
import type { Question } from '../../question.ts';

const march = coming(12, 3);
const june = coming(10, 6);
const newYear = coming(30, 12);
const friday = following(5);

/** Date expressions in English. */
export const enDates: readonly Question[] = [
  { message: 'Haifa tomorrow for 2 nights', search: { city: 'Haifa', checkIn: plus(1), checkOut: plus(3) } },
  { message: 'hotel in haifa tonight', search: { city: 'Haifa', checkIn: plus(0), checkOut: plus(1) } },
  {
    message: 'Eilat from the day after tomorrow, three nights',
    search: { city: 'Eilat', checkIn: plus(2), checkOut: plus(5) },
  },
  {
    message: `Tiberias ${enDay(march)} for a week`,
    search: { city: 'Tiberias', checkIn: march, checkOut: plus(7, march) },
  },
  {
    message: `eilat ${enShort(june)} to ${enShort(plus(4, june))}`,
    search: { city: 'Eilat', checkIn: june, checkOut: plus(4, june) },
  },
  {
    message: `Haifa, check in ${slashed(march)}, check out ${slashed(plus(3, march))}`,
    search: { city: 'Haifa', checkIn: march, checkOut: plus(3, march) },
  },
  {
    message: `nazareth ${march} to ${plus(2, march)}`,
    search: { city: 'Nazareth', checkIn: march, checkOut: plus(2, march) },
  },
  {
    message: 'Eilat 12-15 March',
    search: { city: 'Eilat', checkIn: march, checkOut: plus(3, march) },
  },
  {
    message: 'eilat 10-14.6',
    search: { city: 'Eilat', checkIn: june, checkOut: plus(4, june) },
  },
  {
    message: 'Mitzpe Ramon from 30/12 to 2/1',
    search: { city: 'Mitzpe Ramon', checkIn: newYear, checkOut: plus(3, newYear) },
  },
  {
    message: 'haifa next weekend',
    search: {
      city: 'Haifa',
      checkIn: [friday, plus(7, friday), plus(-1, friday), plus(6, friday)],
      checkOut: [plus(2, friday), plus(9, friday), plus(1, friday), plus(8, friday)],
    },
  },
  {
    message: 'anything in Acre this weekend?',
    search: { city: 'Acre', checkIn: [friday, plus(0), plus(1), plus(-1, friday)] },
  },
  {
    message: 'Tiberias from Sunday to Thursday',
    search: {
      city: 'Tiberias',
      checkIn: [following(0), today],
      checkOut: [following(4, following(0)), following(4)],
    },
  },
  {
    message: 'Haifa on friday for one night',
    search: { city: 'Haifa', checkIn: [friday, plus(0)], nights: 1 },
  },
  {
    message: 'Eilat in 10 days for 4 nights',
    search: { city: 'Eilat', checkIn: plus(10), checkOut: plus(14) },
  },
  {
    message: 'eilat in two weeks, 3 nights',
    search: { city: 'Eilat', checkIn: plus(14), checkOut: plus(17) },
  },
  {
    message: 'a week in Larnaca from March 12th',
    search: { city: 'Larnaca', checkIn: march, checkOut: plus(7, march) },
  },
  {
    message: 'Eilat for Christmas',
    search: { city: 'Eilat', checkIn: [coming(24, 12), coming(25, 12), coming(23, 12)] },
  },
  {
    message: "Haifa over New Year's eve",
    search: { city: 'Haifa', checkIn: [coming(31, 12), coming(30, 12)] },
  },
  {
    message: 'first week of August in Safed',
    search: { city: 'Safed', checkIn: coming(1, 8), checkOut: [coming(7, 8), coming(8, 8)] },
  },
  { message: 'a long weekend in Haifa', search: { city: 'Haifa' } },
  { message: 'just one night in nazareth', search: { city: 'Nazareth', nights: 1 } },
  {
    message: '5 nights in eilat starting march 12',
    search: { city: 'Eilat', checkIn: march, checkOut: plus(5, march) },
  },
  {
    message: 'Haifa Mar 12 2 nights 3 adults',
    search: { city: 'Haifa', checkIn: march, checkOut: plus(2, march), adults: 3 },
  },
  { message: 'Eilat for 45 nights', has: ['30'], not: ['₪'] },
  { message: 'Haifa 3 years from now', not: [/mention dates/i] },
  {
    message: 'make it 4 nights',
    before: ['haifa tomorrow'],
    search: { city: 'Haifa', checkIn: plus(1), checkOut: plus(5) },
  },
  {
    message: 'and if we come one day later?',
    before: ['Haifa tomorrow for 2 nights'],
    search: { city: 'Haifa', checkIn: plus(2), nights: 2 },
  },
  {
    message: `actually from ${enDay(march)}`,
    before: ['hotel in Haifa for 3 nights'],
    search: { city: 'Haifa', checkIn: march, checkOut: plus(3, march) },
  },
  { message: 'hotels in Rome on 31 February', has: [/no such day/], not: [/₪/] },
  { message: 'hotels in Rome 32.1', has: [/no such day/] },
  { message: 'a hotel in Rome for 3 nights', has: [/mention a check-in day/] },
];
