import { meanings } from './phrases.ts';

/** Who travels. */
export const people = [
  ...meanings('adult', [['adult', 'adult,grown up,grownup,grown ups', 'מבוגר,מבוגרים,בוגרים,מבוגרות']]),
  ...meanings('person', [
    [
      'person',
      'people,person,guest,pax,traveller,traveler,friend,of us,persons,ppl',
      'אנשים,איש,אורחים,אורח,נפשות,נוסעים,חברים,חברות,מטיילים,אדם',
    ],
  ]),
  ...meanings('child', [
    [
      'child',
      'child,children,kid,kiddo,son,daughter,toddler,teenager,teen,boy,girl',
      'ילד,ילדים,ילדה,ילדות,בן,בת,בנים,פעוט,נער,נערה',
    ],
  ]),
  ...meanings('infant', [['infant', 'infant,baby,babies,newborn', 'תינוק,תינוקת,תינוקות']]),
  ...meanings('twins', [['twins', 'twins', 'תאומים,תאומות']]),
  ...meanings('party', [
    [
      1,
      'alone,by myself,solo,just me,on my own,only me,single traveller,myself,solo trip,for myself',
      'לבד,לבדי,רק אני,בעצמי,יחיד,יחידה,לעצמי,לבד שלי',
    ],
    [
      2,
      'couple,me and my wife,me and my husband,my wife and i,my husband and i,my wife and me,my husband and me',
      'זוג,זוגות,זוגי,אני ואשתי,אני ובעלי,אני ובת הזוג,אני ובן הזוג,בזוג,זוג מבוגרים',
    ],
    [
      2,
      'my wife,my husband,my girlfriend,my boyfriend,my partner,with a friend,my fiancee,honeymoon,honeymooners',
      'אשתי,בעלי,בת הזוג,בן הזוג,חברה שלי,חבר שלי,ירח דבש,בן זוגי,בת זוגי',
    ],
    [
      2,
      'my parents,both of us,two of us,the two of us,just us two,double room,a double',
      'ההורים שלי,ההורים,הוריי,שנינו,שתינו,אנחנו שניים,אנחנו שתיים,חדר זוגי',
    ],
    [
      3,
      'with my parents,my parents and me,me and my parents,my parents and i',
      'עם ההורים שלי,עם ההורים,ההורים ואני,אני וההורים,אני וההורים שלי,עם הוריי',
    ],
  ]),
  ...meanings('family', [['family', 'family,family trip,a family', 'משפחה,משפחתי,משפחתית,משפחת']]),
  ...meanings('with-children', [
    [
      'with',
      'with kids,with children,with the kids,with my kids,and kids,and the kids',
      'עם ילדים,עם הילדים,וילדים',
    ],
  ]),
  ...meanings('aged', [
    [
      'aged',
      'aged,age,ages,ages of,who are,years old,year old,yr old,yrs old,year olds,yr olds,yo,y o,who is,at ages,yrs old,yrs',
      'בן,בת,בני,בנות,בגיל,בגילאי,גילאי,גיל,בגילאים,שנים,בגילים',
    ],
  ]),
  ...meanings('month-old', [['month', 'month old,months old', 'חודשים,חודש']]),
  ...meanings('room', [['room', 'room,bedroom,suite', 'חדר,חדרים,סוויטה,סוויטות']]),
  ...meanings('group', [
    [
      'group',
      'party of,group of,we are,there are,were,there will be,us',
      'קבוצה של,אנחנו,קבוצת,נהיה,הזמנה ל',
    ],
  ]),
  ...meanings('for', [['for', 'for', 'עבור,בשביל']]),
];
