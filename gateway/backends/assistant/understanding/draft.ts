import type { DateMention } from './dates/stay.ts';
import type { Term } from './words/terms.ts';
import type { BudgetSaid, Impossible, OwnRoom, Said, WishName } from './understanding.ts';
import type { Scene } from './goals/scene.ts';

/** The travellers, counted while a message is read. */
export interface People {
  adults: number | null;
  /** All travellers together, if only their total is given. */
  total: number | null;
  ages: number[];
  /** The message mentions children. */
  hasChildren: boolean;
  children: number | null;
  infants: number | null;
  rooms: number | null;
  ownRoom: OwnRoom | null;
  /** They join the present travellers. */
  isMore: boolean;
  /** One of the children does not come along. */
  leaves: 'eldest' | 'youngest' | null;
}

/** The reading so far. The rules write into it; each message gets a new one. */
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

  /** The term at a position if no rule has used it. */
  free(at: number): Term | undefined {
    return this.used[at] ? undefined : this.terms[at];
  }

  use(from: number, to: number): void {
    this.used.fill(true, from, to);
  }

  /** Adds date details; true, as the result of a rule that matched. */
  mention(...pieces: readonly DateMention[]): true {
    this.mentions.push(...pieces);
    return true;
  }

  /** Sets details of the travellers. */
  party(told: Partial<People>): true {
    Object.assign(this.people, told);
    return true;
  }

  /** Adds wishes to remove. */
  drop(...names: readonly WishName[]): true {
    this.dropped.push(...names);
    return true;
  }

  /** Terms that no rule has used. */
  rest(): readonly Term[] {
    return this.terms.filter((_, at) => !this.used[at]);
  }
}
