/** A calendar day as a text writes it. */
export interface WrittenDay {
  /** Null where the text leaves it out. */
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday; null where none is written beside it. */
  readonly weekday: number | null;
}

/** What a number counts, where that is checked apart. */
export type Unit = 'stars' | 'nights' | 'left' | 'reviews';

/** Rules and features that need a fact behind them. */
export type RuleName =
  | 'free-cancellation'
  | 'non-refundable'
  | 'refund'
  | 'fee'
  | 'free'
  | 'free-extra'
  | 'discount'
  | 'half-price'
  | 'guarantee'
  | 'scarcity'
  | 'pay-later'
  | 'contact'
  | 'acted'
  | 'booked'
  | 'called-off'
  | 'secret'
  | 'any-time'
  | 'kids-free'
  | 'half-board'
  | 'full-board'
  | 'all-inclusive'
  | 'breakfast-included'
  | 'breakfast'
  | `amenity:${string}`;

/** One thing that a sentence says to be so. `text` is where it says it. */
export type Claim = { readonly text: string } & (
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** An address of the outside world, or markup. */
  | { readonly kind: 'address' }
  | { readonly kind: 'date'; readonly day: WrittenDay }
  /** The last day of free cancellation. */
  | { readonly kind: 'deadline'; readonly day: WrittenDay }
  | { readonly kind: 'month'; readonly year: number; readonly month: number }
  /** Minutes of the day. */
  | { readonly kind: 'time'; readonly minutes: number }
  /** `3.5` or `10/12`: a day of a month, or numbers. */
  | { readonly kind: 'loose'; readonly day: WrittenDay; readonly numbers: readonly number[] }
  /** Minor units, in each way that the digits can be read; `isRounded` when no decimals are written. */
  | {
      readonly kind: 'sum';
      readonly currency: string;
      readonly minor: readonly number[];
      readonly isRounded: boolean;
      /** “under ₪500”: a wish may be repeated beside a hotel. */
      readonly isLimit: boolean;
      /** What the words behind it say that it is the price of. */
      readonly role: 'nightly' | 'total' | null;
    }
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'number'; readonly values: readonly number[]; readonly unit: Unit | null }
  | { readonly kind: 'phone'; readonly digits: string }
  /** A booking number and the like. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'rule'; readonly rule: RuleName; readonly isDenied: boolean }
);

/** A text that is read bit by bit: what was read is blotted out, so that it is not read again as something else. */
export class Scan {
  text: string;
  readonly claims: Claim[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /**
   * Reads every match that is still there.
   * @param read the claims of a match and where it stands; null leaves it for later readers
   */
  take(pattern: RegExp, read: (match: RegExpExecArray) => readonly Claim[] | null): void {
    let from = 0;
    let rest = '';
    for (const match of this.text.matchAll(pattern)) {
      const claims = read(match);
      if (!claims) continue;
      this.claims.push(...claims);
      rest += this.text.slice(from, match.index) + TAKEN;
      from = match.index + match[0].length;
    }
    this.text = rest + this.text.slice(from);
  }
}

/** Stands where something was read: no letter, no digit, no blank. */
export const TAKEN = '\uE001';
/** Stands where a known name was. */
export const NAMED = '\uE000';
