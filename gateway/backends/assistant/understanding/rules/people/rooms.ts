/** Rules for who sleeps in which room: a room for each, separate rooms for the children, kinds of rooms. */
import { either, filler, isCounted, maybe, num, rule, tag, word } from '../../grammar.ts';
import type { Part, Rule, RuleAction } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { COUPLE } from './relatives.ts';

const EACH = /^(?:each(?: of (?:us|you|them)| person)?|every ?(?:one|body)|apiece|all of us|we all)$/u;
/** Words for people who may also share: “everyone in one room”. */
const TOGETHER = /^(?:every ?(?:one|body)|all of us|we all)$/u;
const OWN = /^(?:own|separate|individual|private|single|singles)$/u;
const SAME = /^(?:one|same|together)$/u;
const BED = /^(?:beds?|מיטה|מיטות)$/u;
const HEBREW_ALL = /^ו?ש?ל?כל$/u;
const HEBREW_EACH = /^(?:ו?ש?ל?כל )?אח[דת](?: מאיתנו)?$/u;
/** Words between “each” and a room of their own. */
const BETWEEN =
  /^(?:gets?|has|have|have a|having|wants?|needs?|sleeps?|takes?|own|in|with|for|of|per|one|single|separate|individual|private|,|ב|עם|יישן|יישנו|ישן|תישן|ישנים|יהיה|תהיה|מקבלת?|רוצה|צריכה?|נפרד|אחד|אחת|ל)$/u;
const MAX_TERMS = 6;
/** What follows “a room each”: nothing, or another detail. */
const FOLLOWS =
  /^(?:please|pls|and|or|for|in|from|of|of us|of the|with|because|since|as|if|tho|though|מאיתנו|בבקשה|כי|ב|מ|מ?(?:של|אר|חמ)\S+נו)$/u;

/** The position after “each”, “for each of us”, לכל אחת (for each one) that begins at `at`; -1 for other words. */
function eachEnd(terms: readonly Term[], at: number): number {
  const [term, next] = [terms[at], terms[at + 1]];
  if (!term) return -1;
  // “one per person”
  if (/^(?:per|a) (?:person|head)$/u.test(term.text))
    return terms.slice(Math.max(0, at - 1), at).some((one) => one.number === 1 || isRoom(one)) ? at + 1 : -1;
  if (EACH.test(term.text) || (HEBREW_EACH.test(term.text) && term.text.includes('כל'))) return at + 1;
  return HEBREW_ALL.test(term.text) && HEBREW_EACH.test(next?.text ?? '') ? at + 2 : -1;
}

/** True for a word that may stand between “each” and a room. */
const isBetween = ({ tags, text }: Term): boolean =>
  BETWEEN.test(text) || tags.has('filler') || tags.has('of');
const isRoom = ({ tags }: Term): boolean => tags.has('room') || tags.has('room-kind') || tags.has('own-room');
const asksPrice = ({ tags }: Term): boolean => tags.get('ask') === 'price' || tags.has('currency');

/** The position of the room that everyone gets, after or before “each” (at `at`, up to `to`); -1 without one. */
function roomBeside(terms: readonly Term[], at: number, to: number): number {
  const after = terms.slice(to, to + MAX_TERMS);
  const next = after.findIndex(isRoom);
  // “each room has a bath”
  const isDirect = next === 0 && terms[at]?.text === 'each' && after[0]?.tags.has('room') === true;
  // “each of the rooms must have a bath”
  const isOfRooms = next >= 0 && /(?:rooms|חדרים)$/u.test(after[next]?.text ?? '');
  if (next >= 0 && !isDirect && !isOfRooms && after.slice(0, next).every(isBetween)) return to + next;
  const before = terms.slice(Math.max(0, at - MAX_TERMS), at);
  const last = before.findLastIndex(isRoom);
  const end = terms[to];
  const isEnd = end === undefined || end.kind !== 'word' || FOLLOWS.test(end.text);
  return last >= 0 && isEnd && before.slice(last + 1).every(isBetween) ? at - before.length + last : -1;
}

/**
 * True when everyone gets a room: “everyone in their own room”, but not “all of us in one room”, nor “a single bed
 * each in the room”.
 */
function areApart(terms: readonly Term[], at: number, room: number): boolean {
  const beside = terms.slice(Math.max(0, Math.min(at, room) - 1), Math.max(at, room) + 2);
  if (beside.some(({ text }) => BED.test(text))) return false;
  if (!TOGETHER.test(terms[at]?.text ?? '')) return true;
  return (
    // “everyone wants a single”, but “a single room for all of us”
    (beside.some(({ text, tags }) => OWN.test(text) || tags.has('own-room')) ||
      (room > at && terms[room]?.text === 'a single')) &&
    !beside.some(({ text }) => SAME.test(text))
  );
}

/** Sets a room for each adult, or for each couple if the message has couples. */
function setOwnRooms(state: ParseState): true {
  const couples = state.terms.some(({ text }) => COUPLE.test(text) || /^(?:couples|זוגות)$/u.test(text));
  return state.setPeople({ ownRoom: couples ? 'couple' : 'each' });
}

const several = word(/^(?:rooms|bedrooms|singles|ב?חדרים)$/u);
const separate = word(/^(?:separate|individual|own|נפרדים)$/u);
const child = tag('child', 'with-children', 'infant');
const we: Part = word(/^(?:us|me|for us|for me|אנחנו|לנו|לי)$/u);

/**
 * The action for “separate rooms”: a room for everyone, or two rooms for the adults and the children. False for
 * “separate rooms” of the children alone, and after a number of rooms.
 */
function separateRooms(state: ParseState, at: number, to: number): boolean {
  // “two separate rooms”
  if (state.terms[at - 1]?.number != null) return false;
  const after = state.terms.slice(to, to + 4);
  const kids = after.findIndex(child.fits);
  if (kids < 0) return setOwnRooms(state);
  // “separate rooms for us and the kids”
  return after.slice(0, kids).some(we.fits) && state.setPeople({ rooms: 2 });
}

const other = tag('child', 'with-children', 'infant', 'kin', 'party', 'person');
const SHARE = /^(?:share|sharing|shares|לחלוק|חולקים|חולקות|להתחלק|מתחלקים)$/u;
const REFUSES =
  /^(?:not|dont|wont|cant|doesnt|no ?(?:one|body)|never|refuses?|rather not|hates?|לא|אף אחד|אף)(?: |$)/u;
/**
 * Words for being willing to share: “I don’t mind sharing”, “we don’t have to share”, אין בעיה לחלוק (no problem
 * to share).
 */
const MINDS =
  /(?:^| )(?:mind|minds|problem|matter|issue|need|have to|must|אכפת|איכפת|בעיה|חייבים?|חייבת)(?: |$)/u;

/**
 * True when they refuse to share a room: “nobody wants to share a room”, but not “can’t we share a room?”, “we
 * can’t share a bed”.
 */
function refusesToShare({ terms }: ParseState, at: number, to: number): boolean {
  const before = terms.slice(Math.max(0, at - MAX_TERMS), at);
  const refusal = before.findLastIndex(({ text }) => REFUSES.test(text));
  if (refusal < 0 || before.length - refusal > 4 || before.some(({ text }) => MINDS.test(text))) return false;
  // “can’t we share”
  if (/^(?:we|i)$/u.test(before[refusal + 1]?.text ?? '')) return false;
  const [next, named] = terms.slice(to, to + 2);
  if (next === undefined || next.kind !== 'word' || isRoom(next)) return true;
  return /^(?:a|the|one)$/u.test(next.text)
    ? named !== undefined && isRoom(named)
    : /^(?:so|because|as|and|please|אז|כי|בבקשה)$/u.test(next.text);
}

/** “two families, a room for each family”: as many rooms as families. */
const ofFamilies: Rule = rule(
  [tag('room'), maybe(tag('for')), word(/^(?:each|every|per|[ול]*כל)$/u), tag('family')],
  (_match, state, at) => {
    const families = state.terms.findLastIndex(
      ({ text }, here) => here < at && /^(?:families|משפחות)$/u.test(text),
    );
    return state.setPeople({ rooms: state.terms[families - 1]?.number ?? null });
  },
);

/** A room for each traveller: “everyone in their own room”, “two rooms, one each”, “nobody wants to share”. */
export const ownRoomRules: readonly Rule[] = [
  ofFamilies,
  rule([word(/^(?:each|every|apiece|all|we|per|a|ו?ש?ל?כל)/u)], (_match, state, at) => {
    const to = eachEnd(state.terms, at);
    if (to < 0 || state.terms.some(asksPrice)) return false;
    const room = roomBeside(state.terms, at, to);
    if (room < 0 || !areApart(state.terms, at, room)) return false;
    // “two rooms, one each”: the number is left to its own rule; “one room each” is not a number of rooms.
    state.consume(at, room >= to ? room + 1 : to);
    if (room < at && state.terms[room - 1]?.number === 1) state.consume(room - 1, room + 1);
    return setOwnRooms(state);
  }),
  rule([separate, filler, several], (_match, state, at, to) => separateRooms(state, at, to)),
  rule([several, separate], (_match, state, at, to) => separateRooms(state, at, to)),
  // “two to a room”, שניים בכל חדר (the same)
  rule(
    [num(2, 2), maybe(either(tag('in-each'), word(/^(?:to|in)$/u))), filler, maybe(tag('room'))],
    ([, each, , room], state, at, to) =>
      (each?.tags.has('in-each') === true ||
        (room !== undefined && (each !== undefined || room.prefix === 'ב'))) &&
      state.terms[at - 1]?.number == null &&
      !state.terms[at - 1]?.tags.has('for') &&
      !/^(?:number|no|hotel|option)$/u.test(state.terms[at - 1]?.text ?? '') &&
      state.terms[to]?.number == null &&
      state.setPeople({ ownRoom: 'couple' }),
  ),
  rule([word(SHARE)], (_match, state, at, to) => {
    if (!refusesToShare(state, at, to)) return false;
    const after = state.terms.slice(to, to + 6);
    const lead = after.slice(0, 3).findIndex(({ text }) => /^(?:with|עם)(?: |$)/u.test(text));
    if (lead < 0) return setOwnRooms(state);
    // “we don’t want to share a room with the kids”
    return after.slice(lead).some(other.fits) && state.setPeople({ rooms: 2 });
  }),
];

/** One room more than the first. */
export const secondRoomRules: readonly Rule[] = [
  // “and a second room”, “וחדר שני”
  rule([word(/^a$/u), word(/^second$/u), tag('room')], (_match, state) => state.setPeople({ rooms: 2 })),
  rule([tag('room'), word(/^שני$/u)], (_match, state, _at, to) =>
    state.peek(to)?.kind === 'word' ? false : state.setPeople({ rooms: 2 }),
  ),
];

/** Before another kind of room than the one that is wanted. */
const OTHER_KIND = /^(?:or|not|than|או|לא|ולא|instead of)$/u;

const BEDS: Readonly<Record<string, number>> = { single: 1, double: 2, twin: 2, triple: 3 };
const kindOfRoom = either(tag('room-kind'), word(/^(?:single|double|twin|triple)s?$/u));
const KIND_ENDS = /^(?:and|plus|n|in|at|for|from|with|please|pls)$/u;
/** “plus a single room for grandma”, “and a single” */
const ADDS = /^(?:and|plus|also|too|another|add|extra|עוד|גם)(?: |$)/u;

/**
 * Counts people by the kinds of rooms that they ask for: “two double rooms and a single” is five adults.
 * @param count matches a number of rooms
 * @param bed matches a word for beds
 */
export const roomKindRule = (count: Part, bed: Part): Rule =>
  rule([maybe(count), kindOfRoom, maybe(tag('room'))], ([counted, kind, room], state, at, to) => {
    const rooms = counted?.number ?? 1;
    const size = Number(kind?.tags.get('room-kind') ?? BEDS[kind?.text.replace(/s$/u, '') ?? '']);
    // “1 double and 2 singles”, but not “a single mother”, “2 single beds”
    const next = state.terms[to];
    const isShort = !kind?.tags.has('room-kind');
    if (isShort && (!counted || (next?.kind === 'word' && !KIND_ENDS.test(next.text)))) return false;
    // “a double or a twin”, “a double, not a single”
    if (OTHER_KIND.test(state.terms[at - 1]?.text ?? '')) return true;
    // “a double and a single bed” in one room
    if (state.terms.some((term) => bed.fits(term))) return size > 1 && state.setPeople({ adults: size });
    // “is a single cheaper?”, “the doubles are too small” do not change a known party.
    const isNamedOnly = counted === undefined && (size === 1 || kind?.text.endsWith('s'));
    // “only the two of us, so a single room will do”
    if (
      isNamedOnly &&
      room &&
      (state.context.partySize ?? 0) > 1 &&
      state.people.beds === null &&
      !state.terms.some(({ tags, text }) => tags.has('kin') || ADDS.test(text)) &&
      !state.terms.some(({ text }) => text === '?')
    )
      return state.setPeople({ rooms: 1 });
    if (isNamedOnly && state.context.hasSearch) return false;
    const { beds, rooms: others } = state.people;
    const isKind = ({ tags }: Term): boolean =>
      tags.has('room') || (tags.has('room-kind') && !tags.has('twins'));
    // “two twins and a single”, but “the twins”
    if (kind?.tags.has('twins') && !state.terms.some(isKind)) return false;
    const isOne = counted === undefined && beds === null;
    return state.setPeople({
      beds: (beds ?? 0) + rooms * size,
      rooms: isOne ? others : (others ?? (beds === null ? 0 : 1)) + rooms,
    });
  });

export const bed: Part = word(/^(?:beds?|מיטה|מיטות)$/u);
const beds: Part = word(/^(?:beds|מיטות)$/u);
const forAll: Part = word(/^לכל$/u);
/** Names the travellers by a word for “us”. */
export const ours: Part = word(/(?:^| )us$|תי?נו$|נינו$|^אנחנו /u);

/** The action for beds whose people are left to their own rules. */
const bedsForThem: RuleAction = (_match, state, at) => {
  state.bedsForAll = true;
  return at + 1;
};

/**
 * “beds for the four of us”, מיטות לחמישה (beds for five): rooms with a bed for everyone. Before the rules that count
 * people.
 */
export const bedRules: readonly Rule[] = [
  rule([bed, maybe(tag('for')), filler, filler, maybe(num(2, 30)), ours], bedsForThem),
  rule([bed, forAll, num(2, 30)], bedsForThem),
  // “beds for five” of the party that is known changes no party.
  rule([beds, maybe(tag('for')), filler, num(2, 30)], (match, state, at, to) => {
    const count = match[3];
    if (match[1] === undefined && count?.prefix.endsWith('ל') !== true) return false;
    state.bedsForAll = true;
    return count?.number === state.context.partySize && !isCounted(state.peek(to)) ? true : at + 1;
  }),
];
