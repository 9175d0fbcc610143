import { meanings } from './phrases.ts';

/** Who travels. */
export const people = [
  ...meanings('adult', [['adult', 'adult,grown up,grownup,grown ups', 'מבוגר,מבוגרים,בוגרים,מבוגרות']]),
  ...meanings('person', [
    [
      'person',
      'sisters,brothers,mate,buddy,people,person,guest,pax,traveller,traveler,friend,of us,persons,ppl',
      'אחיות,אחיותיי,אחיותי,אחים,אחיי,אנשים,איש,אורחים,אורח,נפשות,נוסעים,חברים,חברות,מטיילים,אדם',
    ],
  ]),
  ...meanings('child', [
    [
      'child',
      'little one,grandchild,grandchildren,grandkid,grandson,granddaughter,child,children,kid,kiddo,son,daughter,toddler,teenager,teen,boy,girl',
      'נכדים,נכד,נכדה,נכדות,ילד,ילדים,ילדה,ילדות,בן,בת,בנים,פעוט,נער,נערה',
    ],
  ]),
  ...meanings('infant', [['infant', 'infant,baby,babies,newborn', 'תינוק,תינוקת,תינוקות']]),
  ...meanings('twins', [['twins', 'twins', 'תאומים,תאומות']]),
  ...meanings('party', [
    [
      1,
      'single mum,single mom,single mother,single dad,single father,single parent,alone,by myself,solo,just me,on my own,only me,single traveller,myself,solo trip,for myself',
      'אם חד הורית,אב חד הורי,הורה יחיד,אמא חד הורית,לבד,לבדי,רק אני,בעצמי,יחיד,יחידה,לעצמי,לבד שלי',
    ],
    [
      2,
      'couple,me and my wife,me and my husband,my wife and i,my husband and i,my wife and me,my husband and me',
      'זוג,זוגות,זוגי,אני ואשתי,אני ובעלי,אני ובת הזוג,אני ובן הזוג,בזוג,זוג מבוגרים',
    ],
    [
      2,
      'my gf,my bf,gf,bf,hubby,my hubby,my other half,my wife,my husband,my girlfriend,my boyfriend,my partner,with a friend,my fiancee,honeymoon,honeymooners',
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
  ...meanings('own-room', [
    [
      'each',
      'a room each,one room each,own rooms,room for each,everyone in their own room,single rooms for each',
      'כל אחת בחדר נפרד,כל אחד בחדר נפרד,חדר לכל אחד,חדר לכל אחת,כל אחד בחדר שלו,כל אחת בחדר שלה',
    ],
    [
      'couple',
      'a room per couple,room per couple,each couple in its own room,a room for each couple',
      'חדר לכל זוג,כל זוג חדר,כל זוג בחדר,כל זוג חדר משלו,כל זוג בחדר נפרד,כל זוג room',
    ],
  ]),
  ...meanings('of-which', [
    ['of', 'of them,of whom,of them are,of which,among them', 'מתוכם,מהם,ביניהם,מתוכן,מהן'],
  ]),
  ...meanings('me', [['me', 'me,i,myself', 'אני']]),
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
      'aged,age,ages,ages of,who are,years old,year old,yr old,yrs old,year olds,yr olds,yo,y o,who is,at ages,yrs old,yrs,years,yo old,turning',
      'בן,בת,בני,בנות,בגיל,בגילאי,גילאי,גיל,בגילאים,שנים,בגילים',
    ],
  ]),
  ...meanings('month-old', [['month', 'month old,months old', 'חודשים,חודש']]),
  ...meanings('room', [['room', 'room,bedroom,suite,rm', 'חדר,חדרים,סוויטה,סוויטות']]),
  ...meanings('group', [
    [
      'group',
      'party of,group of,we are,there are,were,there will be,us',
      'קבוצה של,אנחנו,קבוצת,נהיה,הזמנה ל',
    ],
  ]),
  ...meanings('for', [['for', 'for', 'עבור,בשביל']]),
];
