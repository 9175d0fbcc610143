import { dayOfPhrase } from '../dates/calendar.ts';
import { either, filler, mark, maybe, rule, sign, tag, word } from '../grammar.ts';
import type { Part, Rule } from '../grammar.ts';

const nth: Part = { fits: ({ isOrdinal, tags }) => isOrdinal || tags.has('nth') };
const feast: Part = word(
  /^(?:birthday|anniversary|wedding|reunion|jubilee|יום הולדת|יום ההולדת|הולדת|נישואין|נישואים)$/u,
);
const shabbat: Part = {
  fits: ({ tags, text }) => tags.get('weekday') === 'saturday' || /shabbat|שבת/u.test(text),
};
const not: Part = word(
  /^(?:לא|אין|אסור|בלי|not|dont|do not|never|cant|cannot|wont|without|no|keep|keeps|observe|observes|שומרים|שומרת|שומר)$/u,
);
const moves: Part = word(
  /^(?:נוסעים|נוסעת|נוסע|ניסע|לנסוע|טסים|טסה|טס|נטוס|לטוס|נוהגים|נוהגת|נוהג|לנהוג|travel|travelling|traveling|travel on|fly|flying|drive|driving|ride|move|moving|check in|checking in)$/u,
);

/** Numbers and days that tell nothing about the stay. Applied before all others, which would use them. */
export const asideRules: readonly Rule[] = [
  // “our 15th anniversary”
  rule([nth, maybe(sign('-')), maybe(tag('kin')), feast], () => true),
  // “we do not travel on Shabbat”, “שומרים שבת”
  rule([not, filler, filler, maybe(moves), filler, filler, shabbat], ([, , , verb, , , day], state, at) => {
    // “Friday, not Saturday” names another day.
    const isOfRest = verb !== undefined || /shabbat|שבת/u.test(day?.text ?? '');
    return isOfRest && state.terms[at - 1]?.tags.has('weekday') !== true;
  }),
];

const END = /check ?out|departure|end|return|leav|יציאה|עזיבה|חזרה|צק אאוט/u;

/** “check-in on the 4th, check-out the same”: the stay ends as before. Applied after the other days. */
export const sameEndRules: readonly Rule[] = [
  rule(
    [
      maybe(tag('leaving', 'until', 'ask')),
      maybe(either(mark(',:'), filler)),
      filler,
      tag('same-day', 'same'),
    ],
    ([leaving, , , same], state, at) => {
      const { stay } = state.context;
      const isEnd = END.test(leaving?.text ?? same?.text ?? '');
      const [day, ...others] = state.dates;
      if (!isEnd || !stay || day?.kind !== 'day' || day.role === 'until' || others.length > 0) return false;
      // A stay that is moved past its old end keeps its length.
      if ((dayOfPhrase(day.phrase, state.context.today) ?? stay.checkOut) >= stay.checkOut) return false;
      return state.addDates({ kind: 'day', phrase: stay.checkOut, role: 'until', at });
    },
  ),
];
