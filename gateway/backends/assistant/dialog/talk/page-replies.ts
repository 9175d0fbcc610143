/** Replies with texts of the site: extras of a booking, and help pages. */
import { chip, type FixedChip } from '../../replies/chip-texts.ts';
import * as extrasTexts from '../../replies/extras-texts.ts';
import { asIs, paragraphs } from '../../replies/wording.ts';
import { say, type Text } from '../../texts/say.ts';
import { folded } from '../../language.ts';
import type { FoundPage } from '../../tools/tools.ts';
import type { Goal, ProductPageKey } from '../../understanding/reading.ts';
import { favoritesPath, hotelPath, profilePath, searchPath } from '../search/links.ts';
import { stayOf } from '../search/merge-stay.ts';
import type { Action } from '../responder.ts';
import { reply, type Plan, type Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';

type ExtrasTopic = Extract<Goal, { kind: 'extras' }>['about'];

/** Matches a question about what an insurance covers, not what it costs. */
const COVER =
  /\b(?:covers?|covered|coverage|includes?|included|protects?|policy|medical|illness|sick|luggage|baggage|delays?|deductible)\b|מכסה|כיסוי|כוללת?|כלול|פוליסה|רפואי|מחלה|כבודה|מזוודות|עיכוב|השתתפות עצמית/iu;

/** Asks for a page: “take me to the car rental page”. */
const PAGE = /\b(?:page|tab|screen|section|link)\b|(?<!\p{L})[בלה]?(?:עמוד|דף|מסך|קישור|לינק)(?!\p{L})/iu;

/** The way to the checkout, where extras are chosen: the hotel in focus, else the list, else a search. */
function toCheckout({ today }: Scope, state: DialogState): Action {
  const { hotel, place, wishes } = state;
  const stay = stayOf(state, today);
  if (hotel) return { kind: 'OPEN_HOTEL', href: hotelPath(hotel.id, state.hasSearched ? stay : null) };
  return place
    ? { kind: 'OPEN_SEARCH', href: searchPath({ place, stay, wishes }) }
    : { kind: 'OPEN_PAGE', href: '/' };
}

/** Describes what can be added to a booking, with the prices of the catalogue. */
export async function extrasReply(scope: Scope, state: DialogState, about: ExtrasTopic): Promise<Plan> {
  const found = await scope.tools.extras();
  const isAbout = (topic: ExtrasTopic): boolean => about === topic || about === 'all';
  const isCover = about === 'insurance' && COVER.test(scope.message);
  const isOfPage = PAGE.test(scope.message);
  const parts = [
    isOfPage && say('extras.noOwnPage'),
    isCover && say('extras.coverUnknown'),
    isAbout('insurance') && extrasTexts.insuranceText(found),
    isAbout('cars') && extrasTexts.carsText(found),
    isAbout('attractions') && extrasTexts.attractionsText(found),
  ];
  const others: readonly FixedChip[] = ['cars', 'insurance', 'attractions'];
  return reply(paragraphs(...parts, say('extras.howToAdd', { about })), state, {
    actions: isOfPage ? [toCheckout(scope, state)] : [],
    suggestions: others.filter((name) => name !== about).map(chip),
    mood: 'pleased',
  });
}

/** Maximum number of paragraphs of a text in one reply, and their characters. */
const MAX_PARAGRAPHS = 3;
const MAX_CHARACTERS = 900;
/** Shorter words say nothing about the subject; numbers always do. */
const MIN_WORD_LENGTH = 4;

/** The paragraphs, most similar to the message first; a word in few paragraphs counts more. */
function ranked(texts: readonly string[], message: string): readonly string[] {
  const words = folded(message)
    .split(' ')
    .filter((word) => word.length >= MIN_WORD_LENGTH || /^\d+$/u.test(word));
  const has = (text: string, word: string): boolean =>
    ` ${folded(text)}`.includes(/^\d+$/u.test(word) ? ` ${word} ` : word.slice(0, MIN_WORD_LENGTH + 1));
  const weight = (word: string): number => {
    const hits = texts.filter((text) => has(text, word)).length;
    return hits === 0 || hits === texts.length ? 0 : 1 / hits;
  };
  const score = (text: string): number =>
    words.reduce((total, word) => total + (has(text, word) ? weight(word) : 0), 0);
  return texts.toSorted((a, b) => score(b) - score(a));
}

/**
 * A reply with texts of a help page, and a link to the page if it has a URL.
 * @param own path of the traveller's own page about the same subject
 */
export function quotingReply(
  state: DialogState,
  texts: readonly Text[],
  page: FoundPage | null,
  { topic, own }: { readonly topic: string; readonly own: string | undefined },
): Plan {
  const href = page?.href;
  const link = href && say('reply.wholePage', { title: page.title, link: asIs(href) });
  return reply(paragraphs(...texts, link), state, {
    actions: [own, href].flatMap((one) => (one ? [{ kind: 'OPEN_PAGE', href: one }] : [])),
    suggestions: [chip(topic === 'cancellation' ? 'cancelCost' : 'rules'), chip('help')],
  });
}

const FAVORITES = /favou?rit|\bheart(?:s|ed)\b|\b(?:liked|saved?|wishlist)\b|מועדפ|לבבות|אהבתי|שמרתי/iu;

/** Quotes a help page: the paragraphs that match the question best, else its beginning. */
export async function pageReply(scope: Scope, state: DialogState, topic: ProductPageKey): Promise<Plan> {
  const { language } = scope;
  const found = await scope.tools.page(topic);
  if (!found || found.paragraphs.length === 0)
    return reply(say('reply.pageUnknown'), state, { mood: 'sorry' });
  const texts = found.paragraphs.map((paragraph) => paragraph[language]);
  const excerpts: string[] = [];
  for (const text of ranked(texts, scope.message).slice(0, MAX_PARAGRAPHS)) {
    if (excerpts.length > 0 && excerpts.join('').length + text.length > MAX_CHARACTERS) break;
    excerpts.push(text);
  }
  const ownPage = FAVORITES.test(scope.message) ? favoritesPath : profilePath;
  const own = topic === 'account' ? ownPage : undefined;
  return quotingReply(state, excerpts.map(asIs), found, { topic, own });
}
