/** Facts about small talk, requests that the assistant declines, and the wish for a person. */
import { hasOnly } from './general.ts';
import type { Signals } from '../../signals.ts';
import type { Facts } from '../../conditions.ts';

const JOURNEY =
  '(?:flights?|airfares?|(?:plane|air|flight|train|bus|ferry) tickets?|כרטיס(?:י|ים)? טיסה|טיס(?:ה|ות))';
const GETS =
  'book|get|find|buy|need|want|reserve|order|arrange|search|look(?:ing)? for|any|(?:is|are) there|sell|לקנות|להזמין|לסגור|למצוא|לחפש|ת?(?:קני|זמיני?|סגרי|מצאי|חפשי)|צריכ?(?:ה|ים|ות)?|רוצ(?:ה|ים|ות)|מחפש(?:ת|ים|ות)?|מוכר(?:ת|ים)';
/** Words that begin another thing: “we need a night before the flight”, “find us something in Rome”. */
const NO_PART =
  'catch|make|board|in|at|by|near|between|during|before|after|if|because|since|with|without|nights?|place|somewhere|something|stay|ליד|לפני|אחרי|בין|בגלל|כי|עם|בלי|לילה|לילות|מקום|משהו|לתפוס|להספיק';
const SOMEONE =
  '(?:some(?:one|body)|any(?:one|body)|(?:a|an|one of your|your|the|any|some) (?:\\w+ ){0,3}(?:human|person|people|soul|being|agent|staff|team|employee|rep|operator|voice|woman|man|member|colleague)s?)';
const TALK =
  '(?:talk|speak|chat|complain|conversation|call|ring|phone|get hold|(?:discuss|go over|take (?:it|this) up)(?!.*\\bwith (?:the|my|a man|a woman|other)\\b))';
const NICE =
  '(?:(?:very|really|lovely|nice|good|great|wonderful|fantastic|beautiful|pleasant|happy|relaxing|fabulous|amazing|safe|rest of (?:your|the)) )';

export const talkFacts: Facts<Signals> = {
  // A person instead of the assistant.
  /** “is there a living soul I could speak with”, אפשר לדבר עם מישהו חי (can I talk to somebody alive) */
  wantsPerson: new RegExp(
    [
      `\\b${SOMEONE}(?: \\w+){0,6} ${TALK}\\b`,
      `\\b${TALK}(?:ing)?(?: \\w+){0,3} (?:to|with|of) ${SOMEONE}\\b`,
      '\\b(?:living|live|real|actual|human) (?:soul|being|person|human|people|voice|agent|operator)\\b',
      '\\bflesh and blood\\b',
      '(?:^| )(?:לדבר|אדבר|נדבר|שאדבר|לשוחח|אשוחח|לפנות|לדבר פה)(?: \\S+){0,2} (?:עם|אל|ל)? ?(?:מישהו|מישהי|אדם|בנאדם|נציגה?|אנשים|עובדת?|אחד העובדים|אחת העובדות|הצוות|בשר ודם)(?: |$)',
      '(?:^| )(?:מישהו|מישהי|נשמה|נפש|אדם|בנאדם) (?:חי|חיה|אמיתי|אמיתית|אנושי|אנושית|בשר ודם)(?: |$)',
    ].join('|'),
    'u',
  ),
  /** A traveller, not someone to talk to: “a hotel in Zurich for our manager”, “my manager wants to see both”. */
  managerTravels: 'onlyRole searches|stay|wish|#compare !toManager (marked dates)|managerOfTrip',
  onlyRole: hasOnly('person-wanted', 'role'),
  toManager:
    /\b(?:talk|speak|chat|complain)(?:ing)? (?:to|with)(?: (?:a|the|your))? (?:\w+ )?manager\b|(?:^| )(?:לדבר|אדבר|נדבר|לשוחח) (?:עם|אל) ה?מנהל/u,
  managerOfTrip:
    /(?<!(?:look|looking|ask|asking|wait|waiting|call|calling) )\bfor (?:\w+ )?(?:\w+ )?manager\b|\bmanager (?:\w+ )?(?:and i|flies|travels|arriv\w+|stays|comes?|joins?|wants|needs|asks?|says|said|told|prefers|likes)\b|(?:^| )ל(?:מנהלת?|מנכל)(?: |$)|(?:^| )ו?ה?(?:מנהלת?|מנכל) (?:של\p{L}+ )?(?:תגיע|יגיע|נוסעת?|טס|בא|רוצה|אומרת?|אמרה?|ביקשה?|צריכה?|מגיעה?|טסה?|נוסעת?|באה?|מעדיפה?)(?: |$)/u,
  /** “add a person to the search” */
  addsPerson: /\b(?:add|adding|remove) (?:a|one|another) (?:\w+ )?person\b/u,
  /** “without coffee I am not human”, “my husband is not a person before breakfast” */
  notHuman:
    /(?:^| )(?<!(?:bot|it|this|that|sherry|agent|robot|assistant) )(?:im|am|is|hes|shes|(?:we|they|kids) are|(?!(?:את|אתה|זה|זו|זאת|שרי|ה?בוט|ה?רובוט|היא|הוא) )\p{Script=Hebrew}+) (?:לא|not)(?: \p{L}+)? (?:בן אדם|בת אדם|בני אדם|בנאדם|human|a human|a person|people)(?: |$)/u,
  /** תעבירי אותי למועדפים (take me to my favorites) */
  takesMe:
    /(?:^| )(?:ת|ל)ה?עבירי? אות[יםן](?! \S*(?:נציג|מישהו|מישהי|מנהל|אדם|אנוש|עובד|שירות|מוקד|צוות))|(?:^| )transfer me to my(?! agent| manager)(?: |$)/u,
  /** “am I talking to a machine?”, את בכלל אנושית? (are you human at all?) */
  asksRobot:
    /\b(?:you|sherry)(?: (?:really|actually|even|just|a|an|some|kind|sort|of|only|real)){0,4} (?:robot|bot|machine|human|computer|ai|program|algorithm|chatbot|person|software)\b|\b(?:talking|speaking|chatting) (?:to|with)(?: (?:a|an|some|just)){0,2} (?:robot|bot|machine|computer|ai|program|algorithm|chatbot|software)\b|(?:^| )(?:את|אתה|שרי|מדבר(?:ת)? עם)(?: (?:בכלל|באמת|בעצם|סתם|בן|בת|איזה|ממש)){0,2} (?:רובוט|רובוטית|בוט|בוטית|אדם|אנושית?|מכונה|תוכנה|מחשב|אמיתית?|אלגוריתם|בינה מלאכותית)(?: |$)/u,

  // What is not booked here.
  noSearch: '!marked !stay !wish !#hotel-word',
  /** “get us a cheap flight to Budapest on the 14th” */
  ordersJourney: new RegExp(
    `(?:^| )(?:${GETS})(?: [:,\\n-])?(?: (?:for (?:me|us)|(?!(?:${NO_PART}) )[\\p{L}\\d]+)(?: [:,\\n-])?){0,4} ${JOURNEY}(?: |$)`,
    'u',
  ),
  /** “the flight was moved to Sunday” */
  flightOfStay: 'search dates !asking !#find-word !#act',
  /** “my flight is at 11 pm, can I leave the bags” on a hotel's page */
  ofOpenHotel: 'onPage focus #ask|wish',
  /** “up to 2000 euros, because the flights were dear, 5-12 July” */
  describesStay: '(marked stay)|(place wholeStay)|(checkOut budget)',
  wholeStay: 'wholeDates guests',
  checkOut: ({ details }) => details.dates?.checkOut != null,
  /** Words for a ticket, which never belong to a stay: “a flight ticket to London for tomorrow”. */
  ticket: /\b(?:tickets?|airfares?)\b|(?:^| )[ול]?כרטיס(?:י|ים)?(?: |$)/u,
  table: /\b(?:a|the|our) table\b|\btable (?:for|at)\b|(?:^| )שולחן(?: |$)/u,
  /** “do I need a visa for Turkey in May?” */
  asksVisa: '#talk=visa|(visa place !pays) !stay|(!#hotel-word asking|yesNo|open)',
  visa: /\bvisas?\b|(?:^| )(?:ויז(?:ה|ות)|אשרת (?:כניסה|תייר\p{L}*))(?: |$)/u,
  pays: /\b(?:pay|card|cards|mastercard|amex|accept|take|use|charge[ds]?|my visa|visa (?:fine|ok|okay|accepted))\b|(?:^| )(?:לשלם|משלמים|כרטיס|אשראי|מתקבלת?)(?: |$)/u,
  weather:
    /\b(?:is|will|would) it (?:be )?(?:(?:really|very|too|still|already) )?(?:warm|hot|cold|rainy|raining|sunny|windy|humid|snowing|snowy)\b(?!.*\b(?:room|pool|water|hotel|place)s?\b)/u,
  laughs: /\b(?:ha){2,}h?\b|\b(?:lo+l|lmao)\b|(?:^| )(?:ח{3,}|ה{3,})(?: |$)/u,

  // Goodbyes whose day or companion would be searched: “I’ll ask my wife tonight, thanks”.
  leaving:
    'passing !asking !marked !wish !wantsDay !finds !#hotel-word !#ask !#alter !#compare !#booking-ask',
  /** A day or a companion is only mentioned: without a number or a range of days. */
  passing:
    '!dates|(!changesDay !(wholeDates untilWord) !movesDays) !guests|(twoAtMost !childrenTold !forSeveral) dates|guests|travel',
  twoAtMost: ({ details }) => (details.guests?.adults ?? 2) <= 2 && !details.guests?.rooms,
  childrenTold: ({ details }) => Boolean(details.guests?.childrenAges?.length),
  ofToday: ({ details: { dates, guests }, context }) =>
    (dates?.checkIn ?? context.today) === context.today && guests === null,
  untilWord: /(?:^| )עד(?: |$)/u,
  /** “I’ll ask my wife tonight”, “speak tomorrow”, but not “I’ll ask for tomorrow” */
  comesBack: new RegExp(
    [
      '\\b(?:i|we|ill|well|let me|let us|gotta|got to|need to|have to|going to|gonna)\\b(?: \\p{L}+){0,3} (?:think|sleep on|talk|speak|discuss|chat|ask(?! for)|check with|consult|get back to|let you know|run (?:it|this|that) (?:by|past))\\b',
      '\\b(?:speak|talk|see you|catch you)\\b(?: \\p{L}+){0,3} (?:tomorrow|later|soon|tonight|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b',
      '\\b(?:i|we|ill|well|gotta|got to|need to|have to)\\b(?: \\p{L}+){0,3} (?:decide|run|go now)$',
      '\\b(?:be|come) back to you\\b',
      '(?:^| )ו?ש?(?:אדבר|נדבר|אתייעץ|נתייעץ|להתייעץ|אחשוב|נחשוב|לחשוב|לשאול את|אשאל את|נשאל את|נישן על זה|נתראה)(?: |$)',
      '(?:^| )ו?(?:אחזור|נחזור)(?: \\p{L}+)? אלי(?:י?ך|כם)(?: |$)',
      '(?:^| )ו?(?:אמשיך|נמשיך) (?:מחר|הערב|בערב)$',
    ].join('|'),
    'u',
  ),
  /** “have a lovely weekend”, but not “we want to have a lovely weekend” */
  goodWish: new RegExp(
    [
      `(?<!\\b(?:to|we|i|id|wed|well|ill|lets|could|can|will|would|must) )\\b(?:have|enjoy|wish you) (?:a|an|your|the) ${NICE}*(?:day|evening|night|weekend|week|afternoon|morning|time)\\b`,
      '(?:^| )ו?(?:יום|ערב|לילה|שבוע|סופש|סוף שבוע|שבת|המשך \\p{L}+) (?:נעים|נעימה|נפלא|נפלאה|מקסים|נהדר)(?= [,.!]| לך| לכם| לכולם| ו?תודה| ?$)',
    ].join('|'),
    'u',
  ),
  /** “that is all for tonight” */
  isAll: /\bthat(?: |s| is| will| ll)+(?:be )?(?:it|all|everything) for (?:today|tonight|now)\b/u,
  /** “sorry for being a nuisance today”, but not “sorry for the trouble, today” */
  apology:
    /^(?!.*[,.;] (?:\S+ )?(?:today|tonight|היום|הערב)$).*(?:\b(?:sorry (?:for|to|if|that|i|im)|apologies)\b|(?:^| )סליחה (?:שאני|על)(?: |$))/u,
  /** “maybe Friday”, “bye, tomorrow works” */
  wantsDay:
    /\b(?:want(?:ed|s)?(?! to (?:talk|ask|think|sleep on|discuss|speak|check))|meant|maybe|perhaps|only|works?|suits|prefer|rather|(?:one|two|three|another) nights?)\b|\bneed (?!to\b)|(?:^| )(?:ה?תכוונ(?:תי|ו|נו)|אולי|רוצ(?:ה|ים|ות)|רצי(?:תי|נו)|מתאים|עדיף|לילה אחד|ליל(?:ות|יים))(?: |$)/u,
  finds: '#find-word !needsTo',
  /** “I need to ask my husband” */
  needsTo: /\b(?:need|have) to\b|(?:^| )צריכ\p{L}* (?:לשאול|לדבר|להתייעץ|לחשוב)/u,
  changesDay:
    /\d|\b(?:from|till|until|make it|instead|to (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|(?:^| )(?:אז|במקום)(?: |$)/u,
  forSeveral: /\d|\bfor (?:one|two)\b|(?:^| )ל?(?:זוג|שניים|אחד)(?: |$)/u,
};
