/**
 * Joins the words that say that someone does not come along (“can’t make it”, “stays at home”) into one term, so
 * that the rules about people need to know only that term.
 */
import type { Term } from './terms.ts';

const CAN = '(?:[תינא]ו|י)כול\\p{L}*|[תינא]וכלו?';
const NOT = 'not|cant|cannot|wont|isnt|arent|couldnt|dont|doesnt|can_no_longer|no_longer|unable|ו?לא';
const AUXILIARY = `be|able|be_able_to|able_to|to|going|going_to|anymore|longer|לא|${CAN}|[תינ]?צליחו?|מצליח\\p{L}*|[תינ]ספיקו?|מספיק\\p{L}*|מסוגל\\p{L}*`;
const COMES =
  'COMES|come|coming|comes|join|joining|joins|travel|travelling|traveling|attend|make_it|לבוא|להגיע|להצטרף|ב(?:א|אה|אים|אות)|מגיע\\p{L}*|מצטרף\\p{L}*|[תי](?:בוא|גיע|צטרף)ו?';
const STAYS = 'stay|stays|staying|remain|remains|נשאר(?:ת|ים|ות)?|להישאר|[יתנ]ישארו?|ישארו?';
const HOME = '(?:at_)?home|behind|at_grandmas|ב?בית|מאחור|with_(?:the|a)_(?:sitter|babysitter|grandparents)';
const AT = 'with(?:_my|_their|_his|_her)?|at|my|his|her|their|the|our|עם|אצל|ה';
const HOST =
  'KIN|friends?|parents|sitter|babysitter|neighbou?rs?|חבר(?:ים|ות|ה)?|ה?הורים(?:_של\\S+)?|\\S*(?:grand|mother|father|הורי)\\S*';

/** The words of a row of terms that say it, each term one word (`wordOf`). */
const ABSENCES = [
  // “we do not travel on Saturday” and לא בא לי (I don’t feel like it) do not say that someone stays at home.
  `(?:${NOT})(?: (?:${AUXILIARY})){0,3} (?:${COMES})(?! (?:on|לי|לנו|לך|לו|לה|להם|לכם|בחשבון)(?:[ _]|$))`,
  `(?:cant|cannot|couldnt|(?:${NOT})(?: (?:${AUXILIARY})){0,2} (?:${CAN}))(?= \\||$)`,
  `(?:${STAYS})(?: (?:${AT}|${HOME})){0,5} (?:with_\\S*)?(?:${HOST}|${HOME})`,
].map((words) => new RegExp(`^(?:${words})(?= |$)`, 'u'));

const AUX = new RegExp(`^(?:${AUXILIARY})$`, 'u');
function wordOf({ kind, text, tags }: Term): string {
  const word = text.replaceAll(/\s/gu, '_');
  if (kind === 'break') return '|';
  if (AUX.test(word)) return word;
  return tags.has('comes-too') ? 'COMES' : tags.has('kin') ? 'KIN' : tags.has('room') ? 'ROOM' : word;
}

const WRITER = /^(?:i|we|im|ill|id|ive|were|well|wed|weve|me|us|אני|אנחנו)$/u;
const PEOPLE = 'adult child grown-child infant kin party person small-child with-children'.split(' ');
const isPerson = (term: Term | undefined): boolean => PEOPLE.some((name) => term?.tags.has(name));

/** True when the writer is the one who stays: “we want to stay with my parents”. */
function isWriter(terms: readonly Term[], at: number): boolean {
  const before = terms.slice(Math.max(0, at - 4), at);
  return WRITER.test(before.findLast((term) => WRITER.test(term.text) || isPerson(term))?.text ?? '');
}

const WE = /(?:^| )(?:i|me|we)(?: |$)|^us$/u;
const MONEY = /^(?:(?:my|our|the|a) )?(?:refund\w*|money|back|mistake|booking|reservation)(?: |$)|get back/u;
/**
 * True for “the other couple cancelled”, “2 cancelled”, but not for “my husband cancelled the booking”, “my wife and I
 * cancelled, when is the refund?”, “my flight on the 8th cancelled”, “booking 12345 cancelled”.
 */
function isCancelledByOther(terms: readonly Term[], at: number): boolean {
  const [lead, who] = [terms[at - 2], terms[at - 1]];
  if (!/^cancell?ed$/u.test(terms[at]?.text ?? '') || !who || lead?.tags.has('for')) return false;
  const isCount = who.number !== null && !who.isOrdinal && who.number < 10 && lead?.kind !== 'word';
  return (
    (who.number === null ? isPerson(who) && !(who.tags.has('party') && WE.test(who.text)) : isCount) &&
    !/^(?:the|our|my|it|their)$/u.test(terms[at + 1]?.text ?? '') &&
    !terms.slice(at + 1).some(({ text, tags }) => MONEY.test(text) || tags.get('page') === 'payment')
  );
}

/** The number of terms from `at` that say that someone does not come along; 0 where they do not. */
function lengthAt(terms: readonly Term[], words: readonly string[], at: number): number {
  // “my daughter got sick so she's not coming”, but not “what if we are not coming”
  const isOther = /^(?:hes|shes|theyre|(?:he|she) is|they are|is)$/u.test(terms[at - 1]?.text ?? '');
  if ((words[at] === 'not_coming' && isOther) || isCancelledByOther(terms, at)) return 1;
  const text = words.slice(at, at + 8).join(' ');
  const found = ABSENCES.findIndex((pattern) => pattern.test(text));
  const length = ABSENCES[found]?.exec(text)?.[0].split(' ').length ?? 0;
  // “stay with friends nearby”, “until Sunday”, “stay with us in the room”
  const [next = '', last] = words.slice(at + length);
  const isNearby = MEANWHILE.test(next) || next === 'ROOM' || last === 'ROOM' || isWriter(terms, at);
  return found === ABSENCES.length - 1 && isNearby ? 0 : length;
}
const MEANWHILE = /^(?:nearby|near|close|next|around|until|till|before|עד|ליד|קרוב|בינתיים)(?:_|$)/u;

const ABSENT: Term['tags'] = new Map([['drops-out', 'fewer']]);

/** The terms, with each such group of words joined into one term with the tag `drops-out`. */
export function withAbsences(terms: readonly Term[]): readonly Term[] {
  const words = terms.map(wordOf);
  const read: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const length = lengthAt(terms, words, at);
    const all = terms.slice(at, at + Math.max(1, length));
    const [first] = all;
    if (!first) continue;
    const [text, raw] = [all.map((one) => one.text).join(' '), all.map((one) => one.raw).join(' ')];
    read.push(length > 0 ? { ...first, text, raw, tags: ABSENT } : first);
    at += all.length - 1;
  }
  return read;
}
