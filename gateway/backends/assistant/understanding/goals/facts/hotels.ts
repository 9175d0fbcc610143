/** Facts about the hotels shown, the hotel of the open page, and questions about them. */
import { REQUESTS } from '../../clauses/clause-patterns.ts';
import { hasOnly } from './general.ts';
import { wishQuestion } from '../hotel/wish-question.ts';
import type { Signals } from '../../signals.ts';
import type { Facts } from '../../conditions.ts';

export const hotelFacts: Facts<Signals> = {
  // What the message is about: the open hotel, the one in focus, those shown, or hotels in general.
  onlyHotel: 'onPage focus !search',
  hotelInFocus: 'onPage|aboutHotel',
  /** “this hotel” on its page, although other words may be a place. */
  ofPage: 'onPage #it !marked',
  /** “here”, “this price”, בו (in it) on a hotel's page. */
  here: 'onPage #here|#it|thisPrice',
  thisPrice:
    /\b(?:this|that|the) (?:price|sum|amount|total|figure|rate)\b|(?:^| )[בלמ]?ה?(?:מחיר|סכום|תעריף)(?: הזה| שרשום| שכתוב| שמופיע)?(?: |$)/u,
  /** “is there a jacuzzi here or am I dreaming”, whatever else the words may name. */
  asksHere: 'here question|asking !#find-word',
  hotelsWord: /\bhotels\b|(?:^| )ה?מלונות(?: |$)/u,
  /** “wifi in the rooms? I need it” */
  questionOnPage: 'onPage asking !marked !#hotel-word',
  /** “we want breakfast too, what would it cost us?” */
  asksSurcharge: 'onPage meals !marked !#hotel-word !sorting !budget',
  /** Something that no search can look for: “kosher food on site”. */
  factOnPage: ({ context, details }) =>
    context.kind === 'hotel' && details.unmet?.[0]?.kind === 'fact' && details.amenities.length === 0,
  /** “are there more restaurants in the hotel”, on its page. */
  asksMoreInIt: 'onPage #has-it|asking !moreElsewhere',
  moreElsewhere: /\bmore with\b|\bother (?:hotels?|places?)\b|(?:^| )עוד עם |מלונות? (?:אחרים|נוספים)/u,
  /** “pets allowed?” on a hotel's page; “and near the sea”, “parking?” after a question about a hotel. */
  followsUp:
    '(onPage asking|open) | (words<=6 (aboutHotel (startsWithAnd asking|!wants)|open) | (endsAsking aboutHotel|there))',
  /** Refers to the hotel just named: “the cheapest, do they take dogs there?” */
  there: /\bthere\b|(?:^| )(?:שם|בו|אצלו|אצלם)(?: |$)/u,
  /** Ends as a question, and looks for no other hotel: “parking?”, but not “nothing with breakfast?”. */
  endsAsking:
    /^(?!.*(?:\b(?:nothing|none|any(?:thing)?|others?|then)\b|(?:^| )(?:אין|אז|אחר(?:ים)?)(?: |$))).*\?$/u,
  /** A wish rather than a question: “and with parking please”. */
  wants:
    /\b(?:please|pls|with|only|too|add|show|need|want)\b|(?:^| )(?:בבקשה|(?<!מה )ו?עם|רק|גם|תוסיפי|צריכ\p{L}*|רוצ\p{L}+)(?: |$)/u,
  opensPage: '#act=apply|startsWithOpen',
  /** The hotel in focus: “open it”, “open that one”, “open the better one” after a comparison. */
  ofIt: '#it|opensIt',
  opensIt:
    /\bopen(?: up)? (?:that|this|it|the (?:better|best|cheaper|nearer|closer|winning) (?:one|hotel))\b/u,
  /** Hotels in general: “is there a hotel with a pool”. */
  general: 'marked|#find-word|sorting|(#hotel-word !#it)',
  /** Looks for hotels, even if it contains a name. */
  lookingFor: '#find-word|drops|budget|sort',
  /** Withdraws a wish: “never mind the price, drop the budget”. */
  drops: 'dropped !asking',
  /** “anything cheaper nearby with breakfast?” */
  wantsOthersNear: ({ details }) => details.isNearHotel === true && details.compared !== null,
  /** Asks about a hotel of the list, whatever its other words may name. */
  askedOfShown: 'oneHotel !lookingFor question|asking|hotelByName',

  // What it asks.
  /** A question that is not about hotels in general: “is there a hotel with a pool?”, “what do hotels in Rome cost?” */
  askedInFocus:
    '!place|ofPage|asksHere|(questionOnPage #ask !lookingFor) !(general #ask=price,rooms !asksSurcharge)',
  wishInFocus:
    '!place|ofPage|asksHere|(onPage question !marked) !general|questionOnPage|asksHere !budget|(here question) question|#it|onlyHotel|followsUp|factOnPage|(onPage #here)',
  asksOfExtreme: '#has-it|(asking #it|there|hasWord)|(yesNo !travel)',
  /** “the cheapest one”, “and which is the cheapest?” */
  onlyNamesExtreme:
    'many words<=18 forOne|#per-stay|(asking words<=3) !marked !stay !wish !sorting !#ask=location,times,rooms,meals,cancellation,property-fees',
  /** Questions that are not only about a hotel. */
  onlyPolicy: '!#ask=share,location,times,rooms,meals,amenities,rating,opinion,about,cheaper-dates',
  wishQuestion: (c) => wishQuestion(c) !== null,
  wishOfAmenity: (c) => wishQuestion(c)?.kind === 'amenity',
  oneAmenity: ({ details }) => details.amenities.length === 1,
  parking: ({ details }) => details.amenities.includes('Parking'),
  asksWish: 'wishQuestion !#ask',
  onlyPrice: '#ask=price !general !wish !sort !compared',
  atHour:
    /\b(?:arrive|arriving|get in|get there|check in|land)\b.*\b(?:am|pm|oclock|midnight|noon|\d : \d\d)\b|(?:להגיע|נגיע|אגיע|להיכנס|ניכנס).*(?:חצות|\d : \d\d)/u,
  hasWord: /\b(?:has|got|offers?|includes?)\b/u,
  /** A wish of the search for the cheapest: “which is the cheapest that has a pool?”, מה הכי זול עם חניה? */
  cheapestWith:
    /\b(?:cheapest|dearest|most expensive|best rated|highest rated|lowest price)(?: (?:hotel|place|one|option|room)s?)?(?: (?:that|which|who) (?:has|have|got|offers?|includes?|takes?|allows?|accepts?|comes?|is|does)| with)\b|(?:^| )[הב]?(?:הכי זול|זול ביותר)(?: (?:שיש|שמקבל\p{L}*|שכולל|שמציע|עם)) /u,
  howMuch:
    /(?:^| )ו?כמה(?: |$)|\bwhat(?:s|d| is| does| would| will)? .*\b(?:come to|add up to|amount to|work out (?:at|to)|set \w+ back)\b/u,
  /** Names a time: “breakfast from when”. */
  atTime:
    /\d|\b(?:when|time|hour|until|till|early|earlier|late|later|before|after)\b|(?:^| )(?:מתי|שעה|שעות|מוקדם|מאוחר|לפני|אחרי|עד)(?: |$)/u,
  cheapestRoom:
    /\b(?:cheap(?:er|est)|less expensive|least expensive|most expensive|dearest|best) rooms?\b|(?:^| )ה?חדר(?:ים)? (?:ה?יותר |הכי )?(?:זול|יקר)(?:ים)?(?: |$)/u,
  why: /\b(?:why|how come)\b|(?:^| )ו?(?:למה|מדוע)(?: |$)/u,

  // A hotel that was not shown.
  name: ({ name }) => name !== null,
  nameBesideHotel: ({ name }) => name?.isBesideHotel === true,
  nameInQuestion: 'nameBesideHotel|(nameAfterQuestion !travel)',
  nameAfterQuestion: ({ name }) => name?.isAfterQuestion === true,
  /** Unknown words that do not follow “in” or the like: “how much is the Hilton”. */
  unmarkedName: 'place !marked',

  // Questions that go on.
  onlyRefers: 'noDetails !#ask',
  cancelsThere:
    'there|thatOne|cancelsIt|(andIf !#no-show !#in-general) #booking-ask=cancel|#ask=cancellation',
  /** “and the dearest?”, “same question for the second” */
  repeats: 'sameQuestion|(asksOf words<=6 !#ask)',
  namesOne: '(oneHotel !extreme)|(extreme !hotel)',
  /** “what happens if we cancel that one?” */
  thatOne: /\b(?:that|this) (?:one|hotel|place)\b|(?:^| )(?:אותו|המלון הזה|את זה)(?: |$)/u,
  andIf: /^(?:and|but|so)(?: what)?(?: happens)? if\b|^ו(?:מה )?אם(?: |$)/u,
  cancelsIt:
    'namesIt !ofBooking #booking-ask=cancel question|asking|open|whatAbout !extreme !booking !marked',
  namesIt: /\b(?:it|that|this)\b|(?:^| )אותו(?: |$)/u,
  ofBooking: /\b(?:booking|reservation|trip)s?\b|הזמנ/u,
  onlyCancels: hasOnly('booking-ask', 'cancel'),
  whatAbout: /\b(?:what|how) (?:about|if)\b|(?:^| )ו?(?:מה עם|מה לגבי|אם)(?: |$)/u,
  sameQuestion:
    /\bsame (?:question|thing|again|goes|with|for)\b|(?:^| )ו?(?:אותה (?:ה)?שאלה|אותו (?:ה)?דבר|כנל|גם)(?: |$)/u,
  /** Asks the last question of another hotel: “and the dearest?”, ואצל היקר? (and at the expensive one?) */
  asksOf:
    /^(?:(?:ok|okay|hm+|so|and|right|then|oh) ?)*(?:(?:what|how) (?:about|abt|of)|how s|and)\b|^ו?(?:מה (?:עם|לגבי)|אצל|לגבי)(?: |$)|^ו(?:[הבל]|אצל|את|מה)/u,
  /** “do the others have a pool?”, but not “the others that have a pool” */
  asksOthers:
    /\b(?:do|does|have|has|are|is) (?:any of )?the (?:others?|other ones|other two|rest)\b|\bthe (?:others|other ones|other two|other hotels|rest)(?: of them)?(?: [,?])? (?:do they|are they|have|has|got|offer|include|is|are)\b|(?:^| )(?:ול|ל|ה)אחרים(?: [,?])? (?:יש|אין)(?: |$)/u,
  /** A question rather than a request: “what if we stay five nights”, “and for three people”. */
  asksForStay: 'whatAbout|#ask=price|(!(mayI !there) !requests asking|(startsWithAnd andFor !joins))',
  mayI: /\b(?:can|could|may|might|would|shall) (?:we|i|you)\b|(?:^| )ו?(?:אפשר|ניתן|תוכלי|נוכל|אוכל)(?: |$)/u,
  requests: REQUESTS,
  andFor: /^(?:ok |okay |so )?and (?:if|for|with)\b|^ו(?:אם|ל)/u,

  // Comparisons.
  /** Asks about the hotels shown: “which of these has a pool?”, “who has a pool?” */
  ofShown:
    /\b(?:which|who|any|either)(?: one)? of (?:the )?(?:these|those|them|two|three|hotels)\b|\b(?:among|between) (?:these|them|those)\b|\b(?:they (?:all|both)|all of them)\b|(?:^| )[לב](?:כולם|שלושתם|שניהם) יש(?: |$)|(?:^| )יש [לב](?:כולם|שלושתם|שניהם)(?: |$)|^(?:and |so )?(?:which|who)(?: ones?)? (?:has|have|offers?|includes?|takes?|allows?|comes? with)\b|(?:^| )(?:מהם|מהן|מביניהם|ביניהם|מהשלושה|מהשניים|מהמלונות האלה|מאלה)(?: |$)|^ו?(?:ל?מי|איזה) (?:יש|כולל|מציע)/u,
  ofThese:
    /\b(?:of|from|between|among) (?:these|those|them|the (?:two|three))\b|(?:^| )(?:מבין|מהם|מביניהם|ביניהם|מהשלושה|מהשניים)(?: |$)/u,
  byPrice: /cheap|cost|less|price|זול|מחיר|עולה/u,
  byRating: /rated|rating|review|score|guests|דירוג|מדורג|ציון|ביקורות|מומלץ/u,
  nearer: /\b(?:closer|closest|nearer|nearest|further|farther|more central)\b|קרוב|רחוק|מרכזי/u,
  /** “cheaper than the first” */
  than: /\b(?:\p{L}+er|(?:more|less) \p{L}+) than\b|(?:^| )(?:(?:יותר|פחות) \p{L}+|\p{L}+ יותר) מ/u,
  /** What only bookings have. */
  paidOrInsured: /\b(?:paid|owe|due|confirmed|insured|insurance)\b|שול(?:ם|מה|מו)|שילמ|מאושר|ביטוח/u,
  severalPlaces: ({ details }) => details.places.length > 1,
  /** Asks whose score is higher: “which has the better score?”, למי ציון יותר גבוה. */
  whoseScore:
    /\bwh(?:ich|o|ose)\b.*\b(?:better|higher)\b.*\b(?:score|rating|reviews)\b|\bwh(?:ich|o)\b.*\b(?:most (?:popular|liked|loved)|(?:guests|people|travell?ers|everyone) (?:\w+ )?(?:like|love|prefer|enjoy|recommend|rate)d?)\b(?!.*\babout\b)|(?:^| )ל?(?:מי|איזה)(?: \p{L}+)? (?:ה?ציון|ה?דירוג)(?: יותר)? (?:גבוה|טוב)/u,
};
