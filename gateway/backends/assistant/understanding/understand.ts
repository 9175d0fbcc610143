import { languageOf } from '../language.ts';
import { askedName, gluedName } from './names/asked-name.ts';
import { cluesOf } from './clues.ts';
import { addDays } from '#shared/stay/nights.ts';
import { dayNamed } from './dates/calendar.ts';
import { stayOf } from './dates/stay.ts';
import { BARE_COUNT, corrected, retold, turnOf, type Turn } from './corrections.ts';
import { Draft, type People } from './draft.ts';
import { goalOf } from './goals/goals.ts';
import { withHotel } from './goals/hotel-goals.ts';
import { applyRules } from './grammar.ts';
import { placesOf } from './names/places.ts';
import { namedHotels } from './names/references.ts';
import { numbersLeft, unmetOf } from './left-over.ts';
import { askedRules } from './rules/asked.ts';
import { bareDayRules, weekdayDateRules } from './rules/bare-days.ts';
import { changedNumberRules, labelRules } from './rules/labels.ts';
import { dayRules, impossibleDayRules } from './rules/dates.ts';
import { budgetDropRules, currencyAsked, moneyRules } from './rules/money.ts';
import { moreRules } from './rules/people/kin.ts';
import { infantRules } from './rules/people/ages.ts';
import { peopleRules } from './rules/people/people.ts';
import { nightRules } from './rules/nights.ts';
import { periodRules } from './rules/periods.ts';
import { toldDayRules } from './rules/told-days.ts';
import { relativeDayRules } from './rules/relative-days.ts';
import { numberWishRules, wishRules } from './rules/wishes.ts';
import { termsOf, type Term } from './words/terms.ts';
import { retyped } from './words/keyboard.ts';
import type { GuestsSaid, Said, Understanding } from './understanding.ts';
import type { Scene } from './goals/scene.ts';

/** Each group of rules may use what the earlier ones left: a number is money before it is a day, a day before a guest. */
const RULES = [
  ...labelRules,
  ...budgetDropRules,
  ...moneyRules,
  ...numberWishRules,
  ...moreRules,
  ...infantRules,
  ...impossibleDayRules,
  ...toldDayRules,
  ...periodRules,
  ...dayRules,
  ...weekdayDateRules,
  ...relativeDayRules,
  ...nightRules,
  ...bareDayRules,
  ...peopleRules,
  ...wishRules,
  ...changedNumberRules,
  ...askedRules,
];

/**
 * Reads a message by rules, in English, Hebrew or a mixture of both. Pure; every text has a result, if only the goal
 * `unknown`. Instructions in a message are never followed. At most 2000 characters are read.
 */
export function understand(message: string, scene: Scene): Understanding {
  const said = retold(message);
  const turn = turnOf(said);
  return (turn && understandTurned(turn, scene)) ?? read(said, scene);
}

/** A bare number after “one night, no, two” counts nights. */
const NIGHTS = /(?<=(?<!\p{L})[ולב]?)(?:nights?|nites?|לילה|לילות)(?!\p{L})/iu;

/** Maximum number of corrections read in one message, which limits the number of readings. */
const MOST_TURNS = 2;

/** “Rome, no, Madrid”: null when nothing is corrected. */
function understandTurned(sides: Turn, scene: Scene, left = MOST_TURNS): Understanding | null {
  const { first, second } = sides;
  const earlier = left > 1 ? turnOf(first) : null;
  const before = (earlier && understandTurned(earlier, scene, left - 1)) ?? read(first, scene);
  const { dates, guests } = before.said;
  const { checkIn, checkOut } = dates ?? {};
  const standing = { ...scene, ...(checkIn && checkOut && { stay: { checkIn, checkOut } }) };
  // “3 nights, or perhaps 4”
  const unit = BARE_COUNT.test(second) ? (NIGHTS.exec(first)?.[0] ?? '') : '';
  const turned = corrected(before, read(`${second} ${unit}`, standing), sides);
  // “she is four, no sorry, she is five”, “tonight, no, 23”: a bare number is what was told before it.
  const number = termsOf(first).findLast((term) => term.number !== null)?.number;
  const isAge = !dates && number !== undefined && guests?.childrenAges?.at(-1) === number;
  const isDay = (checkIn ?? checkOut) && !guests && !NIGHTS.test(first);
  const asked = isAge ? 'ages' : isDay ? 'dates' : null;
  return turned ?? (asked && corrected(before, read(second, { ...standing, asked }), sides));
}

function read(message: string, scene: Scene): Understanding {
  const terms = termsOf(message.replace(ATTRIBUTES, ' '));
  const hebrew = termsRetyped(message, terms);
  const language = hebrew ? 'he' : (languageOf(message) ?? scene.language);
  const draft = new Draft(hebrew ?? terms, scene, language === 'he');
  applyRules(RULES, draft);
  const named = namedHotels(draft);
  const name = named.length > 0 ? null : askedName(draft);
  const glued = gluedName(draft);
  const said = saidOf(draft);
  const clues = cluesOf(draft, said, { named, name });
  const goal = withHotel(goalOf(clues), glued, clues);
  const numbers = goal.kind === 'find' ? numbersLeft(draft) : [];
  return { language, goal, said: numbers.length > 0 ? { ...clues.said, numbers } : clues.said };
}

/** Markup with attributes, whose words are not wishes. */
const ATTRIBUTES = /<[a-z][a-z\d]*\s[^<>]*=[^<>]*>/giu;

/** Share of the words that are known. */
function shareKnown(terms: readonly Term[]): number {
  const words = terms.filter(({ kind }) => kind === 'word');
  const known = words.filter(({ tags, isTypo }) => tags.size > 0 && !isTypo);
  return known.length / Math.max(1, words.length);
}

const FEW_KNOWN = 0.35;
const HALF_KNOWN = 0.5;

/** The message as Hebrew if it was typed with an English keyboard layout; else null. */
function termsRetyped(message: string, terms: readonly Term[]): readonly Term[] | null {
  const meant = shareKnown(terms) <= FEW_KNOWN ? retyped(message) : null;
  if (meant === null) return null;
  const hebrew = termsOf(meant);
  // One known word of two may be chance: “acre israel” is a place.
  return shareKnown(hebrew) > HALF_KNOWN ? hebrew : null;
}

function saidOf(draft: Draft): Said {
  const { today } = draft.scene;
  const isNoDay = draft.mentions.some(
    (mention) => mention.kind === 'day' && dayNamed(mention.phrase, today) === null,
  );
  if (isNoDay) draft.impossible.add('day');
  const unmet = unmetOf(draft);
  const dates = stayOf(draft.mentions, today, draft.scene.stay?.checkIn);
  const isStranded = draft.terms.some(({ tags }) => tags.has('stranded'));
  const inCurrency = draft.budget ? null : currencyAsked(draft);
  return {
    places: placesOf(draft),
    dates: dates ?? (isStranded ? tonight(today) : null),
    guests: guestsOf(draft.people, draft.terms, draft.scene),
    budget: draft.budget,
    ...(draft.hasUnknownCurrency && { hasUnknownCurrency: true }),
    stars: [...draft.stars].sort((one, other) => one - other),
    rating: draft.rating,
    meals: [...draft.meals],
    amenities: [...draft.amenities],
    freeCancellation: draft.freeCancellation,
    ...(draft.bedsForAll && { bedsForAll: true }),
    sort: draft.sort,
    compared: draft.compared,
    dropped: draft.dropped,
    ...(isStranded && { isStranded }),
    ...(inCurrency && { inCurrency }),
    ...(unmet.length > 0 && { unmet }),
    ...(draft.impossible.size > 0 && { impossible: [...draft.impossible] }),
  };
}

const tonight = (today: string): Said['dates'] => ({
  checkIn: today,
  checkOut: addDays(today, 1),
  nights: 1,
});

const ONLY = /^(?:only|just|רק)(?!\p{L})/u;

const US = /\b(?:us|we)\b|אנחנו|תי?נו$|נינו$/u;

/** “all four of us”, “for 4 people” when four people travel already: the known party, with its children. */
function areKnown(people: People, terms: readonly Term[], { partySize, asked }: Scene): boolean {
  const isUs = terms.some(({ tags, text }) => tags.has('party') && US.test(text));
  const size = isUs ? (people.total ?? people.adults) : people.adults === null ? people.total : null;
  const isOnlySize = !people.hasChildren && !people.isMore && people.infants === null;
  return size !== null && size === partySize && isOnlySize && asked !== 'guests';
}

function guestsOf(people: People, terms: readonly Term[], scene: Scene): GuestsSaid | null {
  const { adults, total, ages, hasChildren, infants, rooms, ownRoom } = people;
  const counts = [adults, total, infants, rooms, ownRoom];
  if (!hasChildren && counts.every((count) => count === null)) return null;
  if (areKnown(people, terms, scene))
    return { adults: null, childrenAges: null, children: null, infants: null, rooms };
  // “our daughter and her husband join us, so we are four” gives the total.
  const isMore = people.isMore && !(adults !== null && total !== null && total > adults);
  const known = Math.max(people.children ?? 0, ages.length);
  const children = hasChildren && (known > 0 || people.children === 0) ? known : null;
  const others = (children ?? 0) + (infants ?? 0);
  // “my brother and his girlfriend are coming, so 4 of us”: a total of adults, unless children or babies are mentioned.
  const isWhole = adults !== null && total !== null && !hasChildren && infants === null && total > adults;
  // “my little one is just 3” gives an age.
  const isAlone = ({ text, tags }: Term, at: number): boolean =>
    ONLY.test(text) && !tags.has('aged') && terms[at + 1]?.number !== ages[0];
  const isAll = !isMore && adults === null && ages.length === 1 && terms.some(isAlone);
  const grown = (isWhole ? null : adults) ?? (total === null ? null : Math.max(1, total - others));
  return {
    adults: grown,
    childrenAges: hasChildren ? ages : null,
    children,
    infants,
    rooms,
    ...(ownRoom && rooms === null && { ownRoom }),
    ...(isMore && { isMore: true }),
    ...(isAll && { isAll }),
    ...(people.leaves && { leaves: people.leaves }),
  };
}
