import { describe, expect, it } from 'vitest';
import { readWords } from '../../testing/readWords.ts';

describe('days in English words, on Friday 27 November 2026', () => {
  it.each([
    // lengths
    ['a night', '1 nights'],
    ['overnight', '1 nights'],
    ['for 4 nights', '4 nights'],
    ['3 nights', '3 nights'],
    ['a week', '7 nights'],
    ['one week', '7 nights'],
    ['week', '7 nights'],
    ['a week-long stay', '7 nights'],
    ['for the whole week', '7 nights'],
    ['family week', '7 nights'],
    ['ten days', '10 nights'],
    ['two weeks', '14 nights'],
    ['a fortnight', '14 nights'],
    ['for a couple of days', '2 nights'],
    ['3 days', '3 nights'],
    ['a couple nights', '2 nights'],
    ['for a couple nights', '2 nights'],
    ['couple nights for a couple', '2 adults, 2 nights'],
    ['overnight parking', 'amenities Parking, “overnight”'],
    ['3 nights during fashion week', '3 nights, “during fashion week”'],
    // weekends
    ['weekend', '2026-11-27 to 2026-11-29'],
    ['this weekend', '2026-11-27 to 2026-11-29'],
    ['a weekend break', '2026-11-27 to 2026-11-29'],
    ['next weekend', '2026-12-04 to 2026-12-06'],
    ['a long weekend', '2026-11-27 to 2026-11-30'],
    ['next long weekend', '2026-12-04 to 2026-12-07'],
    ['3 nights next weekend', '2026-12-04 to 2026-12-07'],
    ['first weekend of March', '2027-03-05 to 2027-03-07'],
    ['the second weekend in march', '2027-03-12 to 2027-03-14'],
    ['last weekend of march 2027', '2027-03-26 to 2027-03-28'],
    ['a weekend in March', 'any days of 2027-03, 2027-03-05 to 2027-03-07'],
    ['long weekend in late may', 'any days of 2027-05, 2027-05-21 to 2027-05-24'],
    // months
    ['febuary 2 ppl 3 nites', '2 adults, any days of 2027-02, 2027-02-01 to 2027-02-04'],
    ['12 Decemeber', 'from 2026-12-12'],
    ['in May 2 travellers', '2 adults, any days of 2027-05, from 2027-05-01'],
    ['a couple nites', '2 nights'],
    ['3 or 4 nites', '“3 or 4 nites”'],
    ['family of 4 pax 3 nights', '2 adults, 2 children, ages asked, 3 nights'],
    ['in March', 'any days of 2027-03, from 2027-03-01'],
    ['March', 'any days of 2027-03, from 2027-03-01'],
    ['any 3 nights in March', 'any days of 2027-03, 2027-03-01 to 2027-03-04'],
    ['a week in may', 'any days of 2027-05, 2027-05-01 to 2027-05-08'],
    ['ten days in early June', 'any days of 2027-06, 2027-06-01 to 2027-06-11'],
    ['mid july for two', '2 adults, any days of 2027-07, from 2027-07-11'],
    ['at the end of april', 'any days of 2027-04, from 2027-04-21'],
    ['this november', 'any days of 2026-11, from 2026-11-28'],
    ['next month', 'any days of 2026-12, from 2026-12-01'],
    ['sometime next month for 3 nights', 'any days of 2026-12, 2026-12-01 to 2026-12-04'],
    ['a weekend next month', 'any days of 2026-12, 2026-12-04 to 2026-12-06'],
    ['at the end of next month', 'any days of 2026-12, from 2026-12-21'],
    ['this month', 'any days of 2026-11, from 2026-11-28'],
    ['early November', 'any days of 2027-11, from 2027-11-01'],
    ['mid november', 'any days of 2027-11, from 2027-11-11'],
    ['late November', 'any days of 2026-11, from 2026-11-28'],
    ['a weekend in early november', 'any days of 2027-11, 2027-11-05 to 2027-11-07'],
    ['in may 2 adults', '2 adults, any days of 2027-05, from 2027-05-01'],
    ['in May 3 nights', 'any days of 2027-05, 2027-05-01 to 2027-05-04'],
    ['May 3 nights', 'any days of 2027-05, 2027-05-01 to 2027-05-04'],
    ['a weekend in May 3 nights', 'any days of 2027-05, 2027-05-07 to 2027-05-10'],
    ['in May 3 to 5 nights', 'any days of 2027-05, from 2027-05-01, “3 to 5 nights”'],
    // days
    ['May 3, 3 nights', '2027-05-03 to 2027-05-06'],
    ['12 march', 'from 2027-03-12'],
    ['from 12 march', 'from 2027-03-12'],
    ['tomorrow', 'from 2026-11-28'],
    ['tonight', '2026-11-27 to 2026-11-28'],
    ['tomorrow for 3 nights', '2026-11-28 to 2026-12-01'],
    ['the day after tomorrow', 'from 2026-11-29'],
    ['next week', 'from 2026-12-04'],
    ['in two weeks', 'from 2026-12-11'],
    ['next friday, two nights', '2026-12-04 to 2026-12-06'],
    ['from monday', 'from 2026-11-30'],
    ['friday to sunday', '2026-12-04 to 2026-12-06'],
  ])('“%s” is read as %s', (words, reading) => {
    expect(readWords([words])).toBe(reading);
  });

  it.each([
    'the first weekend',
    'this weekend or next weekend',
    'in march or april',
    '3 or 4 nights',
    '12 march or 20 march',
    '40 nights',
    'march 2020',
    'early November 2026',
    'during fashion week',
    'marathon week',
    'the marathon week',
    'near a night club',
    'good nightlife',
    'business week',
    '100 per night',
    '2 meals a day',
    '50 rupees a night',
  ])('“%s” gives no days', (words) => {
    expect(readWords([words])).toBe(`“${words}”`);
  });
});

describe('a part of the current month', () => {
  it.each([
    ['2026-11-10', 'early November', 'any days of 2026-11, from 2026-11-10'],
    ['2026-11-11', 'early November', 'any days of 2027-11, from 2027-11-01'],
    ['2026-11-30', 'late November', 'any days of 2026-11, from 2026-11-30'],
    ['2026-11-30', 'November', 'any days of 2026-11, from 2026-11-30'],
  ])('is over after its last day: on %s “%s” is %s', (today, words, reading) => {
    expect(readWords([words], 'en-GB', today)).toBe(reading);
  });
});

describe('the weekends of a month that has begun', () => {
  it.each([
    ['2026-11-10', 'the second weekend of November', '2026-11-13 to 2026-11-15'],
    ['2026-11-10', 'the third weekend of november', '2026-11-20 to 2026-11-22'],
    ['2026-11-10', 'last weekend of november', '2026-11-27 to 2026-11-29'],
    ['2026-11-10', 'the first weekend of November', '2027-11-05 to 2027-11-07'],
    ['2026-11-10', 'a weekend in November', 'any days of 2026-11, 2026-11-13 to 2026-11-15'],
    ['2026-11-10', 'the first weekend of November 2026', '“the first weekend of November 2026”'],
    ['2026-11-13', 'the second weekend of November', '2026-11-13 to 2026-11-15'],
  ])('are counted from its first day: on %s “%s” is %s', (today, words, reading) => {
    expect(readWords([words], 'en-GB', today)).toBe(reading);
  });
});

describe('days in Hebrew words, on Friday 27 November 2026', () => {
  it.each([
    ['לילה אחד', '1 nights'],
    ['יומיים', '2 nights'],
    ['לשני לילות', '2 nights'],
    ['שלושה לילות', '3 nights'],
    ['שבוע', '7 nights'],
    ['לשבוע', '7 nights'],
    ['עשרה ימים', '10 nights'],
    ['שבועיים', '14 nights'],
    ['סוף שבוע', '2026-11-27 to 2026-11-29'],
    ['סופ״ש', '2026-11-27 to 2026-11-29'],
    ['סופש', '2026-11-27 to 2026-11-29'],
    ['סוף השבוע הבא', '2026-12-03 to 2026-12-05'],
    ['סופ"ש ארוך', '2026-11-27 to 2026-11-30'],
    ['סוף השבוע הראשון של מרץ', '2027-03-04 to 2027-03-06'],
    ['סוף שבוע במרץ', 'any days of 2027-03, 2027-03-04 to 2027-03-06'],
    ['במרץ', 'any days of 2027-03, from 2027-03-01'],
    ['בחודש מרץ', 'any days of 2027-03, from 2027-03-01'],
    ['שלושה לילות במאי', 'any days of 2027-05, 2027-05-01 to 2027-05-04'],
    ['במאי 3 לילות', 'any days of 2027-05, 2027-05-01 to 2027-05-04'],
    ['תחילת נובמבר', 'any days of 2027-11, from 2027-11-01'],
    ['סוף נובמבר', 'any days of 2026-11, from 2026-11-28'],
    ['סוף מרץ', 'any days of 2027-03, from 2027-03-21'],
    ['בחודש הבא', 'any days of 2026-12, from 2026-12-01'],
    ['סוף שבוע בחודש הבא', 'any days of 2026-12, 2026-12-03 to 2026-12-05'],
    ['בסוף החודש הבא', 'any days of 2026-12, from 2026-12-21'],
    ['מחר', 'from 2026-11-28'],
    ['ממחר לשלושה לילות', '2026-11-28 to 2026-12-01'],
    ['הלילה', '2026-11-27 to 2026-11-28'],
    ['ביום חמישי הבא', 'from 2026-12-03'],
    ['בעוד שבועיים', 'from 2026-12-11'],
    ['12 במרץ', 'from 2027-03-12'],
    ['12 במרץ ללילה אחד', '2027-03-12 to 2027-03-13'],
    ['ללילה', '1 nights'],
  ])('“%s” is read as %s', (words, reading) => {
    expect(readWords([words], 'he-IL')).toBe(reading);
  });

  it.each([
    'קרוב לחיי לילה',
    'קרוב לחיי הלילה',
    'מועדון לילה',
    'בשבוע האופנה',
    '500 לכל לילה',
    '3 ארוחות ביום',
    'בשבועות הקרובים',
    'בשבועות הבאים',
  ])('“%s” gives no days', (words) => {
    expect(readWords([words], 'he-IL')).toBe(`“${words}”`);
  });
});

describe('holidays, on Friday 27 November 2026', () => {
  it.each([
    ["New Year's Eve 2026", '2026-12-30 to 2027-01-02'],
    ['New Year’s Eve 2027', '2027-12-30 to 2028-01-02'],
    ['nye 2027', '2027-12-30 to 2028-01-02'],
    ['silvester 2027', '2027-12-30 to 2028-01-02'],
    ['nochevieja 2027', '2027-12-30 to 2028-01-02'],
    ['capodanno 2027', '2027-12-30 to 2028-01-02'],
    ['réveillon 2027', '2027-12-30 to 2028-01-02'],
    ['סילבסטר 2027', '2027-12-30 to 2028-01-02'],
    ['ערב השנה החדשה 2027', '2027-12-30 to 2028-01-02'],
    ['New Year 2028', '2027-12-30 to 2028-01-02'],
    ["New Year's Eve", '2026-12-30 to 2027-01-02'],
    ['Easter 2027', '2027-03-26 to 2027-03-29'],
    ['Easter weekend 2027', '2027-03-26 to 2027-03-29'],
    ['שבועות', '2027-06-10 to 2027-06-12'],
    ['בשבועות', '2027-06-10 to 2027-06-12'],
  ])('“%s” is read as %s', (words, reading) => {
    expect(readWords([words])).toBe(reading);
  });

  it.each(['Easter 2026', 'Easter weekend 2026', 'פסח 2026'])('“%s” is over, and gives no days', (words) => {
    expect(readWords([words])).toBe(`“${words}”`);
  });
});
