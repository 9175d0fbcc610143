/**
 * Joins the words that say that someone does not come along (“can’t make it”, “stays at home”) into one term, so
 * that the rules about people need to know only that term.
 */
import type { Term } from './terms.ts';

const NOT =
  /^(?:not|cant|cannot|wont|isnt|arent|couldnt|dont|doesnt|can no longer|no longer|unable|לא|ולא)$/u;
const AUXILIARY =
  /^(?:be|able|be able to|able to|to|going|going to|anymore|longer|לא|(?:[תינא]ו|י)כול\p{L}*|[תינא]וכלו?|[תינ]?צליחו?|מצליח\p{L}*|[תינ]ספיקו?|מספיק\p{L}*|מסוגל\p{L}*)$/u;
const CAN = /^(?:cant|cannot|couldnt|(?:[תי]ו|י)כול\p{L}*|[תי]וכלו?)$/u;
const COMES =
  /^(?:come|coming|comes|join|joining|joins|travel|travelling|traveling|attend|make it|לבוא|להגיע|להצטרף|ב(?:א|אה|אים|אות)|מגיע\p{L}*|מצטרף\p{L}*|[תי](?:בוא|גיע|צטרף)ו?)$/u;
const OTHER_SENSE = /^(?:on|לי|לנו|לך|לו|לה|להם|לכם|בחשבון)(?: |$)/u;
const OTHERS = /^(?:hes|shes|theyre|(?:he|she) is|they are|is)$/u;
const MAX_AUXILIARIES = 3;

const WE = /(?:^| )(?:i|me|we|us)(?: |$)/u;
const MONEY = /^(?:(?:my|our|the|a) )?(?:refund\w*|money|back|mistake|booking|reservation)(?: |$)|get back/u;
/** True for “my wife and I cancelled, when is the refund?”, “my flight on the 8th cancelled”, “booking 12345 cancelled”. */
const isOfBooking = (terms: readonly Term[], at: number): boolean => {
  const [lead, who] = [terms[at - 2], terms[at - 1]];
  const isCount = who?.number == null || (!who.isOrdinal && who.number < 10 && lead?.kind !== 'word');
  const isWriter = who?.tags.has('party') === true && WE.test(who.text) && !/ (?:us|them)$/u.test(who.text);
  return (
    !isCount ||
    isWriter ||
    lead?.tags.has('for') === true ||
    terms.slice(at + 1).some(({ text, tags }) => MONEY.test(text) || tags.get('page') === 'payment')
  );
};

/**
 * The position after “can’t come”, “won’t be able to join” or a final “can’t” that begins at `at`; -1 when none
 * does.
 */
function endOf(terms: readonly Term[], at: number): number {
  // “my daughter got sick so she's not coming”, but not “what if we are not coming”
  if (terms[at]?.text === 'not coming' && OTHERS.test(terms[at - 1]?.text ?? '')) return at + 1;
  // “the other couple cancelled”, but not “my husband cancelled the booking”
  const isOfPerson =
    PERSON_TAGS.some((name) => terms[at - 1]?.tags.has(name)) ||
    terms[at - 1]?.tags.has('party') ||
    terms[at - 1]?.kind === 'number' ||
    terms[at - 1]?.tags.has('number');
  if (
    /^cancell?ed$/u.test(terms[at]?.text ?? '') &&
    isOfPerson &&
    !isOfBooking(terms, at) &&
    !/^(?:the|our|my|it|their)$/u.test(terms[at + 1]?.text ?? '')
  )
    return at + 1;
  if (!NOT.test(terms[at]?.text ?? '')) return -1;
  let to = at + 1;
  while (to - at <= MAX_AUXILIARIES && AUXILIARY.test(terms[to]?.text ?? '')) to += 1;
  const verb = terms[to];
  // “we do not travel on Saturday” and לא בא לי (I don’t feel like it) do not say that someone stays at home.
  const isOther = OTHER_SENSE.test(terms[to + 1]?.text ?? '');
  if (verb && !isOther && (verb.tags.has('comes-too') || COMES.test(verb.text))) return to + 1;
  const isWhole = verb === undefined || verb.kind === 'break';
  return isWhole && CAN.test(terms[to - 1]?.text ?? '') ? to : -1;
}

const STAYS = /^(?:stay|stays|staying|remain|remains|נשאר(?:ת|ים|ות)?|להישאר|[יתנ]ישארו?|ישארו?)$/u;
const HOME =
  /^(?:(?:at )?home|behind|at grandmas|ב?בית|מאחור|with (?:the|a) (?:sitter|babysitter|grandparents))$/u;
const AT = /^(?:with|with my|with their|with his|with her|at|my|his|her|their|the|our|עם|אצל|ה)$/u;
const HOST =
  /^(?:friends?|parents|sitter|babysitter|neighbou?rs?|חבר(?:ים|ות|ה)?|ה?הורים(?: של\S+)?)$|grand|mother|father|הורי/u;

const WRITER = /^(?:i|we|im|ill|id|ive|were|well|wed|weve|me|us|אני|אנחנו)$/u;
const PERSON_TAGS = 'adult child grown-child infant kin party person small-child with-children'.split(' ');
/** Words that show that they do travel: where or how long they stay. */
const MEANWHILE = /^(?:nearby|near|close|next|around|until|till|before|עד|ליד|קרוב|בינתיים)(?: |$)/u;

/** True when the writer is the one who stays: “we want to stay with my parents”. */
function isWriter(terms: readonly Term[], at: number): boolean {
  const before = terms.slice(Math.max(0, at - 4), at);
  const subject = before.findLast(
    ({ text, tags }) => WRITER.test(text) || PERSON_TAGS.some((name) => tags.has(name)),
  );
  return subject !== undefined && WRITER.test(subject.text);
}

/** The position after “stays at home”, “stay with his friends” that begins at `at`; -1 when none does. */
function homeEnd(terms: readonly Term[], at: number): number {
  if (!STAYS.test(terms[at]?.text ?? '')) return -1;
  let to = at + 1;
  const isHome = HOME.test(terms[to]?.text ?? '');
  if (isHome) to += 1;
  if (!AT.test(terms[to]?.text ?? '') && !/^(?:with|at|עם|אצל) /u.test(terms[to]?.text ?? ''))
    return isHome ? to : -1;
  const end = isHome ? to : -1;
  while (to - at <= MAX_AUXILIARIES && AT.test(terms[to]?.text ?? '')) to += 1;
  const host = terms[to];
  const isHost = host !== undefined && (host.tags.has('kin') || HOME.test(host.text) || HOST.test(host.text));
  return isHost ? to + 1 : end;
}

/** Like {@link homeEnd}, but -1 unless the words mean that someone does not come along. */
function staysEnd(terms: readonly Term[], at: number): number {
  const to = homeEnd(terms, at);
  const [next, last] = [terms[to], terms[to + 1]];
  const isInRoom = [next, last].some((term) => term?.tags.has('room') === true);
  return to < 0 || isWriter(terms, at) || MEANWHILE.test(next?.text ?? '') || isInRoom ? -1 : to;
}

const ABSENT: Term['tags'] = new Map([['drops-out', 'fewer']]);

/** The terms, with each such group of words joined into one term with the tag `drops-out`. */
export function withAbsences(terms: readonly Term[]): readonly Term[] {
  const read: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at];
    const to = Math.max(endOf(terms, at), staysEnd(terms, at));
    if (!term) continue;
    if (to < 0) {
      read.push(term);
      continue;
    }
    const all = terms.slice(at, to);
    const text = all.map((one) => one.text).join(' ');
    read.push({ ...term, text, raw: all.map(({ raw }) => raw).join(' '), tags: ABSENT });
    at = to - 1;
  }
  return read;
}
