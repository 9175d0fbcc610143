import { chip } from '../replies/chip-words.ts';
import { paragraphs, quoted, say } from '../replies/kit.ts';
import { type Asked, askedQuestions } from './site-questions.ts';
import type { PageFound, SiteQuestion } from '../tools/tools.ts';
import { favoritesPath, profilePath } from '../dialog/search/links.ts';
import type { Action } from '../dialog/reply.ts';
import { wordsMeant } from '../understanding/words/typos.ts';
import { draft, orNothing } from '../dialog/scope.ts';
import type { Draft, Scope } from '../dialog/scope.ts';
import type { DialogState } from '../dialog/state.ts';

/** How alike a message and a question have to be where nothing else was understood, and where something was. */
const LIKELY = 0.5;
const SURE = 0.72;
const CERTAIN = 0.85;
/** Worth being offered. */
const NEAR = 0.3;
const MOST_NEAR = 3;

/** How alike they have to be, by what else the message may want; null where it is about hotels or bookings. */
function likenessFor(
  { understood: { goal, said }, context, message }: Scope,
  state: DialogState,
): ((question: SiteQuestion) => number) | null {
  const isSearch = said.places.some(({ isMarked }) => isMarked) || said.dates !== null;
  const hasHotel = state.hotel !== null || context.hotelId !== null || state.shown.length > 0;
  // “hotels pay you to be first?”: nothing of it names a place.
  const isPlain = said.places.length > 0 && said.places.every(({ isEveryday }) => isEveryday === true);
  // She would ask which of the hotels shown is meant.
  const asksOfNone =
    goal.kind === 'hotel' && goal.hotel.kind === 'it' && state.hotel === null && context.hotelId === null;
  const sure = (): number => SURE;
  switch (goal.kind) {
    case 'unknown':
      return () => LIKELY;
    case 'page':
      return ({ page }) => (page === goal.page ? LIKELY : SURE);
    case 'small-talk':
      return goal.about === 'greeting' || goal.about === 'thanks' ? null : sure;
    case 'find':
      if (isSearch || said.budget) return null;
      if (goal.isGuess === true || said.guests?.adults === null || isPlain) return sure;
      // Where no search stands, and none is named, a question of the product is likelier than a place.
      if (!/[?？]|^(?:how|what|when|is|are|do|does|can|איך|מה|מתי|האם|יש|אפשר)\s/iu.test(message))
        return null;
      return state.place === null ? sure : () => CERTAIN;
    // Whoever asks for a person, or is in need, gets one, whatever else the words are like.
    case 'person':
      return () => CERTAIN;
    // “open it” asks for no opening hours.
    case 'act':
      return goal.act === 'apply' ? null : () => CERTAIN;
    case 'hotel':
      return isSearch || (hasHotel && !asksOfNone) ? null : sure;
    case 'more':
    case 'compare':
    case 'extras':
    case 'bookings':
    case 'undo':
    case 'start-over':
    case 'yes':
    case 'no':
      break;
  }
  return null;
}

/** Pages of the traveller's own, by the question that leads there. */
const ownPages: Readonly<Record<string, string>> = {
  favorites: favoritesPath,
  'delete-account': profilePath,
  'my-data': profilePath,
  'change-profile': profilePath,
  password: profilePath,
};

function answered(question: SiteQuestion, page: PageFound | null, scope: Scope, state: DialogState): Draft {
  const { language } = scope;
  const own = ownPages[question.id];
  const href = page?.href ?? null;
  const whole =
    page === null || href === null
      ? null
      : say(language, {
          en: `The whole text: [${quoted(page.title.en, language)}](${href}).`,
          he: `הטקסט המלא: [${quoted(page.title.he, language)}](${href}).`,
        });
  const actions = [...(own === undefined ? [] : [own]), ...(href === null ? [] : [href])].map(
    (path): Action => ({ kind: 'OPEN_PAGE', href: path }),
  );
  const next = question.page === 'cancellation' ? 'cancelCost' : 'rules';
  return draft(paragraphs(question.answer[language], whole), state, {
    actions,
    suggestions: [chip(next, language), chip('help', language)],
  });
}

async function asked(scope: Scope): Promise<readonly Asked[]> {
  // A message without letters asks nothing, and needs no one to be asked for it.
  if (!/\p{L}/u.test(scope.message)) return [];
  const questions = await orNothing(scope.tools.siteQuestions());
  if (questions === null) return [];
  const found = askedQuestions(questions, scope.language, scope.message);
  const best = ([first]: readonly Asked[]): number => first?.likeness ?? 0;
  if (best(found) >= SURE) return found;
  // What is hardly known as it is written may be with its slips of the fingers put right.
  const meant = askedQuestions(questions, scope.language, wordsMeant(scope.message));
  return best(meant) > best(found) ? meant : found;
}

/** The product's own answer, where the message asks one of the questions that it knows; else null. */
export async function siteAnswer(scope: Scope, state: DialogState): Promise<Draft | null> {
  const least = likenessFor(scope, state);
  const best =
    least && (await asked(scope)).find(({ question, likeness }) => likeness >= least(question))?.question;
  return best ? answered(best, await orNothing(scope.tools.page(best.page)), scope, state) : null;
}

/** The same as a text alone, before something else is said; null where the message asks none of the questions. */
export async function siteText(scope: Scope): Promise<string | null> {
  const [best] = await asked(scope);
  return best && best.likeness >= LIKELY ? best.question.answer[scope.language] : null;
}

/** Questions that she can answer and that resemble a message that she did not understand, as chips. */
export async function nearQuestions(scope: Scope): Promise<readonly string[]> {
  const near = (await asked(scope)).filter(({ likeness }) => likeness >= NEAR).slice(0, MOST_NEAR);
  return near.flatMap(({ question }) => {
    const text = question.asked[0]?.[scope.language];
    return text === undefined ? [] : [capital(text)];
  });
}

/** As a sentence begins; “I” is always a capital letter. */
const capital = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`.replace(/\bi\b/gu, 'I');
