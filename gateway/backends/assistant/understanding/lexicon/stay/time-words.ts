import { HOLIDAY_NAMES } from '#shared/holidays/holiday-names.ts';
import { meanings } from '../phrases.ts';

const holidays = Object.entries(HOLIDAY_NAMES)
  .map(([holiday, names]) => `  ${holiday}: ${names.join(',')}`)
  .join('\n');

/**
 * Phrases of days and of the stay (syntax: `../phrases.ts`). Values of `month`, `weekday`, `day-word` and
 * `holiday-day` are phrases for the date library, but the months `next` and `this` lead from today. Other tags:
 * - `unit` (night, week), `nights` (a number of nights in one phrase), `weekend`, `season`, `holiday`, `part` (of
 *   a month), `edge` and `edge-day`, `edge-night` (first or last).
 * - `from`, `until`, `arriving`, `leaving`, `before`, `after`: which end of the stay a day is. `same-day`: the end
 *   stays the same.
 * - `next`, `this`, `after-next`, `in-time` (in … days), `from-now`, `day-after`: relative to today.
 * - `shift`, `postpone`: move the stay. `longer`, `one-more`, `one-less`, `too-much`: change its
 *   length. `first-dates`: back to the first days.
 * - `not`, `correction`: what is not or no longer meant. `drops-out`: someone does not come along. `of`: between
 *   a day and its month.
 */
export const timeWords = meanings(`
  [month]
  january: january,jan,ינואר | february: february,feb,פברואר,פבר | march: march,mar,מרץ,מרס,מארס
  april: april,apr,אפריל | may: may,מאי | june: june,jun,יוני | july: july,jul,יולי
  august: august,aug,אוגוסט | september: september,sept,sep,ספטמבר,ספט | october: october,oct,okt,אוקטובר
  november: november,nov,נובמבר | december: december,dec,דצמבר,דצמ
  next: next month,following month,חודש הבא | this: this month,coming month,חודש הזה,חודש הקרוב
  [weekday]
  sunday: sunday,sun,יום ראשון,ראשון,יום א | monday: monday,mon,יום שני,שני,יום ב
  tuesday: tuesday,tue,tues,יום שלישי,שלישי,שלשי,יום ג | wednesday: wednesday,wed,יום רביעי,רביעי,רבעי,יום ד
  thursday: thursday,thu,thurs,thur,יום חמישי,חמישי,חמשי,יום ה | friday: friday,fri,יום שישי,שישי,יום ו
  saturday: saturday,sat,shabbat,יום שבת,שבת,לשבת,מוצש,מוצאי שבת
  [day-word]
  today: today,today night,tonight,this evening,right now,tonite,tnite,this very night,tonigth,later today
    היום,הלילה,הערב,היום בערב,היום בלילה,הלילה הזה,הערב הזה,עוד היום
  tomorrow: tomorrow,tomorrow night,tomorrow evening,tomoro,tomoro nite,tomorrow nite,morrow,tmrw,tomorow,tommorow,tmr,tmw,2 morrow,2 moro,2 morow
    מחר,מחר בלילה,מחר בערב
  in 2 days: day after tomorrow,the day after tomorrow,מחרתיים
  in 1 month: in a month,a month from now,בעוד חודש,עוד חודש
  in 2 weeks: in a fortnight,בעוד שבועיים,עוד שבועיים | in 2 months: בעוד חודשיים,עוד חודשיים
  [day-after] after: the day after,day after,the next day,יום אחרי,למחרת,היום שאחרי
  [edge-night]
  first: first night,very first night,הלילה הראשון,לילה ראשון
  last: last night,final night,very last night,הלילה האחרון,לילה אחרון
  [too-much] much: too long,too many,too much,a bit long,excessive
    יותר מדי,ארוך מדי,ארוך לי,ארוך לנו,מוגזם,יותר מידי
  [edge-day]
  first: first day,very first day,היום הראשון
  last: last day,final day,very last day,היום האחרון,יום אחרון
  // The day of a holiday itself, as the first or last day of a stay.
  [holiday-day]
  1 january: new years day,new year day,new years,new year,השנה החדשה,ראש השנה האזרחית
  31 december: new years eve,new year eve,nye,סילבסטר,ערב השנה החדשה
  24 december: christmas eve,xmas eve,ערב חג המולד
  25 december: christmas day,xmas day,christmas,xmas,חג המולד,כריסמס,קריסמס
  26 december: boxing day,day after christmas,the day after christmas,למחרת חג המולד
  14 february: valentines,valentine,valentines day,ולנטיינס,יום האהבה
  [not] not: not,but not,and not,rather than,לא,ולא
  [after-next] after: after next,after the next,after this,after the coming one
    אחרי הבא,אחרי הקרוב,שאחרי הקרוב,שאחרי הבא,שאחריו,אחריו
  [longer]
  1: longer,more,extra,additional,נוסף,נוספים,נוספת,יותר | -1: shorter,fewer,less,פחות
  [one-more] 1: another,one more,an extra,one extra,extend by,add,lets add,stick,stick on,tack,tack on,tag,tag on,throw in,bolt on,squeeze in,attach,append,and another,plus another,and one more,and an extra,plus one more
    עוד,תדביקי,להדביק,נדביק,תצמידי,תצרפי,לצרף,נצרף,תני עוד,תוסיפי עוד,להוסיף עוד,נוסיף עוד,הוסיפי עוד,מוסיפים עוד,נאריך בעוד,להאריך בעוד,תאריכי בעוד,תוסיפי,נוסיף,מוסיפים,להאריך ב,נאריך ב,להאריך,נאריך,תאריכי,להוסיף,הוסיפי,ועוד
  [one-less] 1: cut,cut it by,cut by,shorten it by,shorten by,shorten,drop,lose,take off,remove,minus,one less,knock,knock off,shave,shave off,chop,chop off,trim,trim by,cut off,skip
    תחסירי,להחסיר,נחסיר,תמחקי,תחתכי,נחתוך,להפחית,תפחיתי,תקצרי,לקצר,נקצר,תקצרי ב,לקצר ב,נקצר ב,תורידי,להוריד,נוריד,הורידי,מינוס,תקצר,קצר,קצרי
  [unit]
  night: night,nite,nght,לילה,לילות,לינות,לינה | day: day,יום,ימים | week: week,wk,שבוע,שבועות
  month: month,חודש,חודשים | year: year,שנה,שנים
  [nights]
  1: overnight,one night,for one night,a night,for a night,single night,the night of,for the night of
    ליל,ליל ה,בליל,בליל ה,לילה אחד,ללילה אחד,לילה א,ללילה א
  2: couple of nights,a couple of nights,couple of days,a couple of days,לילותיים,יומיים
  3: few nights,a few nights,few days,a few days,כמה לילות,כמה ימים
  7: one week,a week,7 nights,שבוע אחד,שבוע ימים
  14: fortnight,a fortnight,couple of weeks,a couple of weeks,שבועיים
  [weekend]
  short: weekend,week end,wknd,wkend,weekand,סוף שבוע,סופש,סופשבוע,סוף השבוע,סוף השבוע הזה,סופשים
  shabbat: לשבת,לשבת הקרובה,שבת הקרובה,השבת,השבת הקרובה,לשבת הבאה
  long: long weekend,סוף שבוע ארוך,סופש ארוך
  [next] next: next,following,הבא,הבאה,הקרובה
  [this] this: this,coming,upcoming,this coming,הקרוב,הזה,הזאת
  [in-time] in: in,בעוד,עוד
  [from-now] from: from now,from today,hence,from this day,מהיום,מעכשיו
  [from] from: from,starting,starting on,arriving,arriving on,check in,checking in,between,since,as of,beginning,beginning on
    מ,מן,החל מן,החל מ,בין,כניסה,הגעה,נכנסים,החל
  [until] until: until,till,til,to,through,thru,and,leaving,check out,checking out,departing
    עד,ועד,ל,עד ל,יציאה,עזיבה,יוצאים
  // “come” and “start” may mean the whole trip.
  [arriving]
  trip: come,coming,start,starting,begin,beginning,נתחיל,להתחיל,מתחילים,באים,נבוא,טס,טסה,טסים
  verb: arrive,arriving,arrival,land,landing,fly in,flying in,get there,getting there,get in,getting in,check in,checking in,checkin,start date,start day,first day
    תגיע,יגיע,יגיעו,מגיע,מגיעה,מגיעים,נגיע,אגיע,להגיע,נוחת,נוחתת,נוחתים,ננחת,אנחת,לנחות,כניסה,הגעה,נכנסים,ניכנס,תאריך כניסה,תאריך הגעה,תאריך התחלה,צק אין,מגיעות,נוחתות
  [leaving] verb: left on,home on,back home on,departure date,date of departure,leave,leaving,depart,departing,departure,check out,checking out,checkout,fly home,flying home,fly back,flying back,fly out,flying out,go home,going home,go back,going back,head home,heading home,head back,heading back,come home,coming home,come back,coming back,get back,getting back,get home,back home,return,returning,return date,end date,last day,extend,extend it,extend the stay,prolong,back on,need to go home,have to go home,got to go home,gotta go home,must go home,want to go home,need to be home,have to be home,be home,need to be back,have to be back,gotta be back,must be back
    יעזוב,יעזבו,תעזוב,יחזרו,יציאה,צריך לצאת,צריכה לצאת,צריכים לצאת,חייב לצאת,חייבת לצאת,חייבים לצאת,עזיבה,יוצאים,יוצא,יוצאת,עוזב,עוזבת,עוזבים,לעזוב,נעזוב,אעזוב,חוזר,חוזרת,חוזרים,נחזור,אחזור,לחזור,חזרה,צק אאוט,טסים חזרה,טסה חזרה,טס חזרה,טסים הביתה,תאריך יציאה,תאריך עזיבה,תאריך חזרה,תאריך סיום,להאריך,נאריך,תאריכי,מסיימים,נסיים,שבים,נשוב,אשוב,עוזבות,חוזרות,יוצאות,נטוס חזרה,נטוס הביתה,שנחזור,עדיין חוזרים,עדיין חוזרת
  [same-day] same: departure is the same,return is the same,checkout is the same,check out is the same,departure the same,return the same,keep the departure,keep the checkout,keep the check out,keep the return,keep departure,keep checkout,keep the end date,same departure date,when planned,as it was,as it is,as it stands,unchanged,stays the same,stay the same,remains the same,remain the same,stays put,stays as is,same end,same time,the same time,as originally planned,same day,the same day,same date,the same date,same departure,same checkout,same check out,as planned,same return,still leave then,same flight home
    העזיבה באותו יום,החזרה באותו יום,העזיבה אותו דבר,החזרה אותו דבר,העזיבה נשארת,היציאה נשארת,החזרה נשארת,עזיבה נשארת,יציאה נשארת,כמו שהיא,כמו שהוא,אותו דבר,אותו הדבר,כשהיה,כשהייתה,כפי שהיה,כפי שהייתה,כמו שהיה,כמו שהייתה,יישאר,ישאר,תישאר,נשאר כמו שהיה,נשארת כמו שהיא,ללא שינוי,בלי שינוי,לא משתנה,לא משתנית,כרגיל,באותו תאריך,באותו יום,אותו תאריך,אותו יום,באותו מועד,כמתוכנן,אותה יציאה,אותה חזרה,באותו הזמן
  [before] before: before,ahead of,just before,לפני
  [after] after: the day after,after,right after,straight after,just after,following,that follows,which follows,directly after
    למחרת,יום אחרי,אחרי,לאחר,מיד אחרי,מיד לאחר,שאחרי,שלאחר,מייד אחרי
  [shift]
  1: late,later,after that,afterwards,forward,מאוחר יותר,אחר כך,אחרי זה,יותר מאוחר,אחרי כן,קדימה,more late,more later
  -1: early,earlier,before that,sooner,before planned,before the date,in advance,more early
    מוקדם יותר,יותר מוקדם,קודם,קודם לכן,לפני זה,לפני כן,לפני התאריך,לפני התאריכים,לפני המועד,לפני הזמן,לפני המתוכנן,אחורה
  [first-dates] first: dates it was,the dates they were,the days it was,the original dates,original dates,the first dates,first dates,the dates we had,the dates i had,the dates from before,the initial dates,back to the dates from the start,dates as before,the old dates,old dates
    התאריכים המקוריים,לתאריכים המקוריים,תאריכים מקוריים,התאריכים הראשונים,לתאריכים הראשונים,התאריכים שהיו,התאריכים הקודמים,לתאריכים הקודמים,התאריכים מההתחלה
  [postpone]
  1: move it forward,move forward,move it on,move it back,push it forward,bump,bump by,bump it,bump it by,bump everything,bump everything by,slide,slide it,move us,move us by,move the whole,shift the whole,push the whole,bump the whole,shift,push,push by,push it by,push everything by,push everything,shift everything,shift everything by,move everything,shift it,shift by,shift it by,shift forward,shift it forward,move forward by,move it on by,postpone,postpone by,postpone it by,put off,put off by,put it off by,put it off,push back,push back by,push it back by,push it back,move it forward by,move everything by,delay,delay by,delay it by
    תזיזי,תזיזי ב,תזיז,תזיז ב,להזיז,להזיז ב,הזיזי,תדחו,תדחה ב,תדחה,נדחה ב,נדחה,לדחות ב,לדחות,תדחי ב,תדחי,דוחים ב,דוחים,נזיז ב,נזיז קדימה ב
  -1: bring forward by,bring it forward by,bring it forward,move it earlier by,move it up by
    נקדים ב,נקדים,להקדים ב,להקדים,תקדימי ב,תקדימי
  [correction] rather: no,no wait,wait no,wait,sorry,i mean,i meant,no i meant,make that,make it,say,lets say,rather,actually,scratch that,nah,call it,put down
    לא,רגע,סליחה,סורי,כלומר,התכוונתי,בעצם,נגיד,נאמר,תעשי,תעשה,נעשה,תרשמי,תרשום
  [drops-out] fewer: of them cancelled,of us cancelled,of them canceled,of us canceled,have dropped out,bailed,is not coming,are not coming,with the sitter,dropping out,drops out,pulled out,is sick,is ill,dropped out,is out,cancelled on us,had to cancel,has to work,has dropped out,have dropped out,is unable
    במילואים,מבריז,מבריזה,הבריז,הבריזה,הבריזו,חולה,ויתר,ויתרה,פרש,פרשה,ביטלה,ירד מזה,ירדה מזה,ביטל,ביטלו,בסוף לא בא,בסוף לא באה
  [eve] eve: eve of,erev,ערב
  [edge]
  1: first,opening,initial,ראשונים,ראשונות,ראשון,ראשונה
  -1: last,final,closing,אחרונים,אחרונות,אחרון,אחרונה
  [part]
  start: start of,beginning of,early,the start of,the beginning of,first half of,the first half of,early in
    תחילת,בתחילת,ראשית,מחצית ראשונה של,המחצית הראשונה של
  middle: middle of,mid,the middle of,mid of,halfway through,around the middle of,אמצע,באמצע
  half: second half of,the second half of,המחצית השנייה של,מחצית שנייה של,המחצית השניה של
  end: end of,late,the end of,late in,towards the end of,סוף,בסוף,סופו של,לקראת סוף,שלהי
  [of] of: of,of the,in,the,של,לחודש,ל,ב
  [holiday]
${holidays}
  shavuot: בשבועות
  [season]
  july: summer,the summer,summer holidays,summer vacation,קיץ,החופש הגדול,חופש הגדול,חופשת הקיץ
  december: winter,the winter,חורף | april: spring,springtime,אביב | october: autumn,the autumn,סתיו
`);
