import { meanings } from './phrases.ts';

/** Words between the others. Place marks lead to a name; fillers mean nothing by themselves. */
export const frame = [
  ...meanings('place-mark', [
    [
      'in',
      'in,to,at,near,around,into,inside,close to,next to,towards,visiting,visit,area of,near to,outside,by,hotels of,downtown,central,center of,centre of,city center of',
      'מול,ליד,באזור,אזור,לכיוון,בעיר,קרוב ל,בסביבת,לעיר,במרכז,מרכז,עיר,בתוך,סמוך ל',
    ],
    [
      'about',
      'what about,how about,i meant,meant,i mean,no i meant,and what about,same in,and in,try,change to,switch to,instead,rather',
      'ומה עם,מה עם,ומה לגבי,מה לגבי,התכוונתי,התכוונתי ל,אני מתכוון ל,אני מתכוונת ל,תשני ל,תחליפי ל',
    ],
  ]),
  ...meanings('filler', [
    [
      '',
      'a,an,the,of,on,and,or,with,me,my,we,our,i,you,your,is,are,was,be,been,do,does,did,can,could,would,will,shall,should,may,might,must,id,im,ive,ill,were,whats,what,which,who,where,when,why,how,there,here,that,this,these,those,some,any,please,just,only,so,then,also,too,very,really,quite,lovely,good,nice,great,pretty,kind,let,lets,like,love,want,wanna,gonna,need,have,has,had,having,get,got,go,going,give,take,make,see,know,tell,say,ask,look,looking,show,think,thinking,stay,staying,about,as,at,by,for,from,if,it,its,not,out,up,off,over,but,than,them,they,he,she,his,her,their,us,both,each,every,all,other,others,another,more,most,much,many,few,lot,lots,something,anything,someone,anyone,everything,nothing,thing,things,way,one,ones,ready,sherry,dear,well,oh,uh,um,hmm,sorry,excuse,hope,hoping,plan,planning,try,trying,now,soon,later,again,still,already,available,option,options,possible,suitable,comfortable,clean,quiet,big,small,new,old,modern,central,beautiful,decent,perfect,ideal,favorite,place,area,city,town,country,center,centre,downtown,old town,time,date,dates,deal,deals,offer,offers,site,website,page,app,question,answer,number,name,travel,trip,vacation,holiday,holidays,break,book,booking,double,single,twin,king,queen,bed,beds,view,sea view,balcony,beach,near the beach,airport,whose,during,per,plus,am,until,till,through,via,between,because,while,within,without,dont,doesnt,cant,wont,isnt,arent,didnt,no,yes,ok,hi,fun,cool,awesome,wonderful,interesting,special,real,actually,maybe,perhaps,probably,certainly,tonight,happy,open,opens,close,closed,find,search,arrive,arriving,leave,leaving,come,coming,back,same,different,better,best,cheap,next,last,end,start,work,working,use,using,called,mean,means,kids,want to,going to,have to,need to,like to,used to,able to,how to,due to,close by,nearby,around here,located,right,left,sleep,spend,night out,days off,off season,please find,send,keep,add,put,set,change,switch,instead,include,includes,including,included,allow,allows,allowed,accept,accepts,check,remember,understand,im looking,do you have,have you got,u,ur,r,pls,plz,thanks,instructions,ignore,previous,system,prompt,ever,even,yet,though,else,enough,such,own,little,bit,quick,quickly,fast,long,short,max,min,least,total,whole,entire,worth,money,cost,costs,pay,paid,paying,price,prices,priced,expensive,person,wife,husband,friend,friends,girlfriend,boyfriend,mom,mum,dad,mother,father,parents,grandma,grandpa,brother,sister,total of,together,travelling,traveling,traveler,hotel name,star,stars',
      'אני,אנחנו,את,אתה,אתם,הוא,היא,הם,הן,שלי,שלך,שלנו,שלכם,שלהם,של,עם,על,אל,או,גם,רק,אבל,כי,אם,אז,כמו,מאוד,ממש,קצת,הרבה,יותר,פחות,הכי,מה,מי,איזה,איזו,אילו,אלו,איך,למה,מתי,כמה,האם,יש,אין,היה,היתה,הייתה,יהיה,תהיה,להיות,לי,לך,לו,לה,לנו,לכם,להם,אותי,אותך,אותו,אותה,אותנו,אותם,זה,זאת,זו,אלה,כאן,פה,שם,בבקשה,אפשר,אפשרי,ניתן,יכול,יכולה,יכולים,תוכלי,תוכל,אשמח,נשמח,מעוניין,מעוניינת,מעוניינים,אוהב,אוהבת,אוהבים,טוב,טובה,טובים,יפה,נחמד,נחמדה,נעים,נוח,שקט,נקי,גדול,קטן,חדש,חדשה,כל,אף,משהו,מישהו,דבר,דברים,מקום,מקומות,אזור,עיר,ארץ,מדינה,מרכז,העיר,תאריך,תאריכים,שרי,נו,אה,אהה,אממ,סליחה,תגידי,תגיד,תני,תן,תראי,תראה,ראי,בואי,בוא,לא,כן,עוד,כבר,עכשיו,אחר כך,שוב,תמיד,בערך,כולל,כולם,זמן,פנוי,מיטה,מיטות,זוגית,יחיד,נוף,לים,ים,מרפסת,חוף,שדה התעופה,ברחוב,אשר,שבו,שיש,שיהיה,שתהיה,שיהיו,ושיש,אצל,אצלכם,בלי,ללא,בין,לבין,תוך,במשך,החל,מול,נגד,כדי,בגלל,למרות,ולא,וכן,ואני,האלה,הללו,הזה,הזאת,אחר,אחרת,אחרים,נוסף,נוספת,בשביל,עבור,לפי,כדאי,צריך,צריכה,רוצה,רוצים,שאלה,תשובה,אתר,דף,שם המלון,מתכנן,מתכננת,מתכננים,חושב,חושבת,חושבים,מגיע,מגיעים,מגיעה,יוצאים,יוצא,לצאת,לבוא,לעשות,לקחת,לראות,לדעת,לשאול,לקבל,למצוא,שיהיו בו,איתי,איתנו,ביחד,יחד,בערב,בבוקר,אח,אחות,אמא,אבא,סבא,סבתא,הורים,אישה,בעל,חבר,חברה,בא,באה,באים,מלא,מספיק,נראה,נראה לי,אמור,בטח,אולי,סתם,פשוט,בדיוק,לגבי,בנושא,בקשר,היכן,לאן,מאיפה,מדבר,מדברת,הוראות,התעלמי,קודמות,מערכת,לילה,קודם,ואז,וגם,ואם,והאם,שזה,לזה,בזה,מזה,עליו,עליה,בו,בה,ממנו,ממנה,איתו,אליו,המקום,קרוב,רחוק,הבא,הבאה,ושם,נגמר,לכל,הכל,הכול,כלום,שום,למשל,כזה,כזאת,כאלה,לחופשה,טיסה,טיסות,מתאים,מתאימה,מתאימים,סוג,מחיר,מחירים,יקר,יקרה,יקרים,כסף',
    ],
  ]),
];

/** Names made of everyday words, and everyday words that join a name. */
export const names = [
  ...meanings('place-name', [
    [
      'whole',
      'colorado springs,palm springs,little rock,frankfurt am main,mar del plata,vina del mar,the hague,queens,dead sea,red sea,sea of galilee,big island,cape town,holy land,united states,united kingdom,great britain,new england,long beach,virgin islands,black forest,lake district,old city of jerusalem,canary islands,south africa',
      'וינה,נוף הגליל,כפר סבא,הוד השרון,אור יהודה,אור עקיבא,מעלות,מעלה אדומים,קריית ים,קרית ים,לוס אנגלס,ניו דלהי,אייה נאפה,מבשרת ציון,צ׳יאנג מאי,ת א,תא,ניו יורק,נוי יורק,תל אביב,תל אביב יפו,תל אביב יפו העתיקה,בת ים,ים המלח,ים סוף,ראשון לציון,ראש פינה,הר הכרמל,באר שבע,קרית שמונה,קריית שמונה,יד מרדכי,ראש הנקרה,ארצות הברית,דרום אפריקה,הים השחור,עין בוקק,עין גדי,בית שאן,מצפה רמון,יער השחור,מרכז הארץ,בני ברק',
    ],
  ]),
  ...meanings('maybe-place', [
    ['', 'nice,bath,reading,split,spa,bar,deal,best,orange,mobile,cork,male,march,sandwich,side', 'מאלה'],
  ]),
  ...meanings('name-part', [
    [
      '',
      'city,beach,town,lower,upper,new,old,sea,big,central,long,great,king,airport,bay,right,downtown,lake',
      'דוד,ים,חוף,בית,העיר,עיר,מרכז,חדש,גדול,שדה התעופה',
    ],
  ]),
];
