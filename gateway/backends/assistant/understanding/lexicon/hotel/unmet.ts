import { meanings } from '../phrases.ts';

/**
 * Wishes that are not filters of the search. `request`: the hotel can be asked for it with the booking; `fact`: the hotel
 * has it or does not have it.
 */
export const unmetWishes = meanings(`
  [unmet]
  request: cot,crib,baby cot,baby bed,baby crib,travel cot,extra bed,sofa bed,bunk bed,bunk beds,twin beds,separate beds,double bed,king size bed,king bed,queen bed,smoke,can i smoke,allowed to smoke,allergic to feathers,feather allergy,feather pillows,feathers,allergic to dust,allergic to nuts,nut allergy,hypoallergenic,her own bed,his own bed,bed of her own,bed of his own,separate bed,own beds
    high floor,low floor,ground floor,upper floor,top floor,quiet room,quieter room,quiet,quieter,silent,sea view,ocean view,view of the sea,pool view,city view,balcony,private balcony
    non smoking,smoking,smoking room,non smoking room,connecting,connected,adjoining,adjacent,rooms next to each other,next to each other,same floor,on the same floor
    bathtub,walk in shower,kettle,fridge,minibar,kitchen,kitchenette,air conditioning,air con,aircon,ac,feather free pillows,high chair
    עריסה,לול,מיטה בשביל תינוק,מיטה בשביל התינוק,מיטה לתינוקת,מיטת תינוק,מיטה לתינוק,מיטה נוספת,מיטות נפרדות,מיטה זוגית,מיטת קינג,קומה גבוהה,קומה נמוכה,קומת קרקע,קומה עליונה,חדר שקט,שקט,שקטה,שקטים,שקטות,מיטה נפרדת
    נוף לים,נוף יפה,עם נוף לים,עם נוף,עם מרפסת,מרפסת לים,ללא עישון,עישון,למעשנים,חדר מעשנים,מקושרים,צמודים,סמוכים,דלת מקשרת,באותה קומה
    אמבטיה,מקלחון,קומקום,מקרר,מיני בר,מטבחון,מטבח,מיזוג,ממוזג,ממוזגת,ממוזגים,מזגן,מיזוג אוויר,כיסא אוכל,כסא אוכל,לעשן,מותר לעשן
  fact: kosher,glatt kosher,glatt,mehadrin,halal,vegan,vegetarian,gluten free,celiac,sauna,saunas,hammam,steam room,turkish bath
    near the beach,on the beach,by the beach,at the beach,close to the beach,next to the beach,beach front,beachfront,beach hotel,beachside,private beach,walking distance to the beach,walking distance from the beach,near the sea,by the sea,on the sea,close to the sea,facing the sea,seafront,sea front,seaside,oceanfront,waterfront,steps from the beach,closer to the beach,closer to the sea,next to the sea,closest to the sea,closest to the beach,nearest to the sea,nearest the sea,nearest the beach,nearest to the beach,nearer the sea,nearer to the sea,nearer the beach,by distance to the sea,by distance to the beach
    center,centre,center of,centre of,city center,city centre,central location,centrally located,central,in the middle of town,downtown,near the old city,near the station,near the train station,near the metro,close to the metro,near a metro station,near public transport,near the airport,close to the airport,near the port,the city center,the city centre,near the center,near the centre,close to the center,close to the centre,closer to the center,closer to the centre,closest to the center,closest to the centre,nearest the center,nearest the centre,nearest to the centre,nearest to the center,more central,most central,near the city center,near the city centre,close to the city centre,close to the city center,by distance,by distance to the centre,by distance from the centre,by distance from the center
    wheelchair,wheelchair accessible,wheelchair access,wheelchair friendly,accessible,accessible room,accessibility,disabled,disabled access,step free,no stairs,elevator,lift,easy to walk,manhattan,old town,wheelchair user,wheelchair users,in a wheelchair,climb stairs,climb the stairs,cant climb stairs,cant do stairs,trouble with stairs
    near the hospital,near a hospital,close to the hospital,by the hospital,near the university,near the campus,close to the university,by the university
    heated pool,indoor pool,outdoor pool,kids pool,childrens pool,private pool,infinity pool,rooftop pool,waterslide,water slides,slides,water park,kids club,playground,babysitting,babysitter
    adults only,no kids hotel,gay friendly,lgbt friendly,lgbtq friendly,jacuzzi,hot tub,casino,nightclub,rooftop,tennis,tennis court,golf,shabbat elevator,synagogue,ev charger,ev charging,electric car charger,charging station
    laundry,washing machine,airport shuttle,shuttle,airport transfer,luggage storage,24 hour reception,24h reception,coworking,luggage,our luggage,our bags,store bags,left luggage,keep our luggage,keep our bags,leave our luggage,leave our bags,leave luggage
    boutique hotel,romantic,charming,cosy,cozy,family friendly,kid friendly,child friendly,trendy,stylish,historic,modern,spacious,renovated,newly renovated,hip,elegant,intimate,clean,safe area
    כשר,כשרה,כשרים,כשרות,מהדרין,גלאט,כשר למהדרין,חלאל,טבעוני,צמחוני,ללא גלוטן,בלי גלוטן,שומר שבת,שומרי שבת,מעלית שבת,בית כנסת
    ליד הים,קרוב לים,על הים,מול הים,על חוף הים,לחוף הים,על החוף,ליד החוף,קרוב לחוף,קו ראשון לים,צמוד לים,חוף פרטי,במרחק הליכה מהים,קרוב לחוף הים,קרובים לים,קרובים לחוף,סמוך לים,סמוכים לים,הסמוכים לים,סמוך לחוף,סמוכים לחוף,הכי קרוב לים,הכי קרובים לים,הכי קרוב לחוף,הקרוב ביותר לים,הקרובים ביותר לים,הקרוב לים,הקרובים לים,יותר קרוב לים,קרוב יותר לים,לפי המרחק מהים,לפי מרחק מהים
    במרכז העיר,במרכז,מרכזי,מיקום מרכזי,ליד תחנת הרכבת,ליד בית החולים,ליד בית חולים,קרוב לבית החולים,קרוב לבית חולים,ליד האוניברסיטה,קרוב לאוניברסיטה,ליד הרכבת,ליד המטרו,קרוב למטרו,ליד שדה התעופה,קרוב לשדה התעופה,ליד העיר העתיקה,קרוב למרכז,קרובים למרכז,קרוב למרכז העיר,סמוך למרכז,סמוך למרכז העיר,יותר מרכזי,הכי מרכזי,יותר קרוב למרכז,קרוב יותר למרכז,הכי קרוב למרכז,הכי קרובים למרכז,הקרוב ביותר למרכז,לפי מרחק מהמרכז,לפי המרחק מהמרכז
    נגיש,נגישה,נגישים,נגישות,נגיש לכיסא גלגלים,נגיש לנכים,כיסא גלגלים,כסא גלגלים,נכה,נכים,מעלית,בלי מדרגות,בכיסא גלגלים,לעלות מדרגות,לטפס במדרגות,קשה לה במדרגות,קשה לו במדרגות
    בריכה מחוממת,בריכה מקורה,בריכת ילדים,בריכה לילדים,בריכה פרטית,מגלשות,מגלשת מים,פארק מים,מועדון ילדים,גן שעשועים,משחקייה,שמרטפית,בייביסיטר
    למבוגרים בלבד,מבוגרים בלבד,גייז פרנדלי,גקוזי,קזינו,מועדון לילה,מגרש טניס,גולף,עמדת טעינה,טעינה לרכב חשמלי,מכבסה,מכונת כביסה,הסעה,הסעות,הסעה משדה התעופה,שמירת חפצים,קבלה 24 שעות,מזוודות,להשאיר מזוודות,לשמור מזוודות,לשמור את המזוודות,להשאיר את המזוודות
    מלון בוטיק,רומנטי,רומנטית,מקסים,אינטימי,אווירה,משפחתי,ידידותי לילדים,ידידותי למשפחות,מתאים לילדים,מתאים למשפחות,מעוצב,מודרני,היסטורי,מרווח,משופץ,נקי,סאונה,סאונות,חמאם,חדר אדים
`);
