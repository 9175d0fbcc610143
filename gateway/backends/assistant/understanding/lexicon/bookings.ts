import { meanings } from './phrases.ts';

/** Own bookings, extras, pages of the product, and requests to act. */
export const bookingWords = meanings(`
  [booking-ask]
  list: i made a reservation,made a reservation with you,order at you,what i ordered,my hotel,our hotel,the hotel i booked,the hotel we booked,the hotel ive booked,the room i booked,my holiday,our holiday,our trip,our trips,i have a booking,i have a reservation,i have booked,i made a booking,i have made a reservation,i have made a booking,list of my bookings,list of bookings,where are my bookings,what have we booked,what did we book,my stay,our stay,our booking,our bookings,our reservation,bkg,my bookings,my reservations,my booking,my reservation,what did i book,what have i booked,bookings,reservations,my orders,my trips,my order,see my bookings,my trip,i booked,we booked,ive booked,weve booked,booked with you,already booked,the one i booked,my upcoming trips,my upcoming stay,my upcoming stays,where am i staying,where are we staying,where do i stay,where do we stay,what hotel am i in,which hotel am i in,which hotel did i book,what hotel did i book
    המלון שלי,המלון שלנו,המלון שהזמנתי,המלון שהזמנו,הטיול שלי,הטיול שלנו,הנסיעה שלי,הנסיעה שלנו,החופשה שלי,החופשה שלנו,החדר שהזמנתי,החדר שהזמנו,ההזמנה שעשיתי,הזמנה שעשיתי,ההזמנה שעשינו,יש לי אצלכם הזמנה,יש לי הזמנה,יש לנו הזמנה,יש לנו אצלכם הזמנה,רשימת ההזמנות,רשימת ההזמנות שלי,ההזמנות שיש לי,הזמנתי אצלכם,מה יש לנו מוזמן,מה הזמנו,ההזמנה שלנו,ההזמנות שלנו,להזמנה,ההזמנות שלי,ההזמנה שלי,מה הזמנתי,הזמנות שלי,ההזמנות,ההזמנה,הזמנה שלי,איפה ההזמנה,הזמנות,כבר הזמנתי,כבר הזמנו,שהזמנתי,שהזמנו,שהזמנתי אצלכם,שהזמנו אצלכם,הזמנה שעשינו,עשיתי הזמנה,עשינו הזמנה,עשיתי אצלכם הזמנה,הזמנו אצלכם,למלון שלי,למלון שלנו,איפה אני ישן,איפה אני ישנה,איפה אנחנו ישנים,באיזה מלון אני,באיזה מלון אנחנו,איזה מלון הזמנתי,איזה מלון הזמנו
  next: my next booking,next booking,my next trip,next trip,upcoming booking,my upcoming trip,next reservation,when is my next trip,when am i travelling,when do i fly,upcoming trip,my upcoming booking
    ההזמנה הבאה,הטיול הבא,ההזמנה הקרובה,הטיול הקרוב,החופשה הבאה,החופשה הקרובה,מתי אני טס,מתי אני נוסע,ההזמנה הבאה שלי,מתי אני נוסעת
  details: just booked,i just booked,ive just booked,before the trip,before my trip,booking details,details of my booking,status of my booking,booking status,is my booking confirmed,is it confirmed,reservation details,my booking details,booking number,confirmation number,reservation number,was my booking confirmed,reservation status
    הרגע הזמנתי,הרגע הזמנו,לפני הנסיעה,פרטי ההזמנה,סטטוס ההזמנה,מספר הזמנה,מספר ההזמנה,מה מצב ההזמנה,האם ההזמנה אושרה,אישור הזמנה,ההזמנה אושרה,פרטי הזמנה,מצב ההזמנה
  cancel: how much do i get back,how much would i get back,how much will i get back,how much money do i get back,what do i get back if i,do i get back if i cancel,get back if i cancel,get back if we cancel,my refund,refund if cancelled,my money back,our money back,get my money,get back my,money again,see any of our money,when is my refund,when will i get my refund,cxl bkg,cxl my booking,cxl booking,give up our holiday,give up our trip,give up our booking,cancel my booking,cancel booking,cancel my reservation,cancel the booking,cancel this booking,cancel reservation,cancel it,cancel the reservation,cancel my trip,how do i cancel,i want to cancel,want to cancel,need to cancel,cancel my order,cancelling my booking,cancel my hotel,cancel my room,please cancel
    כמה אני מקבל בחזרה,כמה אני מקבלת בחזרה,כמה אקבל בחזרה,כמה נקבל בחזרה,כמה כסף אני מקבל בחזרה,כמה כסף אני מקבלת בחזרה,כמה כסף אקבל בחזרה,כמה כסף נקבל בחזרה,נקבל הכל בחזרה,אקבל הכל בחזרה,ההחזר שלי,מתי ההחזר,מתי אקבל החזר,אם נבטל את,לבטל את ההזמנה,לבטל הזמנה,תבטלי את ההזמנה,ביטול הזמנה,ביטול ההזמנה,בטלי את ההזמנה,תבטלי,בטלי,איך מבטלים,לבטל את החדר,אני רוצה לבטל,רוצה לבטל,צריך לבטל,לבטל את המלון,לבטל את ההזמנה שלי,תבטלי לי,תבטל,לבטל הזמנה שלי,תבטלי לי את ההזמנה,צריכה לבטל,לבטל את החופשה
  change: swap the dates,swap my dates,swap dates,move the dates,move my dates,dates after i booked,change the dates after,change dates after,change the dates once,dates after booking,change it after booking,our stay be put back,stay be moved,add a child to,add another guest to,change my booking,change the dates of my booking,modify my booking,change my reservation,edit my booking,change my dates,change the booking,modify reservation,reschedule,change the reservation,change booking,move my booking,change the name on my booking
    להוסיף ילד להזמנה,להוסיף עוד ילד להזמנה,להוסיף אורח להזמנה,להוסיף מישהו להזמנה,לשנות את ההזמנה,שינוי הזמנה,משנים תאריכים,משנים הזמנה,משנים את ההזמנה,משנים תאריך,לשנות הזמנה,לשנות תאריכים,לשנות את התאריכים,שינוי תאריך,לעדכן הזמנה,לעדכן את ההזמנה,לשנות את התאריך,להזיז את ההזמנה,שינוי ההזמנה,שינוי תאריכים,לשנות את ההזמנה שלי
  complete: complete my booking,unpaid booking,finish my unpaid booking,my unpaid booking,unpaid,pay for my pending booking,finish my booking,complete booking,pending booking,continue my booking,finish booking,complete the booking,unfinished booking,complete payment,finish the booking,finish paying,complete my reservation
    להשלים הזמנה,להשלים את ההזמנה,לסיים את ההזמנה,הזמנה ממתינה,השלמת הזמנה,לסיים הזמנה,השלמת ההזמנה,להשלים את התשלום,הזמנה שלא הושלמה,להמשיך את ההזמנה
  payment: left to pay,still owe,still to pay,been paid,have i paid,did i pay,is it paid,already paid,everything paid,been charged,charged twice,charged two times,balance due,how much do i owe,my payment,payment of my booking
    שולם,נשאר לשלם,נותר לשלם,כמה נשאר לשלם,כמה נותר לשלם,האם שילמתי,שילמנו,לא שילמתי,חויבתי,חויבתי פעמיים,חייבו אותי
  times: my check in,my check out,our check in,our check out,must leave the room,leave the room
    מתי הצק אין שלי,מתי הצק אאוט שלי,מתי צק אין שלי,הצק אין שלי,צק אין שלי,הצק אאוט שלי,הצק אין שלנו,הצק אאוט שלנו
  extras: car i have taken,car have i taken,did i take a car,did i take insurance,did i add,have i added,did i book a car,my car,my rental car,my rental,my insurance,in my booking,with my booking
    כללתי ביטוח,כללתי רכב,הזמנתי רכב,הוספתי ביטוח,הוספתי רכב,הרכב שלי,הביטוח שלי,בהזמנה שלי
  receipt: need invoice,vat invoice,invoice vat,receipt,invoice,my receipt,my invoice,confirmation email,get a receipt,voucher,booking confirmation,resend confirmation
    קבלה,חשבונית,אישור במייל,קבלה על ההזמנה,שובר,וואוצר
  [booking-word]
  booking: booking,reservation,הזמנה
  // What a booking holds, where one is talked about.
  [booking-fact]
  people: how many people,how many guests,how many of us,for how many,who is it for,whos it for,who is on it,whos on it,who is coming,whose name,under what name
    לכמה אנשים,כמה אנשים,לכמה אורחים,כמה אורחים,לכמה,לכמה נפשות,מי רשום,על שם מי,מי מגיע
  room: which room,what room,room type,type of room,what kind of room,whats included,what is included,what does it include
    איזה חדר,איזה סוג חדר,סוג החדר,מה כלול,מה היא כוללת,מה זה כולל,כולל ארוחות
  number: its number,the number,what number,number of it,reference,reference number,order number,reservation code,confirmation code
    המספר שלה,המספר שלו,מה המספר,מספר האישור,מספר אישור,אסמכתא,מספר אסמכתא,קוד הזמנה,קוד ההזמנה
  place: which hotel,what hotel,which hotel is it,what hotel is it,name of the hotel,the hotels name,hotels address,address of the hotel
    איזה מלון,באיזה מלון,שם המלון,מה שם המלון,כתובת המלון
  times: when is it,when is that,when was it,when are we going,when do we go,which dates,what dates,when does it start,when does it end,which day,what day,when do we arrive,when do we leave,when do i arrive,when do i leave
    מתי זה,מתי היא,מתי הוא,מתי זאת,באילו תאריכים,באיזה תאריכים,באיזה תאריך,מה התאריכים,מה התאריך,מתי מגיעים,מתי עוזבים
  // To make a booking another one.
  [alter]
  alter: change,changed,changing,swap,move,moved,modify,switch,update,alter,edit,amend,postpone,extend,shorten,add,adding,bring,upgrade
    לשנות,לשנות בו,לשנות בה,שינוי,משנים,לשנות את,להחליף,מחליפים,להזיז,מזיזים,לעדכן,מעדכנים,להוסיף,מוסיפים,לצרף,לדחות,דוחים,להקדים,להאריך,לקצר,לשדרג
  [extra]
  cars: car rental,baby seat,child seat,booster seat,gps,additional driver,extra driver,rent a car,rental car,hire a car,car hire,cars,car,renting a car
    השכרת רכב,כיסא לתינוק,כיסא בטיחות,כסא לתינוק,כיסא תינוק,נהג נוסף,רכב,לשכור רכב,לשכור אוטו,רכבים,מכונית,רכב שכור,אוטו,להשכיר רכב
  insurance: insurance,travel insurance,insure,insured,trip insurance
    ביטוח,ביטוח נסיעות,ביטוח נסיעה,לבטח,מבוטח,מכסה,מכוסה,כיסוי ביטוחי
  attractions: attraction,diving,snorkeling,snorkelling,jeep,cruise,safari,what can we do,what is there to do,what can i do there,whats there to do,boat trip,things to do,tours,activities,museum,tickets,tour,what to do,what to see,sightseeing
    אטרקציות,צלילה,שנורקל,גיפים,שייט,ספארי,מה אפשר לעשות,מה יש לעשות,מה אפשר לעשות שם,אטרקציה,סיורים,מה לעשות,כרטיסים,סיור,פעילויות,מה לראות
  all: extras,add ons,addons,extra services,what extras,תוספות,שירותים נוספים,אקסטרות
  [page]
  cancellation: cxl terms,cxl policy,refund policy,your refund policy,not coming,am not coming,i am not coming,if i am not coming,if we are not coming,if i never arrive,your cancellation policy,no show,dont show up,do not show up,if i dont come,if we dont come,dont arrive,if i dont arrive,over 65,senior cancellation,what happens if i dont show up,cancellation rights,site cancellation policy,how does cancellation work,general cancellation policy,cancellation rules on the site,if i leave early,if we leave early,leave early,check out early,cancel during my stay,cancel during our stay,can i cancel during my stay,can we cancel during our stay,cancel after check in,cancel after checking in,cancel on the day of departure
    אצטרך לבטל,אם אצטרך לבטל,זכויותיי,הקלה לגילי,מדיניות הביטולים אצלכם,מדיניות הביטולים שלכם,זכויות ביטול,זכות ביטול,לא מגיעים,אם לא מגיעים,מה קורה אם לא מגיעים,אי הגעה,אם לא אגיע,מה קורה אם לא אגיע,אם לא נגיע,מה קורה אם לא נגיע,אזרח ותיק,מדיניות הביטול שלכם,איך עובד ביטול,מדיניות הביטולים באתר,לעזוב מוקדם,אם נעזוב מוקדם,אם אעזוב מוקדם,לבטל באמצע השהייה,לבטל באמצע השהות,לבטל במהלך השהייה,לבטל אחרי הכניסה,לבטל ביום העזיבה
  payment: when do i have to pay,when do we have to pay,when must i pay,when should i pay,do i have to pay,how do i pay,hold the price,hold my price,keep the price,how long do you hold,price held,hold the room,how long is the price held,pay in installments,payment,payment methods,credit card,how can i pay,pay by card,paypal,is payment secure,installments,pay with,visa,mastercard,apple pay,bit,payment options,how does payment work,when do i pay,when am i charged,debit card,pay later,pay there,pay on arrival,pay when i arrive,pay when we arrive,pay on the spot,get charged,be charged,charged right away,charged immediately,charged now,charge me,charge my card now,when do you charge,take the money,take my money,pay upfront,pay up front,pay in advance,deposit,prepay
    איך משלמים,שומרים לי את המחיר,שומרים את המחיר,כמה זמן שומרים,כמה זמן המחיר נשמר,המחיר נשמר,לפרוס לתשלומים,בתשלומים,תשלום,אמצעי תשלום,כרטיס אשראי,אשראי,איך אפשר לשלם,ביט,תשלומים,פייפאל,מתי מחייבים,ויזה,מתי משלמים,אפשרויות תשלום,דרכי תשלום,מתי אחויב,לשלם שם,לשלם בהגעה,לשלם במקום,משלמים שם,משלמים בהגעה,מחייבים אותי,תחייבו אותי,לחייב אותי,חיוב,מתי יורד הכסף,מתי יורד התשלום,מקדמה,פיקדון,לשלם מראש,משלמים מראש
  prices: how are prices calculated,price match,match prices,match the price,beat the price,best price guarantee,are taxes included,is vat included,vat,is tax included,do prices include tax,why did the price change,price guarantee,why do prices change,are prices final,do prices include taxes
    איך מחושב המחיר,משווים מחירים,השוואת מחירים,להשוות מחירים,כולל מעמ,מעמ,כולל מסים,כולל מיסים,המחיר סופי,למה המחיר השתנה,איך מחושבים המחירים,למה המחירים משתנים
  currencies: currencies,which currency,pay in dollars,pay in euros,pay in shekels,pay in pounds,pay in euro,charged in,charge in,pay in another currency,in what currency,exchange rate,what currency,exchange rates,currency,other currency,currency do you charge,which currencies
    מטבעות,לשלם בדולרים,לשלם ביורו,לשלם בשקלים,לשלם בדולר,לשלם במטבע,לשלם במטבע זר,משלמים בדולרים,מטבע זר,שער חליפין,באיזה מטבע,איזה מטבעות,מטבע,שערי חליפין,שער המטבע,שער הדולר,אילו מטבעות,באיזה מטבע מחייבים
  sorting: how are results sorted,how do you sort,how are hotels ranked,why is this first,ranking,how do you rank,how are results ranked,how do you choose,are results sponsored,sponsored,how is the order decided,do hotels pay you
    איך ממוינות התוצאות,ממיינים,איך אתם ממיינים,איך ממיינים,ממיינים את התוצאות,איך אתם מדרגים,לפי מה ממוין,מיון התוצאות,איך נקבע הסדר,איך את בוחרת,לפי מה את ממליצה,ממומן,לפי מה אתם ממיינים,סדר התוצאות,איך התוצאות ממוינות
  terms: terms,terms and conditions,terms of use,terms of service,conditions,site rules
    תנאי שימוש,תקנון,תנאי השימוש,תנאים,תקנון האתר
  privacy: privacy,privacy policy,my data,personal data,delete my data,gdpr,what do you store,personal information,data protection,what data do you keep,my information
    פרטיות,מדיניות פרטיות,מדיניות הפרטיות,המידע שלי,מידע אישי,פרטים אישיים,מה אתם שומרים,הנתונים שלי,למחוק את המידע,שומרים עליי
  security: security,secure,is it safe,is this site safe,scam,safe to pay,is it secure,is your site secure,safe,fraud
    אבטחה,מאובטח,בטוח,האתר מאובטח,האם האתר בטוח,זה בטוח,הונאה,האתר בטוח
  accessibility: accessibility statement,site accessible,website accessible,accessibility of the site,accessibility of the website,is the site accessible,screen reader
    הצהרת נגישות,האתר נגיש,נגישות האתר,האתר הנגיש,קורא מסך
  contact: contact,contact us,phone number,email address,customer service,support,how can i reach you,whatsapp,call you,contact details,telephone,opening hours,help desk
    צור קשר,איך יוצרים איתכם קשר,יוצרים קשר,יוצרים איתכם קשר,ליצור איתכם קשר,לפנות אליכם,יצירת קשר,טלפון,שירות לקוחות,מייל,וואטסאפ,ליצור קשר,מספר טלפון,איך יוצרים קשר,שעות פעילות,תמיכה,דרכי התקשרות,אימייל,פרטי קשר,מוקד
  account: stuff i liked,hotels i liked,the ones i liked,save a hotel,save hotels,save for later,saved hotels,hotels i saved,wishlist,phone number on here,my phone number,change my phone number,my name in the profile,account,my account,password,log in,login,sign in,sign up,register,profile,my profile,delete my account,forgot my password,change my email,change my password,create an account,my details,newsletter,favorites,favourites,my favorites,my favorite hotel,my favourite hotel,my favorite,my favourite
    חשבון,החשבון שלי,סיסמה,סיסמא,להתחבר,התחברות,להירשם,הרשמה,פרופיל,למחוק את החשבון,שכחתי סיסמה,הפרופיל שלי,שכחתי את הסיסמה,לפתוח חשבון,מועדפים,ניוזלטר,המועדפים שלי
  [brand]
  solera: solera,סולרה
  [person-wanted]
  person: by a machine,a machine,not a machine,put me through,put me through to,transfer me,transfer me to,one of your colleagues,colleague of yours,your colleague,your colleagues,someone on your team,somebody on your team,one of your team,talk to your team,speak with your team,speak to your team,talk to the team,actual person,actual human,human agent,anyone human,telephone me,phone me,ring me,call us,ask someone to,talk to a person,human,real person,agent,representative,speak to someone,member of your staff,member of staff,someone from your team,somebody from your team,speak with a member,one of your people,talk to someone,live agent,speak to a human,talk to a human,a person,speak with someone,operator,customer support agent,complaint,manager,talk to support,speak to a person,someone real,complain,speak to a representative,human being,talk to an agent,customer service representative,real human,call me,call me back,kill myself,want to die,suicide,suicidal,hurt myself,a colleague,not a bot,not a robot,with a machine,with a bot,to a bot,to a machine,to a robot,connect me,connect me to,hand me over
    תעבירי אותי,להעביר אותי,תעבירי לנציג,עם מכונה,מכונה,בן אנוש,בן אנוש אמיתי,אחד העמיתים,אנשי הצוות,אחד מאנשי הצוות,אנשי הצוות שלכם,איש צוות,אשת צוות,אחד מהצוות,מישהי מהצוות,מהצוות שלכם,לשוחח עם,לשוחח עם נציג,לשוחח עם מישהו,לדבר עם הצוות,לדבר עם מישהי,שיתקשרו אליי,תתקשרו אלי,נציג,נציגה,בן אדם,לדבר עם מישהו,נציג אנושי,מישהו אמיתי,נציג שירות,אדם אמיתי,לדבר עם נציג,מנהל,תלונה,בנאדם,להתלונן,אנושי,מענה אנושי,לדבר עם אדם,לדבר עם בן אדם,שיחה עם נציג,שמישהו יחזור אליי,תתקשרו אליי,מישהו מהצוות,להתאבד,רוצה למות,להרוג את עצמי,לפגוע בעצמי,תעביר אותי,תעבירו אותי,לא עם מכונה,לא עם בוט,לא עם רובוט,מישהו מכם,אחד מכם,אחת מכם,עמית שלך
  [act]
  book: book 1st,book first,ill take the,i will take,id like to take,book it,book this,book that,book for me,reserve it,reserve,book now,book the first,book the second,make a booking,order it,ill take it,i take it,take it,book,reserve this,book the cheapest,can you book,please book,book this hotel,ill take this one,ill take the first,lets book,lets book it,i want to book,i want to book it,book me the,make the booking,make a reservation
    תזמיני לי,תזמיני,לוקח,לוקחת,לוקחים,לוקח את,מזמין,מזמינה,מזמינים,אני מזמין,אני מזמינה,הזמיני,להזמין,תסגרי לי,תסגרי,אני לוקח,אני לוקחת,אקח את זה,תזמיני לי אותו,הזמיני לי,אני רוצה להזמין,תזמיני את,לסגור,תזמין,תזמין לי,שריינו,תשרייני,סגור,בואי נזמין,נזמין,תזמיני לנו,להזמין אותו,אני אקח
  pay: pay for it,pay for me,pay now,charge my card,pay it,use my card,pay with my card,pay for my booking,pay my booking
    תשלמי,לשלם,תחייבי,שלמי,תשלמי לי,תשלמי בשבילי,לשלם עכשיו,תחייבי את הכרטיס
  apply: apply,apply filters,apply these filters,apply the filters,apply them,show on the site,open the search,set the filters,filter it,open it,open the results,show all results
    החילי,תחילי,להחיל,תסנני,סנני,הפעילי את המסננים,תפתחי,פתחי,החילי את המסננים,תפעילי את הסינון,החל מסננים,פתחי את החיפוש
  // A rule is asked for, not a booking of one's own.
  [in-general]
  rule: before i book,before booking,before we book,before i book anything,on what terms,under what terms,under what conditions,under which conditions,what are the rules,what are the terms,in general,generally,if i book,if we book,once i book
    באילו תנאים,באיזה תנאים,מה התנאים,מה הכללים,מהם הכללים,בטרם אזמין,לפני שאזמין,לפני שאני מזמין,לפני שאני מזמינה,לפני שנזמין,לפני ההזמנה,לפני הזמנה,באופן כללי,בדרך כלל,אם אני מזמין,אם אני מזמינה,אם אזמין,אם נזמין,אם אנחנו מזמינים
`);
