import { meanings } from './phrases.ts';

/** Words of the calendar. Values of months, weekdays and day words are what the date library reads. */
export const time = [
  ...meanings('month', [
    ['january', 'january,jan', 'ינואר'],
    ['february', 'february,feb', 'פברואר'],
    ['march', 'march,mar', 'מרץ,מרס,מארס'],
    ['april', 'april,apr', 'אפריל'],
    ['may', 'may', 'מאי'],
    ['june', 'june,jun', 'יוני'],
    ['july', 'july,jul', 'יולי'],
    ['august', 'august,aug', 'אוגוסט'],
    ['september', 'september,sept,sep', 'ספטמבר'],
    ['october', 'october,oct', 'אוקטובר'],
    ['november', 'november,nov', 'נובמבר'],
    ['december', 'december,dec', 'דצמבר'],
  ]),
  ...meanings('weekday', [
    ['sunday', 'sunday,sun', 'יום ראשון,ראשון,יום א'],
    ['monday', 'monday,mon', 'יום שני,שני,יום ב'],
    ['tuesday', 'tuesday,tue,tues', 'יום שלישי,שלישי,יום ג'],
    ['wednesday', 'wednesday,wed', 'יום רביעי,רביעי,יום ד'],
    ['thursday', 'thursday,thu,thurs,thur', 'יום חמישי,חמישי,יום ה'],
    ['friday', 'friday,fri', 'יום שישי,שישי,יום ו'],
    ['saturday', 'saturday,sat,shabbat', 'יום שבת,שבת,לשבת,מוצש,מוצאי שבת'],
  ]),
  ...meanings('day-word', [
    ['today', 'today,tonight,this evening,right now,tonite,tnite,this very night', 'היום,הלילה,הערב'],
    [
      'tomorrow',
      'tomorrow,tomorrow night,morrow,tmrw,tomorow,tommorow,tmr,tmw,2 morrow,2 moro,2 morow',
      'מחר,מחר בלילה',
    ],
    ['in 2 days', 'day after tomorrow,the day after tomorrow', 'מחרתיים'],
    ['in 2 weeks', 'in a fortnight', 'בעוד שבועיים,עוד שבועיים'],
    ['in 2 months', '', 'בעוד חודשיים,עוד חודשיים'],
    ['in 2 days', '', 'בעוד יומיים,עוד יומיים'],
  ]),
  ...meanings('day-after', [['after', 'the day after,day after,the next day', 'יום אחרי,למחרת,היום שאחרי']]),
  ...meanings('not', [['not', 'not,but not', 'לא,ולא']]),
  ...meanings('after-next', [
    [
      'after',
      'after next,after the next,after this,after the coming one',
      'אחרי הבא,אחרי הקרוב,שאחרי הקרוב,שאחרי הבא,שאחריו,אחריו',
    ],
  ]),
  ...meanings('longer', [
    [1, 'longer,more,extra,additional', 'נוסף,נוספים,נוספת,יותר'],
    [-1, 'shorter,fewer,less', 'פחות'],
  ]),
  ...meanings('one-more', [
    [
      1,
      'another,one more,an extra,one extra,extend by,add,lets add',
      'עוד,תוסיפי,נוסיף,מוסיפים,להאריך ב,נאריך ב,להוסיף',
    ],
  ]),
  ...meanings('unit', [
    ['night', 'night,nite,nght', 'לילה,לילות,לינות,לינה'],
    ['day', 'day', 'יום,ימים'],
    ['week', 'week,wk', 'שבוע,שבועות'],
    ['month', 'month', 'חודש,חודשים'],
    ['year', 'year', 'שנה,שנים'],
  ]),
  ...meanings('nights', [
    [
      1,
      'overnight,one night,for one night,a night,for a night,single night,the night of,for the night of',
      'לילה אחד,ללילה אחד,לילה א,ללילה א',
    ],
    [2, 'couple of nights,a couple of nights,couple of days,a couple of days', 'לילותיים,יומיים'],
    [3, 'few nights,a few nights,few days,a few days', 'כמה לילות,כמה ימים'],
    [7, 'one week,a week,7 nights', 'שבוע אחד,שבוע ימים'],
    [14, 'fortnight,a fortnight,couple of weeks,a couple of weeks', 'שבועיים'],
  ]),
  ...meanings('weekend', [
    ['short', 'weekend,week end,wknd', 'סוף שבוע,סופש,סופשבוע,סוף השבוע'],
    ['shabbat', '', 'לשבת,לשבת הקרובה,שבת הקרובה,השבת,השבת הקרובה,לשבת הבאה'],
    ['long', 'long weekend', 'סוף שבוע ארוך,סופש ארוך'],
  ]),
  ...meanings('next', [['next', 'next,following', 'הבא,הבאה,הקרובה']]),
  ...meanings('this', [['this', 'this,coming,upcoming,this coming', 'הקרוב,הזה,הזאת']]),
  ...meanings('in-time', [['in', 'in', 'בעוד,עוד']]),
  ...meanings('from-now', [['from', 'from now,from today,hence,from this day', 'מהיום,מעכשיו']]),
  ...meanings('from', [
    [
      'from',
      'from,starting,starting on,arriving,arriving on,check in,checking in,between,since',
      'מ,החל מ,בין,כניסה,הגעה,נכנסים',
    ],
  ]),
  ...meanings('until', [
    [
      'until',
      'until,till,til,to,through,thru,and,leaving,check out,checking out,departing',
      'עד,ועד,ל,עד ל,יציאה,עזיבה,יוצאים',
    ],
  ]),
  ...meanings('before', [['before', 'before,ahead of,just before', 'לפני']]),
  ...meanings('after', [
    ['after', 'after,right after,straight after,just after,following', 'אחרי,לאחר,מיד אחרי'],
  ]),
  ...meanings('shift', [
    [1, 'later,after that,afterwards,forward', 'מאוחר יותר,אחר כך,אחרי זה,יותר מאוחר,אחרי כן,קדימה'],
    [-1, 'earlier,before that,sooner', 'מוקדם יותר,יותר מוקדם,קודם,קודם לכן,לפני זה'],
  ]),
  ...meanings('shift-days', [
    [
      1,
      'a day later,a day after,back by a day,put back a day,a day back',
      'יום אחד אחרי,יום יותר מאוחר,יום מאוחר יותר,יום קדימה,ביום אחד',
    ],
    [-1, 'a day earlier,a day before', 'יום יותר מוקדם,יום מוקדם יותר,יום אחורה'],
    [7, 'a week later', 'שבוע יותר מאוחר,שבוע מאוחר יותר,שבוע קדימה'],
    [-7, 'a week earlier', 'שבוע יותר מוקדם,שבוע מוקדם יותר,שבוע אחורה'],
  ]),
  ...meanings('first-dates', [
    [
      'first',
      'the original dates,original dates,the first dates,first dates,the dates we had,the dates i had,the dates from before,the initial dates,back to the dates from the start,dates as before,the old dates,old dates',
      'התאריכים המקוריים,לתאריכים המקוריים,תאריכים מקוריים,התאריכים הראשונים,לתאריכים הראשונים,התאריכים שהיו,התאריכים הקודמים,לתאריכים הקודמים,התאריכים מההתחלה',
    ],
  ]),
  ...meanings('postpone', [
    [
      1,
      'postpone,postpone by,postpone it by,put off,put off by,put it off by,put it off,push back,push back by,push it back by,push it back,move it back,move it forward by,move everything by,delay,delay by,delay it by',
      'נדחה ב,נדחה,לדחות ב,לדחות,תדחי ב,תדחי,דוחים ב,דוחים,נזיז ב,נזיז קדימה ב',
    ],
    [
      -1,
      'bring forward by,bring it forward by,bring it forward,move it earlier by,move it up by',
      'נקדים ב,נקדים,להקדים ב,להקדים,תקדימי ב,תקדימי',
    ],
  ]),
  ...meanings('correction', [
    [
      'rather',
      'no,no wait,wait no,wait,sorry,i mean,make that,make it,say,lets say,rather,actually,scratch that',
      'לא,רגע,סליחה,כלומר,התכוונתי,בעצם,נגיד,נאמר,תעשי',
    ],
  ]),
  ...meanings('drops-out', [
    [
      'fewer',
      'cant come,cant make it,cannot come,dropped out,is out,isnt coming,wont come,wont be coming',
      'לא יכולה לבוא,לא יכול לבוא,לא באה בסוף,לא בא בסוף,ביטלה,ירד מזה,ירדה מזה',
    ],
  ]),
  ...meanings('eve', [['eve', 'eve of', 'ערב']]),
  ...meanings('part', [
    ['start', 'start of,beginning of,early,the start of,the beginning of', 'תחילת,בתחילת,ראשית'],
    ['middle', 'middle of,mid,the middle of,mid of', 'אמצע,באמצע'],
    ['end', 'end of,late,the end of', 'סוף,בסוף,סופו של'],
  ]),
  ...meanings('of', [['of', 'of,of the,in,the', 'של,לחודש,ל,ב']]),
  ...meanings('holiday', [
    ['rosh-hashanah', 'rosh hashanah,rosh hashana,rosh hashona,jewish new year', 'ראש השנה'],
    ['yom-kippur', 'yom kippur', 'יום כיפור,יום הכיפורים,כיפור'],
    ['sukkot', 'sukkot,succot,sukkoth,sukkos', 'סוכות,חג הסוכות,החגים,חגי תשרי'],
    ['sukkot-middle', 'hol hamoed sukkot,chol hamoed sukkot', 'חול המועד סוכות'],
    ['hanukkah', 'hanukkah,chanukah,hanukah,chanukkah,hannukah', 'חנוכה,חופש חנוכה,חופשת חנוכה'],
    ['purim', 'purim', 'פורים'],
    ['passover', 'passover,pesach,pesah,passover holiday', 'פסח,חג הפסח,חופש פסח,חופשת פסח'],
    ['passover-middle', 'hol hamoed pesach,chol hamoed pesach', 'חול המועד פסח'],
    ['shavuot', 'shavuot,shavuoth,shavuos', 'חג השבועות,חג שבועות,בשבועות'],
    ['christmas', 'christmas,xmas,christmas eve,christmas holidays', 'חג המולד,כריסמס,קריסמס'],
    [
      'new-year',
      'new year,new years,new years eve,nye,new years day',
      'סילבסטר,ראש השנה האזרחית,שנה חדשה,השנה החדשה',
    ],
    ['easter', 'easter,easter weekend,easter holiday', 'חג הפסחא,פסחא,איסטר'],
    ['valentine', 'valentines,valentine,valentines day,valentine s day', 'ולנטיינס,יום האהבה,ולנטיין'],
  ]),
  ...meanings('season', [
    ['july', 'summer,the summer,summer holidays,summer vacation', 'קיץ,החופש הגדול,חופש הגדול,חופשת הקיץ'],
    ['december', 'winter,the winter', 'חורף'],
    ['april', 'spring,springtime', 'אביב'],
    ['october', 'autumn,the autumn', 'סתיו'],
  ]),
];
