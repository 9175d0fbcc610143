import { meanings } from '../phrases.ts';

/** Wishes for a hotel. Values of amenities and meals are the filter's keys. */
export const wishes = meanings(`
  [amenity]
  WiFi: wifi,wifii,wi fi,good internet,fast internet,fast wifi,internet,wireless,free wifi,free internet
    וויפי,ווי פי,וייפיי,ויי פיי,אינטרנט,אינטרנט אלחוטי,וואי פיי,וואיפיי
  Pool: pool,swimming pool,swimming,swim,swimming bath,place to swim,somewhere to swim,heated pool,indoor pool,outdoor pool
    לשחות,בריכה,ברכה,בריכת שחייה,בריכת שחיה,בריכות,בריכה מחוממת
  Gym: gym,gyms,fitness,exercise room,somewhere to exercise,weights room,fitness room,fitness center,fitness centre,workout,work out room
    חדר כושר,מכון כושר,כושר,לעשות ספורט,להתאמן,ספורט
  Spa: spa,massage,wellness,ספא,עיסוי,עיסויים,מסאז | Restaurant: restaurant,place to eat,מסעדה,מסעדות
  Bar: bar,pub,cocktail bar,בר,פאב
  Pet Friendly: animal,pooch,doggo,doggy,kitty,kitten,hamster,rabbit,parrot,poodle,terrier,retriever,puppy,spaniel,labrador,pet friendly,pet,pets allowed,dog,cat,dog friendly,dogs allowed,with my dog,with our dog,allow dogs,allow pets,accepts pets,accept dogs
    חיות,חיה,חיה קטנה,כלבלב,כלבלבה,חתולים,חתולה,גורים,ארנב,תוכי,לברדור,גור,כלב,כלבים,חתול,חיות מחמד,חיית מחמד,ידידותי לחיות,ידידותי לכלבים,בעלי חיים,עם הכלב,כלבה,מקבלים כלבים
  Parking: park the car,park a car,park our car,park it,place to park,somewhere to park,somewhere to leave the car,somewhere to park the car,a place to park,place for the car,a space for my car,parking for the car,parking,car park,garage,parking lot,park my car,free parking,parking space,valet,you park,i park,we park,one park,park there,park here,park nearby,park at,able to park,need to park,where to park
    לחנות את הרכב,לחנות את האוטו,לחנות את המכונית,לחנות רכב,מקום לאוטו,מקום לרכב,מקום לחנות,היכן לחנות,איפה לחנות,איפה לחנות את האוטו,איפה לחנות את הרכב,חניה לרכב,חניה לאוטו,חנייה לרכב,חניה,חנייה,חניון,מקום חניה,חניה חינם,לחנות,מקום לחנות את הרכב,מקום לחנות רכב
  Business Center: business center,business centre,business lounge,meeting rooms,business facilities
    מרכז עסקים,מרכז עסקי,חדרי ישיבות,חדר ישיבות
  Room Service: room service,שירות חדרים,שרות חדרים,רום סרוויס
  [meal]
  Breakfast Included: breakfast,breakfast included,bed and breakfast,b b,with breakfast,brekkie,breaky,brekky,bb,breakfast incl,brekkie incl,brekkie included,breakfast in the price,morning meal,breakfast buffet,including breakfast
    ארוחת בוקר,ארוחת הבוקר,ארוחות בוקר,בוקר כלול,לינה וארוחת בוקר,כולל ארוחת בוקר,ארבוקר,א בוקר
  Half Board: half board,half pension,demi pension,breakfast and supper,breakfast plus dinner,dinner incl,breakfast and dinner,dinner included,with dinner,hb
    חפ,ח פ,חצי פנסיון,חצי פנסיון כלול,בוקר וערב,ארוחת בוקר וערב,ארוחת ערב
  Full Board: full board,full pension,pension maleh,pension male,breakfast lunch and dinner,three meals,all meals,3 meals,fb,three meals a day,food three times,food three times a day,all the meals
    פנסיון מלא,כל הארוחות,שלוש ארוחות,ארוחות מלאות,שלוש ארוחות ביום,3 ארוחות
  All Inclusive: all inclusive,all incl,all inc,all in package,all inclusiv,all included,everything included
    הכל כלול,אול אינקלוסיב,הכול כלול,אולאינקלוסיב
  [free-cancellation] free: might need to cancel,may need to cancel,might have to cancel,may have to cancel,in case i need to cancel,in case we need to cancel,in case i cancel,in case we cancel,cancel without losing money,cancel without losing,cancel without losing any money,cancel without losing a penny,without losing money,cancel and get my money back,get our money back if we cancel,get my money back if i cancel,in case we have to cancel,change our minds without paying,be cancelled free of charge,cancelled free of charge,be cancelled for free,cancelled for free,be canceled for free,could be cancelled,can be cancelled,cancel without paying,cancel without a fee,cancel without fees,cancel without penalty,cancel without a penalty,cancel without charge,cancel at no cost,cancel with no fee,option to cancel,free of charge cancellation,free cxl,free cancellation,free cancelation,free cancelations,free cancellation only,that i can cancel,that i can cancel for free,that can be cancelled,with cancellation,i can cancel for free,that we can cancel,cancel for free,free to cancel,refundable,fully refundable,flexible,can be cancelled free,cancellable,free cancel,free cancellations,cancel free of charge,flexible rate,flexible booking,flexible cancellation,can be canceled,free canx,canx free,cancel free,with full refund,with a full refund,only with refund
    אולי נצטרך לבטל,אולי אצטרך לבטל,אולי נבטל,אולי אבטל,למקרה שנבטל,למקרה שאבטל,למקרה שנצטרך לבטל,לבטל בלי להפסיד כסף,לבטל בלי להפסיד,לבטל מבלי לשלם,אפשר לבטל בלי להפסיד,שיהיה אפשר לבטל בלי לשלם,שאפשר לבטל בלי לשלם,אפשר יהיה לבטל בלי לשלם,לבטל ללא תשלום,לבטל ללא עלות,לבטל בלי תשלום,לבטל בלי קנס,לבטל ללא קנס,שיהיה אפשר לבטל,שאפשר יהיה לבטל,שניתן יהיה לבטל,אפשר יהיה לבטל,יהיה אפשר לבטל,ניתן יהיה לבטל,אפשר יהיה לבטל ללא תשלום,ביטול חינם,ביטול ללא עלות,שאפשר לבטל בחינם,שאפשר לבטל,שניתן לבטל,שניתן לבטל בחינם,שאפשר לבטל ללא תשלום,ביטול ללא תשלום,ביטול בחינם,ביטול ללא דמי ביטול,ניתן לביטול,אפשרות ביטול,אפשרות לביטול,עם אפשרות ביטול,גמיש,לבטל בחינם,לבטל חינם,ביטולים חינם,לבטל בלי לשלם,עם החזר מלא,רק עם החזר
  [beds-for-all] beds: beds for everyone,beds for everybody,beds for all,a bed for everyone,a bed for everybody,a bed for each,bed for each of us,a bed for each of us,beds for all of us,a bed each,a real bed each,enough beds,enough beds for everyone,enough beds for all of us,own bed for everyone,everyone needs a bed,everyone has a bed,everybody has a bed,with beds for everyone
    מיטות לכולם,מיטה לכולם,מיטה לכל אחד,מיטה לכל אחת,מיטות לכולנו,מיטה לכל אחד מאיתנו,מספיק מיטות,מספיק מיטות לכולם,מיטות לכל המשפחה,שלכל אחד תהיה מיטה,שתהיה מיטה לכל אחד,שיהיו מיטות לכולם,עם מיטות לכולם,מיטה משלו לכל אחד
  [star] star: star,starred,stars hotel,כוכבים,כוכב,כוכבי
  [rating]
  EXCELLENT: excellent rating,excellent reviews,excellent,outstanding,superb,top rated,great reviews,amazing reviews,highest rating
    ציון מעולה,דירוג מעולה,ביקורות מעולות,מעולה,מצוין,ציון מצוין,דירוג מצוין
  VERY_GOOD: well rated,highly rated,good reviews,very good,very good rating,high rating,highly reviewed,very good reviews,well reviewed,good ratings,high ratings
    ציון גבוה,דירוג גבוה,ביקורות טובות,טוב מאוד,ציון טוב מאוד,מומלצים על ידי אורחים,דירוג טוב מאוד,ציונים גבוהים,מדורג גבוה,מדורגים גבוה,ביקורות טובות מאוד
  GOOD: good rating,rated good,decent reviews,decent rating,ציון טוב,דירוג טוב
  FAIR: fair rating,not badly rated,ציון סביר,דירוג סביר
  [rating-word] rating: rating,rated,score,review,reviews,guest rating,reviewed
    ציון,דירוג,ביקורות,חוות דעת,ביקורת,הדירוג
  [luxury] 5: luxury,luxurious,swanky,top notch,high class,plush,five star luxury,really fancy,fancy,deluxe,upscale,posh,high end
    ברמה גבוהה,יוקרתית,מפנקת,מפונק,מפנקים,יוקרה,יוקרתי,מפואר,יוקרתיים,מפנק
  [sort]
  PRICE_ASC: lowest to highest,lowest price to highest,lowest price to highest price,lowest to highest price,low to high,from low to high,cheapest to dearest,cheapest to most expensive,cheap to expensive,price ascending,ascending,ascending price,price asc,by price ascending,low prices first,lower prices first,cheap first,cheap hotels first,cheapest at the top,cheap ones at the top,lowest at the top,lowest on top,cheapest on top,low prices on top,inexpensive first,from the cheapest,from cheapest,starting with the cheapest,cheapest,cheap,lowest price,budget friendly,affordable,inexpensive,by price,lowest prices,low cost,sort by price,least expensive,best price,bargain,low budget,not expensive,price low to high,best deal,cheapest first,cheapest ones first,lowest price first,lowest prices first,lowest first,cheap ones first,low price first,the cheaper one,the less expensive one
    הזולים קודם,הזולים למעלה,קודם הזולים,קודם את הזולים,קודם כל הזולים,זולים קודם,זולים למעלה,הזולים בהתחלה,הזולים ראשונים,מהזול ליקר,מהזולים ליקרים,מהזול אל היקר,מן הזול ליקר,מהנמוך לגבוה,מהמחיר הנמוך לגבוה,מהזול לגבוה,מחיר עולה,לפי מחיר עולה,בסדר עולה,בסדר מחיר עולה,מחירים נמוכים קודם,המחיר הנמוך קודם,עולה הכי פחות,הכי פחות,הכי זול,הזול ביותר,זול,זולים,הזולים ביותר,הכי זולים,הזול,הזולים,במחיר נמוך,לפי מחיר,מחיר נמוך,הכי משתלם,במחיר הכי נמוך,לא יקר,משתלם,מציאה,תקציב נמוך,המחיר הכי נמוך,הזולה ביותר,הכי זולה,זולה,בזול
  PRICE_DESC: highest to lowest,high to low,from high to low,highest price to lowest,dearest at the top,dearest on top,expensive first,expensive ones first,most expensive at the top,pricey first,priciest first,expensive to cheap,dear to cheap,price descending,descending,price desc,by price descending,from the most expensive,most expensive,dearest,priciest,highest price,price high to low,most expensive first,highest price first,dearest first
    היקרים קודם,היקרים למעלה,קודם היקרים,יקרים קודם,מהיקר לזול,מהיקרים לזולים,מהגבוה לנמוך,בסדר יורד,מחיר יורד,הכי יקר,היקר ביותר,הכי יקרים,היקרים ביותר
  RATING: top rated first,top rated ones first,top rated at the top,best rated,highest rated,best reviewed,best reviews,by rating,by review,by reviews,by guest rating,by score,best rating,sort by rating,best hotel,the best hotels,best ones,best one,top hotels,top hotel,the best,best rated first,highest rated first,best first,the best score,the highest score,the best reviews,the best rating,the highest rating,best score,highest score,the better reviews,better reviews,the better score,better score,better rating,the better rating,better rated,with the best reviews,higher score first,high score,higher scores,highest scores,higher rating,of high rating
    הכי מדורג,הכי מומלץ,הכי מומלצים,המדורג ביותר,הציון הכי גבוה,לפי דירוג,הכי טוב,הכי טובים,הטוב ביותר,הטובים ביותר,המומלץ ביותר,המלונות הטובים,עם הדירוג הכי גבוה,הדירוג הגבוה ביותר,לפי ציון,המדורגים ביותר,הציון הגבוה ביותר,ציון הגבוה ביותר,הביקורות הטובות ביותר,הביקורות הכי טובות,הציון הגבוה,בעלי הציון הגבוה ביותר,בעלי הדירוג הגבוה ביותר,בעלי ציון גבוה,בעלי דירוג גבוה,ביקורות הכי טובות,דירוג הכי גבוה,הדירוג הכי גבוה,הציונים הכי גבוהים
  STARS: most stars,by stars,sort by stars,most stars first,הכי הרבה כוכבים,לפי כוכבים,לפי מספר כוכבים
  RECOMMENDED: recommended,recommend,recommendation,recommend me,sherrys pick,your pick,suggest,by recommendation
    מומלץ,מומלצים,המלצה,המלצות,תמליצי,ממליצה,להמליץ,הבחירה שלך,תמליצו,לפי המלצה
  [sort-by] sort: sort,sort it,sort them,sort by,order by,order them,order them by,order the list,rank,rank them,rank by,arrange,arrange them,list them by,sorted by,ordered by,ranked by,arrange by,sorting,order
    תמייני,למיין,מייני,תסדרי,לסדר,סדרי,תדרגי,לדרג,ממוין,מיון,מיון לפי,סדר,סדר לפי,לסדר לפי,תסדרי לפי,תמייני לפי,מייני לפי,ממוין לפי
  [compared]
  cheaper: cheaper,cheaper one,less expensive,lower price,too expensive,too much,too pricey,something cheaper,costs too much,lower the price,cheaper ones,a bit cheaper,any cheaper,anything cheaper,anything less,any cheaper than that,anything cheaper than that,cheaper than that,cheaper than this,cheaper than these,cheaper than those,even cheaper,go lower
    יותר זול,זול יותר,יקר מדי,יקר לי,יקר לנו,משהו זול יותר,יותר זולים,זולים יותר,יקר מידי,במחיר נמוך יותר,פחות יקר,זול מזה,עוד יותר זול,יותר זול מזה,זול יותר מזה,משהו פחות יקר,יותר זול מאלה
  better: better,better one,nicer,something better,higher quality,a better one,better ones,nicer ones
    יותר טוב,טוב יותר,משהו יותר טוב,טובים יותר,יותר טובים,יותר מפנק,איכותי יותר,יותר איכותי
  [without] without: undo,unset,untick,uncheck,deselect,changed my mind about,changed my mind on,changed our minds about,exclude,omit,leave off,avoid,dont want,dont want any,no longer want,dont want the,take off,take off the,dont mind about,dont mind the,not bothered about,not fussed about,not fussed,dont need the,never mind,never mind the,nvm the,no need of,needless,can do without,could do without,done with,get rid of,lose,scrap,ditch,leave out,take out,take away,turn off,clear,instead of,without,no,no need for,dont need,not,remove,drop,minus,except,forget,forget the,forget about,skip,dont care about,doesnt need,ignore the,no more,i dont need,skip the,forget about the
    התחרטתי לגבי,התחרטתי על,התחרטנו לגבי,התחרטנו על,תוותרי על,לא רוצה יותר,לא רוצים יותר,כבר לא רוצה,כבר לא רוצים,לא רוצה,לא רוצים,לא רוצה את,כבר לא צריך,כבר לא צריכה,כבר לא צריכים,לא צריך יותר,תוציאי,להוציא את,תבטלי את,תבטל את,לבטל את,בטלי את,תמחקי את,ויתרנו על,מוותרים על,מוותרת על,מוותר על,לוותר,תשכחי,שכחי,תשכח,במקום,בלי,ללא,לא צריך,לא צריכה,לא צריכים,תורידי,להוריד,תסירי,להסיר,ויתרתי על,לוותר על,לא חייב,לא חובה,תוותרי על,עזבי,לא משנה,לא חשוב,אין צורך ב,תשכחי מ,בלעדי,עזוב,תעזוב,תעזבי,עזוב את ה,עזבי את ה,נוותר על,תוותר על,ותרי על,שכח מ,תוריד,תוריד את ה,תוריד את,הורידי את ה,הורד את ה
  [swap] swap: swap,exchange,replace,trade,switch,תחליפי,להחליף,החליפי,נחליף
  [any] any: no longer important,no longer matters,no longer necessary,doesnt matter any more,doesnt matter anymore,isnt a must anymore,isnt important,is not important,not important,no longer needed,not needed,isnt needed,is not needed,can go,not necessary,isnt necessary,unnecessary,not a must,is optional,isnt a must,any,whatever,i dont care about,dont care how many,no matter,does not matter,doesnt matter,regardless of,no limit on,no preference,not that important,is not necessary
    לא אכפת לי,לא אכפת לנו,לא אכפת לי כמה,לא אכפת,כבר לא חשוב,כבר לא חשובה,כבר לא חשוב לי,לא חשוב לי,לא חשוב לנו,כבר לא משנה,לא צריך,לא צריכה,לא צריכים,כבר לא צריך,לא צריך יותר,לא חובה,לא חייב,לא חייבים,אפשר בלי,אפשר לוותר,לא חשובה,לא חשובים,לא נחוץ,לא נחוצה,לא הכרחי,לא הכרחית,לא חייבת,מיותר,מיותרת,לא צריך אותה,לא צריך אותו,לא צריכים אותה,כל,לא משנה,לא משנה כמה,לא משנה לי,לא חשוב,בלי הגבלת,ללא הגבלת,בלי הגבלה,לא קריטי
  [budget-word] budget: price cap,cap,ceiling,spending limit,the limit,price,budget,price limit,price range,cost
    הגבלת המחיר,מגבלת המחיר,הגבלת התקציב,מגבלת התקציב,תקרה,תקרת המחיר,תקרת מחיר,תקרת התקציב,התקציב,התקציב שלי,התקציב שלנו,מחיר,תקציב,מגבלת מחיר,עלות,הגבלת מחיר
  [all-filters] all: filters,all filters,the filters,clear filters,remove filters
    מסננים,סינון,סינונים,הסינונים,כל הסינונים,פילטרים,כל המסננים,לנקות סינון
  [no-budget] any: money no object,price no object,money isnt an issue,money is not an issue,money isnt a problem,price isnt an issue,price is not an issue,cost isnt an issue,sky is the limit,money is no object,price is no object,cost is no object,whatever it costs,unlimited budget,no budget limit
    הכסף לא משנה,כסף לא משנה,הכסף לא בעיה,המחיר לא בעיה,כסף לא בעיה,המחיר לא משנה,לא משנה המחיר,לא משנה כמה עולה,בכל מחיר,כסף זה לא בעיה
`);
