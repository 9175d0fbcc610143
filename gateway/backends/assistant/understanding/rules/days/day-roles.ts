/**
 * Which end of the stay a day is: its first day (`from`), its last day (`until`), or unknown (null), by the words
 * before it.
 */
import { hasTag, tagOf, textOf } from '../../grammar.ts';
import type { DateMention } from '../../dates/combine-dates.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';

/** First or last day of the stay; null when the message does not say. */
export type Role = 'from' | 'until' | null;

const STRICT_UNTIL =
  /^(?:until|till|til|leaving|departing|check out|checking out|through|thru|ועד|עד|עד ל)$/u;

const ARRIVES = /^(?:arriv|check in|checking in|כניסה|הגעה|נכנסים)/u;

/** The role by the word directly before the day, or by the Hebrew prefix מ (from). */
function ownRole(leading: Term | undefined, first: Term | undefined): Role {
  if (leading && STRICT_UNTIL.test(leading.text)) return 'until';
  if (leading?.tags.has('from') || first?.prefix.includes('מ')) return 'from';
  return null;
}

const MAX_DISTANCE = 4;
const NOT = /^(?:not|cant|cannot|wont|dont|unable|only|לא|רק)$/u;

/**
 * True when the day is the earliest arrival: “we cannot get there until Saturday”, לא נגיע לפני שבת (we will not
 * arrive before Saturday).
 */
function isEarliest({ terms }: ParseState, at: number): boolean {
  const before = terms.slice(Math.max(0, at - MAX_DISTANCE - 1), at + 1);
  const verb = before.findIndex(({ tags }) => tags.has('arriving'));
  const isOpen = before.slice(verb).every(({ kind }) => kind === 'word');
  return verb > 0 && isOpen && before.slice(0, verb).some(({ text }) => NOT.test(text));
}
/** The role of a day after a term: “we leave on …”, “in on the 30th”, “in 10, out 12”, “in: 27 Feb; out: 2 March”. */
function roleAfter(here: number, { terms }: ParseState): Role {
  const [term, next] = terms.slice(here, here + 2);
  const isLabel = next?.text === ':' || /^(?:on|at)$/u.test(next?.text ?? '');
  const isCount = next?.number != null;
  if (hasTag(term, 'leaving')) return 'until';
  if (term?.text === 'out' && (isLabel || isCount || /^(?:in|the)$/u.test(next?.text ?? ''))) return 'until';
  if (hasTag(term, 'arriving')) return 'from';
  const isIn = term?.text === 'in' && (isLabel || (isCount && terms.some(({ text }) => text === 'out')));
  return isIn ? 'from' : null;
}

/** Terms allowed between “we leave” and the day: “on the”, a colon, a weekday. */
const isBetween = ({ kind, text, tags }: Term): boolean =>
  (kind === 'break' && (text === ':' || text === ',')) ||
  text === '-' ||
  (text !== 'at' && ['filler', 'of', 'weekday'].some((name) => tags.has(name)));

/**
 * The role of the day at `at`, by the word before it or a verb: “I fly home on the seventh”. The verb is used up.
 * @param lead the matched word before the day, if any
 * @param first the term of the day itself
 */
export const roleAt = (
  state: ParseState,
  at: number,
  lead: Term | undefined,
  first: Term | undefined,
): Role => roleOf(state, at, lead, first) ?? state.replacesEdge ?? (state.replacesWeekday ? 'from' : null);

function roleOf(state: ParseState, at: number, lead: Term | undefined, first: Term | undefined): Role {
  const isFirstPossible = isEarliest(state, at);
  if (isFirstPossible || ARRIVES.test(lead?.text ?? '')) state.keepsEnd = true;
  const own = isFirstPossible ? 'from' : ownRole(lead, first);
  if (own) return own;
  for (let here = lead ? at : at - 1; here >= 0 && here > at - MAX_DISTANCE; here -= 1) {
    const term = state.peek(here) ?? (here === at ? state.terms[at] : undefined);
    if (!term) return null;
    const role = roleAfter(here, state);
    // “extend to the 15th”
    if (here === at && term.tags.has('until') && !role) continue;
    if (role === 'from' && lead?.tags.has('until')) return null;
    if (role) {
      if (role === 'from' && term.tags.get('arriving') === 'verb') state.keepsEnd = true;
      state.consume(here, here + 1);
      return role;
    }
    if (!isBetween(term)) return null;
  }
  return null;
}

/**
 * The nearest verb before a position: `leaving`, a kind of arriving (`trip`: “come”, may mean the whole trip;
 * `verb`: “arrive”), or empty.
 */
function edgeBefore({ terms }: ParseState, at: number): string {
  // נצא (we leave), unless a return is told: then it is the beginning of the trip
  const isOut = !terms.some(({ tags }) => tags.has('leaving'));
  const isLeaving = ({ tags, text }: Term): boolean =>
    tags.has('leaving') || (isOut && /^(?:נצא|אצא|לצאת)$/u.test(text));
  const before = terms.slice(0, at + 1).findLast((term) => term.tags.has('arriving') || isLeaving(term));
  return before && isLeaving(before) ? 'leaving' : tagOf(before, 'arriving');
}

const keepsLength = ({ terms }: ParseState): boolean => KEEPS_LENGTH.test(textOf(terms));

/** Keeps the length, so that the end moves with the start: “a day later, same number of nights”. */
const KEEPS_LENGTH =
  /\bsame (?:length|duration|nights|(?:number|amount)(?! of (?!nights|days)))\b|\bas many nights\b|(?:^| )ב?(?:אותו (?:אורך|ארוך|משך|מספר(?! ה?(?:אנשים|חדרים|אורחים|מבוגרים|ילדים)))|אותם (?:ה)?לילות|אותה כמות)(?: |$)/u;

/** “a day later” moves the whole stay, its end (“come home a day later”) or its start (“we arrive a day later”). */
export function shiftOf(state: ParseState, days: number, at: number): DateMention {
  const edge = edgeBefore(state, at);
  if (edge === 'leaving') return { kind: 'longer', days, at };
  const isStart =
    !keepsLength(state) &&
    (edge === 'verb' ||
      // “אותו דבר אבל שבוע אחר כך” keeps the search.
      state.terms.some(({ tags }, here) => here > 0 && tags.has('same-day')) ||
      state.terms
        .slice(0, at + 1)
        .some((term) => /^(?:arrival|check in|checkin|כניסה|הכניסה|צק אין|הגעה|ההגעה)$/u.test(term.text)));
  return { kind: 'shift', days, ...(isStart && { isStart: true }), at };
}
