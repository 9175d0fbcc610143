import { meanings } from './phrases.ts';

/**
 * Small talk and answers to the assistant's questions (syntax: `phrases.ts`). Tags:
 * - `talk`: small talk; the value is its kind. `not-ours`: things that are not booked here. `stranded`: needs a
 *   bed tonight.
 * - `yes`, `no`, `start-over`; `filler` has polite phrases that are not thanks.
 */
export const smallTalkWords = meanings(`
  [talk]
  greeting: happy new year,merry christmas,happy holidays,happy hanukkah,happy passover,happy easter,hi,hello,hey,hi there,hello there,good morning,good evening,good afternoon,shalom,heya,hiya,yo,hey there,greetings,howdy
    חג שמח,שנה טובה,חנוכה שמח,פסח שמח,מועדים לשמחה,היי,הי,שלום,אהלן,בוקר טוב,ערב טוב,צהריים טובים,הלו,היוש,שבוע טוב,שבת שלום,לילה טוב,שלום וברכה,שלום רב,ברכה ושלום
  how-are-you: how are you feeling today,hows your day,how is your day,how are you,hows it going,whats up,how are you doing,how do you do,sup,kak dela,how you doing,how are things,are you well,hope you are well,hope youre well,how are we,how have you been,how was your day
    מה נשמע,מה שלומך,מה קורה,מה העניינים,איך את,מה המצב,מה איתך,איך הולך,איך עבר עלייך,איך עובר עלייך,מה ניש
  thanks: saved me,you saved me,thanx,thanx a lot,thnx,tnx,obliged,greatly obliged,much obliged,most obliged,obliged to you,grateful,most grateful,so grateful,kind of you,very kind,most kind,so kind,you have been kind,you have been helpful,youve been helpful,very helpful,most helpful,so helpful,a pleasure,been a pleasure,a great help,a big help,thanks,thank you,thx,many thanks,cheers,ty,ta very much,ok ta,thanks a lot,thank you very much,thank you so much,your the best,youre the best,you are the best,much appreciated,appreciated,thanks for helping,thank you for helping
    תודה מקרב לב,אסיר תודה,אסירת תודה,אסירי תודה,היה נעים,היה לי נעים,נעים מאוד לשוחח,לשוחח איתך,עזרת לי,עזרת מאוד,עזרת לי מאוד,עזרת לנו,אני מודה,אני מודה לך,אנו מודים,אדיב מצדך,יפה מצדך,תבורכי,יישר כוח,תודה,תודה רבה,רב תודות,תודה לך,תודות,תודה ענקית,המון תודה,אלף תודות,תנקס,תודה על הכל,תודה על הסבלנות
  goodbye: see you tomorrow,talk tomorrow,see you soon,have a nice day,have a good day,have a great day,have a lovely day,have a nice evening,have a good evening,bye,goodbye,see you,good night,bye bye,see you later,later,talk later,farewell,cya
    נתראה מחר,נדבר מחר,יום נעים,ערב נעים,המשך יום נעים,שיהיה לך יום נעים,ביי,להתראות,לילה טוב לך,יום טוב,ביוש,נתראה,ביי ביי,שיהיה יום טוב
  who: do you ever,do you sleep,do you eat,do you dream,do you get tired,do you get bored,do you have feelings,are you married,are you single,are you alive,how old are you,where do you live,you a real,real woman,real girl,woman or computer,human or machine,who are you,what are you,your name,are you a robot,are you a bot,are you human,are you real,whats your name,what is your name,are you an ai,are you a human,are you chatgpt,are you ai,who is sherry,are you a real person,who ru,whos this,who is this
    את ישנה,את אוכלת,את חולמת,את מתעייפת,את נשואה,את רווקה,בת כמה את,איפה את גרה,יש לך רגשות,אישה או מחשב,את אישה,את מחשב,אתה בוט,אתה רובוט,אתה אמיתי,אתה אנושי,מי את,מה את,איך קוראים לך,את רובוט,את בוט,את אמיתית,מה השם שלך,את בן אדם,את אנושית,מי זאת שרי,מי זו שרי,מי אתה
  languages: sorry for my english,sorry about my english,excuse my english,my english is not good,my english is bad,my bad english,sorry for my hebrew,do you speak hebrew,do you speak english,can you speak hebrew,can you speak english,do you understand hebrew,do you understand english,do you know hebrew,do you know english,you speak hebrew,you speak english
    סליחה על העברית שלי,סליחה על עברית שלי,סליחה על העברית,העברית שלי,עברית שלי,את מדברת עברית,את מדברת אנגלית,את מבינה עברית,את מבינה אנגלית,את יודעת עברית,את יודעת אנגלית,אתם מדברים עברית,אתם מדברים אנגלית
  wait: brb,be right back,bbl,bbs,gtg,one sec,one second,one moment,one minute,just a sec,just a moment,just a minute,gimme a sec,give me a second,give me a minute,hold on,hang on,back in a minute,back in a sec,back soon,need to go,have to go,think about it,think it over,let me think,sleep on it,ill think,need to think,get back to you,come back to you,let you know,let me think about it,let me think about,ill think about it,need to think about it,have to think about it,let me sleep on it
    רגע אחד,עוד רגע,שנייה,שניה,שנייה אחת,שניה אחת,תיכף חוזר,תיכף חוזרת,תכף חוזר,תכף חוזרת,כבר חוזר,כבר חוזרת,אני חוזר עוד מעט,אני חוזרת עוד מעט,חכי רגע,חכי שנייה,דקה אני חוזר,דקה אני חוזרת,נחשוב על זה,אחשוב על זה,אני אחשוב,נחזור אליך,אחזור אליך,נתייעץ,אתייעץ
  other-guests: what hotel is he,what hotel is she,what hotel are they,hotel is he at,hotel is she at,hotel is he in,hotel is she in,which hotel is he,which hotel is she,which hotel are they,where is he staying,where is she staying,last customer,previous customer,who sleeps,who is sleeping,who stays,who is staying,whos staying,whos sleeping,who else is staying,who booked,who has booked,names of the guests,names of guests,guest list,list of guests,list the guests,guests names,who is checked in,who checked in,which guests are,is my husband staying,is my wife staying
    באיזה מלון היא,באיזה מלון הוא,באיזה מלון הם,לאן היא הזמינה,לאן הוא הזמין,לאן הם הזמינו,באיזה מלון הוא מתארח,באיזה מלון היא מתארחת,באיזה מלון הם מתארחים,באיזה מלון הוא ישן,באיזה מלון היא ישנה,באיזה מלון הם ישנים,איפה הוא מתארח,איפה היא מתארחת,הלקוח האחרון,הלקוחה האחרונה,לקוח אחר,לקוחה אחרת,לקוחות אחרים,מי ישן,מי ישנה,מי ישנים,מי מתארח,מי מתארחת,מי מתארחים,מי שוהה,מי הזמין,מי נמצא במלון,מי גר במלון,שמות האורחים,שמות של אורחים,רשימת האורחים,רשימת אורחים,רשימה של מי,מי האורחים,האם בעלי ישן,האם אשתי ישנה
  writing: write me,write us a,an essay,translate,tell me a story,my homework
    תכתבי לי,כתבי לי,תכתוב לי,תתרגמי,תרגמי,תתרגם,ספרי לי סיפור,תספרי לי סיפור,ספרי סיפור,תספרי סיפור,שיעורי הבית,שיעורי בית
  instructions: dev mode,what you were told,whole instructions,your whole instructions,everything above,before this chat,system prompt,your prompt,the prompt,initial prompt,hidden prompt,your instructions,your secret instructions,secret instructions,hidden instructions,previous instructions,all instructions,prior instructions,your system message,system message,developer mode,your rules and instructions,your configuration,your source code,secret keys,api keys,api key,ignore everything,ignore all previous,you are now
    ההוראות שלך,הוראות שלך,ההוראות הסודיות,הוראות סודיות,הוראות המערכת,ההוראות שקיבלת,ההוראות הקודמות,כל ההוראות,הפרומפט,הפרומפט שלך,פרומפט המערכת,הוראות ההפעלה שלך,מצב מפתח,מפתחות סודיים,הקוד שלך,מעכשיו את
  help: help,help me,what can you do,how can you help,how does this work,what do you know,how do i use this,what can i ask,i need help,can you help me,can you help,options,menu
    עזרה,תעזרי לי,מה את יודעת לעשות,מה את יודעת,איך זה עובד,מה אפשר לשאול,איך את יכולה לעזור,במה את יכולה לעזור,אני צריך עזרה,אני צריכה עזרה,מה אפשר לעשות פה,את יכולה לעזור לי,אפשר עזרה,תפריט
  joke: anekdot,joke,tell me a joke,make me laugh,something funny,sing,sing me a song,say something funny
    בדיחה,ספרי לי בדיחה,תצחיקי אותי,תספרי בדיחה,ספרי בדיחה,תשירי לי,משהו מצחיק
  visa: a visa,visa for,visa to,visa needed,need visa,need a visa,needed visa,visa required,visa requirements,visa rules,visas,entry requirements,passport valid,which passport,need a passport,need my passport
    ויזה ל,צריך ויזה,צריכה ויזה,צריכים ויזה,דרושה ויזה,נדרשת ויזה,ויזה לתורכיה,אשרה,אשרת כניסה,אשרות כניסה,אשרת תיירות,דרכון בתוקף,צריך דרכון
  weather: degrees,need a coat,a coat,warm coat,umbrella,raincoat,warm clothes,weather,forecast,raining,rainy,rain,temperature,is it hot,is it cold,will it rain,how hot,sunny,snow
    כמה מעלות,כמה מעלות יש,מעלות יש,שווה מעיל,מעיל,מטרייה,מטריה,בגדים חמים,יורד גשם,מזג אוויר,מזג האוויר,תחזית,גשם,טמפרטורה,חם שם,קר שם,ירד גשם,שלג
  not-ours: flight ticket,flight tickets,air ticket,airfare,train fare,flight,flights,plane ticket,plane tickets,fly me,airline,bus ticket,bus tickets,train ticket,train tickets,ferry tickets,rail tickets
    כרטיסי טיסה,כרטיסים לטיסה,כרטיס לטיסה,כרטיס רכבת,כרטיסי רכבת,כרטיס לרכבת,כרטיסים לרכבת,כרטיס אוטובוס,כרטיס לאוטובוס,טיסה,טיסות,הטיסה,כרטיס טיסה,כרטיסי טיסה
  favourite: your favourite,your favorite,youre favourite,youre favorite,have a favourite,have a favorite,do you have a favourite,do you have a favorite,have any favourites,have any favorites,do you like best,you like best,you like most,
    האהוב עלייך,האהוב עליך,האהובה עלייך,האהובה עליך,אהוב עלייך,אהוב עליך,המועדף עלייך,המועדף עליך,הכי אהוב עלייך,הכי אהוב עליך,את הכי אוהבת
  celebration: mazal tov,congratulate,congratulate us,congratulate me,say congratulations,its my birthday,today is my birthday,my birthday today,we got engaged,just got engaged,just got married,we got married,we are getting married
    מזל טוב,תאחלי לי,תאחלי לנו,לא אומרים מזל טוב,היום יום ההולדת שלי,יש לי היום יום הולדת,התארסנו,התחתנו,אנחנו מתחתנים
  praise: cute,adorable,hilarious,legend,genius,clever girl,smart,for a bot,patient with me,so patient,your amazing,your great,your awesome,you are great,youre great,well done,i love you,love you,great job,awesome,amazing,perfect,youre amazing,good job,brilliant,nice work,love it,wonderful,you are amazing,you rock,great,fantastic,good bot,excellent,superb,outstanding,very good
    תותחית,גאון,גאונה,חכמה,את חמודה,מצחיקה,את מצחיקה,קורעת,סבלנות,את מדהימה,את מעולה,כל הכבוד,אני אוהב אותך,אני אוהבת אותך,אלופה,מדהים,מושלם,את תותחית,מלכה,איזה יופי,יופי,אחלה,נהדר,את נהדרת,את גדולה,וואו,סבבה אחלה,את מהממת,מעולה,מצוין,טוב מאוד,היית נהדרת,היית מעולה,היית מדהימה,נהדרת,מדהימה
  insult: slower than,you are slow,youre slow,stupid,idiot,dumb,useless,you suck,shut up,fuck,fuck you,fuck off,moron,crap,terrible bot,shit,bitch,worthless,screw you,asshole,damn you,go to hell,hate you,i hate you,you are bad,piece of shit,dumbass,this sucks,bad bot,bullshit,youre bad,wtf,retarded,garbage,pathetic,trash,so slow,this is trash,your useless
    תזדייני,לכי תזדייני,זדייני,בוט מטומטם,בוט דפוק,לכי לכל הרוחות,טיפשה,מטומטמת,מפגרת,סתומה,דבילית,אידיוטית,גרועה,לכי לעזאזל,חרא,זבל,שתקי,את לא שווה כלום,דפוקה,טמבלית,את גרועה,מטומטם,סתמי,זונה,כלבה,שונא אותך,לא שווה,טפשה,מעצבנת,אפס,את אפס,לעזאזל,סתום,בת זונה,תמותי,גועל נפש,דביל,אידיוט,מפגר,שונאת אותך
  // Not booked here when they are ordered; they may also be a question about a hotel.
  [not-ours] ride: taxi,cab,minicab,uber,bus,train,מונית,מוניות,אוטובוס,אוטובוסים,רכבת
  table: a table,the table,table for,שולחן
  eatery: pizza place,sushi,ramen,pasta,burger,burgers,tapas,steak,seafood,ice cream,סושי,פיצה,המבורגר,חומוס,פלאפל,שווארמה,גלידה,pub,bars,restaurant,restaurants,bistro,bistros,cafe,cafes,coffee shop,coffee shops,bakery,bakeries,diner,diners,pubs,steakhouse,steakhouses,pizzerias,pizzeria,nightclub,night club,פאב,פאבים,ברים,מסעדה,מסעדות,מסעדת,ביסטרו,בית קפה,בתי קפה,מועדונים
  meal-out: table in a restaurant,a table in a restaurant,table at a restaurant,a table at a restaurant,a table at the restaurant,a restaurant table,book a restaurant,reserve a restaurant,restaurant reservation,restaurant booking,recommend a restaurant,recommend a good restaurant,recommend restaurants,best restaurants
    תמליצי על מסעדה,תמליצי לי על מסעדה,להמליץ על מסעדה,ממליצה על מסעדה,המלצה למסעדה,המלצות למסעדות,שולחן במסעדה,מקום במסעדה,להזמין מסעדה,לשריין מסעדה,הזמנה למסעדה
  // A polite request is not yet a thank-you.
  [filler] : to learn,learn,be grateful,be most grateful,be very grateful,be so grateful,be obliged,be much obliged,be most obliged,grateful if,grateful for,obliged if,so kind as,kind enough,be so kind
    אוכל להטריח,אוכל לשאול,אוכל לדעת,אוכל לבקש,אוכל לברר,אודה,אודה לך,אודה לך אם,נודה,נודה לך,אהיה אסיר תודה,אהיה אסירת תודה,תואילי,התואילי,בטובך
  [stranded] stranded: stranded,stuck,im stuck,flight got cancelled,flight was cancelled,they cancelled my flight,missed my flight,missed our flight,cancelled my flight
    תקוע,תקועה,תקועים,נתקעתי,נתקענו,ביטלו לי טיסה,ביטלו לנו את הטיסה,ביטלו לי את הטיסה,פספסתי טיסה,פספסנו את הטיסה
  [yes] yes: try again,please try again,try once more,try it again,retry,again please,yes,yeah,yep,sure,ok,okay,please do,of course,yup,sounds good,go ahead,right,correct,yes please,do it,absolutely,definitely,exactly,alright,fine,y,yea,why not
    תנסי שוב,לנסות שוב,שוב בבקשה,כן,בטח,אוקיי,אוקי,סבבה,קדימה,בסדר,נכון,יאללה,כן בבקשה,ברור,כמובן,אוקיי סבבה,למה לא,טוב,מאשר,מאשרת,אשמח,מעולה תודה,יאלה
  [no] no: nvm,nm,no,nope,nah,no thanks,no thank you,not really,not now,never mind,nevermind,dont,not interested,not interested in,definitely not,absolutely not,certainly not,by no means,dont like,dont fancy
    לא,לא תודה,ממש לא,לא עכשיו,עזבי,לא צריך תודה,לא רוצה,אין צורך,לא מעוניין,לא מעוניינת,ממש לא תודה,לא מעניין אותי,לא מעניין אותנו,לא אוהב,לא אוהבת,לא אוהבים,רק לא,בשום אופן לא
  [start-over] start: start over,new search,reset,start again,from scratch,clear everything,forget everything,start from the beginning,restart,begin again,clear all,start fresh,another search
    להתחיל מחדש,חיפוש חדש,מהתחלה,התחלה חדשה,איפוס,תתחילי מחדש,נתחיל מחדש,לאפס,תאפסי,תשכחי הכל,להתחיל מההתחלה,שכחי הכל,חיפוש אחר
`);
