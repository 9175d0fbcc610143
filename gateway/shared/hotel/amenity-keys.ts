/** Amenities by which a traveller can filter, by their English keys. The order is that of the filter sheet. */
export const AMENITY_KEYS = [
  'WiFi',
  'Pool',
  'Gym',
  'Spa',
  'Restaurant',
  'Bar',
  'Pet Friendly',
  'Parking',
  'Business Center',
  'Room Service',
] as const;

export type AmenityKey = (typeof AMENITY_KEYS)[number];

const PATTERNS: Readonly<Record<AmenityKey, RegExp>> = {
  WiFi: /\bwi ?fi\b|\bwireless internet\b|\binternet access\b/,
  Pool: /\bpools?\b(?! table)/,
  Gym: /\bgym\b|\bfitness\b|\bhealth club\b/,
  Spa: /\bspa\b|\bmassages?\b|\bhammam\b/,
  Restaurant: /\brestaurants?\b/,
  Bar: /\bbars?\b(?! fridge)|\bpub\b/,
  'Pet Friendly': /\bpets? (friendly|allowed|welcome|accepted)\b|\bpets?$/,
  Parking: /\bparking\b|\bgarage\b|\bvalet\b/,
  'Business Center': /\bbusiness (cent(er|re)|services|corner)\b/,
  'Room Service': /\broom service\b/,
};

/** Words that negate an amenity, as in `not available` and `- no`. */
const NEGATION = /\bno\b|\bnot\b|\bwithout\b|\bunavailable\b|\bclosed\b/;
const OTHER_BARS = /\b(mini|snack|grab|towel|bath|sound|salad) ?bars?\b/g;

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/**
 * Keys of the amenities in free texts of a source, in the order of `AMENITY_KEYS`. A text with a negation (`Pets
 * allowed - no`) contains none.
 */
export function amenityKeys(facilities: readonly string[]): readonly AmenityKey[] {
  const texts = facilities.map(fold).filter((text) => !NEGATION.test(text));
  const cleaned = texts.map((text) => text.replace(OTHER_BARS, ' '));
  return AMENITY_KEYS.filter((key) => cleaned.some((text) => PATTERNS[key].test(text)));
}

/** Known keys first, then the source's other texts, without duplicates and texts with a negation. */
export function amenityList(facilities: readonly string[]): readonly string[] {
  const keys: readonly string[] = amenityKeys(facilities);
  const words = facilities
    .map((text) => text.trim())
    .filter((text) => text !== '' && !NEGATION.test(fold(text)) && amenityKeys([text]).length === 0);
  return [...new Set([...keys, ...words])];
}
