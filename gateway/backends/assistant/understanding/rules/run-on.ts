/** Parts a statement from the question before it where no sign stands: “is there parking at the first we come by car”. */
import { isDefinite, isTimeless, namesPlace, saysNothing, wordsIn } from '../clauses/clause-facts.ts';
import { ASKS_IN_WORDS, NAMES_HOTEL, REQUESTS } from '../clauses/clause-patterns.ts';
import { termsOf } from '../words/terms.ts';
import type { GuestDetails, Reading } from '../reading.ts';

/**
 * Where a statement may follow a question without a sign: “is there parking at the first | we are coming by car”, but not
 * “if we come late”, “when do we have to leave”.
 */
const RUNS_ON = new RegExp(
  [
    '(?<!\\b(?:if|when|where|why|how|what|which|who|that|than|because|since|until|till|before|after|while|as|so|like|and|or|but|then|do|does|did|can|could|may|should|would|will|is|are|am|have|time|day|for|with|of|to|from|in|at|my|our))\\s+(?=',
    "(?:i['’]?(?:m|ve)|i['’](?:ll|d)|we['’](?:re|ll|d)|we['’]?ve|s?he['’]?s|they['’]?(?:re|ve)|they['’]ll|(?:i|we|he|she|they)\\s+(?:am|are|is|was|have|has|had|got|can['’]?t|cannot|don['’]?t|doesn['’]?t|didn['’]?t|won['’]?t|will|want|need|must|land|arrive|come|get|fly|love|like|hate|travel|bring|still|just|really|only|always|never|forgot|lost|use|work|know|think|heard|read))(?!\\p{L})",
    "|(?:my|our) (?:\\p{L}+ ){0,2}?\\p{L}+(?:['’]s|\\s+(?:is|are|was|has|have|had|can['’]?t|cannot|can|needs?|wants?|says?|said|will|still|isn['’]?t|hasn['’]?t|doesn['’]?t|gets?|lands?|leaves?|arrives?|uses?|loves?|hates?|asks?|asked|only|never|always|just|did))(?!\\p{L})",
    '|(?<!(?<!\\p{L})(?:ו?אם|מתי|איפה|למה|איך|כמה|מה|האם|כי|או|של|עם|את|על|גם|כמו|ליד|אצל|לפני|אחרי|בשביל|עבור|\\p{L}*שעה|ו?כש\\p{L}*)\\s)(?:אני|אנחנו|אשתי|בעלי|א[מב]א של(?:י|נו)|חבר(?:ה|ים)? של(?:י|נו)|ה\\p{L}+ של(?:י|נו)|הילדים|יש ל(?:י|נו)|אין ל(?:י|נו)|עוד לא) \\p{L}+)',
  ].join(''),
  'giu',
);
/** Names a journey: the hour of “our flight lands at 6” says nothing about the stay. */
const JOURNEY = /flight|plane|train|\bbus\b|\bland|airport|טיסה|מטוס|רכבת|אוטובוס|נוחת|נחית/iu;
/** Wants to do something that no hotel offers: “i need to tell the driver”, אני צריכה להגיד לבעלי. */
const PURPOSE =
  /(?<!\p{L})(?:(?:need|want|have|has|got|gotta|must) (?:to )?(?:tell|let|know|ask|plan|work|say|show|explain|call|decide|check)|(?:צריך|צריכ(?:ה|ים)|חייב(?:ת|ים)?|רוצ(?:ה|ים)) (?:להגיד|לומר|לדעת|לספר|לעבוד|לשאול|לתכנן|להראות|להודיע|להחליט|לבדוק|לבוא))(?!\p{L})/iu;

const MIN_QUESTION_WORDS = 2;
const MIN_TOLD_WORDS = 3;

/** A part of the message; `isRunOn`: it only tells something, after a question without a sign. */
interface Part {
  readonly text: string;
  readonly isRunOn?: true;
}

/** True for a question that is complete without more words; not for a change of a booking. */
const isAnswerable = (text: string, reading: Reading): boolean =>
  isDefinite(reading) &&
  (ASKS_IN_WORDS.test(text) ||
    (reading.pointed !== undefined && /(?<!\p{L})(?:יש|אפשר|is|does|has|can)(?!\p{L})/iu.test(text))) &&
  !(reading.goal.kind === 'bookings' && /^(?:change|details|list)$/u.test(reading.goal.question));

/** “My wife isn't well” names the two who travel. */
const isCouple = (guests: GuestDetails | null): boolean =>
  guests?.adults === 2 && !guests.isChange && guests.rooms === null && !guests.childrenAges?.length;

/** True for “my sister isn't well”, “we are coming by car” after a question. */
function tellsOnly(text: string, { details, pointed }: Reading, question: Reading): boolean {
  const isOfNoDay = isTimeless(question) || question.goal.kind === 'bookings';
  const isPurpose = PURPOSE.test(text);
  const isJourney = JOURNEY.test(text);
  const known = new Set(question.details.amenities);
  return (
    (isPurpose || !REQUESTS.test(text)) &&
    !NAMES_HOTEL.test(text) &&
    !/[?？]/u.test(text) &&
    pointed === undefined &&
    (isJourney || !termsOf(text).some(({ number }) => number !== null)) &&
    (isPurpose || isJourney || !namesPlace(details)) &&
    saysNothing({
      ...details,
      // “is there a gym, my husband is mad about sports”
      amenities: details.amenities.filter((name) => !known.has(name)),
      // “is there a lift, my wife can't manage stairs”
      ...(question.details.unmet && { unmet: [] }),
      ...(isOfNoDay && { dates: null }),
      ...(isCouple(details.guests) && { guests: null }),
    })
  );
}

/** A question, and the statement that follows it without a sign; the text itself where none does. @param read reads one clause */
export function parted(text: string, read: (text: string) => Reading): readonly Part[] {
  for (const { index } of text.matchAll(RUNS_ON)) {
    const [question, told] = [text.slice(0, index), text.slice(index).trim()];
    if (wordsIn(question) < MIN_QUESTION_WORDS || wordsIn(told) < MIN_TOLD_WORDS) continue;
    const reading = read(question);
    if (isAnswerable(question, reading) && tellsOnly(told, read(told), reading))
      return [{ text: question }, { text: told, isRunOn: true }];
  }
  return [{ text }];
}
