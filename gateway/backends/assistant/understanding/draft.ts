import type { DateMention } from './dates/stay.ts';
import type { Term } from './words/terms.ts';
import type { BudgetSaid, Impossible, Said, WishName } from './understanding.ts';
import type { Scene } from './goals/scene.ts';

/** People as they are counted while a message is read. */
export interface People {
  adults: number | null;
  /** All travellers together, when only that is said. */
  total: number | null;
  ages: number[];
  /** Children are spoken of. */
  hasChildren: boolean;
  children: number | null;
  infants: number | null;
  rooms: number | null;
  /** Everybody, or every couple, has a room of their own. */
  ownRoom: 'each' | 'couple' | null;
  /** They come on top of those who travel already. */
  isMore: boolean;
  /** One of the children stays at home. */
  leaves: 'eldest' | 'youngest' | null;
}

/** What the rules have read so far. Rules write into it; it is made new for each message. */
export class Draft {
  readonly terms: readonly Term[];
  readonly scene: Scene;
  readonly isHebrew: boolean;
  readonly mentions: DateMention[] = [];
  readonly people: People = {
    adults: null,
    total: null,
    ages: [],
    hasChildren: false,
    children: null,
    infants: null,
    rooms: null,
    ownRoom: null,
    isMore: false,
    leaves: null,
  };
  readonly dropped: WishName[] = [];
  readonly impossible = new Set<Impossible>();
  readonly stars = new Set<number>();
  readonly meals = new Set<string>();
  readonly amenities = new Set<string>();
  budget: BudgetSaid | null = null;
  hasUnknownCurrency = false;
  rating: Said['rating'] = null;
  sort: Said['sort'] = null;
  compared: Said['compared'] = null;
  freeCancellation = false;
  bedsForAll = false;
  private readonly used: boolean[];

  constructor(terms: readonly Term[], scene: Scene, isHebrew: boolean) {
    this.terms = terms;
    this.scene = scene;
    this.isHebrew = isHebrew;
    this.used = terms.map(() => false);
  }

  /** The term at a place while no rule has taken it. */
  free(at: number): Term | undefined {
    return this.used[at] ? undefined : this.terms[at];
  }

  use(from: number, to: number): void {
    this.used.fill(true, from, to);
  }

  /** Notes pieces of the dates, as the end of a rule that fits. */
  mention(...pieces: readonly DateMention[]): true {
    this.mentions.push(...pieces);
    return true;
  }

  /** Notes who travels. */
  party(told: Partial<People>): true {
    Object.assign(this.people, told);
    return true;
  }

  /** Notes wishes that are taken back. */
  drop(...names: readonly WishName[]): true {
    this.dropped.push(...names);
    return true;
  }

  /** Terms no rule has taken. */
  rest(): readonly Term[] {
    return this.terms.filter((_, at) => !this.used[at]);
  }
}
