import type { MessageContext } from '../../goals/message-context.ts';
import type { Case } from './case.ts';
import { familyOfFour, onHotelPage, withSearch } from './contexts.ts';

const withAges: Partial<MessageContext> = { ...familyOfFour, childrenAges: [6, 9] };

/** Words that look like people, ages, days or a place of the stay but are not, and the reverse. */
export const lookAlikes: readonly Case[] = [
  // People named in another clause belong to a question about a price.
  [
    'how much is the second, we are 2 adults and 2 kids aged 4 and 6',
    'hotel #2 price | adults 2 childrenAges [4,6] children 2',
    withSearch,
  ],
  ["what's the price of the first, we'd be three adults", 'hotel #1 price | adults 3', withSearch],
  ['how much is the second, with my mother', 'hotel #2 price | adults 2', withSearch],
  [
    'how much is the first, our son 7 joins',
    'hotel #1 price | childrenAges [7] children 1 isChange true',
    withSearch,
  ],
  ['compare the first two, my kids are 5 and 8', 'compare #1 #2 | childrenAges [5,8] children 2', withSearch],
  ['כמה עולה השני, אנחנו שלושה מבוגרים', 'hotel #2 price | adults 3', withSearch],
  ['כמה עולה הראשון, הילדים בני 5 ו-8', 'hotel #1 price | childrenAges [5,8] children 2', withSearch],
  ['כמה עולה השני, אמא שלי מצטרפת', 'hotel #2 price | adults 1 isChange true', withSearch],
  ['is there a pool? we arrive on friday', 'hotel it Pool | 2027-02-05..2027-02-12 (7) | Pool', onHotelPage],
  // A number before a thing counts no people.
  ['two bikes, hotel in Rome', 'find | *rome, bikes'],
  ['two stops from the centre in Rome', 'find | *rome, stops | unmet centre'],
  ['hotel in Rome with two balconies', 'find | *rome, balconies'],
  ['three bottles of wine', 'find | bottles, wine'],
  ['three dishes', 'find | dishes'],
  ['ארבע מרפסות', 'find | מרפסות'],
  ['שלושה מוזיאונים ליד המלון', 'find | מוזיאונים'],
  ['four engineers in Rome', 'find | *rome | adults 4'],
  // “yes” with an unknown word is still a yes.
  ['yes sounds great', 'yes | sounds great', withSearch],
  ['yes darling', 'yes | darling', withSearch],
  ['כן נשמע טוב', 'yes | נשמע', withSearch],
  ['כן מהמם', 'yes | מהמם', withSearch],
  // Words of dislike about something at a place do not reject the place.
  ["We don't like big hotels in Rome. Trastevere", 'find | *rome, trastevere', withSearch],
  ['not too crowded in Venice, Lido maybe', 'find | *venice, crowded, lido', withSearch],
  [
    "I don't want to stay in Rome more than two nights, Naples after that",
    'find | rome, naples | ?..? (2)',
    withSearch,
  ],
  ['לא 3 לילות אלא 4', 'find | ?..? (4)', withSearch],
  ['לא שני חדרים אלא שלושה', 'find | rooms 3', withSearch],
  ['לא במרכז אלא ליד הים', 'find | SEA | without sort', withSearch],
  // Agreed days are not a booking, and “abroad” does not mean that someone stays away.
  ['סגרנו על 3 לילות ברומא', 'find | *רומא, סגרנו | ?..? (3)'],
  ['סגרנו על רומא, 3-6 במאי', 'find | סגרנו, רומא | 2027-05-03..2027-05-06 (3)'],
  ['מלון בחול לשבוע', 'find | ?..? (7)'],
  // Numbers of hotels, hours and distances are neither guests nor ratings.
  ['show me five now', 'find', withSearch],
  ['at 6 now', 'unknown', withSearch],
  ['3 together', 'unknown', withSearch],
  // A known misreading: the time becomes 30 July.
  ['at least 7.30 in the morning', 'find | 2027-07-30..? (?)', withSearch],
  ['at least 8.5 km from the sea', 'unknown', withSearch],
  ['at least 8.5', 'find | VERY_GOOD', withSearch],
  // Names of places, most of them on the page of a hotel.
  ['hotel in Nancy', 'find | *nancy'],
  ['something in the maldives', 'find | *maldives', onHotelPage],
  ['a hotel in the dolomites with a pool', 'find | *dolomites | Pool', onHotelPage],
  ['do they ask me at the desk for a card', 'hotel it card | card', onHotelPage],
  ['barcelona with a pool?', 'find | barcelona | Pool', onHotelPage],
  ['vegan food rome', 'find | rome | unmet vegan food', onHotelPage],
  // When the guests are unknown, someone who is said to want the trip is a guest.
  ['my wife wants a week in Rome from 3 May', 'find | *rome | 2027-05-03..2027-05-10 (7) | adults 2'],
  ['my husband likes Paris, 3-6 May', 'find | paris | 2027-05-03..2027-05-06 (3) | adults 2'],
  ['אשתי רוצה פריז', 'find | פריז | adults 2'],
  ['does the hotel serve pizza', 'hotel it serve pizza | serve pizza', onHotelPage],
  ['the other city was nicer', 'find | better', onHotelPage],
  // A number before “each” is not an age, and “adults hotel” does not remove the children. After these, cars: parking or
  // a rental.
  ['we pay 10 each', 'hotel it share', withAges],
  ['10 each for breakfast', 'find | Breakfast Included | numbers 10', withAges],
  ['we need two rooms, 2 each', 'find | rooms 2', withAges],
  ['two each', 'hotel it share', withAges],
  ['they will be 7 both', 'find | childrenAges [7,7] children 2', withAges],
  ['הם יהיו בני 7 שניהם', 'find | childrenAges [7,7] children 2', withAges],
  ['are these only adults hotels?', 'find', withAges],
  ['האם זה מלון רק למבוגרים?', 'find', withAges],
  ['not only adults', 'unknown', withAges],
  ['we come by car, can you put the cheapest first', 'find | PRICE_ASC'],
  ['by car, where do you put us for under 100', 'find | 0-100 ?/night', withSearch],
  ["I'd like to rent a car too, could you put it in the booking", 'extras cars', withSearch],
  ['a place for a car rental?', 'extras cars', withSearch],
  ['is there space for the car seat', 'extras cars | space, seat', withSearch],
  ['can we leave the kids in the car', 'extras cars | childrenAges []', withSearch],
  ['we have a car, can you keep the list', 'extras cars', withSearch],
  ['coming by car, could we stay near the highway', 'find | *highway', withSearch],
  ['is there a place for a baby car seat', 'extras cars | seat | infants 1', onHotelPage],
  ['we have hired a car, where could we leave it?', 'extras cars | hired | Parking', withSearch],
  ['is there somewhere to put the car', 'find | Parking', withSearch],
  ['can I leave the car at the hotel', 'find | Parking', withSearch],
  ['אנחנו עם רכב אז צריך איפה לשים אותו', 'find | Parking', withSearch],
  ['we drive, can we keep our van there', 'find | van | Parking', withSearch],
  // A sum after a month is a limit, not a year.
  ['Rome 3-5 May 400 max', 'find | rome | 2027-05-03..2027-05-05 (2) | 0-400 ?/night'],
  ['רומא 3-5 במאי 900 מקסימום', 'find | רומא | 2027-05-03..2027-05-05 (2) | 0-900 ?/night'],
  // A wish for a rate that can be cancelled has no day of its own.
  [
    'arriving 5 Feb and staying until 10 Feb with free cancellation in Rome',
    'find | *rome | 2027-02-05..2027-02-10 (5) | free',
  ],
  ['hotel in Rome on 5 February with good cancellation terms', 'find | *rome | 2027-02-05..? (?)'],
  // A companion is no member of the site's staff.
  ['אני נוסע לרומא עם עובד שלי, 5-8 במרץ', 'find | *רומא | 2027-03-05..2027-03-08 (3)'],
  ['רק אני עם אשתי ברומא', 'find | *רומא | adults 2'],
  ['just me together with my wife in Rome', 'find | *rome | adults 2'],
  // Reasons, and other words beside what is wanted.
  ['free cancellation because my wife is sick', 'find | free', withSearch],
  ['ביטול חינם כי אשתי חולה', 'find | free', withSearch],
  ['hotel with both, pool and gym?', 'find | Pool,Gym', withSearch],
  ['יש מלון עם שניהם, בריכה וחניה?', 'find | Pool,Parking', withSearch],
  ['pool, drop that and breakfast', 'find | Breakfast Included | without Pool', withSearch],
  ['breakfast, remove that and add a pool', 'find | Pool | without meals', withSearch],
  ['3 nights are too many, we are 2', 'find | ?..? (3) | adults 2', withSearch],
  ['3 לילות לא מספיק, עוזבים ב-14', 'find | 2027-02-11..2027-02-14 (3)', withSearch],
  ['רצינו 4 לילות, אז מ-10 במאי', 'find | רצינו | 2027-05-10..2027-05-14 (4)', withSearch],
  ['everybody together in a private room', 'unknown | private', withSearch],
  ['is there parking at the entrance', 'hotel it Parking | entrance | Parking', onHotelPage],
  ['do I pay at the gate', 'unknown | gate', onHotelPage],
  ['תעבירי אותי לנציג בעניין תשלום', 'person | *עניין', withSearch],
];
