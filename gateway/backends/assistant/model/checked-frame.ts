import { folded } from '../language.ts';
import { addDays } from '#shared/stay/nights.ts';
import { understand } from '../understanding/understand.ts';
import type { Goal, HotelRef, SearchDetails, Understanding } from '../understanding/understanding.ts';
import type { MessageContext } from '../understanding/goals/message-context.ts';
import { droppedWith, filtersOf, idsOf } from './filters.ts';
import type { Frame } from './frame.ts';
import { areNews, numbersIn, spanOf } from './spans.ts';

/** The frame contains something that its message does not say. */
export class FrameRefused extends Error {
  override readonly name = 'FrameRefused';
}

interface Message {
  readonly text: string;
  readonly scene: MessageContext;
  /** The rule-based reading of the same message. */
  readonly rules: Understanding;
}

const FARTHEST_DAYS = 730;

function demand(holds: boolean, part: string): void {
  if (!holds) throw new FrameRefused(`the message does not say: ${part}`);
}

const agree = <T>(one: T | null | undefined, other: T | null | undefined): boolean =>
  one === null || one === undefined || other === null || other === undefined || one === other;

/** Refuses a frame that uses the same words twice, for example for a place and a filter. */
function checkSpans({ places, dates, guests, budget, added, dropped, unmet }: Frame, text: string): void {
  const kinds: readonly (readonly (string | undefined)[])[] = [
    places,
    [dates?.words],
    [guests?.words],
    [budget?.words],
    [...added, ...dropped, ...unmet].map(({ words }) => words),
  ];
  const used = new Set<number>();
  for (const kind of kinds) {
    const ofKind = kind.flatMap((words) => {
      if (words === undefined) return [];
      const span = spanOf(text, words);
      demand(span !== null, 'quoted words');
      return span ?? [];
    });
    demand(!ofKind.some((at) => used.has(at)), 'one thing with the words of another');
    for (const at of ofKind) used.add(at);
  }
}

function datesOf({ dates }: Frame, { scene, rules }: Message): SearchDetails['dates'] {
  if (!dates) return null;
  const { words, ...said } = dates;
  const { checkIn, checkOut, nights } = said;
  const last = addDays(scene.today, FARTHEST_DAYS);
  const isDay = (day: string | null): boolean => day === null || (day >= scene.today && day <= last);
  demand(isDay(checkIn) && isDay(checkOut), 'such days');
  demand(checkIn === null || checkOut === null || checkOut > checkIn, 'days in this order');
  const read = understand(words, scene).details.dates;
  demand(read !== null || areNews(words) || numbersIn(words).size > 0, 'dates');
  for (const known of [read, rules.details.dates]) {
    if (!known) continue;
    demand(agree(known.checkIn, checkIn) && agree(known.checkOut, checkOut), 'other days');
    demand(agree(known.nights, nights), 'other nights');
  }
  // “One day later” is not a calendar day: the rules' reading of it is used.
  if (read) return rules.details.dates ?? read;
  const told = new Set(
    [checkIn, checkOut].flatMap((day) => day?.split('-').map(Number) ?? []).concat(nights ?? []),
  );
  demand(
    [...numbersIn(words)].every((number) => told.has(number)),
    'other numbers of days',
  );
  return said;
}

function guestsOf({ guests }: Frame, { scene, rules }: Message): SearchDetails['guests'] {
  if (!guests) return null;
  const { words, ...said } = guests;
  const read = understand(words, scene).details.guests;
  demand(read !== null || areNews(words) || numbersIn(words).size > 0, 'guests');
  for (const known of [read, rules.details.guests]) {
    if (!known) continue;
    demand(agree(known.adults, said.adults) && agree(known.rooms, said.rooms), 'other guests');
    demand(agree(known.children, said.children), 'other children');
    demand(agree(known.childrenAges?.join(), said.childrenAges?.join()), 'other ages');
  }
  if (read) return rules.details.guests ?? read;
  const told = new Set([said.adults, said.children, said.rooms, ...(said.childrenAges ?? [])]);
  const total = (said.adults ?? 0) + (said.children ?? said.childrenAges?.length ?? 0);
  demand(
    [...numbersIn(words)].every((number) => told.has(number) || number === total),
    'other numbers of guests',
  );
  return { ...said, infants: null };
}

function budgetOf({ budget }: Frame, { scene, rules }: Message): SearchDetails['budget'] {
  if (!budget) return null;
  const { words, ...said } = budget;
  demand(rules.details.hasUnknownCurrency !== true, 'a sum in such a currency');
  // The whole message says more than the words of the sum: a currency elsewhere, or “at least”.
  const read = rules.details.budget ?? understand(words, scene).details.budget;
  if (rules.details.budget) {
    const { min, max, per, isPerPerson = false } = rules.details.budget;
    demand(min === said.min && max === said.max, 'other sums');
    demand(per === said.per && isPerPerson === (said.isPerPerson ?? false), 'a sum of something else');
  }
  const sums = numbersIn(words);
  const isSaid = (sum: number | null): boolean =>
    sum === null || sums.has(sum) || sum === read?.min || sum === read?.max;
  demand(isSaid(said.min) && isSaid(said.max) && (said.min ?? said.max) !== null, 'such a sum');
  demand(said.min === null || said.max === null || said.min <= said.max, 'sums in this order');
  // A currency must be the one that the rules found, or shekels: with another one the price would differ.
  demand(
    said.currency === (read?.currency ?? null) || (said.currency === 'ILS' && !read?.currency),
    'such a currency',
  );
  return { ...rules.details.budget, ...said };
}

/** @returns ids of the filters, each checked against the rules' reading */
function filtersIn(
  frame: Frame,
  { scene, rules }: Message,
): Pick<SearchDetails, 'dropped'> & { readonly ids: ReadonlySet<string> } {
  const wanted = idsOf(rules.details);
  const refused = new Set(rules.details.dropped.map((wish) => JSON.stringify(wish)));
  for (const { filter, words } of frame.added) {
    demand(idsOf(understand(words, scene).details).has(filter) || areNews(words), 'this filter');
    demand(!refused.has(JSON.stringify(droppedWith(filter))), 'that this filter is wanted');
  }
  for (const { filter, words } of frame.dropped) {
    demand(refused.has(JSON.stringify(droppedWith(filter))) || areNews(words), 'that a filter goes');
    demand(!wanted.has(filter), 'that this filter goes');
  }
  return {
    ids: new Set(frame.added.map(({ filter }) => filter)),
    dropped: frame.dropped.map(({ filter }) => droppedWith(filter)),
  };
}

function hotelOf(
  ref: Extract<Frame['goal'], { kind: 'hotel' }>['hotel'],
  { text, scene }: Message,
): HotelRef {
  if (ref.kind !== 'named') return ref;
  const isKnown = [text, ...scene.shownNames].some((one) => spanOf(one, ref.words) !== null);
  demand(isKnown, 'such a hotel');
  return { kind: 'named', words: folded(ref.words), isProper: true };
}

function goalOf({ goal }: Frame, message: Message): Goal {
  if (goal.kind === 'compare')
    return { kind: 'compare', hotels: goal.hotels.map((ref) => hotelOf(ref, message)) };
  if (goal.kind === 'hotel') {
    const { question, amenity } = goal;
    const hotel = hotelOf(goal.hotel, message);
    if (question !== 'amenity') return { kind: 'hotel', hotel, question: { kind: question } };
    demand(amenity !== null, 'what the hotel should have');
    return { kind: 'hotel', hotel, question: { kind: 'amenity', amenity: amenity ?? '' } };
  }
  // For the same goal the rules' version is used, because it may be more exact.
  return goal.kind === message.rules.goal.kind ? message.rules.goal : goal;
}

const samePlace = (written: string): SearchDetails['places'][number] => ({
  spellings: [folded(written)],
  isMarked: true,
});

/**
 * Turns a frame into a reading, once each of its words, days, sums and filters was found in the message. A search also gets
 * what only the rules read, so that nothing is lost because the model left it out.
 * @throws FrameRefused when the frame says something that the message does not
 */
export function readingOf(frame: Frame, message: Message): Understanding {
  // The frame may have used a number that the rules did not understand.
  const { details, language } = message.rules;
  const { unusedNumbers: _, ...known } = details;
  checkSpans(frame, message.text);
  const goal = goalOf(frame, message);
  const isSearch = goal.kind === 'find';
  const { ids, dropped } = filtersIn(frame, message);
  const kept = isSearch ? known : null;
  const marked = kept?.places.filter(({ isMarked }) => isMarked) ?? [];
  const parts = {
    dates: datesOf(frame, message),
    guests: guestsOf(frame, message),
    budget: budgetOf(frame, message),
  };
  const unmet = [...(known.unmet ?? []), ...frame.unmet].filter(
    ({ words }, at, all) => all.findIndex((other) => folded(other.words) === folded(words)) === at,
  );
  return {
    language,
    goal,
    details: {
      ...known,
      ...filtersOf(new Set([...ids, ...(kept ? idsOf(kept) : [])])),
      places: frame.places.length > 0 ? frame.places.map(samePlace) : marked,
      dates: parts.dates ?? kept?.dates ?? null,
      guests: parts.guests ?? kept?.guests ?? null,
      budget: parts.budget ?? kept?.budget ?? null,
      compared: kept?.compared ?? null,
      dropped: [...dropped, ...(kept?.dropped ?? [])],
      ...(unmet.length > 0 && { unmet }),
    },
  };
}
