import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { StoredHotelFields } from '#models/admin/admin-records.ts';
import { ledgerMoney } from '#models/money.ts';
import { plainLine } from '#shared/text/plain-line.ts';
import { finalPrice } from '#shared/pricing/markup.ts';

interface RoomTypeInput {
  readonly name: string;
  readonly priceMinor: number;
  readonly nameHe?: string;
  readonly description?: string;
  readonly descriptionHe?: string;
  readonly imageUrl?: string | null;
  readonly amenities?: readonly string[];
  readonly count?: number | null;
}

/** The complete hotel form. */
interface HotelForm {
  readonly name: string;
  readonly nameHe: string;
  readonly description: string;
  readonly descriptionHe: string;
  readonly location: string;
  readonly city: string;
  readonly country: string;
  readonly basePriceMinor: number;
  readonly markupType: 'percentage' | 'fixed';
  readonly markupValue: number;
  /** Whole stars; null leaves those of a stored hotel as they are. */
  readonly rating: number | null;
  readonly imageUrl: string | null;
  readonly galleryUrls: readonly string[];
  readonly amenities: readonly string[];
  readonly roomTypes: readonly RoomTypeInput[];
  readonly isFeatured: boolean;
  readonly mealOptions: readonly string[];
  readonly hasFreeCancellation: boolean;
  readonly latitude: number;
  readonly longitude: number;
}

/** The hotel form as it is sent. Omitted fields, except the rating, have the value of a new form. */
export type HotelFormInput = Partial<HotelForm>;

const NEW_HOTEL: HotelForm = {
  name: '',
  nameHe: '',
  description: '',
  descriptionHe: '',
  location: '',
  city: '',
  country: '',
  basePriceMinor: 0,
  markupType: 'percentage',
  markupValue: 15,
  rating: null,
  imageUrl: null,
  galleryUrls: [],
  amenities: [],
  roomTypes: [],
  isFeatured: false,
  mealOptions: [],
  hasFreeCancellation: true,
  latitude: 0,
  longitude: 0,
};
const NEW_ROOM = {
  nameHe: '',
  description: '',
  descriptionHe: '',
  imageUrl: null,
  amenities: [],
  count: null,
};

const MAX_AMOUNT_MINOR = 100_000_000;
const MAX_MARKUP = 1_000_000;
/** Maximum number of rooms of one type. */
const MAX_COUNT = 500;
const MAX = {
  name: 200,
  description: 10_000,
  location: 500,
  place: 100,
  item: 100,
  roomText: 2_000,
  url: 2_000,
};
const MAX_LIST = { gallery: 50, items: 50, rooms: 50 };

/** True for a path on our own site or a web URL of at most 2,000 characters: nothing that a browser could execute. */
const isPicture = (url: string): boolean =>
  url.length <= MAX.url && (/^\/(?![/\\])/.test(url) || /^https?:\/\/[^\s/]/i.test(url));

const isShort = (text: string, max: number): boolean => text.length <= max && !text.includes('\0');

/** The texts as plain lines, without empty texts and duplicates. Case does not matter: the first spelling stays. */
function distinct(texts: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const text of texts.map(plainLine)) {
    const key = text.toLowerCase();
    if (text !== '' && !byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}

const isAmount = (minor: number): boolean => minor >= 0 && minor <= MAX_AMOUNT_MINOR;
const isItems = (items: readonly string[]): boolean =>
  items.length <= MAX_LIST.items && items.every((item) => isShort(item, MAX.item));
const picture = (url: string | null): string | null => url?.trim() || null;
const isPictureOrNone = (url: string | null): boolean => {
  const wanted = picture(url);
  return wanted === null || isPicture(wanted);
};

const isCount = (count: number | null): boolean =>
  count === null || (Number.isInteger(count) && count >= 0 && count <= MAX_COUNT);

function isRoom(input: RoomTypeInput): boolean {
  const room = { ...NEW_ROOM, ...input };
  return (
    isShort(room.name, MAX.name) &&
    isShort(room.nameHe, MAX.name) &&
    isShort(room.description, MAX.roomText) &&
    isShort(room.descriptionHe, MAX.roomText) &&
    isAmount(room.priceMinor) &&
    isPictureOrNone(room.imageUrl) &&
    isItems(room.amenities) &&
    isCount(room.count)
  );
}

function roomFields(input: RoomTypeInput): StoredHotelFields['roomTypes'][number] {
  const room = { ...NEW_ROOM, ...input };
  return {
    name: plainLine(room.name),
    nameHe: plainLine(room.nameHe),
    price: ledgerMoney(room.priceMinor),
    description: room.description.trim(),
    descriptionHe: room.descriptionHe.trim(),
    imageUrl: picture(room.imageUrl),
    amenities: distinct(room.amenities),
    count: room.count,
  };
}

const isWithin = (value: number, limit: number): boolean =>
  Number.isFinite(value) && Math.abs(value) <= limit;

/** Checks of the fields, by name; true when the value is acceptable. Empty texts and lists always are. */
const checks: { readonly [K in keyof HotelForm]?: (form: HotelForm) => boolean } = {
  name: ({ name }) => isShort(name, MAX.name),
  nameHe: ({ nameHe }) => isShort(nameHe, MAX.name),
  description: ({ description }) => isShort(description, MAX.description),
  descriptionHe: ({ descriptionHe }) => isShort(descriptionHe, MAX.description),
  location: ({ location }) => isShort(location, MAX.location),
  city: ({ city }) => isShort(city, MAX.place),
  country: ({ country }) => isShort(country, MAX.place),
  basePriceMinor: ({ basePriceMinor }) => isAmount(basePriceMinor),
  markupValue: ({ markupValue }) => isWithin(markupValue, MAX_MARKUP),
  rating: ({ rating }) => rating === null || (rating >= 1 && rating <= 5),
  imageUrl: ({ imageUrl }) => isPictureOrNone(imageUrl),
  galleryUrls: ({ galleryUrls }) =>
    galleryUrls.length <= MAX_LIST.gallery && galleryUrls.every(isPictureOrNone),
  amenities: ({ amenities }) => isItems(amenities),
  mealOptions: ({ mealOptions }) => isItems(mealOptions),
  roomTypes: ({ roomTypes }) => roomTypes.length <= MAX_LIST.rooms && roomTypes.every(isRoom),
  latitude: ({ latitude }) => isWithin(latitude, 90),
  longitude: ({ longitude }) => isWithin(longitude, 180),
};

/** The rule of each field, in English for developers. */
const rules: Readonly<Record<string, string>> = {
  name: `at most ${MAX.name} characters`,
  nameHe: `at most ${MAX.name} characters`,
  description: `at most ${MAX.description} characters`,
  descriptionHe: `at most ${MAX.description} characters`,
  location: `at most ${MAX.location} characters`,
  city: `at most ${MAX.place} characters`,
  country: `at most ${MAX.place} characters`,
  basePriceMinor: `0 to ${MAX_AMOUNT_MINOR} agorot`,
  markupValue: `a number of at most ${MAX_MARKUP}`,
  rating: '1 to 5, or null',
  imageUrl: 'a path on this site or a web address',
  galleryUrls: `at most ${MAX_LIST.gallery} paths on this site or web addresses`,
  amenities: `at most ${MAX_LIST.items} of at most ${MAX.item} characters`,
  mealOptions: `at most ${MAX_LIST.items} of at most ${MAX.item} characters`,
  roomTypes: `at most ${MAX_LIST.rooms}, each with texts, price and count within their limits`,
  latitude: '-90 to 90',
  longitude: '-180 to 180',
};

/**
 * The fields to store for a form: trimmed, without duplicates, with the final price computed from net price and markup.
 * @throws AppError BAD_USER_INPUT naming the fields whose values cannot be stored
 */
export function hotelFields(input: HotelFormInput): StoredHotelFields {
  const form = { ...NEW_HOTEL, ...input };
  demandFields(
    Object.fromEntries(
      Object.entries(checks).map(([field, isFine]) => [
        field,
        isFine(form) || (rules[field] ?? 'see the schema'),
      ]),
    ),
  );
  const basePricePerNight = ledgerMoney(form.basePriceMinor);
  const pricePerNight = finalPrice(basePricePerNight, { type: form.markupType, value: form.markupValue });
  demandFields({ markupValue: isAmount(pricePerNight.amountMinor) || 'a final price of 0 and more' });
  return {
    name: plainLine(form.name),
    nameHe: plainLine(form.nameHe),
    description: form.description.trim(),
    descriptionHe: form.descriptionHe.trim(),
    location: plainLine(form.location),
    city: plainLine(form.city),
    country: plainLine(form.country),
    basePricePerNight,
    markupType: form.markupType,
    markupValue: Math.round(form.markupValue * 100) / 100,
    pricePerNight,
    rating: form.rating,
    imageUrl: picture(form.imageUrl),
    galleryUrls: [...new Set(form.galleryUrls.map((url) => url.trim()).filter((url) => url !== ''))],
    amenities: distinct(form.amenities),
    roomTypes: form.roomTypes.map(roomFields),
    isFeatured: form.isFeatured,
    mealOptions: distinct(form.mealOptions),
    hasFreeCancellation: form.hasFreeCancellation,
    latitude: form.latitude,
    longitude: form.longitude,
  };
}

/** The fields of a hotel that is not stored yet: five stars unless the form says otherwise. */
export const newHotelFields = (input: HotelFormInput): StoredHotelFields =>
  hotelFields({ ...input, rating: input.rating ?? 5 });
