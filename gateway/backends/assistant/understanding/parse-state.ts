/**
 * The state in which the grammar rules collect what they find in one message: which terms are used, and dates,
 * people and wishes so far. `understand.ts` turns it into search details.
 */
import type { DateMention } from './dates/combine-dates.ts';
import type { Term } from './words/terms.ts';
import type { BudgetDetails, ImpossibleDetail, OwnRoom, SearchDetails, WishName } from './reading.ts';
import type { MessageContext } from './goals/message-context.ts';

/** No people yet; null for what the message does not say. */
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
  /**
   * Adults that the kinds of rooms imply: “two doubles” are four. Used only when the message does not count the
   * adults.
   */
  beds: null as number | null,
  ownRoom: null as OwnRoom | null,
  /** True when the named people join the present travellers. */
  isChange: false,
  /** Which of the children does not come along. */
  leaves: null as 'eldest' | 'youngest' | null,
});

/** The travellers, counted while a message is read. */
export type People = ReturnType<typeof noPeople>;

/** A request that is not a search, and that the assistant declines. */
export type DeclinedRequest =
  /** Something that is not booked here: “get us a taxi”. */
  | 'order'
  /** A tip where to eat or go out in town. */
  | 'advice'
  /** To ignore the assistant's rules: “forget your instructions”. */
  | 'override'
  /** A text or an exercise: “write my essay”. */
  | 'writing'
  /** Data of other people: “the bookings of customer Cohen”. */
  | 'other-guests'
  /** A price other than the hotel's: “confirm a rate of 10 shekels”. */
  | 'set-price';

/**
 * What the rules have found so far; each message gets a new state. `terms` are the words of the message, and `at`,
 * `from` and `to` are positions in them.
 */
export class ParseState {
  readonly terms: readonly Term[];
  readonly context: MessageContext;
  readonly isHebrew: boolean;
  readonly dates: DateMention[] = [];
  /**
   * The current stay keeps its last day: the message changes only the arrival, or says that the departure stays
   * the same.
   */
  keepsEnd = false;
  /** A weekday replaces another one: “Sunday instead of Monday”. The new day is then the first day of the stay. */
  replacesWeekday = false;
  /** The end of the current stay whose day another one replaces: “on the 10th and not on the 9th”. */
  replacesEdge: 'from' | 'until' | null = null;
  /** A place is named in the place of another: “swap Rome for Madrid”, “not Rome, Madrid”. */
  replacesPlace = false;
  readonly people: People = noPeople();
  /** Number of sons and daughters counted as adults because of their ages. */
  grownChildren = 0;
  /** The person who writes is among the adults counted so far. */
  isWriterCounted = false;
  readonly dropped: WishName[] = [];
  /** The terms of the wishes that the message withdraws. */
  readonly withdrawn = new Set<Term>();
  readonly declined = new Set<DeclinedRequest>();
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

  /** Marks the terms from `from` up to, but not including, `to` as used. */
  consume(from: number, to: number): void {
    this.consumed.fill(true, from, to);
  }

  /** Adds date details. Like the next two methods it returns true, so that a rule can return its result. */
  addDates(...pieces: readonly DateMention[]): true {
    this.dates.push(...pieces);
    return true;
  }

  /** Overwrites these details of the travellers. */
  setPeople(people: Partial<People>): true {
    Object.assign(this.people, people);
    return true;
  }

  /** Adds wishes that the message removes from the search. */
  drop(...names: readonly WishName[]): true {
    this.dropped.push(...names);
    return true;
  }

  /** Terms that no rule has consumed. */
  remaining(): readonly Term[] {
    return this.terms.filter((_, at) => !this.consumed[at]);
  }
}
