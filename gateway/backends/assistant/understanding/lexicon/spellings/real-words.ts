/**
 * Everyday words that the lexicon does not need, so that they are neither corrected as typing errors nor looked up
 * as places.
 */
import { prefixesOf } from '../../words/prefixes.ts';

/** Correct words, many of them one letter away from a word of the lexicon. */
const ENGLISH = `
  account adapter allergy almost always amount anniversary answer arrived ate baby bad bag bags beach beer began begin believe bicycle bike birthday blanket boring boss bought bread bridge bus business busy buy cake came case castle celebrate celebrating chair charger choose chose church cleaner clerk closing coffee cold
  colleague concert conference continue coupon cousin curtain customer customers dance dangerous diabetic diaper dirty disability doctor door double drank dreaming drink drove early easy eat elderly empty evening event events exam far fast festival field finally finish finished first fish flew flight floor food forget forgot
  cent cents formula free friends fuel full funeral game garden gluten grandma hairdryer half hard hear heard heating hoping hospital hot hour hours idea important interesting iron keep keeping key knew know lactose lake laptop late laundry left lift light listen long luggage maid mall map maps marathon market marry match meat
  medicine meeting minute minutes mistake mistakes moment mosque motorbike mountain mountains move museum neighbour nephew niece noise noisy noon occasion opened organise organize palace park pass passport paying peanut pensioner percent pharmacy pillow pillows plan planning plans pleasant port power pray pregnant prior
  problem problems purpose quarter rain read reason receive receiving remain remained remember remind request rest retired right river road roads safe said salad sand saw school sea secondly security seen selling send seniors sent shop shops short shower sit slept slow snow soap socket sofa sold soldier solution
  sometimes spoke spoken square stairs stand station stayed stop street stroller strong student students study suddenly suitcase suitcases sun sunrise sunset swap switch synagogue table talk talked taxi tea television terrible theatre thinking third thought ticket toilet told tourist tourists towel towels tower train traveled
  travelled twice ugly university urgent van fashion design film vegan vegetarian visa wait waiting walk walker walking water weak weather wedding went window wine wishing worker written wrote yesterday accept achieve act add admire admit adore advise afford agree allow anger announce annoy apologise apologize appear appreciate approach approve
  argue arrange ask assist assume assure attach attend avoid bake base become behave belong bet bite blame boil borrow bother break breathe bring build burn bury call calm care carry catch cause cease change charge chase chat check cheer claim clean clear climb coincide collect combine come comfort commit compare
  complain concern confess confirm confuse connect consider consist contain convince cook copy correct cost count cover crash create cross cry cut damage dare deal decide declare decrease delay deliver demand deny depend describe deserve desire destroy determine develop die dig disagree disappear disappoint discover
  discuss dislike divide doubt drag draw dress drop earn embark encourage end endure enjoy ensure enter entertain envy escape establish evaluate examine exceed exist expand expect experience explain explore express extend face fail faint fall fear feed feel fetch fight figure fill fit fix fly fold follow forgive form
  found gain gather gave get give glad go birth graduate graduation married teens twenties thirties forties fifties sixties seventies grant grateful greet grow guarantee guide hand handle hang happen hate heal heat help hide hire hit hold honour hope hug hunt hurry hurt imagine impress improve include increase inform inquire insist inspire intend introduce invent invite involve join joke judge jump justify kick kiss knock
  label land last laugh lay lead leap learn leave lend lie limit list live load lock lower maintain make manage matter mean measure meet melt mend mention mind miss mix narrow need note notice obey object oblige otherwise obliged observe obtain occupy occur offend offer open operate oppose own pack paint pardon participate pause
  perform permit persuade pick place play please point postpone pour practise praise prefer prepare present press pretend prevent proceed produce promise pronounce propose protect prove provide pull punish purchase push put raise reach react realise realize recall recognise recognize recover reduce refer reflect refuse
  regard regret relate release rely remark remove repair replace reply report represent rescue resemble resist resolve respect restore result return reveal ring rise roll ruin rule run rush satisfy save scare search see seek seem serve served set settle shake share shine shock shout show shut sigh sign sing sink sleep
  slide smell smile smoke snore snores solve sort sound speak spend spoil spread start stay steal stick store stretch struggle succeed suffer suggest suit supply support suppose surprise surround survive suspect tackle take taste teach tear tell tempt thank throw tie touch tour transfer translate transport treat trust try turn
  understand undo unite unpack update upgrade upset urge use value vary view visit vote wander want warn wash waste watch wave wear welcome whisper win wipe wish wonder work worry wrap yell
`;

const HEBREW = `
  סוכנות סוכן סוכנת סופית מתברר מתגבר תעקפי תעקוף ברירה בריאה ממשלה אגם אוויר אוטובוס אוכל אופנוע אופניים אור אחוז אחורה אחיין אחיינית אחרי אירוע אירועים אכלנו אלרגיה אמר אמרה אמרו אמרתי אעשה אפשרי אקבל ארגון ארוחה ארוך ארוכה ארמון אשלם אתמול אתרים בהריון בהתחלה בוקר בטוח ביטחון ביקשנו ביקשתי בירה בית בן בסוף בעיה בעיות בערך בקשה בקשות בר בשר בשרים בת גדול גמלאים גן גרוע גשם גשר דג דגים דודה
  דחוף דיברתי דלק דלת דקה דקות דרכון דרכונים הבנתי הנחיות הגענו הגעתי הולך הולכים הולכת הופעה הופעות הזמינו הזמנתם היינו הייתי הייתם הליכון הלך הלכתי הנחה הצעה הצעות הר הריון הרים ויזה וילון זוכר זוכרת זול זריחה חברה חברות חברים חג חגים חדרנית חדש חודשיים חול חוף חופש חופשות חופשים חושבת חזק חזרנו חזרתי חייל חיילים חיילת חימום
  חלון חלש חם חנויות חנות חניון חצי חשבון חשבתי חשוב חשמל חתונה חתונות טבעונית טוב טיול טיולים טיסה טירה טלוויזיה טלפון טסנו טסתי טעויות טעות יהיו יומיים יין ילדות ילדים ים ימין יפה יצאנו יצאתי יציאות יקר ישיבה ישיבות ישן ישנו ישנתי כביסה כביש כבישים כדורגל כיכר כיסא כמעט כניסות כנס כנסייה כנסים כנסת כספת כפול כרטיס
  כריות כרית כתבתי כתוב כתובה לאט לאכול לארגן לבדוק לבחור לבסוף לדבר להבין להגיד להגיע להזיז להחליף להישאר להמשיך להפסיק להתחיל להתחתן להתפלל לומר לזכור לחגוג לחזור לחכות לחם לטייל לילות לישון לכתוב ללמוד למטה למכור למעלה לנוח לסגור לסדר לסיים לספר לעבוד לעבור לעזוב לעמוד לפעמים לפתוח לצאת לקוח לקוחות לקנות לקרוא לרקוד
  לשבת לשחות לשחק לשכוח לשלוח לשמוע לשנות לשתות לתת לתתי מאוחר מבין מבינה מבצע מבקש מגבות מגבת מגדל מגהץ מדברים מדרגות מהר מוגבלות מוזיאון מוכר מוכרים מוניות מונית מוקדם מזג מזגנים מזוודה מזוודות מזמינים מחכה מחכים מחשב מטען מטרה מטרות מיטה מייבש מים מכוער מכיר מכירה מכרו מלא מלוכלך מנקה מסגד מסוכן מסיים מסעדה מספרים
  מעלית מעניין מפה מפות מפתח מצווה מצוין מקבל מקבלת מקלחת מקרה מרתון משחק משלם משלמים משלמת משעמם משפחה מתאם מתחיל מתחילה נהיה נהר נוסע נופים נופש נופשים נותנים נחמד נכדות נכנסתי נלך נמל נסענו נסעתי נעים נעשה נקבל נקי נשאר נשארים נשארנו נשארת נשלם נתן נתנו סבון סבים סגור סגרנו סוגרים סוכרת סטודנט סטודנטים סיבה סיימתי
  סכום סלט ספה עבודה עגלה עובד עובדת עוגה עוזרת עושה עושים עזרה עסקים עסקית התקשר התקשרה התקשרו ערב עשו עשינו עשיתי פארק פגישה פגישות פותחים פנוי פנסיונר פנסיונרים פעם פעמיים פעמים פקיד פתאום פתוח פתחנו פתרון צהריים צמחונית קבלה קדימה קודם קומה קונצרט קופון קטן קטניות קיטור קל קניון קנינו קניתם קפה קצר קצרה קר קראתי קשה
  קשישים ראינו ראיתי ראשית רבע רגיש רגישה רגע רואה רואים רועש רופא רחוב ריק רכבת רע רעיון רעש רצינו רציתי שאלות שבועיים שבתות שדה שובר שוכח שולחן שומעים שומר שומרים שומרת שוק שילם שינוי שינויים שיער שירותים שישי שכונה שכונות שכן שכנה שכנים שלג שלוש שליש שלשום שמאל שמיכה שמעתי שמש שנית שעה שעות שקט שקיעה שקע שתינו תה תוכניות
  תוכנית תחנה תיאטרון תייר לסייר לנסות לקום לשלם לקבוע לשמור למסור לבקר לבלות לברר לבצע לדעת לדרוש לוודא לוותר לזוז לחסוך לחפש לחשוב לטעום לטפל ליהנות לכבס לכסות ללוות ללכת למהר למנוע למצוא לנגב לנהוג לנהל לנצל לסבול לסכם לסמן לספק לסרב לעזור לעלות לעצור לערוך לפגוש לפחד לפנק לפרט לפתור לצלם לצפות לצרף לקחת לקצר לקצת
  לראות לרדת לרוץ לרחוץ לרכב לשבור לשדרג לשמוח לשפר לשקול לשתף לתאם לתכנן לתמוך לתקן לתרום להודות להתאמן להתלבט להתעניין להתפנק להתארגן להתקשר לשאול לשהות לנוע לבשל לדייק להעדיף תיירים תיירת תינוק תיק תיקים תמיד תפוס תרופות תשובה
`;

/** First names of people, which are neither places nor misspelled words. */
const FIRST_NAMES = `
  aaron adam alex alice amy andrew andy anna anne ben bella bob brian carl carol catherine chris claire dan daniel dave david debbie diana donna ed edward ellen emily emma eric eva frank fred gary gaz george grace hannah harold harry helen henry isaac jack jacob jake jane jennifer jenny jess jim joan joe john jon josh
  juan judy julia julie karen kate katie kevin laura lauren leo linda lisa liz lucy luke maria mark martin mary matt max megan mia michael mike molly neil nick nina noa oliver paul peter phil rachel richard rob robert robin ron rosie ruth sally sam sarah simon sophie stephen steve sue susan ted tim tom tony wendy will
  אבי אבנר אברהם אדם אהוד אופיר אורי אורית איתי איתן אלון אלי אליהו אלינור אמיר אסף אפרת אריאל אריה אביגיל בועז ברק גבי גיא גיל גילה דוד דורון דינה דליה דן דנה דניאל הדס הילה חואן חיים חנה טל יאיר יהודה יובל יוסי יוסף יונתן יעל יעקב יפעת יצחק כרמית לאה ליאור ליאת לירון מאיה מאיר מיכאל מיכל מירי משה נדב נועה נועם נטע ניר נעמה
  סיגל סרגיי עדי עומר עופר עידו עמית ענת ערן פנינה צביקה קרן רונית רונן רחל רינה רמי רותם שי שירה שלומית שלמה שמעון שרה תמר תומר
`;

const words: ReadonlySet<string> = new Set(`${ENGLISH} ${HEBREW} ${FIRST_NAMES}`.trim().split(/\s+/u));

/** Hebrew words that begin with “when”, “that” or “to”, so they are not names. */
const CLAUSE = /^(?:כש|ש[המנית]|לה)\p{Script=Hebrew}{3,}$/u;
/** Names that begin like those words. */
const NAMES =
  /^(?:להרצל|להונג|להודו|להולנד|להמבורג|להוואי|להאג|להלסינקי|להבנה|להרקליון|שנגחאי|שנזן|שיקגו|שמונה|שניר|שמיר)/u;

const MIN_LETTERS = 3;

/** Towns whose names are like plurals. */
const TOWNS = new Set(['tours', 'angers', 'wells', 'bends', 'hastings']);

/** True for forms of an everyday verb or noun: “wanted”, “planning”, “goes”. */
function isVerbForm(word: string): boolean {
  if (/[a-z]{2}s$/u.test(word) && !TOWNS.has(word))
    return (
      words.has(word.slice(0, -1)) || (/(?:[sxzo]|ch|sh)es$/u.test(word) && words.has(word.slice(0, -2)))
    );
  const stem = /^([a-z]{4,})(?:ed|ing)$/u.exec(word)?.[1];
  return (
    stem !== undefined &&
    word !== 'reading' &&
    [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')].some((one) => words.has(one))
  );
}

const FINAL: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };
/** What a Hebrew word may be an inflected form of: קריטית (critical), מדורגים (rated), השכנים (the neighbours). */
export function stemsOf(word: string): readonly string[] {
  // Rehovot is no street, and units are not single.
  if (/(?:רחובות|יחידות|מאשרים)$/u.test(word)) return [];
  const stem = /^ה?(\p{Script=Hebrew}{2,}?)(?:(?<=י)ת|ים|ות)$/u.exec(word)?.[1];
  const last = FINAL[stem?.at(-1) ?? ''];
  return stem === undefined ? [] : [stem, ...(last === undefined ? [] : [stem.slice(0, -1) + last])];
}

/** True for the plural of an everyday word: השכנים (the neighbours). */
export const isPlural = (word: string): boolean =>
  /(?:ים|ות)$/u.test(word) && stemsOf(word).some((stem) => words.has(stem) || words.has(`${stem}ה`));

/** True for an everyday word, whether or not the lexicon has a meaning for it. */
export const isEveryday = (word: string): boolean =>
  words.has(word) ||
  isVerbForm(word) ||
  prefixesOf(word, MIN_LETTERS).some(({ rest }) => words.has(rest)) ||
  (CLAUSE.test(word) && !NAMES.test(word));
