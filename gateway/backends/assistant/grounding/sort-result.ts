import { nightsBetween } from '../calendar-days.ts';

/** Whose a fact is: the id of a hotel, nobody's in particular, or what was only asked for. */
export const ANYBODY = '*';
export const ASKED = '?';

export type MarkKind =
  | 'name'
  | 'sum'
  /** Of one night. */
  | 'nightly'
  /** Of the whole stay. */
  | 'total'
  /** What a cancellation costs or brings back. */
  | 'charge'
  /** Last moment of free cancellation. */
  | 'until'
  | 'stars'
  | 'rating'
  | 'nights'
  | 'left'
  | 'reviews'
  | 'percent'
  | 'amenity'
  | 'meal'
  | 'flag';

/** A fact with what it is about. */
export interface Mark {
  readonly owner: string;
  readonly kind: MarkKind;
  readonly value: string;
}

/** Where the facts of a result go. */
export interface Sink {
  sum(value: string): void;
  number(value: number): void;
  date(value: string): void;
  name(value: string): void;
  id(value: string): void;
  text(value: string): void;
  page(value: string): void;
  mark(mark: Mark): void;
}

interface Place {
  readonly key: string;
  /** Key of the object around, for values of `{ en, he }`. */
  readonly outer: string;
  readonly owner: string;
  readonly isPage: boolean;
}

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d.*)?$/u;
const AGOROT = 100;
const DEEPEST = 12;

/** Numbers that are about the asking, not about the world. */
const NOT_SAID = new Set(['likeness', 'page', 'amountMinor']);
/** An amount in shekels, and the limits of a price. */
const SHEKELS = new Set(['shekels', 'min', 'max']);
const SUM_KINDS: Readonly<Record<string, MarkKind>> = {
  pricePerNight: 'nightly',
  total: 'total',
  totalToPay: 'total',
  fee: 'charge',
  refund: 'charge',
};
const NUMBER_KINDS: Readonly<Record<string, MarkKind>> = {
  stars: 'stars',
  rating: 'rating',
  nights: 'nights',
  roomsLeft: 'left',
  reviewCount: 'reviews',
  savingPercent: 'percent',
};
const IDS = new Set(['id', 'hotelId', 'bookingId', 'code', 'countryCode', 'number', 'href', 'key']);
const FLAGS = new Set([
  'reason',
  'status',
  'category',
  'pickReason',
  'kind',
  'field',
  'sort',
  'per',
  'error',
]);
const NAMES = new Set([
  'name',
  'hotelName',
  'hotelNameHe',
  'hotelLocation',
  'countryName',
  'city',
  'country',
  'address',
  'title',
  'label',
  'roomNames',
]);
/** What a traveller or a model asked for: repeating it is fair, but it says nothing of a hotel. */
const QUESTIONS = new Set(['query', 'stay', 'wishes']);
/** Words of the traveller themselves. */
const UNTRUSTED = new Set(['words', 'phrases']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Walks a tool's answer and hands each value to where facts of its sort are kept. */
export function sorted(result: unknown, sink: Sink): void {
  walk(result, { key: '', outer: '', owner: ANYBODY, isPage: false }, sink, 0);
}

function walk(value: unknown, place: Place, sink: Sink, depth: number): void {
  if (value === null || value === undefined || depth > DEEPEST || UNTRUSTED.has(place.key)) return;
  if (Array.isArray(value)) {
    sink.number(value.length);
    if (place.key === 'roomNames') addCounts(value, sink);
    for (const item of value) walk(item, place, sink, depth + 1);
  } else if (isObject(value)) walkObject(value, place, sink, depth);
  else if (typeof value === 'number') addNumber(value, place, sink);
  else if (typeof value === 'string') addText(value, place, sink);
  else if (typeof value === 'boolean')
    sink.mark({ owner: place.owner, kind: 'flag', value: `${place.key}=${value}` });
}

/** Rooms are told by how many of them have the same name. */
function addCounts(names: readonly unknown[], sink: Sink): void {
  for (const name of new Set(names)) sink.number(names.filter((other) => other === name).length);
}

function walkObject(value: Readonly<Record<string, unknown>>, place: Place, sink: Sink, depth: number): void {
  const { amountMinor, currency } = value;
  if (typeof amountMinor === 'number' && typeof currency === 'string') {
    addSum(amountMinor, currency, place, sink);
    return;
  }
  const owner = QUESTIONS.has(place.key) ? ASKED : (ownerOf(value, sink) ?? place.owner);
  const isPage = place.isPage || Array.isArray(value['paragraphs']);
  addStay(value, owner, sink);
  for (const [key, inner] of Object.entries(value)) {
    const outer = key === 'en' || key === 'he' ? place.key : key;
    walk(inner, { key, outer, owner, isPage }, sink, depth + 1);
  }
}

/** The hotel that an object is about; its names are noted, because a link must carry one of them. */
function ownerOf(value: Readonly<Record<string, unknown>>, sink: Sink): string | null {
  const { id, hotelId, name, hotelName, hotelNameHe } = value;
  if (typeof hotelId === 'string') {
    for (const spelling of [hotelName, hotelNameHe])
      if (typeof spelling === 'string') sink.mark({ owner: hotelId, kind: 'name', value: spelling });
    return hotelId;
  }
  if (typeof id !== 'string' || !isObject(name)) return null;
  for (const spelling of [name['en'], name['he']])
    if (typeof spelling === 'string') sink.mark({ owner: id, kind: 'name', value: spelling });
  return id;
}

/** What follows from the two days and the people of a stay. */
function addStay(value: Readonly<Record<string, unknown>>, owner: string, sink: Sink): void {
  const { checkIn, checkOut, adults, childrenAges } = value;
  if (typeof checkIn === 'string' && typeof checkOut === 'string') {
    const nights = nightsBetween(checkIn, checkOut);
    if (nights > 0) addNumber(nights, { key: 'nights', outer: '', owner, isPage: false }, sink);
  }
  if (typeof adults === 'number' && Array.isArray(childrenAges)) sink.number(adults + childrenAges.length);
}

function addSum(amountMinor: number, currency: string, { key, owner }: Place, sink: Sink): void {
  const sum = `${currency} ${amountMinor}`;
  sink.sum(sum);
  sink.mark({ owner, kind: SUM_KINDS[key] ?? 'sum', value: sum });
  if (key === 'fee' || key === 'refund' || key === 'amount')
    sink.mark({ owner, kind: 'flag', value: `${key}=${amountMinor > 0}` });
}

function addNumber(value: number, { key, owner }: Place, sink: Sink): void {
  if (NOT_SAID.has(key) || !Number.isFinite(value)) return;
  if (SHEKELS.has(key)) {
    // No lower limit is no sum.
    if (value === 0) return;
    const sum = `ILS ${Math.round(value * AGOROT)}`;
    sink.sum(sum);
    sink.mark({ owner, kind: 'sum', value: sum });
    return;
  }
  sink.number(value);
  const kind = NUMBER_KINDS[key];
  if (kind) sink.mark({ owner, kind, value: String(value) });
}

function addText(value: string, place: Place, sink: Sink): void {
  const { key, outer, owner, isPage } = place;
  const text = value.trim();
  if (text === '') return;
  if (DATE.test(text)) {
    sink.date(text);
    if (key === 'freeUntil' || key === 'freeCancellationUntil')
      sink.mark({ owner, kind: 'until', value: text.slice(0, 16) });
  } else if (IDS.has(key)) sink.id(text);
  else if (key === 'amenities') sink.mark({ owner, kind: 'amenity', value: text });
  else if (key === 'meals' || key === 'mealPlan') sink.mark({ owner, kind: 'meal', value: text });
  else if (key === 'rating') sink.mark({ owner: ASKED, kind: 'flag', value: `rating=${text}` });
  else if (FLAGS.has(key)) sink.mark({ owner, kind: 'flag', value: `${key}=${text}` });
  else if (NAMES.has(outer) && !isPage) sink.name(text);
  else if (isPage) sink.page(text);
  else if (key !== 'currency') sink.text(text);
}
