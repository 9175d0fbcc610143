import { meanings } from '../phrases.ts';

/** Hebrew ordinals of days, up to the tenth. */
const NTH_HEBREW = 'ראשון,שני,שלישי,רביעי,חמישי,שישי,שביעי,שמיני,תשיעי,עשירי'.split(',');

const NTH = (
  'first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,' +
  'sixteenth,seventeenth,eighteenth,nineteenth,twentieth,twenty first,twenty second,twenty third,twenty fourth,' +
  'twenty fifth,twenty sixth,twenty seventh,twenty eighth,twenty ninth,thirtieth,thirty first'
).split(',');

/**
 * Number words; Hebrew ones in both genders and the form before a noun (syntax: `../phrases.ts`). Tags: `number`;
 * `nth`: an ordinal as a day of a month; `ordinal`: a position in a list, -1 for the last; `neighbor`: the hotel
 * above (-1) or below (1) the one in focus.
 */
export const numberWords = meanings(`
  [number]
  0: zero,אפס | 1: one,אחד,אחת | 2: two,שניים,שתיים,שני,שתי,השניים,השתיים,שנתיים
  3: three,שלושה,שלוש,שלושת | 4: four,ארבעה,ארבע,ארבעת | 5: five,חמישה,חמש,חמשת,חמשה
  6: six,שישה,שש,ששה,ששת,שישת | 7: seven,שבעה,שבע,שבעת | 8: eight,שמונה,שמונת | 9: nine,תשעה,תשע,תשעת
  10: ten,עשרה,עשר,עשרת | 11: eleven,אחד עשר,אחת עשרה
  12: twelve,a dozen,שנים עשר,שניים עשר,שתים עשרה,שתיים עשרה | 13: thirteen,שלושה עשר,שלוש עשרה
  14: fourteen,ארבעה עשר,ארבע עשרה | 15: fifteen,חמישה עשר,חמש עשרה | 16: sixteen,שישה עשר,שש עשרה
  17: seventeen,שבעה עשר,שבע עשרה | 18: eighteen,שמונה עשר,שמונה עשרה | 19: nineteen,תשעה עשר,תשע עשרה
  20: twenty,עשרים | 30: thirty,שלושים | 40: forty,ארבעים | 50: fifty,חמישים | 60: sixty,שישים
  70: seventy,שבעים | 80: eighty,שמונים | 90: ninety,תשעים | 100: a hundred,one hundred,hundred,מאה
  200: מאתיים | 300: שלוש מאות | 400: ארבע מאות
  500: חמש מאות | 600: שש מאות | 700: שבע מאות
  800: שמונה מאות | 900: תשע מאות
  1000: a thousand,one thousand,a grand,thousand,grand,אלף,אלפים | 2000: אלפיים
  3000: שלושת אלפים | 4000: ארבעת אלפים | 5000: חמשת אלפים
  6000: ששת אלפים | 7000: שבעת אלפים | 8000: שמונת אלפים
  [nth]
  ${NTH.map((word, at) => `${at + 1}: ${word},${NTH_HEBREW[at] ?? ''}`).join('\n')}
  [ordinal]
  1: first,first one,one at the top,top of the list,top of your list,first hotel on the list,first hotel,top one,one up top,one at the very top,one on top,number one
    העליון,זה שלמעלה,שבראש הרשימה,הכי למעלה,שבתחילת הרשימה,ראשון,ראשונה,רשון,רשונה,מספר אחת,מספר אחד
  2: middle one,second,second one,second hotel,number two,אמצעי,זה שבאמצע,שני,שנייה,שניה,מספר שתיים,מספר שניים
  3: third,third one,third hotel,number three,שלישי,שלישית,שלשי,שלשית,מספר שלוש
  4: fourth,fourth one,רביעי,רביעית,רבעי,רבעית,number four,מספר ארבע
  5: fifth,fifth one,חמישי,חמישית,חמשי,חמשית,number five,מספר חמש
  -1: last,last one,one right at the bottom,one at the very bottom,very last one,last hotel,bottom one,one at the bottom,bottom of the list,bottom of your list,at the bottom of the list,lowest on the list,אחרון,אחרונה,התחתון,זה שלמטה,שבתחתית,בתחתית הרשימה,הכי למטה,שבסוף הרשימה,בסוף הרשימה
  [neighbor]
  -1: hotel just above it,just above it,one just above it,one just above,hotel above it,hotel above,above it,right above it,above that one,one just before it,hotel just before it,hotel right above,one before,one before it,one before that,one above,one above it,previous one,previous hotel,hotel before it
    לפניו,ממש לפניו,שמעליו,זה שמעליו,מעליו,זה מעליו,המלון שמעליו,המלון שלפניו,שממש לפניו,ההוא לפניו,זה שלפניו,שלפניו,זה לפניו,אחד לפניו,המלון לפניו,המלון הקודם,הקודם
  1: next one,the next one,next hotel,hotel just below it,just below it,one just below it,below it,right below it,hotel below,hotel below it,under it,one after,one after it,one after that,one below,one below it,hotel after it
    שמתחתיו,זה שמתחתיו,מתחתיו,זה מתחתיו,המלון שמתחתיו,ממש אחריו,המלון שאחריו,הבא בתור,ההוא אחריו,זה שאחריו,שאחריו,זה אחריו,אחד אחריו,המלון אחריו
`);
