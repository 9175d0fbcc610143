import { describe, expect, it } from 'vitest';
import { readWords as read } from '../testing/readWords.ts';

describe('the words beside a place, in English', () => {
  it.each([
    // people
    ['for 4', '4 adults'],
    ['for four', '4 adults'],
    ['For Four', '4 adults'],
    ['4 adults', '4 adults'],
    ['2 people', '2 adults'],
    ['for two people', '2 adults'],
    ['a couple', '2 adults'],
    ['for a couple with a view', '2 adults, “with a view”'],
    ['for 4 with breakfast', '4 adults, meals Breakfast Included'],
    ['for two (2 adults)', '2 adults'],
    // days
    ['12-15 march', '2027-03-12 to 2027-03-15'],
    ['12 - 15 march', '2027-03-12 to 2027-03-15'],
    ['12–15 mar', '2027-03-12 to 2027-03-15'],
    ['march 12-15', '2027-03-12 to 2027-03-15'],
    ['from 12 to 15 march', '2027-03-12 to 2027-03-15'],
    ['12th until 15th of March 2027', '2027-03-12 to 2027-03-15'],
    ['28 dec - 3 jan', '2026-12-28 to 2027-01-03'],
    ['12/3-15/3', '2027-03-12 to 2027-03-15'],
    ['2027-03-12 to 2027-03-15', '2027-03-12 to 2027-03-15'],
    ['12-15 march for 2', '2 adults, 2027-03-12 to 2027-03-15'],
    ['for 2 12-15 march', '2 adults, 2027-03-12 to 2027-03-15'],
    ['for 3 nights from 12 march', '2027-03-12 to 2027-03-15'],
    ['12 march, three nights', '2027-03-12 to 2027-03-15'],
    ['a week from 12 march for two', '2 adults, 2027-03-12 to 2027-03-19'],
    ['3 nights, 12-15 march', '2027-03-12 to 2027-03-15'],
    ['a week, 12-15 march', '2027-03-12 to 2027-03-15, “a week”'],
    // meals and money
    ['breakfast', 'meals Breakfast Included'],
    ['breakfast included', 'meals Breakfast Included'],
    ['under 2,000 euros', '2000 EUR STAY'],
    ['up to 150 dollars a night', '150 USD NIGHT'],
    ['under €200', '200 EUR NIGHT'],
    ['up to $900 per night', '900 USD NIGHT'],
    ['under 500₪', '500 ILS NIGHT'],
    ['max 700 euros in total', '700 EUR STAY'],
    ['a budget of 2000 euros', '2000 EUR STAY'],
    ['on a 1,500 euro budget', '1500 EUR STAY'],
    ['€150 max', '150 EUR NIGHT'],
    ['150 euros a night', '150 EUR NIGHT'],
    ['$1,200 in total', '1200 USD STAY'],
    ['under 2,000 euros for the week', '2000 EUR STAY'],
    ['200 CHF a night', '200 CHF NIGHT'],
    ['under 200 swiss francs', '200 CHF NIGHT'],
    ['C$200 a night', '200 CAD NIGHT'],
    ['under $200 CAD', '200 CAD NIGHT'],
    ['up to 2,000 canadian dollars', '2000 CAD STAY'],
    ['under A$300', '300 AUD NIGHT'],
    ['US$200 a night', '200 USD NIGHT'],
    ['under ¥30,000', '30000 JPY NIGHT'],
    ['up to 150,000 yen', '150000 JPY STAY'],
    ['at least 500 shekels a night', 'at least 500 ILS NIGHT'],
    ['over 200 euros a night', 'at least 200 EUR NIGHT'],
    ['from 200 euros a night', 'at least 200 EUR NIGHT'],
    ['no less than 500 shekels', 'at least 500 ILS NIGHT'],
    ['minimum of $100', 'at least 100 USD NIGHT'],
    ['200 euros a night or more', 'at least 200 EUR NIGHT'],
    ['€200+', 'at least 200 EUR NIGHT'],
    ['200+ euros', 'at least 200 EUR NIGHT'],
    ['no hotels under 100 euros', 'at least 100 EUR NIGHT'],
    ['more than 4,000 shekels in total', 'at least 4000 ILS STAY'],
    ['no more than 200 euros', '200 EUR NIGHT'],
    ['not over 200 euros a night', '200 EUR NIGHT'],
    ["don't want to pay more than 500 shekels", '500 ILS NIGHT'],
    ['nothing above 200 euros a night', '200 EUR NIGHT'],
    ['150 euros a night max', '150 EUR NIGHT'],
    ['for four, breakfast, under 2,000 euros', '4 adults, meals Breakfast Included, 2000 EUR STAY'],
  ])('the English words “%s” are read as %s', (words, said) => {
    expect(read([words])).toBe(said);
  });

  it('of several runs go together, and what is left keeps its order', () => {
    expect(read(['sea view', 'for four, breakfast, under 2,000 euros'])).toBe(
      '4 adults, meals Breakfast Included, 2000 EUR STAY, “sea view”',
    );
    expect(read(['3 nights', 'from 12 march, sea view'])).toBe('2027-03-12 to 2027-03-15, “sea view”');
  });

  it.each([
    'for four (2 adults, 2 kids 5 and 9)',
    'for 2 with a baby',
    'for 40',
    'for 2 or for 3',
    'for 2 or 3',
    '2-3 people',
    'family of four',
    '12-15',
    '30-31 february',
    '12-15 march and 20-25 march',
    'no breakfast',
    'without breakfast',
    'under 200',
    'under HK$200',
    'under 200 euros per person',
    'under 200 euros or under 300 dollars',
    'under 20 minutes',
    '200 euros',
    'at least 200 euros or less',
    'over 200 euros per person',
  ])('“%s” is left as it is', (words) => {
    expect(read([words])).toBe(`“${words}”`);
  });
});

describe('the words beside a place, in Hebrew', () => {
  it.each([
    ['ל-4', '4 adults'],
    ['ל־4', '4 adults'],
    ['ל4', '4 adults'],
    ['לארבעה', '4 adults'],
    ['לזוג', '2 adults'],
    ['לשניים', '2 adults'],
    ['4 מבוגרים', '4 adults'],
    ['שני אנשים', '2 adults'],
    ['לזוג עם מרפסת', '2 adults, “עם מרפסת”'],
    ['לארבעה כולל ארוחת בוקר', '4 adults, meals Breakfast Included'],
    ['12-15 במרץ', '2027-03-12 to 2027-03-15'],
    ['12 עד 15 במרץ', '2027-03-12 to 2027-03-15'],
    ['בין 12 ל-15 במרץ', '2027-03-12 to 2027-03-15'],
    ['מ-12 עד ה-15 במרץ לזוג', '2 adults, 2027-03-12 to 2027-03-15'],
    ['שבוע מה-12 במרץ', '2027-03-12 to 2027-03-19'],
    ['לשלושה לילות, 12 במרץ', '2027-03-12 to 2027-03-15'],
    ['ארוחת בוקר', 'meals Breakfast Included'],
    ['וארוחת בוקר', 'meals Breakfast Included'],
    ['עד 900 ש״ח', '900 ILS NIGHT'],
    ['עד 900 ש"ח ללילה', '900 ILS NIGHT'],
    ['עד 4,000 שקל', '4000 ILS STAY'],
    ['עד 200 יורו', '200 EUR NIGHT'],
    ['עד 200$', '200 USD NIGHT'],
    ['בתקציב של 2000 יורו', '2000 EUR STAY'],
    ['500 ש״ח ללילה', '500 ILS NIGHT'],
    ['עד 200 דולר קנדי', '200 CAD NIGHT'],
    ['200 פרנק ללילה', '200 CHF NIGHT'],
    ['5000 שקל לכל השהות', '5000 ILS STAY'],
    ['לא פחות מ-500 שקל', 'at least 500 ILS NIGHT'],
    ['לפחות 500 שקל ללילה', 'at least 500 ILS NIGHT'],
    ['מעל 200 יורו ללילה', 'at least 200 EUR NIGHT'],
    ['יותר מ-500 שקל', 'at least 500 ILS NIGHT'],
    ['החל מ-500 ש״ח ללילה', 'at least 500 ILS NIGHT'],
    ['500 ש״ח ללילה ומעלה', 'at least 500 ILS NIGHT'],
    ['לא יותר מ-500 שקל', '500 ILS NIGHT'],
    ['לא רוצה לשלם יותר מ-500 שקל', '500 ILS NIGHT'],
    ['לא מעל 500 שקל', '500 ILS NIGHT'],
    ['פחות מ-500 שקל', '500 ILS NIGHT'],
  ])('the Hebrew words “%s” are read as %s', (words, said) => {
    expect(read([words], 'he-IL')).toBe(said);
  });

  it.each(['לזוג וילד', 'ללא ארוחת בוקר', 'עד 900', 'עם נוף לים'])('“%s” is left as it is', (words) => {
    expect(read([words], 'he-IL')).toBe(`“${words}”`);
  });
});
