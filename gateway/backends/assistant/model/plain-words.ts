/** Further words that tell nothing of a hotel by themselves; names, amenities and texts come from results. Folded. */
export const PLAIN_ENGLISH: readonly string[] = (
  'six seven eight nine ten eleven twelve absolutely afraid ahead allow allows along already anybody anyone apply arrival arrive arrives asked aware away back be been ' +
  'being below beyond bit body bring called came cannot care case certain checked chosen clear clicks close closed closes coming ' +
  'company compares complete consider contains correct couldn couple covers day decide departure describe describes detail did ' +
  'differ difference different direct don down draft each else end ended ends enter exact example explain explains fact far fill ' +
  'fine first follows form forward found fourth gave gets gives glad gladly going gone group handle has haven hear hello helps ' +
  'himself hold holds home hope hour hours idea information instead interested into item items keeps kind knew know known ' +
  'knows large latest leave left less lies link links list listed lists live ll located locations longer look looked looks lot made ' +
  'main make makes man may mean means meant mention mentioned mentions met might mind minute minutes moment more move must need ' +
  'needed needs network nights non noted number numbers off offered often opened opens otherwise outside own part past people per ' +
  'place places plan planning plans point points press priced question questions quote re refers refundable remain remains ' +
  'remember repeat reply request reserve reserves reservation reservations rest result return runs said says seconds section see ' +
  'seem seems seen set shall shared shown shows side single size small sold somebody somewhere sounds speak spend standing starts ' +
  'stated stay stays step steps stop sum sums sure system taken takes tells text texts than thank think third though through ' +
  'together told took traveler traveller trip trips true try turn type types understand unfortunately unknown unless updated used ' +
  'uses vacation ve visit wait wanted wants way ways weekend weeks week while whether whom whose willing within won word words work ' +
  'works worth write written wrong year years zone here is it on for a the at costs stay holiday ' +
  'january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov ' +
  'dec mon tue tues wed thu thur thurs fri sat sun'
).split(' ');

export const PLAIN_HEBREW: readonly string[] = (
  'יודעת יודעים שלושה שלוש ארבעה ארבע חמישה חמש שישה שש שבעה שבע שתי שתיים אבדוק אבל אגב אדם אוכל אולי אותה אותו אותם אותן אז אחד אחר אחרי אחרת אחת איזה איזו איך אין אינה אינו אינם איפה אישור אכן אל אלה ' +
  'אלו אליכם אליה אליו אליי אם אמצא אמר אמרתם אנא אנחנו אני אסכם אף אפשר אפשרות אפשרויות אראה ארוחה ארוחת אשר אשמח את אתם בבקשה ' +
  'בדיקה בדקתי בה בהם בהן בהצלחה בו בואו בוקר בחופשה בחירה בחרו בחרתם ביום ביטול ביטוח בין ביקשתם בכיף בכל בלבד בלי במה במקום במשך ' +
  'בסך בעוד בעיר בערך בפי בקשה בקשות ברוכים ברור ברצון בשביל בשבילכם בשמחה בשעה בתאריכים גם געו דבר דברים דומה דומים דירוג דרך הבא ' +
  'הבאה הבאים הבנתי הגעה הוא הודעה הוצע הוצעה הזמין הזמינו הזמנה הזמנות הזמנת החדר החדרים החופשה החזר החיפוש היא היה היו היום היי ' +
  'הייתה הילד הילדים הינה הכול הכל הלילה הם המחיר המחירים המלון המלונות המידע המקום הן הנה הנסיעה הסכום העיר הפרטים הצעה הצעות הקישור ' +
  'הקליקו הקרובה השהות השהייה התאריכים התוצאות התשלום ו וגם ואז ואם ואני ויש ולא ומה ועוד זאת זה זו זמן זמנית חדר חדרים חודש חופשה ' +
  'חיפוש חיפשתי חלק חשבון טוב טובה טקסט יום יומיים ימים יחד יכולה יכולים ילד ילדה ילדים ימי יעד יש ישראל כאן כבר כדאי כדי כולל כוללת ' +
  'כוללים כוכב כוכבים כי כך ככה כל כלל כללי כמה כמו כמובן כן כניסה כעת כפי כרגע כתבו כתבתם כתוב כתובה כתובת לאחר לאן לבד לבדוק לבחור ' +
  'לבטל לגבי לדבר לדעת לה להגיד להוסיף להזמין להם להמשיך להראות להשוות להתחבר לו לומר לוקחת לחפש לחצו לחיצה לי לידיעתכם לילה לילות ' +
  'לינה לך לכל לכם למה למצוא למצב לנסות לנסיעה לעזור לפי לפני לפרטים לפתוח לצערי לקבל לראות לשאול לשהות לשינוי לשלם מ מאוד מאת מבוגר ' +
  'מבוגרים מבין מבקשים מה מהם מהן מוזמנים מומלץ מופיע מופיעה מופיעים מוצא מוצאת מחיר מחירי מחירים מחיר מחר מחפשים מי מידע מילה מילים ' +
  'מכאן מלון מלונות מן מסוים מספר מעוניינים מעט מצאתי מציגה מציע מציעה מצטערת מקום מקומות מראה משהו משך משפחה מתאים מתוך מתחיל ' +
  'מתחילים נבדקו נגיש נוסף נוספת נוספים נחפש ניסיון ניתן נכון נמצא נמצאים נסו נסיעה נסיעות נציג נציגה נקראו נקרא נשאר סוג סוף סיכום ' +
  'סך סכום עבור עבורכם עד עדיין עדיף עוד עולה עולים עזרה על עלה עליהם עליו עם עמוד ענה עכשיו עשו פה פחות פנוי פנויים פעם פרט פרטים ' +
  'פשוט פתחו פתיחה צריך צריכים קודם קיבלתי קיים קיימת קישור קל קצת קראתי קשר ראו ראיתי ראשון רגע רוצה רוצים רק רשום רשומה רשימה ' +
  'רשימת שאלה שאלו שאלות שאתם שבו שבוע שבועות שבת שהות שהייה שוב שורה שיש שישי שלה שלהם שלו שלום שלי שלכם שלנו שם שמופיע שמופיעים ' +
  'שמצאתי שנה שני שניהם שעה שעון שעות שקל שקלים שרי תאריך תאריכים תודה תוכלו תוספת תוספות תוצאה תוצאות תחילה תנאי תנאים תנו תעריף ' +
  'תעריפים תראו תרצו תשובה תשלום ראשון שני שלישי רביעי חמישי ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'
).split(' ');

/** Words that make a sentence a claim of their own: comparing with all others, denying, praising, placing. Questions may hold them. */
export const CLAIMING: ReadonlySet<string> = new Set(
  (
    'almost always anything best better beside cheap cheaper cheapest close closed dear dearest easy every everything excellent ' +
    'free friendly great half happy highest higher inclusive large largest least little long lovely lower lowest many most much near ' +
    'nearby nearest neither never no nobody none nor not nothing only popular perfect quick recommended short small terrific top ' +
    'usually very without wonderful worth isnt doesnt didnt isn doesn didn won cannot strictly right enough equally briefly ' +
    'אין אינה אינו אינם אף בלי בלבד היקר הזול הטוב הכי זול זולים יקר יקרים טוב טובה טובים ביותר ליד מול מומלץ מומלצים משפחתי משפחתיים ' +
    'יוקרה בוטיק קרוב קרובים קל ללא לא מאוד נגיש עדיף פחות רק יותר חינם תמיד מעולה'
  ).split(' '),
);
