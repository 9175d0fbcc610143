/** A price as it was shown on the page of a hotel. */
export interface VisitedPrice {
  /** Lowest total of the stay, agorot. */
  readonly totalMinor: number;
  /** Check-in and check-out days, `yyyy-MM-dd`. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** When it was read, ISO 8601. */
  readonly readAt: string;
}

/** A hotel whose page was opened, with as much of it as a card can show without a request. */
export interface VisitedHotel {
  readonly id: string;
  readonly name: { readonly en: string | null; readonly he: string | null };
  readonly city: string;
  readonly cityHe: string | null;
  readonly country: string;
  readonly countryCode: string | null;
  /** URL on our own origin. */
  readonly picture: string | null;
  readonly price: VisitedPrice | null;
  /** When its page was last open, epoch milliseconds. */
  readonly at: number;
}

const longest = 300;

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= longest ? value : null;

const readPrice = (kept: unknown): VisitedPrice | null => {
  const fields = fieldsOf(kept);
  const totalMinor = fields.get('totalMinor');
  const [checkIn, checkOut, readAt] = ['checkIn', 'checkOut', 'readAt'].map((key) => text(fields.get(key)));
  return typeof totalMinor === 'number' && totalMinor > 0 && checkIn && checkOut && readAt
    ? { totalMinor, checkIn, checkOut, readAt }
    : null;
};

const readHotel = (kept: unknown): VisitedHotel | null => {
  const fields = fieldsOf(kept);
  const names = fieldsOf(fields.get('name'));
  const name = { en: text(names.get('en')), he: text(names.get('he')) };
  const [id, at] = [text(fields.get('id')), fields.get('at')];
  if (!id || typeof at !== 'number' || !(name.en ?? name.he)) return null;
  return {
    id,
    name,
    city: text(fields.get('city')) ?? '',
    cityHe: text(fields.get('cityHe')),
    country: text(fields.get('country')) ?? '',
    countryCode: text(fields.get('countryCode')),
    // A stored picture URL of another origin would make the page request that origin.
    picture: text(fields.get('picture'))?.replace(/^(?!\/(?!\/)).*/u, '') || null,
    price: readPrice(fields.get('price')),
    at,
  };
};

/** The hotels of a stored list, without entries that are not hotels. */
export const readHotels = (kept: unknown): readonly VisitedHotel[] =>
  Array.isArray(kept) ? kept.flatMap((each) => readHotel(each) ?? []) : [];
