import type { Case } from '../case.ts';
import { opened, standing } from '../wordings/contexts.ts';

/** Hotels of the list that are pointed at, and questions on the page of a hotel. */
export const pointed: readonly Case[] = [
  ['the bottom one on your list dear do they take dogs', 'hotel #-1 Pet Friendly | Pet Friendly', standing],
  [
    'the one guests have rated most highly: does it serve breakfast?',
    'hotel best-rated meals | serve | Breakfast Included | RATING',
    standing,
  ],
  ['the one that costs the least, does it have wifi?', 'hotel cheapest WiFi | WiFi | PRICE_ASC', standing],
  ['the one at the top of the list, is there parking?', 'hotel #1 Parking | Parking', standing],
  ['For one night here how many money?', 'hotel it price | ?..? (1)', opened],
  [
    "is there a jacuzzi here, yes or no, there's 20 quid on it",
    'hotel it jacuzzi | 0-20 GBP/night | unmet jacuzzi',
    opened,
  ],
  ['does this price already include the city tax?', 'hotel it property-fees', opened],
  ['a pool here?', 'hotel it Pool | Pool', opened],
  ['זה שעולה הכי מעט, יש שם אינטרנט?', 'hotel cheapest WiFi | WiFi | PRICE_ASC', standing],
  ['התחתון ברשימה, מותר שם כלבים?', 'hotel #-1 Pet Friendly | Pet Friendly', standing],
  ['המלון שהכי אהבו, יש בו בריכה?', 'hotel best-rated Pool | Pool | RATING', standing],
  [
    'הסכום שרשום פה כבר עם מע"מ ומסי עירייה, או שתחכה לי הפתעה בקבלה?',
    'hotel it property-fees | שרשום, ומסי עירייה, שתחכה',
    opened,
  ],
  ["יש בו ג'קוזי או שזה סתם בתמונה?", "hotel it ג'קוזי | unmet ג'קוזי", opened],
  ['לילה אחד כאן כמה זה יוצא?', 'hotel it price | ?..? (1)', opened],
];
