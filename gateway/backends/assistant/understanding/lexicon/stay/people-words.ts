import { meanings } from '../phrases.ts';

/**
 * Phrases for travellers and rooms (syntax: `../phrases.ts`). Tags:
 * - counted nouns: `adult`, `person`, `child`, `infant`, `room`, `twins`; `grown-child` and `small-child`: the
 *   oldest and the youngest child.
 * - `party`: phrases that give a number of adults, “my wife and I” (2). `kin`: relatives, with the number of
 *   adults. `ours`: the party already known. `me`, `for-me`: the writer. `family`, `group`, `for`: before a number
 *   of people.
 * - `own-room`: a room for each, for each couple or for those who are named. `in-each`: in each room. `room-kind`:
 *   by the adults who sleep in it.
 * - `comes-too`, `besides`: someone joins. `of-which`: part of a number. `aged`, `month-old`: ages.
 */
export const peopleWords = meanings(`
  [adult] adult: adult,grown up,grownup,grown ups,ad,adt,pensioner,senior,מבוגר,מבוגרים,בוגרים,מבוגרות
  [person] person: ladies,gents,gentlemen,grown up daughters,grown up sons,grown daughters,grown sons,adult daughters,adult sons,manager,girlfriends,boyfriends,bestie,classmate,workmate,carer,caregiver,caretaker,nanny,au pair,personal assistant,cousins,lad,bloke,lady,woman,women,men,man,guy,colleague,coworker,student,pensioner,senior,sisters,brothers,mate,buddy,people,person,guest,pax,traveller,traveler,friend,of us,persons,ppl,pal,chum,classmates,employee,worker,teammate,companions
    מאיתנו,מאתנו,מנכל החברה,מנהל החברה,מנהלת החברה,מנהל,מנהלת,מנהלים,עמית,עמיתה,מטפל,מטפלת,מלווה,המטפל שלי,המטפלת שלי,המלווה שלי,חברה,גברים,נשים,סטודנטים,סטודנטיות,חיילים,עמיתים,בחורים,בחורות,גמלאים,אחיות,אחיותיי,אחיותי,אחים,אחיי,אנשים,איש,אורחים,אורח,נפשות,נוסעים,חברים,חברות,מטיילים,אדם,חבר,בני אדם,עובדים,עובד,קולגות,קולגה,שותפים,מאמנים,שחקנים
  [child] child: nephew,niece,אחיין,אחיינית,ch,chd,chld,little one,grandchild,grandchildren,grandkid,grandson,granddaughter,child,children,kid,kiddo,son,daughter,toddler,teenager,teen,boy,girl
    מתבגר,מתבגרת,מתבגרים,מתבגרות,בני נוער,טינאייגר,טינאייגרים,זאטוט,זאטוטים,זאטוטית,קטנטנים,קטנטנות,פעוטה,פעוטות,בתנו,בננו,בתי,בנותיי,בנותינו,נכדים,נכד,נכדה,נכדות,ילד,ילדים,ילדה,ילדות,בן,בת,בנים,בנות,פעוט,נער,נערה
  [grown-child] child: eldest,the eldest,oldest,the oldest,big one,the big one,older one,the older one,older child,eldest child,הגדול,הגדולה,הבכור,הבכורה,הגדולים,הגדולות
  [small-child] child: youngest,the youngest,little one,the little one,small one,the small one,younger one,the younger one,הקטן,הקטנה,הקטנטן,הקטנטנה,הקטנים,הקטנות,הקטנציק,הקטנטנים,הקטנטנות
  [infant] infant: infant,baby,babies,newborn,תינוק,תינוקת,תינוקות
  [twins] twins: twins,twin boys,twin girls,twin sons,twin daughters,twin babies,תאומים,תאומות
  [party]
  4: two couples,2 couples,שני זוגות,2 זוגות
  1: the only adult,only one adult,the only grown up,המבוגר היחיד,המבוגרת היחידה,for one person,one person,for one traveller,just one person,only one person,single mum,single mom,single mother,single dad,single father,single parent,a single mum,a single mom,a single mother,a single dad,a single father,a single parent,alone,by myself,solo,just me,its just me,solo traveller,solo traveler,single person,travelling solo,travelling alone,traveling alone,going alone,going solo,all alone,on my own,only me,single traveller,myself,solo trip,for myself,all on my own,alone this time,just for me,only for me,for me only,for me alone,for just me,just for myself,just myself,only myself,me alone,on me own,me on my own
    אני לבד,בגפי,בגפו,בגפה,לגמרי לבד,לאדם אחד,אדם אחד,לאיש אחד,לנוסע אחד,לנוסעת אחת,לאורח אחד,אם חד הורית,אב חד הורי,אבא חד הורי,הורה יחיד,הורה יחידני,אמא יחידנית,אמא חד הורית,לבד,לבדי,לבדו,לבדה,רק אני,רק בשבילי,רק לי,רק לעצמי,בעצמי,יחיד,יחידה,לעצמי,לבד שלי,בן אדם אחד,לבן אדם אחד,בנאדם אחד,לבנאדם אחד,בן אדם בודד,נפש אחת,איש אחד,נוסע אחד,אורח אחד,רק אני הפעם,רק אותי,לי בלבד,לי לבדי,עבורי בלבד,אני בלבד,בשבילי בלבד
  2: couple,me and my wife,me and my husband,my wife and i,my husband and i,my wife and me,my husband and me,me and my girl,me n my girl,my girl and i,my girl and me,me and my man,me n my man,my man and i,my man and me,me and my guy,my guy and i,me and the wife,me n the wife,the wife and i,the wife and me,me and the husband,the husband and i,me and my lady,my lady and i,me and bae,my better half and i,me and my better half
    זוג,זוג הורים,זוגות,זוגי,אני ואשתי,אני ובעלי,אני ובת הזוג,אני ובן הזוג,בזוג,זוג מבוגרים
  2: my gf,my bf,gf,bf,hubby,my hubby,my other half,my wife,my husband,my girlfriend,my boyfriend,my partner,with a friend,my fiancee,honeymoon,honeymooners
    אשתי,בעלי,בת הזוג,בן הזוג,חברה שלי,חבר שלי,ירח דבש,בן זוגי,בת זוגי,רעייתי,רעיתי,אישי היקר
  2: him and me,me and him,her and me,me and her,him and i,her and i,he and i,she and i,us both,the pair of us,a pair of us,the 2 of us,2 of us,my parents,both of us,two of us,the two of us,just us two
    הוא ואני,היא ואני,אני והוא,אני והיא,ההורים שלי,ההורים,הורים שלי,הוריי,שנינו,שתינו,אנחנו שניים,אנחנו שתיים
  3: with my parents,my parents and me,me and my parents,my parents and i
    ההורים שלי ואני,הוריי ואני,עם ההורים שלי,עם ההורים,ההורים ואני,אני וההורים,אני וההורים שלי,עם הוריי
  3: שלושתנו,שלושתינו,שלשתנו,שלשתינו | 4: ארבעתנו,ארבעתינו | 5: חמישתנו,חמישתינו,חמשתנו,חמשתינו | 6: שישתנו,שישתינו,ששתנו,ששתינו
  // The party already known, without a number.
  [ours] all: all of us,us all,every one of us,the whole family,whole family,my whole family,our whole family,the entire family,entire family,all the family,all my family,all our family,the whole group,the whole gang,the whole lot of us
    כולנו,כל המשפחה,כל החבורה,כל הקבוצה
  [own-room]
  couple: a room per couple,room per couple,each couple in its own room,a room for each couple
    חדר נפרד לכל זוג,בחדר נפרד לכל זוג,חדר משלו לכל זוג,חדר לכל זוג,כל זוג חדר,כל זוג בחדר,כל זוג חדר משלו,כל זוג בחדר נפרד,כל זוג room
  [own-room] theirs: in her own room,in his own room,has her own room,has his own room,have her own room,have his own room,wants her own room,wants his own room,needs her own room,needs his own room,gets her own room,gets his own room,a room of her own,a room of his own,in a room of their own,in their own room,a room of their own,in a separate room,need their own room,get their own room,want their own room,prefer their own room,they have their own room
    בחדר לבד,חדר נפרד,חדר לעצמה,חדר לעצמו,חדר משלה,חדר משלו,בחדר משלה,בחדר משלו,בחדר משלהם,בחדר נפרד,חדר משלהם,בחדר שלהם,צריכים חדר לבד
  [of-which] of: of them,of whom,of them are,of which,among them,מתוכם,מהם,ביניהם,מתוכן,מהן
  [in-each] each: each with,in each,in each room,per room,in every room,in each one
    בכל אחד,בכל חדר,לכל חדר,בכל אחד מהם
  // One adult each; a person with a husband or wife is an adult too.
  [kin]
  1: grown up daughter,grown up son,grown daughter,grown son,adult daughter,adult son,בת בוגרת,בן בוגר,בת מבוגרת,בן מבוגר,אישה שלי,בעל שלי,best mate,best pal,bff,companion,missus,the missus,sis,lil sis,big sis,little sister,little brother,kid brother,kid sister,younger sister,younger brother,older sister,older brother,bro,lil bro,gran,nana,mama,papa,mother,mum,mom,mummy,father,dad,daddy,sister,brother,grandma,grandpa,granny,grandmother,grandfather,nan,aunt,auntie,uncle,cousin,mother in law,father in law,sister in law,brother in law,daughter in law,son in law,best friend,flatmate,roommate,husband,wife
    החבר הכי טוב,החברה הכי טובה,החבר הכי טוב שלי,החברה הכי טובה שלי,אמא,אמא שלי,אבא,אבא שלי,אחותי,אחי,סבתא,סבא,חמותי,חמי,גיסי,גיסתי,כלתי,חתני,דודה,דוד,דודתי,דודי,בן דוד,בת דודה,הבעל,הבעל שלי,האישה שלי,אח שלי,אחות שלי,האח שלי,האחות שלי,הסבתא שלי,הסבא שלי,סבא שלי,סבתא שלי,האמא שלי,האבא שלי,אימא,אימא שלי,הבן דוד שלי,בן דוד שלי,בת דודה שלי,הדודה שלי,הדוד שלי,דודה שלי,דוד שלי,השותף שלי,השותפה שלי,השכנה,השכנה שלי,השכן שלי
  4: two couples,2 couples,שני זוגות,2 זוגות
  2: parents,mum and dad,mom and dad,grandparents,in laws,הורים,הוריי,סבא וסבתא,ההורים של אשתי,ההורים של בעלי
  spouse: her husband,his wife,her boyfriend,his girlfriend,her partner,his partner,her fiance,his fiancee
    בעלה,אשתו,בן זוגה,בת זוגו,החבר שלה,החברה שלו,הכלה,הכלה שלי,החתן,החתן שלי,בן הזוג שלה,בת הזוג שלו
  [besides] more: bringing,im bringing,were bringing,ill bring,well bring,and also,along with,also,plus,as well as,and another,forgot,forget
    פלוס,מביא איתי,מביאה איתי,מביאים איתנו,נביא,אביא,וגם,גם,ועוד,בנוסף,שכחתי
  [comes-too] more: accompanies,accompany,accompanying,like to come,likes to come,like to join,wants in,can make it,can join,can come,joins too,joins as well,is joining too,is joining as well,comes with her,comes with his,comes with their,is coming with her,is coming with his,is joining,are joining,will be joining,is joining me,joins me,joining me,coming with me,comes with me,join me,is coming with me,joins,join,join us,will come,is coming,are coming,is coming along,are coming along,is coming too,are coming too,is coming as well,is coming with us,are coming with us,comes with us,come with us,coming with us,come along,comes along,coming too,coming as well,comes too,comes as well,come too,come as well,coming along,joining,joining us,joins us,will join,will join us,is joining us,wants to come,wants to join,to tag along,tag along,tagging along,joined,has joined,have joined,just joined,signed up,just signed up
    באה עם,בא עם,באים עם,הצטרף,הצטרפה,הצטרפו,מצטרפות,באה איתי,בא איתי,באים איתי,תבוא איתי,יבוא איתי,איתנו גם,מגיע גם,מגיעה גם,לבוא איתנו,לבוא איתי,להצטרף,רוצה להצטרף,רוצים להצטרף,יבוא,תבוא,יבואו,מצטרף,מצטרפת,מצטרפים,אצטרף,יצטרף,תצטרף,יצטרפו,באה גם,בא גם,באים גם,גם בא,גם באה,גם באים,באה איתנו,בא איתנו,באים איתנו
  [me] me: me,i,myself,אני
  [for-me] me: לי,בשבילי,עבורי
  [family] family: family,family trip,a family,משפחה,משפחתי,משפחתית,משפחת
  [with-children] with: with kids,with children,with the kids,with my kids,and kids,and the kids
    עם ילדים,עם הילדים,וילדים
  [aged]
  old: years old,year old,yr old,yrs old,year olds,yr olds,yo,y o,yrs,yr,yo old
  aged: aged,age,ages,ages of,who are,who is,whos,who turned,just turned,turned,at ages,years,turning
    בן,בת,בני,בנות,בגיל,בגילאי,גילאי,גילאים,גילים,גיל,בגילאים,שנים,בגילים
  [month-old] month: month old,months old,חודשים,חודש
  // The value is the number of adults who sleep in it.
  [room-kind]
  1: a single,single room,חדר יחיד,חדרי יחיד | 2: double room,a double,doubles,twin room,a twin,twins,חדר זוגי,חדרים זוגיים
  3: triple room,a triple,triples | 4: quadruple room,quad room
  [room] room: room,bedroom,suite,rm,rms,חדר,חדרים,סוויטה,סוויטות,חד
  [group] group: we are going to be,were going to be,party of,group of,crew of,bunch of,gang of,we are,there are,theres,there is,were,well be,we will be,there will be,us,reckon with,count with,count on,that makes us,makes us,that makes it,so were,so we stay,club of,choir of,team of,class of,band of,delegation of,total of us
    חבורה של,חבורת,צוות של,סך הכל,קבוצה של,אנחנו,קבוצת,נהיה,הזמנה ל,נהיינו,נשארנו,נשארים,נשארות,אז אנחנו,אז נהיה,אז נהיינו,מקהלה של,מועדון של,כיתה של,משלחת של
  [for] for: for,עבור,בשביל
`);
