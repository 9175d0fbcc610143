import { folded } from '../language.ts';
import { addDays } from '#shared/stay/nights.ts';
import { understand } from '../understanding/understand.ts';
import type {
  Goal,
  HotelQuestion,
  HotelRef,
  SearchDetails,
  Understanding,
} from '../understanding/understanding.ts';
import { wishOfFilter, filtersOf, idsOf } from './filters.ts';
import type { Frame } from './frame.ts';
import { guestsOf } from './checked-guests.ts';
import { agree, check } from './frame-check.ts';
import type { Message } from './frame-check.ts';
import { hasUnknownWord, numbersIn, spanOf } from './quoted-words.ts';

const FARTHEST_DAYS = 730;

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
      check(span !== null, 'quoted words');
      return span ?? [];
    });
    check(!ofKind.some((at) => used.has(at)), 'one thing with the words of another');
    for (const at of ofKind) used.add(at);
  }
}

type Dates = NonNullable<SearchDetails['dates']>;

function datesOf({ dates }: Frame, { context, rules }: Message): SearchDetails['dates'] {
  if (!dates) return null;
  const { words, ...given } = dates;
  const { checkIn, checkOut, nights } = given;
  const last = addDays(context.today, FARTHEST_DAYS);
  const isDay = (day: string | null): boolean => day === null || (day >= context.today && day <= last);
  check(isDay(checkIn) && isDay(checkOut), 'such days');
  check(checkIn === null || checkOut === null || checkOut > checkIn, 'days in this order');
  const read = understand(words, context).details.dates;
  check(read !== null || hasUnknownWord(words) || numbersIn(words).size > 0, 'dates');
  const agreesWith = (known: Dates | null): boolean =>
    agree(known?.checkIn, checkIn) && agree(known?.checkOut, checkOut) && agree(known?.nights, nights);
  check(agreesWith(read), 'other days');
  // The quoted words alone may say the whole stay: the rules may have read a day out of other words.
  if (read?.checkIn && read.checkOut && !agreesWith(rules.details.dates)) return read;
  check(agreesWith(rules.details.dates), 'other days');
  // “One day later” is not a calendar day: the rules' reading of it is used.
  if (read) return rules.details.dates ?? read;
  const numbers = new Set(
    [checkIn, checkOut].flatMap((day) => day?.split('-').map(Number) ?? []).concat(nights ?? []),
  );
  check(
    [...numbersIn(words)].every((number) => numbers.has(number)),
    'other numbers of days',
  );
  return given;
}

function budgetOf({ budget }: Frame, { context, rules }: Message): SearchDetails['budget'] {
  if (!budget) return null;
  const { words, ...given } = budget;
  check(rules.details.hasUnknownCurrency !== true, 'a sum in such a currency');
  // The whole message says more than the words of the sum: a currency elsewhere, or “at least”.
  const read = rules.details.budget ?? understand(words, context).details.budget;
  if (rules.details.budget) {
    const { min, max, per, isPerPerson = false } = rules.details.budget;
    check(min === given.min && max === given.max, 'other sums');
    check(per === given.per && isPerPerson === (given.isPerPerson ?? false), 'a sum of something else');
  }
  const sums = numbersIn(words);
  const isInMessage = (sum: number | null): boolean =>
    sum === null || sums.has(sum) || sum === read?.min || sum === read?.max;
  check(isInMessage(given.min) && isInMessage(given.max) && (given.min ?? given.max) !== null, 'such a sum');
  check(given.min === null || given.max === null || given.min <= given.max, 'sums in this order');
  // A currency must be the one that the rules found, or shekels: with another one the price would differ.
  check(
    given.currency === (read?.currency ?? null) || (given.currency === 'ILS' && !read?.currency),
    'such a currency',
  );
  return { ...rules.details.budget, ...given };
}

/** @returns ids of the filters, each checked against the rules' reading */
function filtersIn(
  frame: Frame,
  { context, rules }: Message,
): Pick<SearchDetails, 'dropped'> & { readonly ids: ReadonlySet<string> } {
  const wanted = idsOf(rules.details);
  const dropped = new Set(rules.details.dropped.map((wish) => JSON.stringify(wish)));
  for (const { filter, words } of frame.added) {
    check(idsOf(understand(words, context).details).has(filter) || hasUnknownWord(words), 'this filter');
    check(!dropped.has(JSON.stringify(wishOfFilter(filter))), 'that this filter is wanted');
  }
  for (const { filter, words } of frame.dropped) {
    check(dropped.has(JSON.stringify(wishOfFilter(filter))) || hasUnknownWord(words), 'that a filter goes');
    check(!wanted.has(filter), 'that this filter goes');
  }
  return {
    ids: new Set(frame.added.map(({ filter }) => filter)),
    dropped: frame.dropped.map(({ filter }) => wishOfFilter(filter)),
  };
}

function hotelOf(
  ref: Extract<Frame['goal'], { kind: 'hotel' }>['hotel'],
  { text, context }: Message,
): HotelRef {
  if (ref.kind !== 'named') return ref;
  const isKnown = [text, ...context.shownNames].some((one) => spanOf(one, ref.words) !== null);
  check(isKnown, 'such a hotel');
  return { kind: 'named', words: folded(ref.words), isProper: true };
}

/** Questions that a model without a more exact kind uses for any fact of a hotel. */
const GENERAL: ReadonlySet<string> = new Set(['about', 'amenities', 'meals', 'opinion']);

const factsOf = (unmet: Frame['unmet']): readonly HotelQuestion[] =>
  unmet.flatMap(({ kind, words }) => (kind === 'fact' ? [{ kind: 'amenity', amenity: words }] : []));

function hotelQuestionOf(
  { goal, unmet }: Frame & { readonly goal: Extract<Frame['goal'], { kind: 'hotel' }> },
  { rules }: Message,
): HotelQuestion {
  const { question, amenity } = goal;
  if (question === 'amenity') {
    check(amenity !== null, 'what the hotel should have');
    return { kind: 'amenity', amenity: amenity ?? '' };
  }
  if (!GENERAL.has(question)) return { kind: question };
  // The frame has no value for a lift or a kosher kitchen: it is a fact that the message asks for.
  const [fact] = factsOf(unmet);
  if (fact) return fact;
  return rules.goal.kind === 'hotel' ? rules.goal.question : { kind: question };
}

function goalOf(frame: Frame, message: Message): Goal {
  const { goal } = frame;
  const { goal: byRules } = message.rules;
  if (goal.kind === 'compare') {
    const hotels = goal.hotels.map((ref) => hotelOf(ref, message));
    return byRules.kind === 'compare' ? { ...byRules, hotels } : { kind: 'compare', hotels };
  }
  if (goal.kind === 'hotel') {
    const question = hotelQuestionOf({ ...frame, goal }, message);
    const also = factsOf(frame.unmet).slice(1);
    return { kind: 'hotel', hotel: hotelOf(goal.hotel, message), question, ...(also.length > 0 && { also }) };
  }
  // The rules know more kinds of small talk and of what the product does not offer.
  if (goal.kind === 'unknown' && byRules.kind !== 'find') return byRules;
  // For the same goal the rules' version is used, because it may be more exact.
  return goal.kind === byRules.kind ? byRules : goal;
}

/** Filters that the rules read out of the words of a place, as “Riga” for a misspelt “pool” in Hebrew. */
function misreadIds({ places }: Frame, { text, context }: Message): ReadonlySet<string> {
  const written = folded(text).split(' ');
  return new Set(
    places.flatMap((place) => {
      const words = (spanOf(text, place) ?? []).map((at) => written[at]).join(' ');
      return [...idsOf(understand(words, context).details)];
    }),
  );
}

const toPlaceWords = (written: string): SearchDetails['places'][number] => ({
  spellings: [folded(written)],
  isMarked: true,
});

/**
 * Turns a frame into a reading, once each of its words, days, sums and filters was found in the message. A search also gets
 * what only the rules read, so that nothing is lost because the model left it out.
 * @throws FrameRejected when the frame says something that the message does not
 */
export function readingOf(frame: Frame, message: Message): Understanding {
  // The frame may have used a number that the rules did not understand.
  const { details, language } = message.rules;
  const { unusedNumbers: _, ...known } = details;
  checkSpans(frame, message.text);
  const goal = goalOf(frame, message);
  const { ids, dropped } = filtersIn(frame, message);
  const ruleDetails = goal.kind === 'find' || goal.kind === 'compare' ? known : null;
  const misread = misreadIds(frame, message);
  const ruleIds = ruleDetails ? [...idsOf(ruleDetails)].filter((id) => !misread.has(id)) : [];
  const marked = ruleDetails?.places.filter(({ isMarked }) => isMarked) ?? [];
  const parts = {
    dates: datesOf(frame, message),
    guests: guestsOf(frame, message),
    budget: budgetOf(frame, message),
  };
  const unmet = [...frame.unmet, ...(known.unmet ?? [])].filter(
    ({ words }, at, all) => all.findIndex((other) => spanOf(other.words, words) !== null) === at,
  );
  return {
    language,
    goal,
    details: {
      ...known,
      ...filtersOf(new Set([...ids, ...ruleIds])),
      places: frame.places.length > 0 ? frame.places.map(toPlaceWords) : marked,
      dates: parts.dates ?? ruleDetails?.dates ?? null,
      guests: parts.guests ?? ruleDetails?.guests ?? null,
      budget: parts.budget ?? ruleDetails?.budget ?? null,
      compared: ruleDetails?.compared ?? null,
      dropped: [...dropped, ...(ruleDetails?.dropped ?? [])],
      ...(unmet.length > 0 && { unmet }),
    },
  };
}
