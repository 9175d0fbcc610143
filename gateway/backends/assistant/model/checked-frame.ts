/** Turns a frame (a model's structured answer) into a reading, after each part was checked against the message. */
import { folded } from '../language.ts';
import { addDays } from '#shared/stay/nights.ts';
import { understand } from '../understanding/understand.ts';
import type { Goal, HotelQuestion, HotelRef, SearchDetails, Reading } from '../understanding/reading.ts';
import { wishOfFilter, filtersOf, idsOf } from './filters.ts';
import type { Frame } from './frame.ts';
import { agree, requireSaid, type CheckedMessage } from './frame-check.ts';
import { hasUnknownWord, isPlacedIn, numbersIn, spanOf, withoutWords } from './quoted-words.ts';

const MAX_DAYS_AWAY = 730;

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
      requireSaid(span !== null, 'quoted words');
      return span ?? [];
    });
    requireSaid(!ofKind.some((at) => used.has(at)), 'one thing with the words of another');
    for (const at of ofKind) used.add(at);
  }
}

/** The dates of a frame, or those of the rule-based reader when it understood the quoted words. */
function datesOf({ dates, places }: Frame, { context, rules }: CheckedMessage): SearchDetails['dates'] {
  if (!dates) return null;
  const { words, ...given } = dates;
  const { checkIn, checkOut, nights } = given;
  const last = addDays(context.today, MAX_DAYS_AWAY);
  const isDay = (day: string | null): boolean => day === null || (day >= context.today && day <= last);
  requireSaid(isDay(checkIn) && isDay(checkOut), 'such days');
  requireSaid(checkIn === null || checkOut === null || checkOut > checkIn, 'days in this order');
  const read = understand(words, context).details.dates;
  requireSaid(read !== null || hasUnknownWord(words, rules, places), 'dates');
  for (const known of [read, rules.details.dates]) {
    if (!known) continue;
    requireSaid(agree(known.checkIn, checkIn) && agree(known.checkOut, checkOut), 'other days');
    requireSaid(agree(known.nights, nights), 'other nights');
  }
  // “One day later” is not a calendar day, so the result of the rule-based reader is used.
  if (read) return rules.details.dates ?? read;
  const numbers = new Set(
    [checkIn, checkOut].flatMap((day) => day?.split('-').map(Number) ?? []).concat(nights ?? []),
  );
  requireSaid(
    [...numbersIn(words)].every((number) => numbers.has(number)),
    'other numbers of days',
  );
  return given;
}

type Guests = NonNullable<SearchDetails['guests']>;

/** Age from which the rule-based reader counts a child as a child; younger ones are infants. */
const CHILD_AGE = 2;

/** The model's guests with its infants counted separately from the children, as the rule-based reader counts. */
function withInfants({ children, childrenAges, ...given }: NonNullable<Frame['guests']>) {
  const infants = childrenAges?.filter((age) => age < CHILD_AGE).length ?? 0;
  const ages = childrenAges?.filter((age) => age >= CHILD_AGE) ?? null;
  requireSaid(children === null || !childrenAges || children >= childrenAges.length, 'such ages');
  return { ...given, children: children && children - infants, childrenAges: ages, infants };
}

const allChildren = ({ children, infants }: Pick<Guests, 'children' | 'infants'>): number | null =>
  children === null || children === undefined ? null : children + (infants ?? 0);

/**
 * The guests of a frame, or those of the rule-based reader when it understood the quoted words.
 * @throws FrameRejected when the message does not say them
 */
function guestsOf({ guests, places }: Frame, { context, rules }: CheckedMessage): SearchDetails['guests'] {
  if (!guests) return null;
  const { words, ...given } = withInfants(guests);
  const read = understand(words, context).details.guests;
  requireSaid(read !== null || hasUnknownWord(words, rules, places), 'guests');
  for (const known of [read, rules.details.guests]) {
    if (!known) continue;
    requireSaid(agree(known.adults, given.adults) && agree(known.rooms, given.rooms), 'other guests');
    requireSaid(agree(allChildren(known), allChildren(given)), 'other children');
    requireSaid(agree(known.childrenAges?.join() || null, given.childrenAges?.join()), 'other ages');
  }
  if (read) {
    const known = rules.details.guests ?? read;
    const ages = guests.childrenAges ?? [];
    if (known.childrenAges?.length !== 0 || ages.length === 0) return known;
    // That reader knows how many children travel; their ages are numbers that it could not use.
    const unused = numbersIn(rules.details.unusedNumbers?.join(' ') ?? '');
    requireSaid(
      ages.every((age) => unused.has(age)),
      'such ages',
    );
    const infants = Math.max(known.infants ?? 0, given.infants);
    const children = allChildren(known);
    return {
      ...known,
      children: children && children - infants,
      childrenAges: given.childrenAges,
      infants: infants || null,
    };
  }
  const numbers = new Set([given.adults, guests.children, given.rooms, ...(guests.childrenAges ?? [])]);
  const total = (given.adults ?? 0) + (guests.children ?? guests.childrenAges?.length ?? 0);
  requireSaid(
    [...numbersIn(words)].every((number) => numbers.has(number) || number === total),
    'other numbers of guests',
  );
  return { ...given, infants: given.infants || null };
}

/** The budget of a frame, if its sums, unit and currency are those of the message. */
function budgetOf({ budget, places }: Frame, { context, rules }: CheckedMessage): SearchDetails['budget'] {
  if (!budget) return null;
  const { words, ...given } = budget;
  requireSaid(rules.details.hasUnknownCurrency !== true, 'a sum in such a currency');
  // The whole message says more than the words of the sum: a currency elsewhere, or “at least”.
  const read = rules.details.budget ?? understand(words, context).details.budget;
  if (rules.details.budget) {
    const { min, max, per, isPerPerson = false } = rules.details.budget;
    requireSaid(min === given.min && max === given.max, 'other sums');
    requireSaid(per === given.per && isPerPerson === given.isPerPerson, 'a sum of something else');
  }
  const sums = numbersIn(words);
  // Numbers of days and people are not sums: without a sum from the rule-based reader, a word must be unknown to it.
  const isSum = (sum: number): boolean =>
    sums.has(sum) && (read !== null || hasUnknownWord(words, rules, places));
  const isInMessage = (sum: number | null): boolean =>
    sum === null || sum === read?.min || sum === read?.max || isSum(sum);
  requireSaid(
    isInMessage(given.min) && isInMessage(given.max) && (given.min ?? given.max) !== null,
    'such a sum',
  );
  requireSaid(given.min === null || given.max === null || given.min <= given.max, 'sums in this order');
  // A currency must be the one that the rule-based reader found, or shekels: with another one the price would differ.
  requireSaid(
    given.currency === (read?.currency ?? null) || (given.currency === 'ILS' && !read?.currency),
    'such a currency',
  );
  return { ...rules.details.budget, ...given };
}

/** Checks each filter against the result of the rule-based reader. */
function checkFilters({ added, dropped, places }: Frame, { context, rules }: CheckedMessage): void {
  const wanted = idsOf(rules.details);
  const rejected = new Set(rules.details.dropped.map((wish) => JSON.stringify(wish)));
  const isRejected = (filter: string): boolean => rejected.has(JSON.stringify(wishOfFilter(filter)));
  for (const { filter, words } of added) {
    const isRead = idsOf(understand(words, context).details).has(filter);
    requireSaid(isRead || hasUnknownWord(words, rules, places), 'this filter');
    requireSaid(!isRejected(filter), 'that this filter is wanted');
  }
  for (const { filter, words } of dropped) {
    requireSaid(isRejected(filter) || hasUnknownWord(words, rules, places), 'that a filter goes');
    requireSaid(!wanted.has(filter), 'that this filter goes');
  }
}

const hotelsOf = (goal: Goal): readonly HotelRef[] =>
  goal.kind === 'hotel' ? [goal.hotel] : goal.kind === 'compare' ? goal.hotels : [];

/** The hotel that a model names, or the rule-based reader's if that is one such as “the second” or “the cheapest”. */
function hotelOf(
  ref: Extract<Frame['goal'], { kind: 'hotel' }>['hotel'],
  at: number,
  { text, context, rules }: CheckedMessage,
): HotelRef {
  const byRules = hotelsOf(rules.goal)[at];
  if (byRules?.kind === 'ordinal' || byRules?.kind === 'extreme') return byRules;
  if (ref.kind !== 'named') return ref;
  const isKnown = [text, ...context.shownNames].some((one) => spanOf(one, ref.words) !== null);
  requireSaid(isKnown, 'such a hotel');
  const named = byRules?.kind === 'named' && context.shownNames.find((one) => spanOf(one, byRules.words));
  requireSaid(!named || spanOf(named, ref.words) !== null, 'that hotel');
  return { kind: 'named', words: folded(ref.words), isProper: true };
}

/** Kinds of questions that a model also uses for facts without a kind of their own. */
const GENERAL: ReadonlySet<string> = new Set(['about', 'amenities', 'meals', 'opinion']);

const factsOf = (unmet: Frame['unmet']): readonly HotelQuestion[] =>
  unmet.flatMap(({ kind, words }) => (kind === 'fact' ? [{ kind: 'amenity', amenity: words }] : []));

function hotelQuestionOf(
  { goal, unmet }: Frame & { readonly goal: Extract<Frame['goal'], { kind: 'hotel' }> },
  { rules }: CheckedMessage,
): HotelQuestion {
  const { question, amenity } = goal;
  if (question === 'amenity') {
    requireSaid(amenity !== null, 'what the hotel should have');
    const asked = rules.goal.kind === 'hotel' ? rules.details.amenities : [];
    requireSaid(asked.length === 0 || asked.includes(amenity ?? ''), 'this amenity');
    return { kind: 'amenity', amenity: amenity ?? '' };
  }
  if (!GENERAL.has(question)) return { kind: question };
  // The model's answer has no field for a lift or a kosher kitchen: such a question is about a fact named in the
  // message.
  const [fact] = factsOf(unmet);
  if (fact) return fact;
  return rules.goal.kind === 'hotel' ? rules.goal.question : { kind: question };
}

/** Goals of a few clear words, which a model cannot read better. */
const CLEAR: ReadonlySet<Goal['kind']> = new Set(['yes', 'no', 'start-over', 'undo', 'person']);

/** The goal of a frame, or that of the rule-based reader where it is more exact. */
function goalOf(frame: Frame, message: CheckedMessage): Goal {
  const { goal } = frame;
  const { goal: byRules } = message.rules;
  if (CLEAR.has(byRules.kind)) return byRules;
  requireSaid(goal.kind !== 'yes' && goal.kind !== 'no', 'an answer to a question');
  if (goal.kind === 'compare') {
    const hotels = goal.hotels.map((ref, at) => hotelOf(ref, at, message));
    return byRules.kind === 'compare' ? { ...byRules, hotels } : { kind: 'compare', hotels };
  }
  if (goal.kind === 'hotel') {
    const question = hotelQuestionOf({ ...frame, goal }, message);
    const also = factsOf(frame.unmet).slice(1);
    return {
      kind: 'hotel',
      hotel: hotelOf(goal.hotel, 0, message),
      question,
      ...(also.length > 0 && { also }),
    };
  }
  // The rule-based reader knows more kinds of small talk, and more things that the site does not offer.
  if (goal.kind === 'unknown' && byRules.kind !== 'find') return byRules;
  // For the same goal the version of the rule-based reader is used, because it may be more exact.
  return goal.kind === byRules.kind ? byRules : goal;
}

/**
 * Turns a frame into a reading, once each of its words, days, sums and filters was found in the message. A search also gets
 * what only the rule-based reader found, so that nothing is lost because the model left it out.
 * @throws FrameRejected when the frame says something that the message does not
 */
export function readingOf(frame: Frame, message: CheckedMessage): Reading {
  // Unused numbers are left out, because the frame may use one that the rule-based reader did not understand.
  const { details, language } = message.rules;
  const { unusedNumbers: _, ...known } = details;
  checkSpans(frame, message.text);
  const goal = goalOf(frame, message);
  checkFilters(frame, message);
  const ruleDetails = goal.kind === 'find' || goal.kind === 'compare' ? known : null;
  // A question about a hotel may name other days and people: “how much is the first for three in May?”
  const ruleStay = goal.kind === 'hotel' ? known : ruleDetails;
  // The rule-based reader finds a filter in the name of a place such as Spa.
  const inNames = new Set<string>();
  for (const place of frame.places) {
    const found = idsOf(understand(place, message.context).details);
    requireSaid(found.size === 0 || isPlacedIn(message.text, place), 'a place');
    for (const id of found) inNames.add(id);
  }
  const elsewhere = idsOf(understand(withoutWords(message.text, frame.places), message.context).details);
  const byRules = [...(ruleDetails ? idsOf(ruleDetails) : [])].filter(
    (id) => !inNames.has(id) || elsewhere.has(id),
  );
  const marked = ruleDetails?.places.filter(({ isMarked }) => isMarked) ?? [];
  const unmet = [...frame.unmet, ...(known.unmet ?? [])].filter(
    ({ words }, at, all) => all.findIndex((other) => spanOf(other.words, words) !== null) === at,
  );
  const filters = [...frame.added.map(({ filter }) => filter), ...byRules];
  const dropped = frame.dropped.map(({ filter }) => wishOfFilter(filter));
  return {
    language,
    goal,
    details: {
      ...known,
      ...filtersOf(new Set(filters)),
      places:
        frame.places.length > 0
          ? frame.places.map((place) => ({ spellings: [folded(place)], isMarked: true }))
          : marked,
      dates: datesOf(frame, message) ?? ruleStay?.dates ?? null,
      guests: guestsOf(frame, message) ?? ruleStay?.guests ?? null,
      budget: budgetOf(frame, message) ?? ruleDetails?.budget ?? null,
      compared: ruleDetails?.compared ?? null,
      dropped: [...dropped, ...(ruleDetails?.dropped ?? [])],
      ...(unmet.length > 0 && { unmet }),
    },
  };
}
