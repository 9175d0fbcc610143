import { LRUCache } from 'lru-cache';
import { folded } from '../language.ts';
import { Scan, type Claim } from './claim.ts';
import type { LedgerSnapshot } from './ledger.ts';
import { plain } from './plain.ts';
import { readDates, readLooseDays } from './read-dates.ts';
import { readNumbers, readSums } from './read-numbers.ts';
import type { MarkKind } from './sort-result.ts';

/** A fact with the hotel it is of. */
interface OwnedFact {
  readonly owner: string;
  readonly kind: string;
  readonly value: string;
}

/** A ledger, laid out for looking up. */
export interface Facts {
  /** Days, `yyyy-MM-dd`. */
  readonly days: ReadonlySet<string>;
  /** Minutes of the day. */
  readonly minutes: ReadonlySet<number>;
  readonly sums: ReadonlySet<string>;
  /** Whole numbers of tools, and those that stand in a text. */
  readonly numbers: ReadonlySet<number>;
  /** Percents that a page of ours or a tool names. */
  readonly percents: ReadonlySet<number>;
  readonly ids: ReadonlySet<string>;
  /** Folded. */
  readonly names: readonly string[];
  /** Folded texts of others. */
  readonly texts: string;
  /** Folded pages of ours. */
  readonly pages: string;
  /** Pages as they are, for patterns. */
  readonly pageText: string;
  readonly otherText: string;
  readonly marks: readonly OwnedFact[];
  marksOf(kind: MarkKind): readonly OwnedFact[];
}

const zone = 'Asia/Jerusalem';
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
const clockOf = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const MOMENT = /Z$|[+-]\d\d:\d\d$/u;

interface ReadText {
  readonly claims: readonly Claim[];
  readonly plain: string;
  readonly folded: string;
}

/** A text of a hotel or a page comes back in every reply of a conversation, and reading it takes a millisecond. */
const readTexts = new LRUCache<string, ReadText>({ max: 500 });

/** A text as it is looked up: its figures of every kind, without looking at names, and its words. */
function read(text: string): ReadText {
  const known = readTexts.get(text);
  if (known) return known;
  const scan = new Scan(plain(text));
  const fresh = { plain: scan.text, folded: folded(text), claims: scan.claims };
  readDates(scan);
  readSums(scan);
  readLooseDays(scan);
  readNumbers(scan);
  readTexts.set(text, fresh);
  return fresh;
}

const minutesOf = (clock: string): number => {
  const [hour = '', minute = ''] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
};

function calendar(dates: readonly string[]) {
  const days = new Set<string>();
  const minutes = new Set<number>();
  for (const date of dates) {
    days.add(date.slice(0, 10));
    if (!date.includes('T')) continue;
    if (!MOMENT.test(date)) minutes.add(minutesOf(date.slice(11, 16)));
    else if (!Number.isNaN(Date.parse(date))) {
      const moment = new Date(date);
      days.add(dayOf.format(moment));
      minutes.add(minutesOf(clockOf.format(moment)));
    }
  }
  return { days, minutes };
}

const markOf = (line: string): OwnedFact => {
  const [owner = '', kind = '', ...value] = line.split('|');
  return { owner, kind, value: value.join('|') };
};

const pad = (number: number): string => String(number).padStart(2, '0');

/** Lays a snapshot out. Figures in texts count as facts: plain numbers and clocks of anyone's, the rest of our pages only. */
export function factsOf(snapshot: LedgerSnapshot): Facts {
  const { days, minutes } = calendar(snapshot.dates);
  const sums = new Set(snapshot.sums);
  const numbers = new Set(snapshot.numbers);
  const marks = snapshot.marks.map(markOf);
  const percents = new Set(marks.filter(({ kind }) => kind === 'percent').map(({ value }) => Number(value)));
  const texts = snapshot.texts.map(read);
  const pages = snapshot.pages.map(read);
  for (const claim of [...texts, ...pages].flatMap(({ claims }) => claims)) {
    if (claim.kind === 'number') for (const value of claim.values) numbers.add(value);
    if (claim.kind === 'loose') for (const value of claim.numbers) numbers.add(value);
    if (claim.kind === 'time') minutes.add(claim.minutes);
  }
  for (const claim of pages.flatMap(({ claims }) => claims)) {
    if (claim.kind === 'sum') for (const minor of claim.minor) sums.add(`${claim.currency} ${minor}`);
    if (claim.kind === 'percent') percents.add(claim.value);
    if (claim.kind === 'date' && claim.day.year !== null)
      days.add(`${claim.day.year}-${pad(claim.day.month)}-${pad(claim.day.day)}`);
  }
  return {
    days,
    minutes,
    sums,
    numbers,
    percents,
    ids: new Set(snapshot.ids),
    names: snapshot.names.map(folded),
    texts: ` ${texts.map((text) => text.folded).join(' ')} `,
    pages: ` ${pages.map((text) => text.folded).join(' ')} `,
    pageText: pages.map((text) => text.plain).join(' '),
    otherText: texts.map((text) => text.plain).join(' '),
    marks,
    marksOf: (kind) => marks.filter((mark) => mark.kind === kind),
  };
}
