import { describe, expect, it } from 'vitest';
import { understand } from '../../understanding/understand.ts';
import { newContext } from '../../understanding/testing/summary.ts';
import type { Party } from '../../tools/wishes.ts';
import { mergeParty } from './merge-stay.ts';

const party = (adults: number, childrenAges: number[] = [], infants = 0, rooms = 1): Party => ({
  adults,
  childrenAges,
  infants,
  rooms,
});

/** The party after a message; no age is left to ask for. */
function told(message: string, before: Party | null): Party | null {
  const context = before && {
    hasSearch: true,
    stay: { checkIn: '2027-02-08', checkOut: '2027-02-12' },
    partySize: before.adults + before.childrenAges.length + before.infants,
    childrenAges: before.childrenAges,
  };
  const { guests } = understand(message, { ...newContext, ...context }).details;
  const { party: after, missingAges } = mergeParty(before, guests, 0);
  expect(missingAges).toBe(0);
  return after;
}

describe('a party described in one message', () => {
  it.each([
    ['8 adults, 4 double rooms in Porto, 4-7 March 2027', party(8, [], 0, 4)],
    ['Porto two double rooms and a single', party(5, [], 0, 3)],
    ['Naples 3-6 April, a single for my aunt and a double for us', party(3, [], 0, 2)],
    ['five friends, three rooms: two twins and a single, Lisbon', party(5, [], 0, 3)],
    ['we need 3 triples for 9 adults in Athens', party(9, [], 0, 3)],
    ['16 מבוגרים, 8 חדרים זוגיים ברומא', party(16, [], 0, 8)],
    ['חדר זוגי וחדר יחיד בליסבון 3-6 באפריל', party(3, [], 0, 2)],
    ['could you find us two adjoining rooms in Porto for four adults', party(4, [], 0, 2)],
    ['me, my husband, my dad and our 7 month old in Rome', party(3, [], 1)],
    ['my wife Dana and I want to go to Rome with our son Tom, 6', party(2, [6])],
    [
      'I would like to treat my daughter and her two little ones, aged 3 and 5, to a few days in Rome with me',
      party(2, [3, 5]),
    ],
    ['my son and his three kids, 4, 6 and 8, and my wife and I to Rome', party(3, [4, 6, 8])],
    ['מלון ברומא לי ולבת שלי ולשני הילדים שלה, בני 3 ו-5', party(2, [3, 5])],
    ['a room for my daughter, 24, and her boyfriend in Rome', party(2)],
  ])('%s', (message, expected) => {
    expect(told(message, null)).toEqual(expected);
  });
});

describe('a party that changes', () => {
  const [two, three, four] = [party(2), party(3), party(4, [], 0, 2)];

  it.each([
    ['my mate jess is coming too, same room', party(1), two],
    ['החבר שלי דניאל בא איתי', party(1), two],
    ['חברה שלי מיכל מצטרפת', party(1, [4]), party(2, [4])],
    ['my best friend Karen wants to come', two, three],
    ["my boyfriend's mum will be coming along as well", two, three],
    ['Our two grandchildren will be coming along after all, they are 6 and 9.', two, party(2, [6, 9])],
    ['מצטרפים אלינו שני ילדים, הם בני 6 ו-9', two, party(2, [6, 9])],
    ['the twins are coming as well, they are 3', party(2, [5]), party(2, [5, 3, 3])],
    ['our daughter comes along, a year and a half old', two, party(2, [], 1)],
    ['התינוק בא גם, הוא בן חצי שנה', two, party(2, [], 1)],
  ])('someone joins: %s', (message, before, after) => {
    expect(told(message, before)).toEqual(after);
  });

  it.each([
    [
      "we forgot the little one he's four so now it's three kids four eight and eleven",
      party(2, [8, 11]),
      party(2, [4, 8, 11]),
    ],
    ['שכחתי שגם הקטנה באה היא בת שנה וחצי אז יש לנו שלושה ילדים', party(2, [6, 9]), party(2, [6, 9], 1)],
    ['our nephew who is 5 is joining, that makes three children', party(2, [8, 11]), party(2, [8, 11, 5])],
    ["my niece is coming as well, she's 6, so two kids now", party(2, [8]), party(2, [8, 6])],
    ['גם האחיין שלי מגיע, הוא בן 10, אז ביחד שני ילדים', party(2, [4]), party(2, [4, 10])],
    [
      'my sister and her daughter (7) are coming along, so we are three adults and three kids',
      party(2, [8, 11]),
      party(3, [8, 11, 7]),
    ],
  ])('a total includes the known children: %s', (message, before, after) => {
    expect(told(message, before)).toEqual(after);
  });

  it.each([
    ['the younger one is 2, not 3', party(2, [3, 5]), party(2, [2, 5])],
    ['one of them is 12, not 10', party(2, [8, 10]), party(2, [8, 12])],
    ['make it 9 instead of 8', party(2, [8]), party(2, [9])],
    ['הילדה בת 6 ולא 5', party(2, [5, 7]), party(2, [6, 7])],
  ])('an age is corrected: %s', (message, before, after) => {
    expect(told(message, before)).toEqual(after);
  });

  it.each([
    ['two of us cannot make it', four, party(2, [], 0, 2)],
    ['שניים מאיתנו לא יכולים', four, party(2, [], 0, 2)],
    ['my brother will not be able to join us', four, party(3, [], 0, 2)],
    ['אחותי לא תצליח להגיע', four, party(3, [], 0, 2)],
    ['my dad has decided not to come', three, two],
    ['the 8 year old stays with grandma', party(2, [8, 10]), party(2, [10])],
    ['only one kid is coming, the ten year old', party(2, [8, 10]), party(2, [10])],
    ['אדם אחד, לא שניים.', two, party(1)],
  ])('someone leaves: %s', (message, before, after) => {
    expect(told(message, before)).toEqual(after);
  });
});
