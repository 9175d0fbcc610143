/** Rules for who sleeps in which room: a room for each, separate rooms for the children, kinds of rooms. */
import { hasTag } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { COUPLE, bed, when, type Action } from './vocabulary.ts';

/** Words for people who may also share: “everyone in one room”. */
const TOGETHER = /^(?:every ?(?:one|body)|all of us|we all)$/u;
const OWN = /^(?:own|separate|individual|private|single|singles)$/u;
const SAME = /^(?:one|same|together)$/u;
/** Words between “each” and a room of their own. */
const BETWEEN =
  /^(?:gets?|has|have|have a|having|wants?|needs?|sleeps?|takes?|own|in|with|for|of|per|one|single|separate|individual|private|,|ב|עם|יישן|יישנו|ישן|תישן|ישנים|יהיה|תהיה|מקבלת?|רוצה|צריכה?|נפרד|אחד|אחת|ל)$/u;
const MAX_TERMS = 6;
/** What follows “a room each”: nothing, or another detail. */
const FOLLOWS =
  /^(?:please|pls|and|or|for|in|from|of|of us|of the|with|because|since|as|if|tho|though|מאיתנו|בבקשה|כי|ב|מ|מ?(?:של|אר|חמ)\S+נו)$/u;

const isRoom = (term: Term | undefined): boolean => hasTag(term, 'room', 'room-kind', 'own-room');
/** True for a word that may stand between “each” and a room. */
const isBetween = (term: Term): boolean => BETWEEN.test(term.text) || hasTag(term, 'filler', 'of');

/** The position of the room that everyone gets, after or before “each” (at `at`, up to `to`); -1 without one. */
function roomBeside(terms: readonly Term[], at: number, to: number): number {
  const after = terms.slice(to, to + MAX_TERMS);
  const next = after.findIndex(isRoom);
  // “each room has a bath”, “each of the rooms must have a bath”
  const isDirect = next === 0 && terms[at]?.text === 'each' && hasTag(after[0], 'room');
  const isOfRooms = /(?:rooms|חדרים)$/u.test(after[next]?.text ?? '');
  if (next >= 0 && !isDirect && !isOfRooms && after.slice(0, next).every(isBetween)) return to + next;
  const from = Math.max(0, at - MAX_TERMS);
  const last = terms.slice(from, at).findLastIndex(isRoom);
  const end = terms[to];
  const isEnd = end === undefined || end.kind !== 'word' || FOLLOWS.test(end.text);
  return last >= 0 && isEnd && terms.slice(from + last + 1, at).every(isBetween) ? from + last : -1;
}

/**
 * True when everyone gets a room: “everyone in their own room”, but not “all of us in one room”, nor “a single bed
 * each in the room”.
 */
function areApart(terms: readonly Term[], at: number, room: number): boolean {
  const beside = terms.slice(Math.max(0, Math.min(at, room) - 1), Math.max(at, room) + 2);
  if (beside.some(bed.fits)) return false;
  // “everyone wants a single”, but “a single room for all of us”
  const isOwn =
    beside.some((term) => OWN.test(term.text) || hasTag(term, 'own-room')) ||
    (room > at && terms[room]?.text === 'a single');
  return !TOGETHER.test(terms[at]?.text ?? '') || (isOwn && !beside.some(({ text }) => SAME.test(text)));
}

/** Sets a room for each adult, or for each couple if the message has couples. */
function setOwnRooms(state: ParseState): true {
  const couples = state.terms.some(({ text }) => COUPLE.test(text) || /^(?:couples|זוגות)$/u.test(text));
  return state.setPeople({ ownRoom: couples ? 'couple' : 'each' });
}

/** The action for “everyone in their own room”, “two rooms, one each”. */
const roomForEach: Action = (_found, state, at, to) => {
  const { terms } = state;
  const room = roomBeside(terms, at, to);
  const asksPrice = terms.some((term) => term.tags.get('ask') === 'price' || hasTag(term, 'currency'));
  if (room < 0 || asksPrice || !areApart(terms, at, room)) return false;
  // “two rooms, one each”: the number is left to its own rule; “one room each” is not a number of rooms.
  state.consume(at, room >= to ? room + 1 : to);
  if (room < at && terms[room - 1]?.number === 1) state.consume(room - 1, room + 1);
  return setOwnRooms(state);
};

/**
 * The action for “separate rooms”: a room for everyone, or two rooms for the adults and the children. False for
 * “separate rooms” of the children alone.
 */
const separateRooms: Action = (_found, state, _at, to) => {
  const after = state.terms.slice(to, to + 4);
  const kids = after.findIndex((term) => hasTag(term, 'child', 'with-children', 'infant'));
  if (kids < 0) return setOwnRooms(state);
  // “separate rooms for us and the kids”
  const isWithUs = after
    .slice(0, kids)
    .some(({ text }) => /^(?:(?:for )?(?:us|me)|אנחנו|לנו|לי)$/u.test(text));
  return isWithUs && state.setPeople({ rooms: 2 });
};

const REFUSES =
  /^(?:not|dont|wont|cant|doesnt|no ?(?:one|body)|never|refuses?|rather not|hates?|לא|אף אחד|אף)(?: |$)/u;
/** Words for being willing to share: “I don’t mind sharing”, אין בעיה לחלוק (no problem to share). */
const MINDS =
  /(?:^| )(?:mind|minds|problem|matter|issue|need|have to|must|אכפת|איכפת|בעיה|חייבים?|חייבת)(?: |$)/u;

/** The action for “nobody wants to share a room”, but not “can’t we share a room?”, “we can’t share a bed”. */
const refusesToShare: Action = (_found, state, at, to) => {
  const before = state.terms.slice(Math.max(0, at - MAX_TERMS), at);
  const after = state.terms.slice(to, to + 6);
  const refusal = before.findLastIndex(({ text }) => REFUSES.test(text));
  const isAsked = /^(?:we|i)$/u.test(before[refusal + 1]?.text ?? '');
  const isFar = refusal < 0 || before.length - refusal > 4;
  if (isFar || isAsked || before.some(({ text }) => MINDS.test(text))) return false;
  const [next, named] = after;
  const isOfRoom = /^(?:a|the|one)$/u.test(next?.text ?? '')
    ? isRoom(named)
    : next?.kind !== 'word' || isRoom(next) || /^(?:so|because|as|and|please|אז|כי|בבקשה)$/u.test(next.text);
  if (!isOfRoom) return false;
  const lead = after.slice(0, 3).findIndex(({ text }) => /^(?:with|עם)(?: |$)/u.test(text));
  if (lead < 0) return setOwnRooms(state);
  // “we don’t want to share a room with the kids”
  const others = ['child', 'with-children', 'infant', 'kin', 'party', 'person'];
  return after.slice(lead).some((term) => hasTag(term, ...others)) && state.setPeople({ rooms: 2 });
};

/** The action for “two families, a room for each family”: as many rooms as families. */
const roomsOfFamilies: Action = (_found, state, at) => {
  const families = state.terms.slice(0, at).findLastIndex(({ text }) => /^(?:families|משפחות)$/u.test(text));
  return state.setPeople({ rooms: state.terms[families - 1]?.number ?? null });
};

/** A room for each traveller. */
export const ownRoomRules: readonly Rule[] = [
  when('#room [#for] {every} #family', roomsOfFamilies),
  when(['{each}', '{every} אחד|אחת|אחד_מאיתנו|אחת_מאיתנו'], roomForEach),
  when(['!!{n} {separate} ~ {several-rooms}', '!!{n} {several-rooms} {separate}'], separateRooms),
  // “two to a room”, שניים בכל חדר (the same)
  when(
    [
      '!!{n}|#for|{numbered} 2-2 #in-each ~ [#room] !!{n}',
      '!!{n}|#for|{numbered} 2-2 to|in ~ #room !!{n}',
      '!!{n}|#for|{numbered} 2-2 {in-room} !!{n}',
    ],
    (_found, state) => state.setPeople({ ownRoom: 'couple' }),
  ),
  when('{share}', refusesToShare),
].flat();

/** Before another kind of room than the one that is wanted. */
const OTHER_KIND = /^(?:or|not|than|או|לא|ולא|instead of)$/u;
const BEDS: Readonly<Record<string, number>> = { single: 1, double: 2, twin: 2, triple: 3 };
const KIND_ENDS = /^(?:and|plus|n|in|at|for|from|with|please|pls)$/u;
/** “plus a single room for grandma”, “and a single” */
const ADDS = /^(?:and|plus|also|too|another|add|extra|עוד|גם|\?)(?: |$)/u;

/** The action that counts people by the kinds of rooms: “two double rooms and a single” is five adults. */
const roomKind: Action = ({ count, kind, room }, state, at, to) => {
  const { terms, context, people } = state;
  const size = Number(kind?.tags.get('room-kind') ?? BEDS[kind?.text.replace(/s$/u, '') ?? '']);
  // “1 double and 2 singles”, but not “a single mother”, “2 single beds”
  const next = terms[to];
  const isShort = !hasTag(kind, 'room-kind');
  if (isShort && (!count || (next?.kind === 'word' && !KIND_ENDS.test(next.text)))) return false;
  // “a double or a twin”, “a double, not a single”
  if (OTHER_KIND.test(terms[at - 1]?.text ?? '')) return true;
  // “a double and a single bed” in one room
  if (terms.some(bed.fits)) return size > 1 && state.setPeople({ adults: size });
  // “is a single cheaper?”, “the doubles are too small” do not change a known party.
  const isNamedOnly = !count && (size === 1 || kind?.text.endsWith('s') === true);
  const isAdded = terms.some((term) => hasTag(term, 'kin') || ADDS.test(term.text));
  // “only the two of us, so a single room will do”
  if (isNamedOnly && room && (context.partySize ?? 0) > 1 && !isAdded) return state.setPeople({ rooms: 1 });
  // “two twins and a single”, but “the twins”
  const isTwins = hasTag(kind, 'twins') && !terms.some((term) => isRoom(term) && !hasTag(term, 'twins'));
  if (isTwins || (isNamedOnly && context.hasSearch)) return false;
  const { beds, rooms } = people;
  return state.setPeople({
    beds: (beds ?? 0) + (count?.number ?? 1) * size,
    rooms: !count && beds === null ? rooms : (rooms ?? (beds === null ? 0 : 1)) + (count?.number ?? 1),
  });
};

/** Kinds of rooms, and one room more than the first: “and a second room”, “וחדר שני”. */
export const roomKindRules: readonly Rule[] = [
  when(['a second #room', '#room שני !!{a-word}'], (_found, state) => state.setPeople({ rooms: 2 })),
  when('[{count}] {kind} [#room]', roomKind),
].flat();

/** The action for beds whose people are left to their own rules. */
const bedsForThem: Action = ({ number }, state, at) => {
  state.bedsForAll = true;
  // “beds for five” of the party that is known changes no party.
  return (number !== undefined && number.number === state.context.partySize) || at + 1;
};

/**
 * “beds for the four of us”, מיטות לחמישה (beds for five): rooms with a bed for everyone. Before the rules that count
 * people.
 */
export const bedRules: readonly Rule[] = [
  when(['{bed} [#for] ~ ~ [2-30] {ours}', '{bed} לכל 2-30'], bedsForThem),
  when(['{beds} #for ~ number:2-30', '{beds} number:{for-number}'], bedsForThem),
].flat();
