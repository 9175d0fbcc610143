import { plusMonths } from '../dates/calendar.ts';
import type { Day } from '../dates/calendar.ts';
import type { Draft } from '../draft.ts';
import { either, filler, maybe, num, rule, sign, tag } from '../grammar.ts';
import type { Match, Rule } from '../grammar.ts';
import type { Term } from '../terms.ts';

const dayLead = maybe(either(filler, tag('from', 'until', 'of')));
const ofMonth = maybe(tag('of'));
const isOfMonth = (match: Match): boolean => match.some((term) => term?.text === 'לחודש');
const isFromTo = ([from, , , to]: Match): boolean =>
  from?.tags.has('from') === true && to?.tags.has('until') === true;

/** Days without a month, when she has asked for dates or they are plainly ordinal: “the 10th to the 14th”. */
export const bareDayRules: readonly Rule[] = [
  rule(
    [dayLead, num(1, 31), ofMonth, maybe(either(tag('until'), sign('-'))), dayLead, num(1, 31), ofMonth],
    (match, draft, at) => {
      const [, first, , , , second] = match;
      const isPlain =
        (first?.isOrdinal === true && second?.isOrdinal === true) || isOfMonth(match) || isFromTo(match);
      if (!isPlain && draft.scene.asked !== 'dates') return false;
      const from = addBare(draft, at, first, draft.scene.today);
      addBare(draft, at + 0.5, second, from);
      return true;
    },
  ),
  rule([dayLead, num(1, 31), ofMonth], (match, draft, at, to) => {
    const { shownNames, asked } = draft.scene;
    const isLed = ['from', 'until'].some((name) => match[0]?.tags.has(name)) || match[0]?.text === 'on';
    const isPlace = asked !== 'dates' && !isLed && (match[1]?.number ?? 0) <= shownNames.length;
    const isListed = isPlace || /^(?:one|hotel|option)$/u.test(draft.terms[to]?.text ?? '');
    const isPlain = (match[1]?.isOrdinal === true && !isListed) || isOfMonth(match);
    if (!isPlain && draft.scene.asked !== 'dates') return false;
    addBare(draft, at, match[1], draft.scene.today);
    return true;
  }),
];

function addBare(draft: Draft, at: number, term: Term | undefined, after: Day): Day {
  const phrase = nextDate(after, term?.number ?? 0);
  draft.mentions.push({ kind: 'day', phrase, role: null, at });
  return phrase;
}

/** The next day of that number in its month, as a text for `dayNamed`, which refuses the 31st of a short month. */
function nextDate(after: Day, date: number): Day {
  const day = String(date).padStart(2, '0');
  const here = `${after.slice(0, 8)}${day}`;
  return here > after ? here : `${plusMonths(`${after.slice(0, 8)}01`, 1).slice(0, 8)}${day}`;
}
