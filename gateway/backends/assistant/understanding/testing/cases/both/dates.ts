import type { Case } from '../case.ts';
import { afterBooking, onHotelPage, withSearch } from '../contexts.ts';

/** A stay over Valentine's Day. */
const overValentine = { ...withSearch, stay: { checkIn: '2027-02-14', checkOut: '2027-02-17' } };

/** Dates in English and Hebrew, by what the messages have in common. */
export const bothDates: readonly Case[] = [
  // Ordinals of a birthday or an anniversary are not days.
  [
    "it's our 15th anniversary and we'd love Venice, Friday 5 March to Monday 8 March",
    'find | venice | 2027-03-05..2027-03-08 (3)',
  ],
  ['London in march 2 adults', 'find | london | 2027-03-01..? (?) | adults 2'],
  ['hotel for 2 in march in Vienna', 'find | *vienna | 2027-03-01..? (?) | adults 2'],
  ['מלון לשניים במרץ בפריז', 'find | *פריז | 2027-03-01..? (?) | adults 2'],
  ['rome march 12 2 adults', 'find | rome | 2027-03-12..? (?) | adults 2'],
  ['hotel from 2 in march to 5 in march in Rome', 'find | *rome | 2027-03-02..2027-03-05 (3)'],
  ['rome on 12 in march for 2 nights', 'find | rome | 2027-03-12..2027-03-14 (2)'],
  ['רומא לחמישה במאי, זוג', 'find | רומא | 2027-05-05..? (?) | adults 2'],
  ['רומא מהשני במרץ לחמישי במרץ', 'find | רומא | 2027-03-02..2027-03-05 (3)'],
  ['מלון לשלושה במרץ ברומא', 'find | *רומא | 2027-03-01..? (?) | adults 3'],
  ['our 5-year anniversary in Rome 3-6 may', 'find | *rome | 2027-05-03..2027-05-06 (3)'],
  ['ממריאים ב-5 במאי לרומא ל-3 לילות', 'find | *רומא, ממריאים | 2027-05-05..2027-05-08 (3)'],
  ['can we come on the 7th already?', 'find | 2027-02-07..2027-02-12 (5)', withSearch],
  ['we arrive early, on the 7th', 'find | 2027-02-07..2027-02-12 (5)', withSearch],
  ['we arrive early on 3 may, Rome until 6 may', 'find | rome | 2027-05-03..2027-05-06 (3)'],
  ['נגיע מוקדם ב-3 במאי, רומא 3 לילות', 'find | רומא | 2027-05-03..2027-05-06 (3)'],
  ['London christmas week', 'find | london | 2026-12-24..2026-12-31 (7)'],
  ['רומא בשבוע של הסילבסטר', 'find | רומא | 2026-12-30..2027-01-06 (7)'],
  ['two weeks at christmas in Rome', 'find | *rome | 2026-12-24..2027-01-07 (14)'],
  ['zurich between xmas and nye', 'find | zurich | 2026-12-25..2026-12-31 (6)'],
  ['the week after is my birthday', 'unknown', withSearch],
  ['a week later is a good idea', 'find | idea | 7 days on', withSearch],
  ['שבוע אחרי זה יום ההולדת שלי', 'unknown', withSearch],
  ['yo, prague end of jan? 22nd to 25th', 'find | prague | 2027-01-22..2027-01-25 (3)'],
  ['rome 4 days 3 nights from 3 may', 'find | rome | 2027-05-03..2027-05-06 (3)'],
  ['our 10th wedding anniversary in Rome', 'find | *rome'],
  ["it's my 40th birthday, hotel in Paris from 3 to 6 March", 'find | *paris | 2027-03-03..2027-03-06 (3)'],
  [
    "my dad's 70th birthday weekend in Lisbon 5-8 March, 4 adults",
    'find | *lisbon | 2027-03-05..2027-03-08 (3) | adults 4',
  ],
  ['for our 2nd anniversary, Venice 5-8 March', 'find | venice | 2027-03-05..2027-03-08 (3)'],
  ['יום הולדת ה-50 של אמא, מלון ברומא 3-6 במרץ', 'find | *רומא | 2027-03-03..2027-03-06 (3)'],
  // A day of rest is not a day of the stay.
  [
    'אנחנו לא נוסעים בשבת, אפשר מיום ראשון 13 בדצמבר עד יום רביעי?',
    'find | 2026-12-13..2026-12-16 (3)',
    withSearch,
  ],
  [
    'we keep Shabbat, hotel in Jerusalem from Sunday 6 December to Thursday',
    'find | *jerusalem | 2026-12-06..2026-12-10 (4)',
  ],
  ['Rome, not on Shabbat, 6 to 10 December', 'find | rome | 2026-12-06..2026-12-10 (4)'],
  ["we don't fly on Saturday. Rome 6-10 December", 'find | rome | 2026-12-06..2026-12-10 (4)'],
  ['אנחנו שומרים שבת, מלון ברומא 6-10 בדצמבר', 'find | *רומא | 2026-12-06..2026-12-10 (4)'],
  ['לא טסים בשבת, לונדון מ-6 עד 10 בדצמבר', 'find | לונדון | 2026-12-06..2026-12-10 (4)'],
  ['not friday, saturday to monday, Rome', 'find | rome | 2026-11-21..2026-11-23 (2)'],
  ['hotel in rome from friday to saturday', 'find | *rome | 2026-11-27..2026-11-28 (1)'],
  // The end stays when only the start changes.
  ['תשנה כניסה ל 9 לפברואר, יציאה אותו דבר', 'find | 2027-02-09..2027-02-12 (3)', withSearch],
  ['move check in to 9 february, check out the same', 'find | 2027-02-09..2027-02-12 (3)', withSearch],
  ['arrive on the 9th of February, same check-out', 'find | 2027-02-09..2027-02-12 (3)', withSearch],
  ['כניסה ב-9 בפברואר, עזיבה ללא שינוי', 'find | 2027-02-09..2027-02-12 (3)', withSearch],
  ['תקדימי כניסה ל-7.2 והיציאה נשארת', 'find | 2027-02-07..2027-02-12 (5)', withSearch],
  ['check-in 7 Feb, check-out stays as is', 'find | 2027-02-07..2027-02-12 (5)', withSearch],
  ['change arrival to 9 Feb and departure the same', 'find | 2027-02-09..2027-02-12 (3)', withSearch],
  ['check in 20 Feb, check out the same', 'find | 2027-02-20..? (?)', withSearch],
  // A wish for Shabbat names no days.
  ['is there a lift? important for us on Shabbat', 'hotel it lift | unmet lift', onHotelPage],
  ['חשוב לנו לשבת שתהיה מעלית', 'find | unmet מעלית', onHotelPage],
  ['יש מעלית? לשבת חשוב לנו', 'hotel it מעלית | unmet מעלית', onHotelPage],
  // Changes only the first day.
  ['just from the 10th actually', 'find | 2027-02-10..2027-02-12 (2)', withSearch],
  ['same but from 10 Feb', 'find | 2027-02-10..2027-02-12 (2)', withSearch],
  ['just from 20 Feb', 'find | 2027-02-20..? (?)', withSearch],
  ['from the 10th', 'find | 2027-02-10..? (?)', withSearch],
  ['רק מה-10 בעצם', 'find | 2027-02-10..2027-02-12 (2)', withSearch],
  ['אבל מה-10', 'find | 2027-02-10..2027-02-12 (2)', withSearch],
  // A holiday within the current stay does not change it.
  ['בעצם חברה שלי באה גם, יום ולנטיינס וזה', 'find | adults 2', overValentine],
  ["it's for valentines day, so a spa please", 'find | Spa', overValentine],
  ['over Christmas instead', 'find | 2026-12-24..2026-12-27 (3)', overValentine],
  // Two hotels, or two days, are not a stay.
  ['the first or the third, which has better reviews?', 'find | RATING'],
  ['הראשון או השלישי, למי יש ביקורות טובות יותר?', 'compare by rating | VERY_GOOD'],
  // A label of a form.
  ['Rome, nights: 3', 'find | rome | ?..? (3)'],
  // A weekday of a month.
  [
    'a week in Funchal, starting on the first Sunday of February',
    'find | *funchal | 2027-02-07..2027-02-14 (7)',
  ],
  ['the last Friday of January in Rome, two nights', 'find | *rome | 2027-01-29..2027-01-31 (2)'],
  ['רומא מיום ראשון הראשון של פברואר לשבוע', 'find | רומא | 2027-02-07..2027-02-14 (7)'],
  // A holiday at one end of the stay.
  ['berlin xmas eve til 27th', 'find | berlin | 2026-12-24..2026-12-27 (3)'],
  ['berlin from christmas eve to the 27th', 'find | berlin | 2026-12-24..2026-12-27 (3)'],
  ['berlin new years eve till the 3rd', 'find | berlin | 2026-12-31..2027-01-03 (3)'],
  ['berlin, 22nd to christmas day', 'find | berlin | 2026-12-22..2026-12-25 (3)'],
  ['ברלין מערב חג המולד עד ה-27', 'find | ברלין | 2026-12-24..2026-12-27 (3)'],
  // Another day of arrival: the stay ends as before, unless it would become much longer.
  ['I change, I arrive 10 February', 'find | 2027-02-10..2027-02-12 (2)', withSearch],
  ['נגיע ב-10 בפברואר', 'find | 2027-02-10..2027-02-12 (2)', withSearch],
  ['arriving on the 9th', 'find | 2027-02-09..2027-02-12 (3)', withSearch],
  ['I arrive 15 February', 'find | 2027-02-15..? (?)', withSearch],
  ['we arrive on 10 December', 'find | 2026-12-10..? (?)', withSearch],
  ['arriving 10 feb, 3 nights', 'find | 2027-02-10..2027-02-13 (3)', withSearch],
  ['we arrive a day earlier', 'find | start -1 days on', withSearch],
  ['נגיע יום קודם', 'find | start -1 days on', withSearch],
  ['the meeting moved to 10 february', 'find | 2027-02-10..? (?)', withSearch],
  // A day that another one replaces.
  ['tomorrow rather than today', 'find | 2026-11-22..? (?)', withSearch],
  ['מחר במקום היום', 'find | 2026-11-22..? (?)', withSearch],
  ['עדיף מחר מאשר היום', 'find | 2026-11-22..? (?)', withSearch],
  ['Friday rather than Thursday', 'find | 2027-02-05..? (?)', withSearch],
  ['march instead of february', 'find | 2027-03-01..? (?)', withSearch],
  ['add a night at the beginning', 'find | start -1 days on', withSearch],
  ['לילה נוסף בהתחלה', 'find | start -1 days on', withSearch],
  ['תקצרי ללילה אחד', 'find | ?..? (1)', withSearch],
  // A date before a holiday, a weekday instead of another, “front” and “start” of something else.
  ["december 28 to new year's day", 'find | 2026-12-28..2027-01-01 (4)'],
  ["from the 29th to new year's day", 'find | 2026-12-29..2027-01-01 (3)'],
  ['sunday instead of monday', 'find | 2027-02-07..? (?)', withSearch],
  ['thursday, not friday', 'find | 2027-02-11..? (?)', withSearch],
  ['יום ראשון במקום יום שני', 'find | 2027-02-07..? (?)', withSearch],
  ['two nights more, front desk 24h', 'find | front desk | 2 nights more | numbers 24', withSearch],
  ['extend by two nights, start on the 7th', 'find | 2027-02-07..? (?)', withSearch],
  // The day of a cancellation, of a payment or of a late arrival is no day of the stay.
  ['what if I cancel on the 28th of January?', 'hotel it cancellation', onHotelPage],
  ['מה קורה אם אבטל ב-28 בינואר?', 'hotel it cancellation', onHotelPage],
  ['if I cancel a week before', 'hotel it cancellation', onHotelPage],
  ['what do I pay if I cancel on 30 January?', 'hotel it cancellation', onHotelPage],
  ['what if we cancel on the 3rd?', 'hotel it cancellation', onHotelPage],
  ['on 30 January, can I still cancel?', 'hotel it cancellation', onHotelPage],
  ['is it refundable until the end of January?', 'hotel it cancellation', onHotelPage],
  ['אם אני מבטלת יומיים לפני ההגעה מה קורה?', 'hotel it cancellation', onHotelPage],
  ['אפשר לקבל החזר אם אבטל עד ה-30 בינואר?', 'hotel it cancellation', onHotelPage],
  ['we may arrive late on the 9th, is that ok?', 'hotel it times', onHotelPage],
  ['do I have to pay by 20 January?', 'page payment', onHotelPage],
  ['if I cancel on 28 January, what do I get back?', 'bookings cancel', { ...withSearch, ...afterBooking }],
  // The stay itself, beside a cancellation.
  [
    'what are the cancellation terms for 10-12 Feb?',
    'hotel it cancellation | 2027-02-10..2027-02-12 (2)',
    onHotelPage,
  ],
  ['can I cancel if we come on 10 Feb?', 'hotel it cancellation | 2027-02-10..? (?)', onHotelPage],
  [
    'if I book 10-14 Feb and cancel on 5 Feb what do I lose?',
    'hotel it cancellation | 2027-02-10..2027-02-14 (4)',
    onHotelPage,
  ],
  ['we want to leave on the 11th and not on the 12th', 'find | ?..2027-02-11 (?)', withSearch],
  ['ולצאת ב-11 ולא ב-12', 'find | ?..2027-02-11 (?)', withSearch],
  ['הם יעזבו כבר ב-11 בפברואר', 'find | ?..2027-02-11 (?)', withSearch],
  [
    'we marry on the 2nd of june and want venice after it, june 4 to june 9',
    'find | marry, venice | 2027-06-04..2027-06-09 (5)',
  ],
  ['מלון במדריד 1-3 במרץ 2027 לאורח אחד', 'find | *מדריד | 2027-03-01..2027-03-03 (2) | adults 1'],
];
