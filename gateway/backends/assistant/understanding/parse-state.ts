import type { DateMention } from './dates/stay.ts';
import type { Term } from './words/terms.ts';
import type { BudgetDetails, ImpossibleDetail, OwnRoom, SearchDetails, WishName } from './understanding.ts';
import type { MessageContext } from './goals/message-context.ts';

const noPeople = () => ({
  adults: null as number | null,
  /** All travellers together, if only their total is given. */
  total: null as number | null,
  ages: [] as number[],
  /** The message mentions children. */
  hasChildren: false,
  children: null as number | null,
  /** Their number with those who travelled before: “so now it’s three kids”. */
  allChildren: null as number | null,
  infants: null as number | null,
  rooms: null as number | null,
  /** Adults for whom rooms of a kind are meant, “two doubles”, unless the message counts the adults. */
  beds: null as number | null,
  ownRoom: null as OwnRoom | null,
  /** True when the named people join the present travellers. */
  isChange: false,
  /** One of the children does not come along. */
  leaves: null as 'eldest' | 'youngest' | null,
});

/** The travellers, counted while a message is read. */
export type People = ReturnType<typeof noPeople>;

/** What a message asks for beside a search. */
export type Request =
  /** Something that is not booked here: “get us a taxi”. */
  | 'order'
  /** Where to eat or go out in town. */
  | 'advice'
  /** To break Sherry's rules. */
  | 'override'
  /** A text or an exercise: “write my essay”. */
  | 'writing'
  /** Data of other people: “the bookings of customer Cohen”. */
  | 'other-guests'
  /** Another price than the hotel's. */
  | 'set-price';

/** The parsed details so far. The rules write into it; each message gets a new one. */
export class ParseState {
  readonly terms: readonly Term[];
  readonly context: MessageContext;
  readonly isHebrew: boolean;
  readonly dates: DateMention[] = [];
  /** The message names the day of arrival, or that the stay ends as before. */
  keepsEnd = false;
  /** A weekday of the stay is replaced by another, which is near it: “Sunday instead of Monday”. */
  isMoved = false;
  /** A place is named in the place of another: “swap Rome for Madrid”, “not Rome, Madrid”. */
  replacesPlace = false;
  readonly people: People = noPeople();
  /** Sons and daughters counted as adults because of their ages. */
  grown = 0;
  isWriterCounted = false;
  readonly dropped: WishName[] = [];
  /** The terms of the wishes that the message takes back. */
  readonly withdrawn = new Set<Term>();
  readonly requests = new Set<Request>();
  readonly impossible = new Set<ImpossibleDetail>();
  readonly stars = new Set<number>();
  readonly meals = new Set<string>();
  readonly amenities = new Set<string>();
  budget: BudgetDetails | null = null;
  hasUnknownCurrency = false;
  rating: SearchDetails['rating'] = null;
  sort: SearchDetails['sort'] = null;
  compared: SearchDetails['compared'] = null;
  freeCancellation = false;
  bedsForAll = false;
  private readonly consumed: boolean[];

  constructor(terms: readonly Term[], context: MessageContext, isHebrew: boolean) {
    this.terms = terms;
    this.context = context;
    this.isHebrew = isHebrew;
    this.consumed = terms.map(() => false);
  }

  /** The term at a position if no rule has consumed it. */
  peek(at: number): Term | undefined {
    return this.consumed[at] ? undefined : this.terms[at];
  }

  consume(from: number, to: number): void {
    this.consumed.fill(true, from, to);
  }

  /** Adds date details; true, as the result of a rule that matched. */
  addDates(...pieces: readonly DateMention[]): true {
    this.dates.push(...pieces);
    return true;
  }

  /** Sets details of the travellers. */
  setPeople(people: Partial<People>): true {
    Object.assign(this.people, people);
    return true;
  }

  /** Adds wishes to remove. */
  drop(...names: readonly WishName[]): true {
    this.dropped.push(...names);
    return true;
  }

  /** Terms that no rule has consumed. */
  remaining(): readonly Term[] {
    return this.terms.filter((_, at) => !this.consumed[at]);
  }
}
