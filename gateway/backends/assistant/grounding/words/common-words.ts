/** Words that a sentence of hers may begin with or write in capitals without naming anybody. Folded. */
export const COMMON_ENGLISH: ReadonlySet<string> = new Set(
  (
    'i im ill ive id a about above according actually add after again all almost alright also although always am among an and ' +
    'another any anything anywhere apart are around as ask at available because before below beside besides best better between ' +
    'book booking bookings both breakfast but by can cancel cancellation cancelling change check checking cheap cheaper cheapest ' +
    'children choose city click come compare compared confirmed continue cost costs could currently date dates day days dear ' +
    'dearest depending did didnt do does doesnt done dont due during each either enjoy enough every everything excellent except ' +
    'extras fee fees feel few find first five flexible follow for four free friday from full further get give glad go good great ' +
    'guest guests had half happy has have having he hello help her here heres hey hi his hotel hotels house how however if in ' +
    'included including indeed instead is isnt it its ive january february march april may june july august september october ' +
    'november december monday tuesday wednesday thursday saturday sunday just keep kind last later least less let lets like ' +
    'little location log long look looking lower lowest many maybe me meal meals meanwhile message more most much my name near ' +
    'nearest nearby need neither never new next nice night nights no non none nor not note nothing now of off offer offers ok okay ' +
    'on once one only open or order other otherwise our ours out over page pages parking party pay payment pending per perhaps ' +
    'person pick please pleased pool possible price prices probably rate rated rates rating read ready really recommended refund ' +
    'results right room rooms rule rules same say search searching second see sent several shall she shekels short should show ' +
    'shown sign signed similar since so some something soon sorry sort sorted spa star stars start starting stay still strictly ' +
    'such suggest sure take taken talk tell thank thanks that thats the their them then there theres these they thing this those ' +
    'three till time times to today together tomorrow too top total travel travellers try two under unfortunately until up us use ' +
    'usually very via want was we weekday well were what whats when where which while who whole why will wish wishes with within ' +
    'without wonderful would yes yesterday yet you youd youll your youre yours sherry solera wifi gym restaurant bar pet friendly ' +
    'business center room service half full board all inclusive breakfast included room-only terrific lovely perfect ah oh hmm ' +
    'israel hebrew english shekel ils nis usd eur gbp jpy aud cad chf tripadvisor am pm tv ac vat tax taxes desk online internet ' +
    'check-in check-out checkin checkout account profile favorites favourites cart contact terms privacy security accessibility ' +
    'insurance car cars attraction attractions compact family suv gps policy deadline status confirmed cancelled number address ' +
    'description amenities features facilities summary overview tip important pros cons option options details quick value reviews ' +
    'review distance nights guests adults infants ages age budget currency currencies equally lastly finally firstly secondly ' +
    'briefly personally generally simply otherwise pass team'
  ).split(' '),
);

/** The same for Hebrew: what may stand behind “מלון”, in bold or as a label. Without glued letters. */
export const COMMON_HEBREW: ReadonlySet<string> = new Set(
  (
    'אני את אתה אתם אנחנו הוא היא הם זה זו זאת אלה אלו כאן שם יש אין לא כן אפשר ניתן עם בלי ללא של על אל או גם רק עוד כל כולל ' +
    'מתאים מתאימים אחר אחרת אחרים נוסף נוספים זול זולים יקר יקרים טוב טובים הטוב הזול היקר ביותר יותר פחות הכי מומלץ מומלצים ' +
    'פנוי פנויים פתוח דומה דומים קרוב קרובים ראשון שני שלישי אחרון הראשון השני השלישי האחרון כוכב כוכבים בריכה ספא חניה מסעדה ' +
    'מחיר מחירים חדר חדרים לילה לילות ביטול תנאים דמי תשלום הזמנה הזמנות חיפוש מלון מלונות תאריכים תאריך אורחים מבוגרים ילדים ' +
    'דירוג ארוחה ארוחת בוקר חצי פנסיון מלא הכול הכל חינם החזר תוספות ביטוח רכב רכבים אטרקציות שירות לקוחות צוות העברה נציג נציגה אדם עזרה ' +
    'פרטים סיכום חשוב שימו לב טיפ מיקום כתובת שעות קבלה מועדפים פרופיל התחברות כניסה עמוד דף לדף לעמוד לחיפוש להזמנה להזמנות ' +
    'לפרטים לראות צפייה פתיחה לפתוח פתחו המשך להמשיך שלך שלכם שלי שלנו בעיר בארץ במרכז ליד מול קרוב בתאריכים בתקציב במחיר באזור ' +
    'הזה הזאת האלה שמצאתי שהצגתי שבחרתם שרציתם שביקשתם שאהבתם שכתבתם אחד אחת שתיים שלושה ארבעה חמישה שמתאים שמתאימים לפי מתוך ' +
    'עכשיו היום מחר כרגע ממוצע סך סהכ בסך הכולל ללילה לשהות לכל מותאם משפחתי משפחתיים יוקרה בוטיק עירוני נמצא נמצאים נבדקו עלה ' +
    'עולה עולים מציע מציעים שרי סולרה ישראל עברית אנגלית שקל שקלים שעון ואז אבל כי אם איזה איזו מה מי איך איפה למה מתי כמה'
  ).split(' '),
);
