import type { Case } from '../case.ts';
import { onHotelPage, withSearch, afterHotelQuestion } from '../contexts.ts';

/** Hotels of the list that are pointed at, and questions on the page of a hotel. */
export const pointed: readonly Case[] = [
  ['the bottom one on your list dear do they take dogs', 'hotel #-1 Pet Friendly | Pet Friendly', withSearch],
  [
    'the one guests have rated most highly: does it serve breakfast?',
    'hotel best-rated meals | serve | Breakfast Included | RATING',
    withSearch,
  ],
  ['the one that costs the least, does it have wifi?', 'hotel cheapest WiFi | WiFi | PRICE_ASC', withSearch],
  ['the one at the top of the list, is there parking?', 'hotel #1 Parking | Parking', withSearch],
  ['For one night here how many money?', 'hotel it price | ?..? (1)', onHotelPage],
  [
    "is there a jacuzzi here, yes or no, there's 20 quid on it",
    'hotel it jacuzzi | 0-20 GBP/night | unmet jacuzzi',
    onHotelPage,
  ],
  ['does this price already include the city tax?', 'hotel it property-fees', onHotelPage],
  ['a pool here?', 'hotel it Pool | Pool', onHotelPage],
  ['זה שעולה הכי מעט, יש שם אינטרנט?', 'hotel cheapest WiFi | WiFi | PRICE_ASC', withSearch],
  ['התחתון ברשימה, מותר שם כלבים?', 'hotel #-1 Pet Friendly | Pet Friendly', withSearch],
  ['המלון שהכי אהבו, יש בו בריכה?', 'hotel best-rated Pool | Pool | RATING', withSearch],
  [
    'הסכום שרשום פה כבר עם מע"מ ומסי עירייה, או שתחכה לי הפתעה בקבלה?',
    'hotel it property-fees | שרשום, ומסי עירייה, שתחכה',
    onHotelPage,
  ],
  ["יש בו ג'קוזי או שזה סתם בתמונה?", "hotel it ג'קוזי | unmet ג'קוזי", onHotelPage],
  ['לילה אחד כאן כמה זה יוצא?', 'hotel it price | ?..? (1)', onHotelPage],
  [
    'Now the third one you put up reminds me of a convent where Sister Agnes locked us out. How far would I be walking from it to the middle of town?',
    'hotel #3 location | reminds, convent, agnes locked',
    withSearch,
  ],
  [
    'My daughter chose the second because of its silly name. Has it got a pool?',
    'hotel #2 Pool | Pool',
    withSearch,
  ],
  ['We both love the first. What time do they let us in?', 'hotel #1 times', withSearch],
  [
    'My husband swears by the cheapest one. Is there parking?',
    'hotel cheapest Parking | swears | adults 2 | Parking | PRICE_ASC',
    withSearch,
  ],
  [
    'The kids went wild over the last one on the list. How far is it from the centre?',
    'hotel #-1 location | wild | unmet centre',
    withSearch,
  ],
  [
    'The third tickles my fancy. Do they take dogs?',
    'hotel #3 Pet Friendly | tickles | 5 stars | Pet Friendly',
    withSearch,
  ],
  [
    'My mother thinks the second is a palace. Could we cancel it for free?',
    'hotel #2 cancellation | palace',
    withSearch,
  ],
  ['Auntie rather likes the first one. Has it a lift?', 'hotel #1 lift | unmet lift', withSearch],
  ['הילדים התלהבו מהראשון. כמה הוא רחוק מהמרכז?', 'hotel #1 location', withSearch],
  ['הילדה בחרה את השני כי יש לו שם מצחיק. יש בו בריכה?', 'hotel #2 Pool | Pool', withSearch],
  [
    'היקר מביניהם הפיל את סבתא מהכיסא. כמה עולה בו לילה?',
    'hotel dearest price | הפיל, מהכיסא | PRICE_DESC',
    withSearch,
  ],
  ['סבתא נדלקה על האחרון. יש שם מעלית?', 'hotel #-1 מעלית | נדלקה | unmet מעלית', withSearch],
  ['חברה שלי מתה על השלישי. אפשר לבטל אותו?', 'hotel #3 cancellation | מתה | adults 2', withSearch],
  ['אמא שלי בכלל רוצה את הראשון. מתי נכנסים לחדר?', 'hotel #1 times', withSearch],
  ['החבר שלי הצביע על השני. יש חניה?', 'hotel #2 Parking | הצביע | adults 2 | Parking', withSearch],
  ['Alpha Inn. jacuzzi?', 'hotel “alpha inn” jacuzzi | unmet jacuzzi', withSearch],
  ['Beta Suites. יש חניה?', 'hotel “beta suites” Parking | Parking', afterHotelQuestion],
  ["I meant the third but actually it's the second, is there a gym?", 'hotel #2 Gym | Gym', withSearch],
  [
    "what's the rating of the second, and is it near the beach?",
    'hotel #2 rating + location | SEA',
    withSearch,
  ],
  ['sort them by what previous guests scored because photos lie', 'find | RATING', withSearch],
  ['the first one, she was ill last year, does it have a lift?', 'hotel #1 lift | unmet lift', withSearch],
];
