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
    ['family of four with kids 5 and 9', '2 adults, children 5 9'],
    ['family of 4 adults', '4 adults'],
    ['family of four guests', '4 adults'],
    ['family of 3 adults and a baby', '3 adults, 1 infants'],
    ['משפחה של 4 מבוגרים', '4 adults'],
    ['family of four', '2 adults, 2 children, ages asked'],
    ['for a family of 5 people, 2 rooms', '2 adults, 3 children, ages asked, 2 rooms'],
    ['family of four, 3 adults', '3 adults, 1 children, ages asked'],
    ['family of four with a baby', '2 adults, 1 children, ages asked, 1 infants'],
    ['family of three with a baby', '2 adults, 1 infants'],
    ['4 people, family of four', '2 adults, 2 children, ages asked'],
    ['4 adults, family of four', '4 adults, “family of four”'],
    ['for four (2 adults, 2 kids 5 and 9)', '2 adults, children 5 9'],
    ['2 adults and 2 children aged 5 and 9', '2 adults, children 5 9'],
    ['for four, kids 5 and 9', '2 adults, children 5 9'],
    ['2 adults with a 5 year old and a 9 year old', '2 adults, children 5 9'],
    ['2 adults, 2 kids (5, 9), breakfast', '2 adults, children 5 9, meals Breakfast Included'],
    ['a couple with twins aged 4', '2 adults, children 4 4'],
    ['for 2 adults and a baby', '2 adults, 1 infants'],
    ['kids 5 and 9', 'children 5 9'],
    // children whose ages are asked for
    ['with 2 kids', '2 children, ages asked'],
    ['2 adults 1 child 2 rooms', '2 adults, 1 children, ages asked, 2 rooms'],
    ['a couple plus 2', '2 adults, 2 children, ages asked'],
    ['a couple with twins', '2 adults, 2 children, ages asked'],
    ['2 adults, a kid aged 5 and a baby', '2 adults, children 5, 1 infants'],
    ['me and my wife with our son', '2 adults, 1 children, ages asked'],
    ['2 couples', '4 adults'],
    ['just me', '1 adults'],
    // orders
    ['close to the sea', 'order SEA'],
    ['5 minutes from the beach', 'order SEA'],
    ['in the city centre', 'order DISTANCE'],
    ['the cheapest', 'order PRICE_ASC'],
    ['cheap, by the beach', 'order SEA, “cheap”'],
    ['budget hotels', 'order PRICE_ASC'],
    ['on a budget', 'order PRICE_ASC'],
    ['budget 500-700', '500 to 700 EUR NIGHT'],
    ['central hotel', 'order DISTANCE'],
    ['near central park', '“near central park”'],
    ['sea view', '“sea view”'],
    ['4 adults in 2 rooms', '4 adults, 2 rooms'],
    ['12 adults, 3 rooms', '12 adults, 3 rooms'],
    ['2 rooms', '2 rooms'],
    ['kids 5 and 9, 2 rooms', 'children 5 9, 2 rooms'],
    ['2 adults, kids 5 and 9, 3 nights', '2 adults, children 5 9, 3 nights'],
    ['for 2 with a baby', '2 adults, 1 infants'],
    ['2 people and a baby', '2 adults, 1 infants'],
    ['girls trip for 4', '4 adults, “girls trip”'],
    ['2 adults and 2 girls aged 5 and 9', '2 adults, children 5 9'],
    ['a 2 room apartment for 4', '4 adults, “a 2 room apartment”'],
    ['hotel with 20 rooms for 4', '4 adults, “hotel with 20 rooms”'],
    ['2 adults 1 child 7 12-15 march', '2 adults, children 7, 2027-03-12 to 2027-03-15'],
    ['12-15 march, 2 adults and kids of 4 and 6', '2 adults, children 4 6, 2027-03-12 to 2027-03-15'],
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
    // meals
    ['breakfast', 'meals Breakfast Included'],
    ['breakfast included', 'meals Breakfast Included'],
    ['for four, breakfast, under 2,000 euros', '4 adults, meals Breakfast Included, 2000 EUR STAY'],
  ])('“%s” are read as %s', (words, reading) => {
    expect(read([words])).toBe(reading);
  });

  it('several runs are combined, and the unread words keep their order', () => {
    expect(read(['sea view', 'for four, breakfast, under 2,000 euros'])).toBe(
      '4 adults, meals Breakfast Included, 2000 EUR STAY, “sea view”',
    );
    expect(read(['3 nights', 'from 12 march, sea view'])).toBe('2027-03-12 to 2027-03-15, “sea view”');
  });

  it.each([
    'family of two',
    'family of 3 or 4',
    'family of four with kids',
    '2 kids aged 5, 9 and 12',
    'for 3 with kids 5, 9 and 12',
    'for 4 with kids 5 and 9',
    'for 3, kids 5, 9 and 12',
    'for 40',
    'for 2 or for 3',
    'for 2 or 3',
    '2-3 people',
    '12-15',
    '30-31 february',
    '12-15 march and 20-25 march',
    'no breakfast',
    'without breakfast',
    'with kids, 2 rooms',
    'girls and a boy',
    'quiet',
    'a quiet room',
    'kosher',
    'wheelchair accessible',
  ])('“%s” gives no wishes', (words) => {
    expect(read([words])).toBe(`“${words}”`);
  });
});

describe('the words beside a place, in Hebrew', () => {
  it.each([
    ['משפחה של 4', '2 adults, 2 children, ages asked'],
    ['למשפחה בת חמש נפשות', '2 adults, 3 children, ages asked'],
    ['משפחה של 4 עם ילדים בני 5 ו-9', '2 adults, children 5 9'],
    ['לזוג וילד', '2 adults, 1 children, ages asked'],
    ['זוג + 3', '2 adults, 3 children, ages asked'],
    ['קרוב לחוף הים', 'order SEA'],
    ['במרכז העיר', 'order DISTANCE'],
    ['הכי זול', 'order PRICE_ASC'],
    ['ל-4', '4 adults'],
    ['ל־4', '4 adults'],
    ['ל4', '4 adults'],
    ['לארבעה', '4 adults'],
    ['לזוג', '2 adults'],
    ['לשניים', '2 adults'],
    ['2 מבוגרים ו-2 ילדים בני 5 ו-9', '2 adults, children 5 9'],
    ['עם ילדים בני 5 ו 9', 'children 5 9'],
    ['זוג עם ילד בן 5 וילדה בת 9', '2 adults, children 5 9'],
    ['2 מבוגרים, 2 ילדים (5, 9)', '2 adults, children 5 9'],
    ['זוג ותינוק', '2 adults, 1 infants'],
    ['2 מבוגרים ותאומים בני 4', '2 adults, children 4 4'],
    ['4 מבוגרים ב-2 חדרים', '4 adults, 2 rooms'],
    ['שני חדרים', '2 rooms'],
    ['ילדים בני 5 ו-9, 2 חדרים', 'children 5 9, 2 rooms'],
    ['דירת 2 חדרים', '“דירת 2 חדרים”'],
    ['טיול בנות ל-4', '4 adults, “טיול בנות”'],
    ['לזוג ותינוק', '2 adults, 1 infants'],
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
  ])('“%s” are read as %s', (words, reading) => {
    expect(read([words], 'he-IL')).toBe(reading);
  });

  it.each(['ללא ארוחת בוקר', 'עם נוף לים', 'שקט', 'כשר', 'נגיש לכיסא גלגלים', 'משפחה של 2'])(
    '“%s” gives no wishes',
    (words) => {
      expect(read([words], 'he-IL')).toBe(`“${words}”`);
    },
  );
});

describe('the order that words ask for', () => {
  it.each([
    'quiet, not in the centre',
    'not near the sea',
    'not too close to the beach',
    "don't want to be in the city centre",
    'no hotels on the beach',
    'not the cheapest',
    'לא במרכז',
    'לא קרוב לים',
    'לא ממש במרכז העיר',
  ])('“%s” rejects an order, and sets none', (words) => {
    expect(read([words])).toBe(`“${words}”`);
  });

  it.each([
    ['not in the centre, near the sea', 'order SEA, “not in the centre”'],
    ['not on the beach but in the centre', 'order DISTANCE, “not on the beach but”'],
    ['not far from the sea', 'order SEA'],
    ['לא רחוק מהים', 'order SEA'],
    ['no pool, near the sea', 'order SEA, “no pool”'],
  ])('“%s” is read as %s', (words, reading) => {
    expect(read([words])).toBe(reading);
  });
});
