/**
 * Rules for the length of the stay and its changes: “3 nights”, “one night longer”, “a week later”; also periods
 * without a day, such as “next week” or “in May”.
 */
import { addDays, addMonths } from '#shared/stay/nights.ts';
import type { ParseState } from '../../parse-state.ts';
import {
  anyWord,
  either,
  filler,
  isCounted,
  maybe,
  near,
  num,
  rule,
  sign,
  tag,
  tagOf,
  word,
} from '../../grammar.ts';
import type { Rule, RuleAction } from '../../grammar.ts';
import { isEveryday } from '../../lexicon/spellings/real-words.ts';
import type { Term } from '../../words/terms.ts';
import { DAYS, addNights, aroundDay, daysIn, notSoLong } from './around-day.ts';
import { shiftOf } from './day-roles.ts';
import { WEEK, addSpan, lead, month, monthStart, startOfWeek, year } from './periods.ts';

/** Something wanted for a night, not its price: “a bed for the night”. */
const BED = /^(?:מיטה|חדר|מקום|לינה|לישון|ללון|מקום לישון|מקום ללון)$/u;
const edge = maybe(either(filler, tag('arriving', 'leaving')));
/** Days by which to move the stay: “ביום אחד” (by a day) after “bring it forward” is a day sooner. */
const shiftDays = (term: Term | undefined, { terms }: ParseState): number => {
  const days = Number(term?.tags.get('shift-days'));
  return terms.some(({ tags }) => tags.get('postpone') === -1) ? -Math.abs(days) : days;
};

/** True for a word that means the beginning of the stay; not “front desk”, “start on the 7th”. */
const isFront = ({ text }: Term, at: number, terms: readonly Term[]): boolean =>
  /^(?:beginning|start|ב?התחלה)$/u.test(text) && terms[at + 1]?.text !== 'on';

/**
 * The action for “one night longer”, עוד לילה (one more night): only with a current search or hotel, and no other
 * dates in the message.
 */
const addLonger: RuleAction = (match, state, at, to) => {
  const number = match.find((term) => term?.number)?.number ?? 1;
  const unit = match.find((term) => term?.tags.has('unit') || term?.tags.has('nights'));
  const isShorter = match.some((term) => term?.tags.get('longer') === -1 || term?.tags.has('one-less'));
  const isOther = state.dates.some((mention) => mention.kind !== 'day' || mention.role !== 'until');
  if (!(state.context.hasSearch || state.context.hasHotel) || isOther) return false;
  const days = Number(unit?.tags.get('nights') ?? number * (DAYS[tagOf(unit, 'unit')] ?? 1));
  const change = isShorter ? -days : days;
  // “one more night at the beginning”
  if (state.terms.slice(to, to + 3).some(isFront))
    return state.addDates({ kind: 'shift', days: -change, isStart: true, at });
  return state.addDates({ kind: 'longer', days: change, at });
};

/** Applied after the rules for written days, which may contain the same numbers. */
export const nightRules: readonly Rule[] = [
  // “Haifa, tomorrow, night”: one night
  rule([word(/^(?:night|לילה)$/u)], (_match, state, at, to) => {
    const isApart = [state.terms[at - 1], state.terms[to]].every((term) => term?.kind !== 'word');
    return isApart && state.dates.length === 1 && state.dates[0]?.kind === 'day' && addNights(state, at, 1);
  }),
  // “nights: 3”; “month: 5” is a part of a date.
  // לילה 1 (1 night)
  rule([tag('unit'), maybe(word(/^:$/u)), num(1, 30)], ([unit, colon, count], state, at, to) => {
    const isAfter = count?.kind === 'number' && tagOf(unit, 'unit') === 'night' && state.isHebrew;
    const isOther = state.peek(at - 1)?.number != null || isCounted(state.peek(to));
    if (!colon && (!isAfter || isOther || count.prefix !== '')) return false;
    return tagOf(unit, 'unit') !== 'month' && addNights(state, at, daysIn(unit, count));
  }),
  rule(
    [filler, tag('first-dates')],
    (_match, state, at) => state.context.hasSearch && state.addDates({ kind: 'first', at }),
  ),
  // “put it off by a week”
  rule(
    [
      tag('postpone'),
      anyWord,
      edge,
      anyWord,
      anyWord,
      maybe(num(1, 60)),
      tag('unit', 'nights'),
      maybe(num(1, 1)),
      maybe(tag('shift')),
    ],
    (match, state, at, to) => {
      const [postpone, , , , , number, unit, , way] = match;
      // “bump it to 5 nights”
      const isTo = number?.prefix === 'ל' || match.slice(1, 5).some((term) => term?.text === 'to');
      if (isTo && !way && tagOf(unit, 'unit') === 'night') return addNights(state, at, daysIn(unit, number));
      // “shift it a day earlier”: the direction that is named counts.
      const direction = Number(way?.tags.get('shift') ?? postpone?.tags.get('postpone'));
      return state.addDates(shiftOf(state, daysIn(unit, number) * direction, to));
    },
  ),
  // “put the whole visit back by three days”
  rule(
    [
      word(/^(?:put|push|move|bring|shift|pull)$/u),
      anyWord,
      anyWord,
      anyWord,
      word(/^(?:back|forward|off|out|on|earlier|later)$/u),
      filler,
      filler,
      maybe(num(1, 60)),
      tag('unit', 'nights'),
    ],
    ([verb, , , , way, , , number, unit], state, at) => {
      const days = daysIn(unit, number);
      const isSooner =
        way?.text === 'earlier' || (/^(?:bring|pull)$/u.test(verb?.text ?? '') && way?.text === 'forward');
      return state.addDates(shiftOf(state, isSooner ? -days : days, at));
    },
  ),
  rule([maybe(num(1, 60)), tag('unit', 'nights')], notSoLong),
  // “shorten it to 14 days”, תקצר ל 14 יום (the same)
  rule(
    [
      tag('one-less', 'one-more', 'set-to'),
      filler,
      maybe(word(/^(?:to|down to|up to|ל|עד)$/u)),
      num(1, 30),
      tag('unit'),
    ],
    ([, , to, number, unit], state, at) =>
      to !== undefined || number?.prefix === 'ל' ? addNights(state, at, daysIn(unit, number)) : false,
  ),
  // תקצרי ללילה אחד (shorten it to one night)
  rule(
    [
      tag('one-less', 'set-to'),
      filler,
      // not לילה (night) itself
      { fits: ({ tags, text }) => tags.has('nights') && /^ל(?!יל)/u.test(text) },
    ],
    ([, , night], state, at) => addNights(state, at, daysIn(night)),
  ),
  // לקצר את הנסיעה בלילה אחד (shorten the trip by one night)
  rule(
    [
      tag('one-less'),
      anyWord,
      anyWord,
      { fits: ({ tags, text }) => tags.has('nights') && text.startsWith('ב') },
    ],
    addLonger,
  ),
  // “drop the last night”
  rule([tag('one-less', 'without'), filler, filler, tag('edge-night')], ([, , , night], state, at) => {
    if (!state.context.hasSearch) return false;
    const isLast = tagOf(night, 'edge-night') === 'last';
    return state.addDates(
      isLast ? { kind: 'longer', days: -1, at } : { kind: 'shift', days: 1, isStart: true, at },
    );
  }),
  // “+1 week”, “+2 nights”
  rule([sign('+'), maybe(num(1, 60)), tag('unit', 'nights')], (match, state, at, to) => {
    const [, number, unit] = match;
    if (!state.context.hasSearch) return false;
    const name = tagOf(unit, 'unit');
    if (name === 'night') return addLonger(match, state, at, to);
    return state.addDates(shiftOf(state, daysIn(unit, number), at));
  }),
  rule([lead, tag('shift-days')], (match, state, at) =>
    state.addDates(shiftOf(state, shiftDays(match[1], state), at)),
  ),
  rule(
    [
      lead,
      tag('one-more', 'one-less'),
      filler,
      maybe(tag('one-more', 'longer')),
      maybe(num(1, 30)),
      tag('unit', 'nights'),
      maybe(num(1, 1)),
    ],
    addLonger,
  ),
  rule([lead, maybe(num(1, 30)), tag('unit', 'nights'), maybe(num(1, 1)), tag('longer')], addLonger),
  rule([lead, num(1, 30), tag('longer'), tag('unit')], addLonger),
  // “… on 14 February, getting there two days before and going home the day after it”
  rule(
    [
      lead,
      maybe(num(1, 60)),
      either(tag('unit', 'nights', 'shift-days'), tag('day-after')),
      maybe(tag('before', 'after', 'shift')),
      maybe(tag('it')),
    ],
    aroundDay,
  ),
  // “two days before”, יומיים לפני (the same): no noun follows.
  rule(
    [lead, maybe(num(1, 60)), tag('unit', 'nights'), maybe(num(1, 1)), tag('before', 'after')],
    (match, state, at, to) => {
      const [, number, unit, , side] = match;
      const next = state.terms[to];
      const isOpen =
        next === undefined ||
        next.kind !== 'word' ||
        next.tags.has('it') ||
        /^(?:would|is|instead|works|suits|maybe|please)$/u.test(next.text);
      if (!isOpen || !(state.context.hasSearch || state.context.hasHotel)) return false;
      const days = daysIn(unit, number);
      return state.addDates(shiftOf(state, side?.tags.has('before') ? -days : days, at));
    },
  ),
  rule([tag('day-after')], (_match, state, at, to) => {
    const isOpen = state.terms[to]?.kind !== 'word' && state.dates.length === 0;
    if (!isOpen || !state.context.hasSearch || !state.context.stay) return false;
    return state.addDates(shiftOf(state, 1, at));
  }),
  // “a week later”, יום אחד קודם (one day earlier)
  rule(
    [lead, maybe(num(1, 60)), tag('unit', 'nights'), maybe(num(1, 1)), tag('shift')],
    (match, state, at) => {
      const [, number, unit, , shift] = match;
      const days = daysIn(unit, number) * Number(shift?.tags.get('shift'));
      return state.addDates(shiftOf(state, days, at));
    },
  ),
  rule([lead, filler, near, tag('unit'), maybe(tag('after-next', 'next', 'this'))], (match, state, at) => {
    const [, , before, unit, after] = match;
    const name = tagOf(unit, 'unit');
    const isThis = before?.tags.has('this') === true || after?.tags.has('this') === true;
    const isNext = before?.tags.has('next') === true || /^ה?בא/u.test(after?.text ?? '');
    const { today } = state.context;
    const isAfterNext = after?.tags.has('after-next') === true;
    if (name === 'week' && (isNext || isAfterNext)) {
      const start = addDays(startOfWeek(today, state), isAfterNext ? 2 * WEEK : WEEK);
      return addSpan(state, at, start, addDays(start, WEEK));
    }
    if (name === 'week' && (isThis || unit?.prefix === 'ה')) return addSpan(state, at, today, null);
    if (name === 'month' && isNext) return addSpan(state, at, addMonths(`${today.slice(0, 8)}01`, 1), null);
    if (name === 'year' && isNext) return addSpan(state, at, `${Number(today.slice(0, 4)) + 1}-01-01`, null);
    return name === 'month' && isThis ? addSpan(state, at, today, null) : false;
  }),
  rule([lead, num(1), maybe(sign('-')), filler, tag('unit')], (match, state, at) => {
    // “the 14th of the month”
    const isDay = (match[1]?.number ?? 0) > 12 || match[4]?.text.startsWith('ב');
    if (tagOf(match[4], 'unit') === 'month' && isDay) return false;
    // “4 days, 3 nights”
    const isWithNights = state.terms.some(
      (term, here) =>
        tagOf(term, 'unit') === 'night' && state.terms[here - 1]?.number === (match[1]?.number ?? 0) - 1,
    );
    if (tagOf(match[4], 'unit') === 'day' && isWithNights) return true;
    return addNights(state, at, daysIn(match[4], match[1]));
  }),
  rule([lead, tag('nights')], (match, state, at) =>
    addNights(state, at, Number(match[1]?.tags.get('nights'))),
  ),
  // “tonight … ללילה” (for a night): one night, if a day was named.
  rule([tag('unit', 'per-night')], ([unit], state, at) => {
    const isFor = unit?.text === 'ללילה';
    const isDated =
      state.dates.some(({ kind }) => kind === 'day') || BED.test(state.terms[at - 1]?.text ?? '');
    const isAsked = state.terms.some(({ tags }) =>
      ['ask', 'currency', 'at-most'].some((name) => tags.has(name)),
    );
    return isFor && isDated && !isAsked ? addNights(state, at, 1) : false;
  }),
  // “week” alone means one; “night” or “day” alone means nothing.
  rule([lead, tag('unit')], (match, state, at) => {
    const name = tagOf(match[1], 'unit');
    // “fashion week”; in Hebrew the word for it would follow.
    const isNamed = !state.isHebrew && isEveryday(state.terms[at - 1]?.text ?? '');
    if (name === 'week') return !isNamed && addNights(state, at, WEEK);
    return name === 'month' && match[0]?.tags.has('for') === true ? addNights(state, at, 30) : false;
  }),
  rule(
    [maybe(either(filler, tag('of', 'this'))), maybe(tag('next')), month, near, year],
    (match, state, at) => {
      const [leading, , named, , written] = match;
      if (!leading && named?.raw === 'may') return false;
      const start = monthStart(state, named, written);
      return start ? addSpan(state, at, start, null, { isMonth: true }) : false;
    },
  ),
  rule([maybe(tag('of')), filler, near, tag('season'), near], (match, state, at) => {
    // “no pool in winter”, of a stay in winter
    const now = Number(state.context.stay?.checkIn.slice(5, 7));
    if (state.dropped.length > 0 && SEASONS[tagOf(match[3], 'season')]?.includes(now)) return true;
    const start = monthStart(state, match[3]);
    return start ? addSpan(state, at, start, null, { isMonth: true }) : false;
  }),
];

/** The months of each season, by the month that stands for it. */
const SEASONS: Readonly<Record<string, readonly number[]>> = {
  july: [6, 7, 8, 9],
  december: [11, 12, 1, 2, 3],
};
