import { describe, expect, it } from 'vitest';
import { mergeDays } from '../../understanding/dates/merge-days.ts';
import { mergeParty, partyProblem, stayProblem } from './merge-stay.ts';

const today = '2026-11-21';
const known = { checkIn: '2026-12-10', checkOut: '2026-12-14' };
const details = (checkIn: string | null, checkOut: string | null, nights: number | null) => ({
  checkIn,
  checkOut,
  nights,
});
const guests = (adults: number | null, children: number | null, childrenAges: readonly number[] | null) => ({
  adults,
  children,
  childrenAges,
  infants: null,
  rooms: null,
});

describe('people who join the party', () => {
  const before = { adults: 2, childrenAges: [4], infants: 0, rooms: 1 };

  it.each([
    ['an adult', guests(1, null, null), { adults: 3 }],
    ['a child with an age', guests(null, 1, [7]), { childrenAges: [4, 7] }],
    ['a room', { ...guests(null, null, null), rooms: 1 }, { rooms: 2 }],
    [
      'a child, and two rooms in all',
      { ...guests(null, 1, [7]), rooms: 2 },
      { childrenAges: [4, 7], rooms: 2 },
    ],
    ['a baby', { ...guests(null, null, null), infants: 1 }, { infants: 1 }],
    ['an adult who does not come along', guests(-1, null, null), { adults: 1 }],
    ['at least one adult is left, however many leave', guests(-5, null, null), { adults: 1 }],
  ])('%s', (_name, more, found) => {
    const merged = mergeParty(before, { ...more, isChange: true }, 0);
    expect(merged).toEqual({ party: { ...before, ...found }, missingAges: 0 });
  });

  it('asks only for the age of the additional child, and adds it', () => {
    const asked = mergeParty(before, { ...guests(null, 1, []), isChange: true }, 0);
    expect(asked).toEqual({ party: before, missingAges: 1 });
    expect(mergeParty(asked.party, guests(null, null, [7]), asked.missingAges)).toEqual({
      party: { ...before, childrenAges: [4, 7] },
      missingAges: 0,
    });
  });

  it.each([
    ['one of two missing ages', [7], 2, { childrenAges: [4, 7] }, 1],
    ['both missing ages', [7, 9], 2, { childrenAges: [4, 7, 9] }, 0],
    ['the ages of all children again', [4, 7], 1, { childrenAges: [4, 7] }, 0],
    ['a missing age that is an adult’s', [19], 1, { adults: 3, childrenAges: [4] }, 0],
  ])('have their missing ages completed by %s', (_name, ages, open, found, missingAges) => {
    const answered = { party: { ...before, ...found }, missingAges };
    expect(mergeParty(before, guests(null, null, ages), open)).toEqual(answered);
    // The same when the reading also counts the children.
    expect(mergeParty(before, guests(null, ages.length, ages), open)).toEqual(answered);
  });

  it.each([
    ['one child of two', { ...guests(2, 1, [5]), isOnlyChild: true }, 2, [5]],
    ['two children of three', guests(null, 2, [5, 7]), 3, [5, 7]],
  ])('have the number of children corrected to %s', (_name, details, open, childrenAges) => {
    const merged = mergeParty({ ...before, childrenAges: [] }, details, open);
    expect(merged).toEqual({ party: { ...before, childrenAges }, missingAges: 0 });
  });

  it('still asks for the missing ages when another child comes with an age', () => {
    const merged = mergeParty(before, { ...guests(null, 1, [7]), isChange: true }, 2);
    expect(merged).toEqual({ party: { ...before, childrenAges: [4, 7] }, missingAges: 2 });
  });
});

describe('children who are mentioned without a number or an age', () => {
  const alone = { adults: 2, childrenAges: [], infants: 0, rooms: 1 };

  it.each([
    ['are those who are known', { ...alone, childrenAges: [4] }, [6, 9], [4], 0],
    ['are those who travelled before some left', alone, [6, 9], [6, 9], 0],
    ['are asked for where none is known', alone, [], [], -1],
  ])('%s', (_name, before, earlier, childrenAges, missingAges) => {
    expect(mergeParty(before, guests(null, null, []), 0, earlier)).toEqual({
      party: { ...before, childrenAges },
      missingAges,
    });
  });
});

it.each([
  ['six people are three adults beside three known children', [2, 5, 9], 6, 3],
  ['six people without known children are six adults', [], 6, 6],
  ['a total that leaves no adult is a number of adults', [2, 5, 9], 2, 2],
])('%s', (_name, childrenAges, total, adults) => {
  const before = { adults: 2, childrenAges, infants: 0, rooms: 1 };
  const details = { ...guests(total, null, null), isTotal: true };
  expect(mergeParty(before, details, 0).party).toEqual({ ...before, adults });
});

describe('a message about one of several children', () => {
  const before = { adults: 2, childrenAges: [3, 5], infants: 0, rooms: 1 };
  const leaves = (who: 'eldest' | 'youngest') => ({ ...guests(null, null, []), isChange: true, leaves: who });

  it.each([
    ['a known age changes nothing', guests(null, 1, [3]), [3, 5]],
    ['another age replaces the nearest one', guests(null, 1, [4]), [4, 5]],
    ['only one child of a known age', { ...guests(null, 1, [3]), isOnlyChild: true }, [3]],
    ['only one child of another age', { ...guests(null, 1, [8]), isOnlyChild: true }, [8]],
    ['the youngest does not come along', leaves('youngest'), [5]],
    ['the eldest does not come along', leaves('eldest'), [3]],
  ])('%s', (_name, details, childrenAges) => {
    expect(mergeParty(before, details, 0)).toEqual({ party: { ...before, childrenAges }, missingAges: 0 });
  });

  it.each([
    ['two missing ages, the youngest', [], 2, 0, 'youngest', { party: { infants: 0 }, missingAges: 1 }],
    ['one missing age, the eldest', [5], 1, 0, 'eldest', { party: { childrenAges: [5] }, missingAges: 0 }],
    ['children without a number', [], -1, 0, 'eldest', { missingAges: -1 }],
    [
      'a baby and a child of 5, the youngest',
      [5],
      0,
      1,
      'youngest',
      { party: { childrenAges: [5], infants: 0 } },
    ],
    ['a baby and a child of 5, the eldest', [5], 0, 1, 'eldest', { party: { childrenAges: [], infants: 1 } }],
    ['a baby, a missing age, the youngest', [], 1, 1, 'youngest', { party: { infants: 0 }, missingAges: 1 }],
    ['two babies alone, the eldest', [], 0, 2, 'eldest', { party: { infants: 1 }, missingAges: 0 }],
  ] as const)('removes who stays at home: of %s', (_name, childrenAges, open, infants, who, left) => {
    expect(
      mergeParty({ ...before, childrenAges: [...childrenAges], infants }, leaves(who), open),
    ).toMatchObject(left);
  });
});

describe('the days after a message', () => {
  it.each([
    ['two days replace both', details('2026-12-20', '2026-12-22', null), '2026-12-20', '2026-12-22'],
    ['a first day keeps the length', details('2026-12-20', null, null), '2026-12-20', '2026-12-24'],
    ['a length keeps the first day', details(null, null, 2), '2026-12-10', '2026-12-12'],
    ['a last day keeps the first', details(null, '2026-12-12', null), '2026-12-10', '2026-12-12'],
    ['a last day with a length sets the first', details(null, '2026-12-12', 3), '2026-12-09', '2026-12-12'],
    ['no detail keeps both', details(null, null, null), '2026-12-10', '2026-12-14'],
    ['a later start keeps the end', { ...details(null, null, null), start: 1 }, '2026-12-11', '2026-12-14'],
    ['a later end keeps the start', { ...details(null, null, null), longer: 2 }, '2026-12-10', '2026-12-16'],
    [
      'a month keeps the days of the month',
      { ...details('2027-03-01', null, null), isMonth: true },
      '2027-03-10',
      '2027-03-14',
    ],
    [
      'a month that is over keeps to its own day',
      { ...details('2026-11-01', null, null), isMonth: true },
      '2026-11-01',
      '2026-11-05',
    ],
    [
      'until a weekday is until the first one of the stay',
      { ...details(null, '2026-11-27', null), isWeekday: true },
      '2026-12-10',
      '2026-12-11',
    ],
    [
      'until the weekday of the first day is a week',
      { ...details(null, '2026-11-26', null), isWeekday: true },
      '2026-12-10',
      '2026-12-17',
    ],
  ])('%s', (_name, dates, checkIn, checkOut) => {
    expect(mergeDays(known, dates, today)).toEqual({ checkIn, checkOut });
  });

  it.each([
    ['keeps its last day', -1, '2026-12-09', '2026-12-14'],
    ['keeps its length when it would begin after its last day', 5, '2026-12-15', '2026-12-19'],
  ])('of a stay that begins on another day: it %s', (_name, start, checkIn, checkOut) => {
    expect(mergeDays(known, { ...details(null, null, null), start }, today)).toEqual({ checkIn, checkOut });
  });

  it('are those of the default stay where details are missing', () => {
    expect(mergeDays(null, details(null, null, 3), today)).toEqual({
      checkIn: '2026-11-22',
      checkOut: '2026-11-25',
    });
    expect(mergeDays(null, details('2027-01-01', null, null), today)).toEqual({
      checkIn: '2027-01-01',
      checkOut: '2027-01-07',
    });
    expect(mergeDays(null, null, today)).toBeNull();
  });

  it.each([
    [known, null],
    [{ checkIn: '2026-11-20', checkOut: '2026-11-22' }, 'past'],
    [{ checkIn: '2026-12-01', checkOut: '2026-12-01' }, 'reversed'],
    [{ checkIn: '2026-12-01', checkOut: '2026-12-31' }, null],
    [{ checkIn: '2026-12-01', checkOut: '2027-01-01' }, 'too-long'],
    [{ checkIn: '2028-12-01', checkOut: '2028-12-02' }, 'too-far'],
  ])('%o: the problem is %s', (days, problem) => {
    expect(stayProblem(days, today)).toBe(problem);
  });
});

describe('the people after a message', () => {
  it.each([
    ['children without ages have missing ages', guests(2, 2, null), 0, { adults: 2, childrenAges: [] }, 2],
    ['one age of two leaves one missing', guests(null, 2, [4]), 0, { adults: 2, childrenAges: [4] }, 1],
    ['all requested ages complete it', guests(null, null, [4, 7]), 2, { adults: 2, childrenAges: [4, 7] }, 0],
    ['a grown child is an adult', guests(2, null, [19, 5]), 0, { adults: 3, childrenAges: [5] }, 0],
    ['no children have no missing ages', guests(null, 0, null), 2, { adults: 2, childrenAges: [] }, 0],
  ])('%s', (_name, guestsSaid, missing, party, missingAges) => {
    const merged = mergeParty(null, guestsSaid, missing);
    expect(merged).toMatchObject({ party, missingAges });
  });

  it.each([
    [{ adults: 2, childrenAges: [], infants: 0, rooms: 1 }, null],
    [{ adults: 1, childrenAges: [], infants: 0, rooms: 2 }, 'adults-below-rooms'],
    [{ adults: 9, childrenAges: [], infants: 0, rooms: 1 }, 'too-many-adults'],
    [{ adults: 2, childrenAges: [1, 2, 3, 4], infants: 1, rooms: 1 }, 'too-many-children'],
    [{ adults: 10, childrenAges: [], infants: 0, rooms: 10 }, 'out-of-range'],
  ])('%o: the problem is %s', (party, problem) => {
    expect(partyProblem(party)).toBe(problem);
  });
});
