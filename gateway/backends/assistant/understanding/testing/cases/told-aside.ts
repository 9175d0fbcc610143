import type { MessageContext } from '../../goals/message-context.ts';
import type { Case } from './case.ts';
import { afterBooking, familyOfFour, afterHotelQuestion, onHotelPage, withSearch } from './contexts.ts';

/** A search with two children whose ages are known. */
const withAges: Partial<MessageContext> = { ...familyOfFour, childrenAges: [6, 9] };

/** People, days and hotels in words of travellers that the lexicon does not have. */
export const toldAside: readonly Case[] = [
  // People by unknown words, and repeated numbers.
  ['five nuns in Rome, 3-6 May', 'find | *rome | 2027-05-03..2027-05-06 (3) | adults 5'],
  ['שלושה נגנים בחיפה', 'find | *חיפה | adults 3'],
  ['one gentleman, Rome', 'find | rome | adults 1'],
  ['Noa is back, so six again', 'find | noa | adults 6', withSearch],
  ['רון חזר, שוב חמישה', 'find | רון חזר | adults 5', withSearch],
  ['one of them cancelled', 'find | adults -1 isChange true', withSearch],
  ['אחד מהם ביטל', 'find | adults -1 isChange true', withSearch],
  ['so just us grown-ups', 'find | childrenAges [] children 0 infants 0', withAges],
  ['they will both be older: 7 both', 'find | childrenAges [7,7] children 2', withAges],
  ['my wife and my father who is 74 years', 'find | adults 2', withSearch],
  ['a 4 and a 9 year old', 'find | childrenAges [4,9] children 2', withSearch],
  ['רק שנינו לבד', 'find | adults 2', withSearch],
  // Days around an event or the current stay.
  [
    'our wedding day is on 14 May in Rome, arriving two days before and leaving the day after it',
    'find | *rome | 2027-05-12..2027-05-15 (3)',
  ],
  ['the Monday straight after it', 'find | 2027-02-15..? (?)', withSearch],
  ['from 27 May to 31', 'find | 2027-05-27..2027-05-31 (4)'],
  ['not from the 3rd but from the 5th of May', 'find | 2027-05-05..? (?)', withSearch],
  ['not from the tenth but from the seventeenth', 'find | 2027-02-17..? (?)', withSearch],
  ['לא מהשלישי אלא מהחמישי במאי', 'find | 2027-05-05..? (?)', withSearch],
  ['our flight was moved to 9 May', 'find | 2027-05-09..? (?)', withSearch],
  [
    "my son's wedding is in Haifa on June 10, four adults from the 9th to the 12th",
    'find | *haifa | 2027-06-09..2027-06-12 (3) | adults 4',
  ],
  ['only the ones with at least 8.5', 'find | VERY_GOOD', withSearch],
  ['we fancy a week in Rome from 3 May', 'find | *rome | 2027-05-03..2027-05-10 (7)'],
  ['Rome, 2 adults and a 5 y/o', 'find | rome | adults 2 childrenAges [5] children 1'],
  ['my wife wants Vienna instead', 'find | vienna', withSearch],
  // A statement after a question, without a sign.
  ['מה הכתובת של השלישי אני צריכה להגיד לנהג', 'hotel #3 location', withSearch],
  [
    'until what time can we keep the room in the first our flight is only at 9 pm',
    'hotel #1 times',
    withSearch,
  ],
  ['does the first one have a lift my wife can’t manage stairs', 'hotel #1 lift | unmet lift', withSearch],
  [
    'משאירים את שני הילדים אצל ההורים שלי אז זה רק שנינו',
    'find | adults 2 childrenAges [] children 0',
    withSearch,
  ],
  ['how much is the second', 'hotel #2 price', withSearch],
  ['what time is check out at the first', 'hotel #1 times', withSearch],
  ['we check out on the first', 'find | ?..2027-03-01 (?)', withSearch],
  ['אפשר לפצל את התשלום לשני כרטיסים', 'page payment', withSearch],
  ['מה קורה אם הזמנתי ופשוט לא מגיעים למלון', 'page cancellation'],
  // Hotels of the list and the open page.
  ['כמה השלישי יותר יקר מהראשון', 'compare #3 #1', withSearch],
  ["what's the nearest beach", 'hotel it location', onHotelPage],
  [
    'the cheapest or the one with the best reviews, how do they stack up?',
    'compare #1 cheapest best-rated | PRICE_ASC',
    withSearch,
  ],
  ['show the first two side by side, my manager wants to see both', 'compare #1 #2', withSearch],
  ['kosher kitchen on site, or do we bring our own', 'hotel it kosher | unmet kosher,kitchen', onHotelPage],
  ['the cheapest one.. parking?', 'hotel cheapest Parking | Parking | PRICE_ASC', withSearch],
  ['וארוחת בוקר אצלו כלולה או שמוסיפים', 'hotel it meals | Breakfast Included', afterHotelQuestion],
  ['forget the second, what about the first', 'hotel #1 about', withSearch],
  // Bookings and small talk.
  [
    'I must change the dates, my doctor moved the operation',
    'bookings change | doctor, operation',
    afterBooking,
  ],
  ['נגיד שאני לא נוסע, כמה כסף חוזר אליי?', 'bookings cancel'],
  ['do you ever sleep', 'small-talk who'],
  ['my cousin booked with you, what hotel is he at', 'small-talk other-guests'],
  ['back to the previous city', 'undo place', withSearch],
  ['pizza was bad, any good sushi there?', 'small-talk not-ours | pizza, bad'],
];
