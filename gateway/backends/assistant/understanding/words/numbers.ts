/** Joins neighbouring number words into one number: “twenty five”, אלף ומאתיים (1,200). */
import type { Term } from './terms.ts';

/** One way to join two neighbouring numbers. */
interface Join {
  readonly fits: (first: number, second: number, next: Term | undefined) => boolean;
  readonly of: (first: number, second: number) => number;
  /** The first number must be written in words: digits are multiplied (“5 thousand”), but nothing is added to them. */
  readonly isSum: boolean;
  /** Also across “and”. */
  readonly isAnd: boolean;
}

const isBetween = (number: number, low: number, high: number): boolean => number >= low && number < high;
const isPriced = (next: Term | undefined): boolean =>
  ['per-night', 'currency', 'or-less'].some((name) => next?.tags.has(name));
const join = (fits: Join['fits'], of: Join['of'], isAnd = false): Join => ({ fits, of, isSum: true, isAnd });
/** A number of hundreds or thousands, “twelve hundred”, “5 thousand”, and a rest after them, “two thousand and fifty”. */
const times = (unit: number): Join => ({
  ...join(
    (first, second) => second === unit && isBetween(first, 1, unit),
    (first) => first * unit,
  ),
  isSum: false,
});
const plus = (unit: number): Join =>
  join(
    (first, second) =>
      first >= unit &&
      first % unit === 0 &&
      (unit === 1_000 || first % 1_000 !== 0) &&
      isBetween(second, 1, unit),
    (first, second) => first + second,
    true,
  );

/** In this order, so that each part is complete before it is added: “eight hundred and twelve hundred” are two numbers. */
const JOINS: readonly Join[] = [
  // “twenty five”
  join(
    (first, second) => isBetween(first, 20, 100) && first % 10 === 0 && isBetween(second, 1, 10),
    (first, second) => first + second,
  ),
  // “twenty twenty seven” (a year), “one fifty a night” (a price)
  join(
    (first, second, next) =>
      isBetween(second, 20, 100) && (first === 20 || (isPriced(next) && isBetween(first, 1, 10))),
    (first, second) => first * 100 + second,
  ),
  times(100),
  plus(100),
  times(1_000),
  plus(1_000),
];

/** The terms with the words of each number joined into one term. */
export const joinNumbers = (terms: readonly Term[]): readonly Term[] => JOINS.reduce(joinedBy, terms);

function joinedBy(terms: readonly Term[], { fits, of, isSum, isAnd }: Join): readonly Term[] {
  const joined: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const from = isAnd && joined.at(-1)?.text === 'and' ? -2 : -1;
    const first = joined.at(from);
    const [one, other] = [first?.number ?? 0, term.number ?? 0];
    const isContinued = first?.number != null && !first.isOrdinal && (!isSum || first.tags.has('number'));
    const isPart = isContinued && term.tags.has('number') && /^ו?$/u.test(term.prefix);
    if (first && isPart && fits(one, other, terms[at + 1]))
      joined.splice(from, -from, { ...first, raw: `${first.raw} ${term.raw}`, number: of(one, other) });
    else joined.push(term);
  }
  return joined;
}

/** The lower number in the unit of the higher one: “between two and three hundred” begins at 200. */
export function inUnitOf(high: number, low: number): number {
  const unit = [1_000, 100].find((one) => high % one === 0) ?? 1;
  return low < high / unit ? low * unit : low;
}
