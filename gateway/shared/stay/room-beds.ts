/** Kinds of beds in room names. A twin bed counts as single, a full bed as double. */
export type BedKind = 'SINGLE' | 'DOUBLE' | 'QUEEN' | 'KING' | 'SOFA' | 'BUNK';

export interface BedCount {
  readonly kind: BedKind;
  /** 1 or more. */
  readonly count: number;
}

/** Beds of one room. */
export interface RoomBeds {
  /** The possible arrangements; several when the name says “or”. */
  readonly options: readonly (readonly BedCount[])[];
  /** Number of guests for whom the beds are enough, in the arrangement for the most guests. */
  readonly places: number;
}

/** Sofa beds and bunk beds count for two, so that no warning is shown when the beds may suffice. */
const PLACES: Readonly<Record<BedKind, number>> = {
  SINGLE: 1,
  DOUBLE: 2,
  QUEEN: 2,
  KING: 2,
  SOFA: 2,
  BUNK: 2,
};

/** A higher number of beds in one room is a mistake of the source, or counts something else. */
const MAX_BEDS = 12;

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

/** The words for each kind, longer ones before those that they contain. */
const KINDS: readonly (readonly [BedKind, string])[] = [
  ['SOFA', 'double sofa|single sofa|queen sofa|sofa|couch|sleeper sofa|pull-?out sofa'],
  ['BUNK', 'twin bunk|double bunk|bunk'],
  ['KING', 'california king|super king|king'],
  ['QUEEN', 'queen'],
  ['DOUBLE', 'large double|small double|semi-double|double|full|french'],
  ['SINGLE', 'large twin|single|twin'],
];

const kindWords = KINDS.map(([, words]) => words).join('|');
const numberWords = Object.keys(NUMBERS).join('|');
const SIZE = '(?:[ -]?sized?)?';

/** “2 Twin Beds”, “One King-Size Bed”, “2 Queens”; never “2 Double Bedrooms”. */
const COUNTED = new RegExp(
  `(?<![\\w.-])(\\d{1,2}|${numberWords})\\s*(?:x\\s*)?(${kindWords})s?${SIZE}(?:[ -]?beds?(?:ding)?)?(?![\\w-])(?! *(?:bed)?rooms?\\b| (?:studio|suite|apartment)s?\\b)`,
  'g',
);
/** One bed without a number: “King Bed”. In the plural the number is unknown, so nothing matches. */
const LONE = new RegExp(`(?<![\\w-])(${kindWords})${SIZE}[ -]?bed(?![\\w-])`, 'g');
/** Names that leave the choice to the hotel: “Double or Twin Room”, “King/Twin”. */
const EITHER =
  /\b(double|queen|king)(?: room)? ?(?:or|\/) ?twin\b|\btwin(?: room)? ?(?:or|\/) ?(double|queen|king)\b/;
/** “Superior Twin Room”, “Superior Twin”: in hotels this means two single beds. */
const TWIN_ROOM = /\btwin(?:[ -](?:bedded))?(?: (?:room|studio|suite))?$/;
/** Beds that cannot be counted, and rooms that are shared with other guests. */
const UNREAD =
  /(?<!bunk )\bbeds?\b|\bbedded\b|futon|murphy|trundle|rollaway|tatami|mattress|dorm|shared room|capsule|hostel/;

const kindOf = (words: string): BedKind =>
  KINDS.find(([, alternatives]) => new RegExp(`^(?:${alternatives})$`).test(words))?.[0] ?? 'SINGLE';

const numberOf = (text: string): number => NUMBERS[text] ?? Number(text);

/** Each kind once, in the order of the text, with sofa beds last. */
const summed = (beds: readonly BedCount[]): readonly BedCount[] =>
  [...new Set(beds.map(({ kind }) => kind))]
    .toSorted((left, right) => Number(left === 'SOFA') - Number(right === 'SOFA'))
    .map((kind) => ({
      kind,
      count: beds.filter((bed) => bed.kind === kind).reduce((sum, { count }) => sum + count, 0),
    }));

/** @returns null when a bed is mentioned that cannot be counted, or no bed other than a sofa bed is mentioned */
function bedsIn(text: string): readonly BedCount[] | null {
  const beds: BedCount[] = [];
  const take = (kind: string, count: number): string => {
    beds.push({ kind: kindOf(kind), count });
    return ' ';
  };
  const rest = text
    .replace(COUNTED, (_, number: string, kind: string) => take(kind, numberOf(number)))
    .replace(LONE, (_, kind: string) => take(kind, 1));
  const hasWrongCount = beds.some(({ count }) => count < 1 || count > MAX_BEDS);
  // When only a sofa bed is named, the main beds are unknown.
  const hasMainBed = beds.some(({ kind }) => kind !== 'SOFA');
  return hasWrongCount || !hasMainBed || UNREAD.test(rest) ? null : summed(beds);
}

const withPlaces = (options: readonly (readonly BedCount[])[]): RoomBeds => ({
  options,
  places: Math.max(
    ...options.map((beds) => beds.reduce((sum, { kind, count }) => sum + PLACES[kind] * count, 0)),
  ),
});

const twins: readonly BedCount[] = [{ kind: 'SINGLE', count: 2 }];

/** The beds implied by the kind of room, when no bed is counted. */
function bedsOfCategory(text: string): RoomBeds | null {
  if (UNREAD.test(text) || /\d/.test(text)) return null;
  const [, first, second] = EITHER.exec(text) ?? [];
  const large = first ?? second;
  if (large !== undefined) return withPlaces([[{ kind: kindOf(large), count: 1 }], twins]);
  const isTwin = text.split(',').some((part) => TWIN_ROOM.test(part.trim()));
  return isTwin ? withPlaces([twins]) : null;
}

/**
 * The beds in a room's English name: “Deluxe Room, 1 King Bed and 1 Sofa Bed”, “2 Twin Beds or 1 King Bed”, “Double or
 * Twin Room”.
 * @returns null when the name does not mention the beds, or one that cannot be counted, because a wrong guess would
 * mislead guests
 */
export function bedsOfRoom(name: string): RoomBeds | null {
  const text = name.toLowerCase().replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim();
  const counted = text.split(/ or | \/ /).map(bedsIn);
  const known = counted.filter((beds) => beds !== null);
  if (known.length === counted.length) return withPlaces(known);
  return known.length === 0 ? bedsOfCategory(text) : null;
}
