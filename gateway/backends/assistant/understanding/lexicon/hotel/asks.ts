import { meanings } from '../phrases.ts';

/** What is asked, of a hotel, of the product or of her. */
export const asks = meanings(`
  [ask]
  about: tell me about,tell me more,more about,details,more details,describe,information,info,more info,whats it like,what is it like,is it good,is it nice,whats special,learn more,about it,whats the deal with,whats the deal w
    ספרי לי על,ספרי לי,ספר לי,פרטים,עוד פרטים,מידע,תספרי על,תארי,מה מיוחד,עוד מידע,תספרי לי על,ספרי על,מה יש לך להגיד על,איך המלון,פרטים נוספים,תספרי לי
  price: going for,go for,come in at,comes in at,run me,run us,running at,what sum,full sum,the sum,sum for,sum of,total sum,have to pay for,need to pay for,pay for the first,pay for the second,pay for the third,set someone back,how pricey,cost all in,the tab,the bill,would it come to,does it come to,will it come to,total for,total of,total price,total cost,the damage,set us back,set me back,how much,price,cost,how much is,how much does,what does it cost,rate,rates,how expensive,whats the price,how much a night,how much per night,how much per nite,per night,cost per night,pricing,how much for,prices,comes to,it comes to,whole sum,full price,whole price,total amount,all in price
    בכמה,מה הנזק,כמה הנזק,הנזק,כמה יעלה לי,כמה יעלה לנו,מה הסכום,הסכום,כמה כסף,כמה זה יוצא,כמה זה עושה,מה העלות,כמה עולים לנו,עולה,עולים,עולה ללילה,יוצא ללילה,יוצא לילה,יוצא בסך הכל,יוצא סך הכל,יוצא בסהכ,כמה הוא עולה,כמה היא עולה,כמה הוא,כמה הוא יוצא,מחיר ללילה,מחיר לכל השהות,כמה ללילה,כמה לילה,וכמה ללילה,כמה הלילה,כמה עולה,כמה זה עולה,מחיר,מחירים,כמה יעלה,כמה עולים,כמה זה,כמה יוצא,עלות,מה המחיר,כמה יצא,כמה יעלו,כמה נשלם,עלה,עלתה,עלו,כמה עלה,כמה עלתה,כמה זה עלה,שילמתי,שילמנו,כמה הכל,כמה הכול,כמה בסך הכל,כמה סהכ,כמה הכל ביחד,כמה סך הכל,הסכום המלא,הסכום הכולל,סכום כולל,המחיר המלא,המחיר הכולל
  rooms: what rooms,which rooms,rooms available,available rooms,room types,kinds of rooms,types of rooms,room options,rooms are there,what kind of rooms,vacancy,vacancies,is it available,rooms left,availability,any rooms,rooms do they have,still available,how many people fit,how many ppl fit,how many fit,how many can sleep,how many people sleep,biggest room,largest room,biggest rooms,largest rooms,will we fit,do we fit,would we fit,fit in one room,fit into one room
    אילו חדרים,איזה חדרים,סוגי חדרים,חדרים פנויים,חדר פנוי,סוג חדר,יש מקום,יש חדרים,זמינות,פנוי,פנויים,יש פנוי,אלו חדרים,נשארו חדרים,נותרו חדרים,נותרו בו חדרים,נשארו בו חדרים,נשאר חדר,נותר חדר,כמה אנשים נכנסים,כמה נכנסים,החדר הכי גדול,החדר הגדול ביותר,ניכנס בחדר אחד,ניכנס לחדר אחד,נכנסים בחדר אחד
  cancellation: refunded,be refunded,get refunded,change my mind,changed my mind,change our minds,my money back,may be cancelled,cancel,cancelling,canceling,cancellation,cancellation policy,cancel policy,cancellation rules,cancellation rule,cancellation deadline,cancellation terms,can i cancel,until when can i cancel,cancellation fee,is it refundable,is it free to cancel,refund policy,deadline to cancel,cancel until,if i cancel,can i cancel for free,can we cancel,what if i cancel,cancelation policy,cancelation,refund,refunds,get my money back,when can i cancel,cancellation fees,refunds policy,return policy,annul,annulled,annulment,money returns,money returned,return money,return the money,return my money
    מתחרט,מתחרטת,מתחרטים,אתחרט,התחרטתי,נתחרט,הכסף בחזרה,כסף בחזרה,הכסף חזרה,לבטל,מבטלים,תנאי ביטול,תנאי הביטול,מדיניות ביטול,מדיניות הביטול,מדיניות ביטולים,דמי ביטול,אפשר לבטל,ניתן לבטל,עד מתי אפשר לבטל,ביטול,ביטולים,אם אבטל,אם נבטל,עד מתי ניתן לבטל,החזר,החזר כספי,אם אני מבטל,אם אני מבטלת,יש ביטול חינם,זה ניתן לביטול,אפשר לבטל בחינם,עד מתי ביטול,כללי ביטול,כללי הביטול,מועד ביטול,מתי אפשר לבטל,יקבל החזר,החזרים,מדיניות החזרים,מדיניות ההחזרים,מדיניות החזר,מדיניות ההחזר
  meals: meals,food,board,which meals,what meals,meal plan,meal plans,meal,board options,dinner,lunch
    ארוחות,אוכל,בסיס אירוח,אירוח,איזה ארוחות,פנסיון,ארוחה,צהריים
  amenities: amenities,facilities,what does it have,services,what do they offer,whats there,what amenities,whats included,what is included
    מתקנים,שירותים,מה יש במלון,מה יש שם,מה המלון מציע,אילו מתקנים,מה כלול,מה כולל,איזה מתקנים,מה יש בו
  location: a long walk,long walk,short walk,far to walk,walk into town,walk to town,walking distance,is it far,how far away,how far off,middle of town,in the middle of,nearer,nearest,closer,closest,closer to,nearer to,distance,distance to,where is it,location,address,where is,where is the hotel,located,how far,whats the address,which area,neighborhood,neighbourhood,on a map,where exactly,distance,a walk from,walking distance from,how long to walk,minutes from,minutes on foot,close to town,that far,far from the,far from here,far from town,far away from
    כמה זה רחוק,הליכה ברגל,ללכת ברגל,ברגל,מרכזי,יותר קרוב,קרוב יותר,הכי קרוב,איפה,כתובת,מיקום,איפה זה,היכן,איפה המלון,באיזה אזור,באיזו שכונה,מה הכתובת,כמה רחוק,איפה נמצא,מרחק,רחוק,ממוקם,איפה הוא
  times: be out of the room,out of the room,have to be out,out by,vacate,vacate the room,give back the room,get into the room,get in the room,in the middle of the night,middle of the night,arrive at night,late at night,late arrival,arrive late,late check in,late check out,late checkout,may one arrive,can we arrive,time may one arrive,check in time,check out time,what time,checkin time,checkout time,when is check in,when is check out,when can i check in,when do i check in,early check in,late check out,check in hours,check in,checkin,check out,checkout,get into our room,be out by,leave the room by,until which hour,which hour,what hour,until what hour,at what hour,from which hour
    להגיע באמצע הלילה,באמצע הלילה,להגיע מאוחר,להגיע בלילה,הגעה מאוחרת,עד איזו שעה,עד איזה שעה,באיזו שעה נכנסים,צק אאוט מאוחר,צק אין מאוחר,צק אין מוקדם,לעוף מהחדר,מאיזה שעה,מאיזו שעה,שעת צק אין,לפנות את החדר,מתי מפנים את החדר,לפנות חדר,לעזוב את החדר,שעת צק אאוט,מתי הצק אין,מתי צק אין,מתי צק אאוט,צק אין,צק אאוט,צק אין וצק אאוט,באיזו שעה,באיזה שעה,שעות כניסה,שעות קבלה,שעת כניסה,שעת עזיבה,כניסה לחדר,קבלת חדרים,שעות הקבלה,מתי נכנסים,מתי אפשר להיכנס,עזיבת החדר,מתי מפנים,פינוי החדר,לצאת מהחדר,יוצאים מהחדר,יציאה מהחדר,מתי יוצאים,מתי צריך לצאת,מתי צריכים לצאת,מתי צריך לעזוב,עד מתי אפשר להישאר,נכנסים לחדר,להיכנס לחדר,שעת יציאה
  rating: people like it,ppl like it,do people like,guests say,what guests say,guests think,what guests think,people say,what do other guests say,what do guests say,what do others say,what other guests say,what people say,what do people think,what are people saying,what do people write,what does everyone say,how do people rate,how do guests rate,how do people rate it,what do reviews say,what do the reviews say,what do people say,rating,score,reviews,review,guest rating,is it well rated,whats the rating,guest reviews,what is the rating,how is it rated,how many stars does it have,how many stars,reviews of,is it recommended
    מדרגים,מדרגים אותו,איך מדרגים,הדירוג,איך הדירוג,איך הציון,הציון,מה אומרים אורחים,מה אנשים אומרים,מה אנשים אומרים עליו,מה אנשים כותבים,מה כותבים,מה כותבים עליו,מה חושבים עליו,מה אורחים אומרים,מה אורחים כותבים,איך הביקורות,מה הביקורות,מה אומרים עליו,דירוג,ציון,ביקורות,חוות דעת,מה הדירוג,מה הציון,מה אומרים,ביקורות של אורחים,כמה כוכבים יש לו,כמה כוכבים,איזה ציון,מה הדירוג שלו
  opinion: any good,is it any good,what do you think,what do you think of,what do you think about,your opinion,your opinion of,your opinion on,your opinion about,your thoughts on,thoughts on,worth it,is it worth it,worth staying at,do you recommend it,would you recommend it,would you stay at,would you stay there,ppl like it,people like it,do people like,do people like it,do ppl like
    מה דעתך,מה דעתך על,דעתך על,מה את חושבת,מה את חושבת על,מה את אומרת על,זה שווה,שווה את זה,האם הוא טוב,האם המלון טוב,המלון טוב,הוא טוב,את ממליצה עליו
  property-fees: resort fee,city tax,tourist tax,extra fees,hidden fees,local tax,pay at the hotel,pay at the desk,fees at the hotel,additional fees,local taxes,taxes,hidden costs,extra charges,resort fees,tourism tax,tax,are taxes included,is vat included,vat,is tax included,do prices include tax,do prices include taxes,include vat,includes vat,include tax,includes tax,including vat,including tax
    מס עירוני,מס תיירות,עמלות,תשלום במלון,לשלם במלון,תוספת תשלום,מיסים,מסים,תוספות תשלום,עלויות נסתרות,מס מקומי,אגרת נופש,משלמים במלון,תשלומים נוספים,כולל מעמ,מעמ,כולל מסים,כולל מיסים
  cheaper-dates: cheaper dates,other dates,cheaper on other dates,when is it cheaper,cheapest dates,flexible dates,better dates,different dates,cheaper days,cheapest days,cheapest time,other days
    תאריכים זולים יותר,תאריכים אחרים,מתי זול יותר,מתי יותר זול,תאריכים יותר זולים,תאריכים זולים,ימים זולים יותר,מתי הכי זול
  [ask]
  share: per night or total,per nite or total,each or for both,each or for all,each or in total,for both of us,for all of us,price each,each if we split it,if we split it,split it,price per person,how much each,is that per person,per person or
    לבן אדם,לכל אדם,לאדם,לכולנו או לאדם,המחיר לכולנו,לאדם או לכולנו,המחיר הזה הוא לשנינו,המחיר לשנינו,לשנינו או לאדם,המחיר לאדם,זה לאדם,זה לשנינו,המחיר הזה לשנינו,הוא לשנינו
  [has-it]
  has: they got,they have,theyve got,have they a,they do,have you got,do you guys have,got a,got any,does it take,does it allow,do they take,do they offer,does it have,do they have,is there,has it,are there,does the hotel have,have they got,has the hotel,does this hotel have,is it,do they,does it,does the hotel,does this hotel,is the hotel,have a,does,do they accept,do they allow
    מותר,מותר להביא,אפשר להביא,האם יש,יש להם,יש שם,יש במלון,יש למלון,האם המלון,יש לו,יש בו,יש ב,האם,יש,במלון יש
  // “opposite” too: a comparison only where there is something to compare.
  [compare]
  compare: how much more is,how much less is,how much cheaper is,how much dearer is,make up my mind between,make up our minds between,decide between,cant decide between,choose between,torn between,hesitating between,weighing up,next to each other,next to one another,diff between,whats the diff,difference,differences between,who wins,which would you pick between,who is cheaper,whos cheaper,who cheaper,who costs less,which costs less,which one costs less,which would be cheaper,which works out cheaper,which comes out cheaper,which of the three,set the two of them side by side,which do the other guests,which of,who of them,which of the two,which of the two first,which of the first two,which of these two,which one of them,which is the better,whats better,which is cheaper,which one is cheaper,which is closer,which is nicer,compare,comparison,versus,vs,difference between,which is better,which one is better,whats the difference,compare them,which of them,side by side,make my mind up between,cannot decide between
    כמה יותר יקר,כמה יותר זול,כמה יקר יותר,כמה זול יותר,בכמה יותר יקר,בכמה יותר זול,מתלבט בין,מתלבטת בין,מתלבטים בין,להחליט בין,לא מחליט בין,לא מחליטה בין,לבחור בין,נגד,הבדלים בין,ההבדלים בין,הבדל בין,מה עדיף בין,מי לוקח,מי מנצח,מי cheaper,מי זול יותר,מי יותר זול,מי יוצא זול יותר,מי יוצא יותר זול,איזה זול יותר,איזה יותר זול,למי מהם,מי מן השניים,למי יש,שלושתם,מה יותר טוב,מי מהשניים,מי משניהם,מה מהשניים,איזה מהשניים,איזה משניהם,איזה מהם,מי מהם,מי יותר טוב,מה יותר טוב,השווי,תשווי,השוואה,להשוות,מה ההבדל,לעומת,מי עדיף,מה עדיף,תשווי בין,ההבדל בין,השוי,השווה,השוו,תשווה,השווה בין,תשווה בין,השוואה בין
  against: מול
  [or]
  or: or,versus,vs,או,מול
  [by-distance]
  nearest: nearer,nearest,closer,closest,closer to,nearer to,יותר קרוב,קרוב יותר,הכי קרוב
  [than-others]
  than: cheaper than both,cheaper than the others,cheaper than the other two,cheaper than the rest,better than both,better than the others,better than the other two
    זול משניהם,זול מכולם,זול מהאחרים,זול מהשניים,טוב משניהם,טוב מהאחרים
  [more]
  more: show more,more,more hotels,more options,more results,next page,others,other options,other hotels,show me more,anything else,what else,any others,more please,next ones,next hotels,keep going,other ones
    עוד,הראי עוד,תראי עוד,עוד אפשרויות,עוד מלונות,אחרים,אפשרויות אחרות,הבאים,מה עוד,עוד תוצאות,להראות עוד,יש עוד,תני עוד,מלונות נוספים,נוספים,אפשרויות נוספות,מלונות אחרים,המשיכי,הציגי עוד
  // A wish that is taken back.
  [none]
  none: none,nope,off,no longer,no longer required,no longer necessary,no longer need,no longer want,not any more,not anymore,no more need,dont need any more,dont need anymore,unlimited,no limit,not required,irrelevant
    כבר לא צריך,כבר לא צריכה,כבר לא צריכים,כבר לא נחוץ,כבר אינו נחוץ,כבר לא חשוב,כבר לא רלוונטי,לא רלוונטי,לא נחוץ יותר,לא צריך יותר,ללא הגבלה,בלי הגבלה
  // Leads to a new number.
  [set-to]
  to: raise,raise it,raise that,increase,increase it,bump,bump it,bump it up,lower,lower it,reduce,reduce it,decrease,go up to,go up,go down to,go down,up it,set it,change it,change that,lets say,lets do,put it
    תגדילי,תגדיל,להגדיל,תעלי,להעלות,תרימי,תרים,להרים,תקטיני,להקטין,תנמיכי,תורידי ל,תעשי,שיהיה,נגיד,תשימי,תשני,תעשה,תעשו,נעשה,תשים,תשנה,תגדיל ל,שיהיו
  [the-others]
  others: the others,the other ones,the other two,the other hotels,the rest,the rest of them,any of the others,others
    האחרים,שני האחרים,המלונות האחרים,השאר,שאר המלונות,אחרים
  // The last change of the search is taken back.
  [undo]
  undo: undo,undo that,undo it,remove that,remove it,take that off,take it off,take that out,take it out,drop that,drop it,scratch that,put it back,go back,like before,as before,as it was,the way it was,without that,without it,back to what it was,they cannot come after all,they cant come after all,they can come after all,he can come after all,she can come after all,he is coming after all,she is coming after all,they are coming after all
    תורידי את זה,תוריד את זה,תורידי אותו,תורידי אותה,תורידי את האחרון,תסירי את זה,בלי זה,תחזירי,תחזירי את זה,תחזירי למה שהיה,כמו קודם,כמו שהיה,חזרה למה שהיה,אחורה,תבטלי את השינוי,הוא כן בא,היא כן באה,הם כן באים,בעצם כן בא,בעצם כן באה
  [same]
  same: same,same dates,same guests,the same,same days
    אותם תאריכים,אותו תאריך,באותם תאריכים,אותם,באותו,אותו,אותם ימים
  [what-about]
  about: what if it was,what if it were,what if we went,what if,what about,how about,and what about,and in,and for,instead,maybe,also,try,change to,switch to,rather,actually,plus
    ומה עם,מה עם,ומה לגבי,מה לגבי,אולי,במקום,וגם,גם,ואם,תשני ל,תחליפי ל,בעצם,ובלי,ועם
  [it]
  it: open it,is it,does it,does it have,has it,it,that hotel,this hotel,that one,this one,the hotel,this place,that place,them,this property
    אותו,המלון הזה,הזה,המלון ההוא,זה,שם,המלון,במלון,למלון,מלון זה,שלו,לו,יש לו,יש בו,בו
  // Where the chat was opened.
  [here]
  here: here,over here,in here,פה,כאן,במקום הזה
  [all-of-them]
  all: those two,of the two,of these two,of those two,of them both,them,both,all of them,these,those,the two,all three,these two,first two,the first two,top two,two of them,first three,the first three,these hotels,top three
    אותם,ביניהם,שניהם,כולם,את כולם,השניים,שני הראשונים,שניים הראשונים,שלושת הראשונים,המלונות האלה,בין השניים,השניים הראשונים,שני המלונות,שני המלונות הראשונים,המלונות הראשונים
  [hotel-word]
  hotel: hotel,motel,hostel,resort,accommodation,lodging,place to stay,stay,apartment,accomodation,guesthouse,inn,somewhere to stay,place to sleep,hotels,places to stay,property,properties
    מלון,מלונות,לינה,מקום לישון,אכסניה,צימר,דירה,אירוח,מקום ללון,בתי מלון,בית מלון,לישון,ללון,מקום לינה
  [find-word]
  find: find,look for,sleep,sleeping,go somewhere,where should we go,where should i go,where to go,where good,somewhere to go,looking for,search,search for,show me,show,need,want,book a hotel,book a room,get me,vacation,holiday,trip,getaway,travel,travelling,traveling,fly,flying,visit,visiting,going,staycation,city break,book me a hotel,help me find,where should i stay,where to stay,stay in,i want to stay,honeymoon,book hotel,plan a trip,romantic,business trip
    לאן כדאי,לאן לנסוע,לאן נוסעים,מחפש,מחפשת,מחפשים,לחפש,תמצאי,תחפשי,חפשי,מצאי,תראי לי,הראי לי,תמצא לי,צריך,צריכה,צריכים,רוצה,רוצים,חופשה,נופש,טיול,טסים,טס,טסה,נוסעים,נוסע,נוסעת,לנסוע,לטוס,להזמין מלון,להזמין חדר,תני לי,חופשת,בא לי,בא לנו,איפה לישון,דיל,דילים,רומנטי,תציעי,הציעי,חפש,תחפש,מצא,תמצא,אפשרויות,ירח דבש
`);
