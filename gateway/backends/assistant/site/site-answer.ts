/** Answers messages that resemble one of the site's own questions (schema: `productQuestions`) with its answer. */
import type { Language } from '../language.ts';
import { asIs, paragraphs } from '../replies/wording.ts';
import type { Text } from '../texts/say.ts';
import { type QuestionMatch, matchQuestions } from './site-questions.ts';
import type { SiteQuestion } from '../tools/tools.ts';
import { favoritesPath, loginPath, profilePath } from '../dialog/search/links.ts';
import { correctTypos } from '../understanding/words/typos.ts';
import { quotingReply } from '../dialog/talk/page-replies.ts';
import { orNull, type Plan, type Scope } from '../dialog/scope.ts';
import type { DialogState } from '../dialog/state.ts';

/** Minimum similarity of a message to a question: LIKELY when nothing else was understood, else SURE or CERTAIN. */
const LIKELY = 0.5;
const SURE = 0.72;
const CERTAIN = 0.85;
/** From this similarity on a question is offered as a chip. */
const LIKE_ENOUGH = 0.3;
const MAX_NEAR = 3;

const ASKS = /[?？]|^(?:how|what|when|is|are|do|does|can|איך|מה|מתי|האם|יש|אפשר)\s/iu;
/** Matches “when do I get my money back”: a booking contains the sum of a refund, not its time. */
const ASKS_WHEN =
  /\b(?:(?<!(?:until|till|by) )when|how (?:long|soon|fast|quickly|many \w*\s?days)|immediate\w*|instant\w*)\b|(?<!עד )מתי|כמה (?:זמן|ימים)|מיידי|כמה מהר/iu;

const MONEY = /\b(?:mone?y|refund\w*|credit(?:ed)?|paid back|reimburse\w*)\b|כסף|החזר|זיכוי/iu;
/** Asks for the time of a refund, not how early one must cancel. */
const asksRefundTime = (message: string): boolean =>
  ASKS_WHEN.test(message) &&
  MONEY.test(message) &&
  !/\b(?:before|ahead|in advance)\b|לפני|מראש/iu.test(message);

/**
 * The similarity that a question needs, 0 to 1, given what else the message may want. Null when the message is
 * about hotels or bookings, so that no question is looked up.
 */
function minLikeness(
  { reading: { goal, details }, context, message }: Scope,
  state: DialogState,
): ((question: SiteQuestion) => number) | null {
  const isSearch = details.places.some(({ isMarked }) => isMarked) || details.dates !== null;
  const hasHotel = state.hotel !== null || context.hotelId !== null || state.shown.length > 0;
  // “hotels pay you to be first?” names no place, though a word of it is a place's name.
  const isPlain = details.places.length > 0 && details.places.every(({ isEveryday }) => isEveryday === true);
  // Without a hotel in focus the alternative is to ask which of the shown hotels is meant.
  const asksOfNone =
    goal.kind === 'hotel' && goal.hotel.kind === 'it' && state.hotel === null && context.hotelId === null;
  const sure = (): number => SURE;
  switch (goal.kind) {
    case 'unknown':
      return () => LIKELY;
    case 'page':
      if (goal.page === 'cancellation' && asksRefundTime(message))
        return ({ id }) => (id === 'refund-time' ? LIKE_ENOUGH : Infinity);
      return ({ page }) => (page === goal.page ? LIKELY : SURE);
    case 'small-talk':
      return goal.about === 'greeting' || goal.about === 'thanks' ? null : sure;
    case 'find':
      if (
        isSearch ||
        details.budget ||
        details.guests?.ownRoom ||
        details.guests?.rooms ||
        details.guests?.childrenAges?.length
      )
        return null;
      if (goal.isGuess === true || isPlain) return sure;
      // A statement is a change of the search: “no kids now”.
      if (!ASKS.test(message)) return details.guests?.adults === null && !state.hasSearched ? sure : null;
      if (details.guests?.adults === null) return sure;
      // Without a current search and a named place, a question about the site is likelier than a place.
      return state.place === null && !details.unmet?.length && details.amenities.length === 0
        ? sure
        : () => CERTAIN;
    // A request for a person, or a sign of distress, outweighs any similar question.
    case 'person':
      return () => CERTAIN;
    // “open it” is not about opening hours.
    case 'act':
      return goal.act === 'apply' ? null : () => CERTAIN;
    case 'hotel':
      return isSearch || (hasHotel && !asksOfNone) ? null : sure;
    case 'bookings':
      return ASKS_WHEN.test(message) ? ({ id }) => (id === 'refund-time' ? LIKELY : Infinity) : null;
    case 'more':
    case 'compare':
    case 'extras':
    case 'undo':
    case 'start-over':
    case 'yes':
    case 'no':
      break;
  }
  return null;
}

/** The traveller's own page that answers a question, by the id of the question. */
const ownPages: Readonly<Record<string, string>> = {
  favorites: favoritesPath,
  register: loginPath,
  'delete-account': profilePath,
  'my-data': profilePath,
  'change-profile': profilePath,
  password: profilePath,
};

/** The reply with the answer to this question, and its page as a link. */
async function answerWith(question: SiteQuestion, scope: Scope, state: DialogState): Promise<Plan> {
  const page = await orNull(scope.tools.page(question.page));
  const own = ownPages[question.id];
  return quotingReply(state, [asIs(question.answer[scope.language])], page, { topic: question.page, own });
}

/** The questions that resemble the message, as written or with its typos corrected. */
function matchesOf(questions: readonly SiteQuestion[], language: Language, message: string) {
  const found = matchQuestions(questions, language, message);
  const best = ([first]: readonly QuestionMatch[]): number => first?.likeness ?? 0;
  if (best(found) >= SURE) return found;
  // Below that similarity the message is tried again with its typos corrected.
  const corrected = matchQuestions(questions, language, correctTypos(message));
  return best(corrected) > best(found) ? corrected : found;
}

/** The questions that the message asks, likeliest first. */
async function askedQuestions(
  { reading, message, language, tools }: Scope,
  fits: (match: QuestionMatch) => boolean,
): Promise<readonly SiteQuestion[]> {
  const text = reading.coreMessage ?? message;
  // A message without letters asks nothing, so the questions are not needed.
  const questions = /\p{L}/u.test(text) ? await orNull(tools.siteQuestions()) : null;
  return matchesOf(questions ?? [], language, text)
    .filter(fits)
    .map(({ question }) => question);
}

/** The site's own answer; `isSure` when the message resembles its question closely. */
export interface SiteAnswer {
  readonly id: string;
  readonly plan: Plan;
  readonly isSure: boolean;
  /** The message is one of the question's own wordings. */
  readonly isExact: boolean;
}

/** The site's own answer, if the message asks one of its known questions; else null. */
export async function siteAnswer(scope: Scope, state: DialogState): Promise<SiteAnswer | null> {
  const least = minLikeness(scope, state);
  if (!least) return null;
  let most = 0;
  const [first] = await askedQuestions(scope, ({ question, likeness }) => {
    const isFit = likeness >= least(question);
    if (isFit) most = Math.max(most, likeness);
    return isFit;
  });
  return first
    ? { id: first.id, plan: await answerWith(first, scope, state), isSure: most >= SURE, isExact: most === 1 }
    : null;
}

/** The answer to the question with this id; null when it cannot be read. */
export async function siteAnswerById(scope: Scope, state: DialogState, id: string): Promise<Plan | null> {
  const question = (await orNull(scope.tools.siteQuestions()))?.find((one) => one.id === id);
  return question ? answerWith(question, scope, state) : null;
}

/**
 * The text of an answer alone: to the question of the message, else to those with these ids.
 * @param page only questions about this help page count
 */
export async function siteText(
  scope: Scope,
  { page, otherwise = [] }: { readonly page?: string | undefined; readonly otherwise?: readonly string[] },
): Promise<Text | null> {
  const asked = await askedQuestions(scope, ({ question, likeness }) =>
    page === undefined
      ? likeness >= (otherwise.includes(question.id) ? LIKELY : SURE)
      : question.page === page && likeness >= LIKE_ENOUGH,
  );
  const all = asked.length > 0 ? [] : ((await orNull(scope.tools.siteQuestions())) ?? []);
  const answers = [...asked.slice(0, 1), ...all.filter(({ id }) => otherwise.includes(id))];
  return answers.length === 0
    ? null
    : paragraphs(...answers.map(({ answer }) => asIs(answer[scope.language])));
}

/** Questions about the site that resemble a message which was not understood, as chips. */
export async function nearQuestions(scope: Scope): Promise<readonly Text[]> {
  const near = await askedQuestions(scope, ({ likeness }) => likeness >= LIKE_ENOUGH);
  return near.slice(0, MAX_NEAR).flatMap(({ asked: [first] }) => {
    const text = first?.[scope.language];
    return text === undefined ? [] : [asIs(capital(text))];
  });
}

/** Capitalizes the first letter and the word “I”. */
const capital = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`.replace(/\bi\b/gu, 'I');
