import { meanings } from '../phrases.ts';

/**
 * Phrases of money and budgets (syntax: `../phrases.ts`); currency signs are in `rules/money.ts`. Tags:
 * `currency`, `at-most` and `at-least` before an amount, `or-more` and `or-less` after it, `about-sum` (around),
 * `between`, `set-limit` (changes the limit), and what the amount is for: `per-night`, `per-person`, `per-room`,
 * `per-stay`.
 */
export const moneyWords = meanings(`
  [currency]
  ILS: shekel,shekels,ils,nis,sheqel,שקל,שקלים,שח,שקלים חדשים
  USD: dollar,usd,us dollars,buck,bucks,american dollars,דולר,דולרים,דולר אמריקאי
  EUR: euro,eur,evro,יורו,אירו,יוארו
  GBP: pound,gbp,quid,sterling,pounds sterling,british pounds
    פאונד,לירות שטרלינג,לישט,לירה שטרלינג,שטרלינג,ליש ט
  JPY: yen,jpy,japanese yen,ין,יין יפני,ין יפני
  AUD: aud,australian dollars,australian dollar,aussie dollars,דולר אוסטרלי,דולרים אוסטרליים
  CAD: cad,canadian dollars,canadian dollar,דולר קנדי,דולרים קנדיים
  CHF: chf,franc,swiss francs,swiss franc,francs,פרנק,פרנק שוויצרי,פרנקים
  // Currencies without an exchange rate; if they were unknown words, the amount would be read as shekels.
  [other-currency] other: ruble,rouble,rub,rupee,inr,yuan,renminbi,cny,rmb,krw,korean won,mxn,peso,mexican peso,turkish lira,zloty,pln,thai baht,baht,thb,kronor,krona,krone,kroner,sek,nok,dkk,dirham,aed,jordanian dinar,dinar,jod,south african rand,zar,brazilian real,forint,huf,czk,koruna,hryvnia,uah,bitcoin,btc,ethereum,crypto
    רובל,רובלים,רופי,רופיות,יואן,פסו,לירה טורקית,לירות טורקיות,זלוטי,באט תאילנדי,בהט,קרונה,קרונות,כתר שוודי,דירהם,דירהאם,דינר,דינרים,פורינט,פורינטים,גריבנה,ביטקוין
  [at-most] at-most: total budget,whole budget,budget went up to,budget went down to,budget is now,penny over,cent over,a penny more than,a cent more than,nothing over,nothing above,nothing more than,not exceed,not to exceed,to exceed,exceed,exceeding,ceiling of,ceiling,cap of,cap at,capped at,cap,limit,limit is,keep it under,keep it below,stay under,stay below,anything under,anything below,not a penny over,only have,we have,all we have is,can afford,afford,can spend,could spend,fewer than,under,below,pay more than,spend more than,dont want to pay more than,dont want to spend more than,not pay more than,dont pay more than,pay over,spend over,go over,go above,up to,at most,less than,no more than,not more than,max,maximum,maximum of,max of,cheaper than,within,not over,not above,lower than,budget of,budget is,budget,a budget of,my budget is,no higher than,limit of
    תקציב כולל,תקציב הכולל,התקציב עלה,התקציב ירד,תקרה,תקרה של,תקרת מחיר,לא לעבור,לא לעבור את,לא לעבור את ה,שלא יעבור,ולא יותר,שלא יעלה על,לא יעלה על,עד מקסימום,מקס,הגבלה של,יש לי,יש לנו,יכולים להוציא,יכול להוציא,יכולה להוציא,אין לי יותר מ,אין לנו יותר מ,עד,מתחת ל,לא רוצה לשלם יותר,לא רוצים לשלם יותר,לא לשלם יותר,לשלם יותר,להוציא יותר,לא יותר,לא לשלם מעל,לא רוצה לשלם מעל,לא רוצה יותר,לא רוצה להוציא יותר,מתחת,פחות מ,פחות,לא יותר מ,מקסימום,לכל היותר,תקציב של,תקציב,התקציב שלי,התקציב,בתקציב,בתקציב של,זול מ,לא מעל,תקציב עד
  [at-least] at-least: at least,over,above,more than,minimum,min,minimum of,from,starting from,no less than,not less than,higher than,not below
    לפחות,מעל,יותר מ,מינימום,לכל הפחות,החל מ,לא פחות מ,יותר
  [or-more] more: n up,n above,or more,or above,or higher,or better,and up,and above,plus,and more,or up,upwards
    ומעלה,או יותר,ויותר,פלוס
  [or-less] less: or less,or under,or below,max,maximum,at most,tops,at the outside,at the very most,and no more,not more,and nothing more,and not a penny more,not a penny more,not a cent more,not a shekel more,not a euro more,not a pound more,not a dollar more,not one more shekel
    או פחות,ומטה,מקסימום,לכל היותר,גג,לא יותר,ולא יותר,ולא שקל יותר,לא שקל יותר,לא שקל מעבר,ולא שקל מעבר,ולא אגורה יותר,לא אגורה יותר,אף שקל יותר
  [about-sum] about: around,about,roughly,approximately,approx,circa,some
    בסביבות,סביב,בערך,כ,באזור ה,בסביבות ה,סביב ה,באזור
  // The current limit is set to another amount.
  [set-limit] set: raise it,raise that,increase it,lower it,reduce it,up it,change it,set it,raise,lift,increase,decrease,shrink,bump,bump up,up,go up,lower,reduce,bring down,bring it down,cut,drop,change,set,move,stretch,make
    נגדיל,נקטין,תעלה,תגדיל,תקטין,תעלי,להעלות,נעלה,תרימי,להרים,נרים,תורידי,להוריד,נוריד,תגדילי,להגדיל,תקטיני,להקטין,תשני,לשנות,נשנה,תקבעי,תעשי
  [between] between: between,from,in the range of,range,בין,מ,בטווח של,בטווח
  [per-night] night: a night,per night,nightly,each night,for a night,one night,night,pn,p n,every night,for one night,per day,per nite,a nite
    עבור לילה אחד,עבור לילה,ללילה,לכל לילה,ללילה אחד,בלילה,לילה,פר לילה,ליום
  [per-person] person: for one person,each,per person,a person,a head,per head,pp,per guest,a guest
    לאדם,לראש,לכל אחד,לנפש,לאיש,לאדם אחד,לאורח אחד,לכל אדם,לאורח
  [per-room] room: per room,each room,for each room,a room each,לחדר,לכל חדר,לחדר אחד,עבור כל חדר
  [per-stay] stay: total budget,whole budget,all of it,הכל,הכול,total for,in all,all told,all up,in sum,for every night,for all nights,all nights,for all the nights,every night of,for the lot,the lot,start to finish,for the whole thing,the whole thing,for all of it,together,both nights,for both nights,for both days,all in all,for the whole stay,whole stay,for the whole holiday,the whole holiday,whole holiday,for the whole vacation,the whole vacation,for the entire holiday,for the entire vacation,for the entire trip,the entire trip,in total,total,altogether,for the stay,overall,all together,for the whole trip,for the trip,the whole trip,for everything,for the entire stay,entire stay,per stay,all in,the whole stay,for the whole week,the whole week,for the two nights,for the three nights,for the 3 nights,for all 3 nights,for all three nights,for the 2 nights,for the four nights,for the 4 nights
    תקציב כולל,תקציב הכולל,על כל החופשה,על כל הטיול,על כל השהות,על כל השהייה,על כל התקופה,על כל הנסיעה,לכל הנסיעה,בשביל כל החופשה,עבור כל החופשה,לכל ימי השהות,לכל ימי השהייה,לכולו,עבור כל השהות,לכל התאריכים,על הכל,עבור הכל,לכל הזמן,יחד,ביחד,ליומיים יחד,לכל השהות,לכל השהייה,סהכ,בסך הכל,סך הכל,בסך הכול,סך הכול,הכל ביחד,הכול ביחד,לכל התקופה,לכל החופשה,לשהות,לשהות כולה,לכל הטיול,כולל הכל,לכל השבוע,לכל הימים,לכל הלילות,לשני הלילות,לשלושת הלילות,לכל שלושת הלילות,לארבעת הלילות
`);
