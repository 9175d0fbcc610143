/** Joins neighbouring number words into one number: “twenty five”, אלף ומאתיים (1,200). */
import type { Term } from './terms.ts';

/**
 * One way to join two neighbouring numbers. `of` returns the number that they are together (“twenty five”, “twelve
 * hundred”), or null when they stay two.
 */
interface Join {
  readonly of: (first: number, second: number, next: Term | undefined) => number | null;
  /**
   * The first number must be written in words: digits are multiplied (“5 thousand”), but nothing is added to them.
   */
  readonly isSum?: boolean;
  /** Also across “and”. */
  readonly isAnd?: boolean;
}

/** Tens and ones: “twenty five”. */
const tens: Join['of'] = (first, second) => {
  const isTens = first >= 20 && first < 100 && first % 10 === 0;
  return isTens && second > 0 && second < 10 ? first + second : null;
};

/** The two halves of a year: “twenty twenty seven”. */
const year: Join['of'] = (first, second) =>
  first === 20 && second >= 20 && second < 100 ? first * 100 + second : null;

/** “one fifty a night”: hundreds and tens of a price. */
const price: Join['of'] = (first, second, next) => {
  const isPrice = ['per-night', 'currency', 'or-less'].some((name) => next?.tags.has(name));
  return isPrice && first >= 1 && first <= 9 && second >= 20 && second < 100 ? first * 100 + second : null;
};

/** A number of hundreds or thousands: “twelve hundred”, “5 thousand”. */
const times =
  (unit: number): Join['of'] =>
  (first, second) =>
    second === unit && first > 0 && first < unit ? first * unit : null;

/** A rest after hundreds or thousands, which are multiplied before: “two thousand and fifty”. */
const plus =
  (unit: 100 | 1_000): Join['of'] =>
  (first, second) =>
    first >= unit &&
    first % unit === 0 &&
    (unit !== 100 || first % 1_000 !== 0) &&
    second > 0 &&
    second < unit
      ? first + second
      : null;

/**
 * In this order, so that each part is complete before it is added: “eight hundred and twelve hundred” are two
 * numbers.
 */
const JOINS: readonly Join[] = [
  { of: tens, isSum: true },
  { of: year, isSum: true },
  { of: price, isSum: true },
  { of: times(100) },
  { of: plus(100), isSum: true, isAnd: true },
  { of: times(1_000) },
  { of: plus(1_000), isSum: true, isAnd: true },
];

/** The terms with the words of each number joined into one term. */
export const joinNumbers = (terms: readonly Term[]): readonly Term[] => JOINS.reduce(joinedBy, terms);

function joinedBy(terms: readonly Term[], { of, isSum = false, isAnd = false }: Join): readonly Term[] {
  const joined: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const from = isAnd && joined.at(-1)?.text === 'and' ? -2 : -1;
    const first = joined.at(from);
    const isPart = first && isContinued(first, isSum) && term.tags.has('number') && /^ו?$/u.test(term.prefix);
    const number = isPart ? of(first.number ?? 0, term.number ?? 0, terms[at + 1]) : null;
    if (first && number !== null)
      joined.splice(from, -from, { ...first, raw: `${first.raw} ${term.raw}`, number });
    else joined.push(term);
  }
  return joined;
}

const isContinued = ({ number, isOrdinal, tags }: Term, isSum: boolean): boolean =>
  number !== null && !isOrdinal && (!isSum || tags.has('number'));

/** The lower number in the unit of the higher one: “between two and three hundred” begins at 200. */
export function inUnitOf(high: number, low: number): number {
  const unit = [1_000, 100].find((one) => high % one === 0) ?? 1;
  return low < high / unit ? low * unit : low;
}
