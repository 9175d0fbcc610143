/** Rules that move the stay or change its length: “a week later”, “put it off by two days”, “one night longer”. */
import { addDays } from '#shared/stay/nights.ts';
import { dayOfPhrase } from '../../dates/calendar.ts';
import { tagOf, type Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import type { Found } from '../pattern.ts';
import { daysIn, when } from './day-patterns.ts';
import { shiftOf } from './day-roles.ts';

/** True for a word that means the beginning of the stay; not “front desk”, “start on the 7th”. */
const isFront = ({ text }: Term, at: number, terms: readonly Term[]): boolean =>
  /^(?:beginning|start|ב?התחלה)$/u.test(text) && terms[at + 1]?.text !== 'on';

/**
 * The action for “one night longer”, עוד לילה (one more night): only with a current search or hotel, and no other dates in
 * the message.
 */
function addLonger(
  { number, one, unit, more, longer }: Found<'number: one: unit: more: longer:'>,
  state: ParseState,
  at: number,
  to: number,
): boolean {
  const { hasSearch, hasHotel } = state.context;
  const isOther = state.dates.some((mention) => mention.kind !== 'day' || mention.role !== 'until');
  if (!(hasSearch || hasHotel) || isOther) return false;
  const isShorter = longer?.tags.get('longer') === -1 || more?.tags.has('one-less');
  const days = daysIn(unit, number ?? one) * (isShorter ? -1 : 1);
  // “one more night at the beginning”
  if (state.terms.slice(to, to + 3).some(isFront))
    return state.addDates({ kind: 'shift', days: -days, isStart: true, at });
  return state.addDates({ kind: 'longer', days, at });
}

/** Words that may follow “two days before”, “the day after”. */
const OPEN = /^(?:and|but|would|is|instead|works|suits|maybe|please)$/u;

/**
 * Adds a day near the one that the message names: “the wedding is on the 14th, arriving two days before, leaving the day
 * after”. False when it names none.
 */
function addNear(state: ParseState, at: number, days: number): boolean {
  const anchor = state.dates.find((one) => one.kind === 'day' && one.role === null && one.at < at);
  const day = anchor?.kind === 'day' ? dayOfPhrase(anchor.phrase, state.context.today) : null;
  if (!anchor || day === null) return false;
  const [role, place] = days < 0 ? (['from', anchor.at - 0.5] as const) : (['until', at] as const);
  return state.addDates({ kind: 'day', phrase: addDays(day, days), role, at: place });
}

/** Applied after the rules for written days, which may contain the same numbers. */
export const moveRules: readonly Rule[] = [
  ...when(
    ['~ #first-dates'],
    (_found, state, at) => state.context.hasSearch && state.addDates({ kind: 'first', at }),
  ),
  // “put it off by a week”, “put the whole visit back by three days”, “shift it a day earlier”
  ...when(
    [
      'postpone:#postpone * [{fill}|#arriving|#leaving] * * number:[1-60] unit:{span} [1-1] way:[#shift]',
      'verb:put|push|move|bring|shift|pull * * * way:back|forward|off|out|on|earlier|later ~ ~ number:[1-60] unit:{span}',
    ],
    ({ postpone, verb, way, number, unit }, state, _at, to) => {
      const isSooner = /^(?:bring|pull)$/u.test(verb?.text ?? '') && way?.text === 'forward';
      const direction = isSooner ? -1 : Number(way?.tags.get('shift') ?? postpone?.tags.get('postpone') ?? 1);
      return state.addDates(shiftOf(state, daysIn(unit, number) * direction, to));
    },
  ),
  // “one night longer”, “add 2 nights”, “+1 night”, לקצר את הנסיעה בלילה אחד (shorten the trip by one night)
  ...when(
    [
      'more:#one-less * * unit:{byNights}',
      '"+" number:[1-60] unit:#unit=night',
      '[{lead}] more:#one-more|#one-less ~ longer:[#one-more|#longer] number:[1-30] unit:{span} one:[1-1]',
      '[{lead}] number:[1-30] unit:{span} one:[1-1] longer:#longer',
      '[{lead}] number:1-30 longer:#longer unit:#unit',
    ],
    addLonger,
  ),
  // “drop the last night”
  ...when(['#one-less|#without ~ ~ night:#edge-night'], ({ night }, state, at) => {
    if (!state.context.hasSearch) return false;
    const isLast = tagOf(night, 'edge-night') === 'last';
    return state.addDates(
      isLast ? { kind: 'longer', days: -1, at } : { kind: 'shift', days: 1, isStart: true, at },
    );
  }),
  // “a week later”, “+1 week”, “two days before”, “the day after”
  ...when(
    [
      'plus:"+" number:[1-60] unit:{span}',
      '[{lead}] number:[1-60] unit:{span} [1-1] way:#before|#after|#shift|back it:[#it]',
      '[{lead}] day:#day-after way:[#before|#after|#shift] it:[#it]',
    ],
    ({ plus, number, unit, way, day, it }, state, at, to) => {
      const { hasSearch, stay } = state.context;
      const isShift = way?.tags.has('shift');
      const direction = Number(way?.tags.get('shift') ?? (way?.tags.has('before') ? -1 : 1));
      const days = daysIn(unit, number) * direction;
      const next = state.terms[to];
      const isOpen = it !== undefined || next?.kind !== 'word' || OPEN.test(next.text);
      if ((way ?? day) && isOpen && !(isShift && stay) && addNear(state, at, days)) return true;
      const isKnown = plus ? hasSearch : isOpen && (!day || (hasSearch && stay && state.dates.length === 0));
      if (!isShift && !isKnown) return false;
      return state.addDates(shiftOf(state, days, at));
    },
  ),
];
