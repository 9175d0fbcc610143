/** Messages with several questions, each of which gets its answer: “is it paid, and may I change the dates?” */
import { asIs, paragraphs } from '../replies/wording.ts';
import type { Text } from '../texts/say.ts';
import { unknown } from './talk/small-talk.ts';
import type { Goal, Reading, SearchDetails } from '../understanding/reading.ts';
import type { Plan } from './scope.ts';

/** Words that begin a question, as alternatives of a regular expression. */
export const OPENS =
  'how|what|whats|when|where|which|who|can|could|may|might|is|are|do|does|did|has|have|will|would|should|(?:until|till|by|in|at|from|for|with|to) (?:when|what|which)|איך|כיצד|האם|איזה|איזו|אילו|מה|מתי|איפה|היכן|כמה|אפשר|ניתן|תוך כמה|עד מתי';
/** The end of a question, or what joins it to the next one. */
const BREAK = new RegExp(
  `(?<=[?？])\\s*|\\n+|[,;.]?\\s+(?:and|also|plus|n|&)\\s+(?=(?:also |then )?(?:${OPENS})(?!\\p{L}))|[,;]?\\s+ו(?=(?:${OPENS})(?!\\p{L}))|[;.]\\s+(?=(?:${OPENS})(?!\\p{L}))`,
  'iu',
);
const ASKS = new RegExp(
  `[?？]|(?:^\\s*|[:,.!–-]\\s*)(?:(?:and|also|plus|n|so|ok) )*ו?(?:${OPENS})(?!\\p{L})`,
  'iu',
);
/** Asks more about the thing of the question before: “and what does it cover?”, ואיך זה עובד (and how does it work). */
const OF_SAME =
  /^(?:and )?(?:what|how)(?: much)? (?:does|do|is|are|would) (?:it|that|they)(?: \w+)?\W*$|^ו?(?:מה|איך|כמה) (?:זה|הוא|היא|הם|הן)(?: \p{L}+)?[^\p{L}]*$/iu;
const MAX_QUESTIONS = 4;

/** Goals that are answered and change nothing. */
const ANSWERED: ReadonlySet<Goal['kind']> = new Set(['bookings', 'page', 'extras', 'hotel', 'unknown']);

/** True when a message, or a part of one, may be a question that is answered and changes nothing. */
export const isAnswered = ({ goal, details }: Reading): boolean =>
  details.budget === null && (ANSWERED.has(goal.kind) || (goal.kind === 'find' && isPlain(details)));

/** True for a search in a place that the questions before it do not name: “is my Rome booking paid? And what does a room in Haifa cost?” */
export const isSearchOf = ({ goal, details }: Reading, before: string): boolean =>
  goal.kind === 'find' &&
  details.places.some(
    ({ isMarked, spellings }) => isMarked && !spellings.some((name) => before.toLowerCase().includes(name)),
  );

/** Without a day, a party or a place: the words may ask something of the site, “do you take Amex?” */
const isPlain = ({ dates, guests, places }: SearchDetails): boolean =>
  dates === null && guests === null && places.every(({ isMarked }) => !isMarked);

/** True when the reply proposes no search, which a question does not ask for. @param isSearch the part is a search */
export const isAnswer = ({ text, actions }: Plan, isSearch: boolean): boolean =>
  text('en') !== unknown('en') && (isSearch || actions.every(({ kind }) => kind !== 'OPEN_SEARCH'));

/** The questions of the message one by one; empty when it has one only, or is more than questions. */
export function questionsOf(message: string, reading: Reading): readonly string[] {
  const isOfSeveral = reading.goal.kind === 'hotel' && reading.goal.also !== undefined;
  if (reading.isFromModel || isOfSeveral || !(ANSWERED.has(reading.goal.kind) || isSearchOf(reading, '')))
    return [];
  const questions: string[] = [];
  let before = '';
  // “I have two questions about my booking. Is it paid? And …”: a statement belongs to the question after it.
  for (const part of message.split(BREAK)) {
    const last = questions.at(-1);
    if (last !== undefined && OF_SAME.test(part.trim())) {
      questions[questions.length - 1] = `${last} ${part}`;
      continue;
    }
    const isQuestion = ASKS.test(part) && /\p{L}/u.test(part);
    if (isQuestion) questions.push(`${before}${part}`);
    before = isQuestion ? '' : `${before}${part} `;
  }
  return questions.length > 1 && questions.length <= MAX_QUESTIONS ? questions : [];
}

/** Without the sentences before it: “Thank you. One last thing, …” */
export const lastSentence = (part: string): string => part.split(/(?<=[.!])\s+/u).at(-1) ?? part;

const SENTENCE = /(?<=[.!?]) +/u;

/** The texts one after the other; what an earlier one said is not repeated. */
const withoutRepeated =
  (texts: readonly Text[]): Text =>
  (language) => {
    const told = new Set<string>();
    const parts = paragraphs(...texts)(language).split('\n\n');
    const news = parts.map((part) => {
      const sentences = part.split(SENTENCE).filter((one) => !told.has(one) && told.add(one));
      return asIs(sentences.join(' '));
    });
    return paragraphs(...news)(language);
  };

/** One reply from the answers. */
export function together(plans: readonly [Plan, ...Plan[]]): Plan {
  const last = plans.at(-1) ?? plans[0];
  const actions = plans.flatMap((plan) => plan.actions);
  return {
    ...last,
    text: withoutRepeated(plans.map(({ text }) => text)),
    actions: actions.filter((one, at) => actions.findIndex(({ href }) => href === one.href) === at),
  };
}
