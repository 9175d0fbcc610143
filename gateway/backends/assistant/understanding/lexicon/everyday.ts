import { meanings } from './phrases.ts';

/** Common words that are no names, so that they are not asked for as places. */
export const everyday = [
  ...meanings('filler', [
    [
      '',
      'length,older,younger,oldest,youngest,eldest,woops,whoops,oops,shes,hes,sweet,lil,lol ok,n,u,ur,r,pls,plz,omg,lol,lmao,tho,af,gonna,smth,sth,um,uh,er,hmm,yo,asap,btw,imo,fee,fees,w,cuz,bc,dear,kindly,please do,perhaps,whether,rather,ought,being,always,dreadfully,exceptionally,ideally,separate,mention,begins,begin,back,again,right away,lets say,kak dela,' +
        'prime,minister,premier,favourite,favorite,similar,alike,comparable,youre,theyre,nothing fancy,not fancy,nothing too fancy,match,stairs,steps,step,com,pm,hiring,job,jobs,career,heated,kosher,jacuzzi,hot tub,spare,share,tower,power,prince,pearl,peer,booking com,expedia,airbnb,fire,staff,starts,starting,stare,parts,part,prize,prise,loom,broom,mouth,month,weak,knights,might,tight,light,sight,bright,fight,coach,couch,lounge,busy,quieter,bigger,larger,smaller,closer,nearer,central location,thats,theres,hes,shes,weve,youve,havent,hasnt,wouldnt,couldnt,shouldnt,wasnt,hows,wheres,whens,whos,theyve,itll,were,hed,shed,wed,theyd,youd,aint,' +
        'rule,rules,bring,rent,select,word,words,story,poem,essay,code,program,write,read,print,explain,translate,repeat,reveal,act,pretend,developer,mode,answer me,life,meaning,world,cup,god,news,politics,president,football,recipe,cook,math,calculate,sum,' +
        'allergic,allergy,wedding,birthday,anniversary,party,celebrate,surprise,relax,relaxing,rest,swim,ski,skiing,dive,diving,hiking,shopping,nightlife,concert,festival,conference,meeting,business,work trip,flight,flights,train,bus,taxi,metro,station,walk,walking,minutes,hours,hour,minute,distance,drive,driving,car,' +
        'warm,hot,cold,sunny,snowy,cosy,cozy,charming,boutique,hip,trendy,historic,traditional,stylish,elegant,simple,basic,spacious,huge,tiny,top,popular,famous,safe,' +
        'before,after,morning,evening,afternoon,noon,midnight,weekday,weekdays,years,year,months,days,early,flexible,exact,exactly,around then,sometime,anytime,asap,today,' +
        'cover,covers,covered,work,works,happen,happens,happened,problem,issue,wrong,error,broken,help,answer me,reply,respond,hear,heard,found,saw,seen,chosen,chose,picked,pick,choose,prefer,preferably,preference,wish,wishes,wonder,wondering,believe,guess,suppose,afraid,worried,interested,bored,tired,hungry,thirsty,rich,poor,broke,student,students,' +
        'guys,man,men,woman,women,ladies,girls,boys,sir,madam,maam,dude,bro,mate,folks,team,company,boss,colleague,colleagues,coworkers,relative,relatives,grandparents,grandchildren,grandkids,cousin,cousins,uncle,aunt,nephew,niece,fiance,' +
        'ground,floor,high floor,smoking,non smoking,window,bathroom,bathtub,shower,kitchen,kitchenette,air conditioning,ac,tv,minibar,crib,cot,extra bed,bunk,elevator,lift,terrace,garden,rooftop,lobby,reception,' +
        'bought,buy,buying,sell,sold,order,ordered,ordering,reserve,reserved,confirm,confirmed,receive,received,sent,sending,email,mail,paypal me,free,charge,charged,refund me,extra,additional,full,empty,complete,completed,finish,finished,' +
        'will be,going on,what happens,as well,as soon as,as possible,of course not,by the way,in case,in general,instead of,in order,each of us,in advance,in mind,at all,at least one,on budget,not sure,i dont know,dont know,idk,no idea,somewhere,anywhere,everywhere,nowhere,wherever,whenever,home,inside,outdoors,abroad,overseas,local,cheaply,good value,value,quality,service,staff,location wise',
      'נפרד,נפרדים,נפרדת,פנצ,אחהצ,לפנצ,לפנות בוקר,אנו,מעוניין,מעוניינת,מעוניינים,ברצוננו,ברצוני,רצוננו,עצמה,עצמו,מעט,בלבד,נישאר,נותרו,יספיק,מוסיפים,נקבל,חג,' +
        'דומה,דומים,דומות,שהות,שהייה,תוסיפי,להוסיף,תשני,תחליפי,תוסיף,לא יוקרתי,לקפוץ,קופצים,כשר,כשרה,כשרות,גקוזי,ג׳קוזי,בוקינג,משווים,מדרגות,מאוורר,שבת שלום,קרוב לים,על הים,מול הים,ליד הים,לים,לחוף,השהות,חייבים,חייב,חייבת,נחזור,לחזור,חזרה,תחזרי,תוצאות,היית,הייתם,הזמנה,מוחקים,למחוק,כלולה,כלול,כלולים,נמצא,נמצאת,נמצאים,להגיע,להביא,לפנות,משנים,לשנות,מוצאים,ניצח,עולה,עולים,מונדיאל,להדפיס,הדפיסי,הפרומפט,פרומפט,אהיה,נהיה,תהיו,יהיו,תוכלו,יכולות,אוכל,נוכל,מוכן,מוכנה,מוכנים,מבקש,מבקשת,מבקשים,לבקש,בקשה,מבין,מבינה,להבין,יודע,יודעת,יודעים,אומר,אומרת,אומרים,לומר,להגיד,כתבי,תכתבי,כתוב,לכתוב,קראי,להתעלם,תתעלמי,ההוראות,הקודמות,חוקים,כלל,כללים,סיפור,שיר,מתכון,לבשל,חיים,משמעות,נשיא,כדורגל,חדשות,פוליטיקה,' +
        'חתונה,יום הולדת,יום נישואין,מסיבה,לחגוג,הפתעה,להירגע,לנוח,לשחות,סקי,צלילה,קניות,הופעה,פסטיבל,כנס,פגישה,עסקים,נסיעת עסקים,רכבת,אוטובוס,מונית,תחנה,הליכה,דקות,שעות,שעה,דקה,נסיעה,נהיגה,' +
        'חמים,קר,חם,מושלג,מקסים,בוטיק,מעוצב,היסטורי,מסורתי,פשוט,בסיסי,מרווח,ענק,קטנטן,פופולרי,מפורסם,רומנטית,שקטה,נקיים,' +
        'בוקר,ערב,צהריים,אמצע שבוע,שנה,שנים,מוקדם,מאוחר,מדויק,בערך אז,מתישהו,' +
        'קורה,קרה,בעיה,תקלה,טעות,שבור,תעני,לענות,שמעתי,ראיתי,מצאתי,בחרתי,לבחור,תבחרי,מעדיף,מעדיפה,מעדיפים,עדיף,רצוי,מניח,מקווה,חושש,חוששת,דואג,עייף,רעב,סטודנט,סטודנטים,' +
        'גבר,גברים,נשים,בחור,בחורה,אחי,אחותי,גיסי,דוד,דודה,נכדים,נכד,נכדה,חמותי,חמי,צוות,חברת,בוס,עמית,עמיתים,מישהי,' +
        'קומה,קרקע,עישון,מעשנים,חלון,אמבטיה,מקלחת,מטבח,מטבחון,מזגן,מיזוג,טלוויזיה,מקרר,עריסה,מיטת תינוק,מעלית,גינה,גג,לובי,קבלה במלון,' +
        'קניתי,לקנות,למכור,הזמין,הזמינה,שילמתי,שולח,שלחתי,לשלוח,קיבלתי,חינם,בחינם,נוסף על,מלאה,ריק,גמור,' +
        'לא יודע,לא יודעת,לא בטוח,לא בטוחה,אין לי מושג,איפשהו,בשום מקום,בכל מקום,בית,הביתה,בחוץ,בפנים,חול,חוץ לארץ,חו"ל,בארץ,תמורה,איכות,שירות,צוות המלון,לצאת מ,חצי שנה,שנה וחצי,בת חצי שנה,בן חצי שנה,מתוק,מתוקה,מתוקים,מתוקות,וזהו,שיהיה לי,שיהיה לנו,שמקבל,שמקבלים,מקבל,מקבלים,שאפשר,שאין,שלא,שזה,שהוא,שהיא,ואין,ויש,ואפשר,ומה,ואיך,ואיפה,ומתי,וכמה,ולמה,אחרי זה,אחרי כן,בינתיים,' +
        'כי אני,שאני,שאנחנו,ואנחנו,כשאני,כשאנחנו,איתכם,אליכם,עליכם,אצלך,בשבילי,בשבילנו,לעזור,עוזרת,תעזרי,עזרי,רגע,חכי,טיפה,ממליצים,מספר,נוחים,גם כן,אפילו,בכלל,לגמרי,די,כדאי לי,שווה,הנחה,הנחות,מבצע,מבצעים,קופון,discount,discounts,coupon,promo,promotion,promo code,voucher code',
    ],
  ]),
];
