import type { AdminHotelInput, HotelForm_HotelFragment, MarkupType } from '#generated/graphql.ts';
import type { MoneyAmount } from '#i18n/money/money.ts';
import { lowestRoomPrice } from '#shared/hotel/default-rooms.ts';
import { finalPrice } from '#shared/pricing/markup.ts';
import { type NumberRange, readNumber, writeAmount, writeNumber } from './fields/numbers.ts';

/** A room type while it is edited. */
export interface RoomDraft {
  /** Identifies the row when the order changes; used only in this form. */
  readonly id: string;
  readonly name: string;
  readonly nameHe: string;
  /** Shekels as typed. */
  readonly price: string;
  readonly description: string;
  readonly descriptionHe: string;
  readonly imageUrl: string | null;
  readonly amenities: readonly string[];
  /** Number of rooms of this type as typed; empty when they are not counted. */
  readonly count: string;
}

/** The hotel form while it is edited; numbers are texts as typed. */
export interface HotelDraft {
  readonly name: string;
  readonly nameHe: string;
  readonly description: string;
  readonly descriptionHe: string;
  readonly location: string;
  readonly city: string;
  readonly country: string;
  /** Whole stars; null for none. */
  readonly rating: number | null;
  /**
   * The rating as it was loaded. An unedited one is not sent, because the server rounds it: 4.6 is loaded as four
   * stars.
   */
  readonly storedRating: number | null;
  /** Shekels. */
  readonly netPrice: string;
  readonly markupType: MarkupType;
  /** Percent or shekels, by the markup type. */
  readonly markupValue: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly amenities: readonly string[];
  readonly mealOptions: readonly string[];
  readonly hasFreeCancellation: boolean;
  readonly isFeatured: boolean;
  readonly imageUrl: string | null;
  readonly galleryUrls: readonly string[];
  readonly roomTypes: readonly RoomDraft[];
}

/** Ranges of the fields; the server refuses values outside. */
export const ranges = {
  shekels: { min: 0, max: 1_000_000 },
  markup: { min: -1_000_000, max: 1_000_000 },
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  rooms: { min: 0, max: 500 },
} satisfies Readonly<Record<string, NumberRange>>;

/** Longest texts, in characters. */
export const lengths = { name: 200, place: 100, location: 500, description: 10_000, roomText: 2_000 };

/** Defaults of a new hotel. */
export const newDraft = (): HotelDraft => ({
  name: '',
  nameHe: '',
  description: '',
  descriptionHe: '',
  location: '',
  city: '',
  country: '',
  rating: 5,
  storedRating: null,
  netPrice: '',
  markupType: 'percentage',
  markupValue: '15',
  latitude: '',
  longitude: '',
  amenities: [],
  mealOptions: [],
  hasFreeCancellation: true,
  isFeatured: false,
  imageUrl: null,
  galleryUrls: [],
  roomTypes: [],
});

/**
 * An empty room type.
 * @param id used only in this form
 */
export const newRoom = (id: string): RoomDraft => ({
  id,
  name: '',
  nameHe: '',
  price: '',
  description: '',
  descriptionHe: '',
  imageUrl: null,
  amenities: [],
  count: '',
});

/** Converts a stored hotel to the fields of the form. */
export const draftOf = (hotel: HotelForm_HotelFragment): HotelDraft => ({
  name: hotel.name,
  nameHe: hotel.nameHe,
  description: hotel.description,
  descriptionHe: hotel.descriptionHe,
  location: hotel.location,
  city: hotel.city,
  country: hotel.country,
  rating: hotel.rating,
  storedRating: hotel.rating,
  netPrice: writeAmount(hotel.basePricePerNight.amountMinor),
  markupType: hotel.markupType,
  markupValue: writeNumber(hotel.markupValue, 2),
  latitude: writeNumber(hotel.latitude, 6),
  longitude: writeNumber(hotel.longitude, 6),
  amenities: hotel.amenities,
  mealOptions: hotel.mealOptions,
  hasFreeCancellation: hotel.hasFreeCancellation,
  isFeatured: hotel.isFeatured,
  imageUrl: hotel.imageUrl,
  galleryUrls: hotel.galleryUrls,
  roomTypes: hotel.roomTypes.map(({ price, ...room }, index) => ({
    id: `stored-${index}`,
    name: room.name,
    nameHe: room.nameHe,
    price: writeAmount(price.amountMinor),
    description: room.description,
    descriptionHe: room.descriptionHe,
    imageUrl: room.imageUrl,
    amenities: room.amenities,
    count: room.count === null ? '' : writeNumber(room.count, 0),
  })),
});

const minor = (text: string): number => Math.round(readNumber(text, ranges.shekels).value * 100);
const number = (text: string, range: NumberRange): number => readNumber(text, range).value;

/** A whole number of rooms; null for an empty field, which means that they are not counted. */
export const countOf = (text: string): number | null =>
  text.trim() === '' ? null : Math.round(number(text, ranges.rooms));

/** Converts typed shekels to money. */
export const amountOf = (text: string): MoneyAmount => ({ amountMinor: minor(text), currency: 'ILS' });

/** The final price as it would be saved now. */
export const finalPriceOf = ({
  netPrice,
  markupType,
  markupValue,
}: Pick<HotelDraft, 'netPrice' | 'markupType' | 'markupValue'>): MoneyAmount =>
  finalPrice(amountOf(netPrice), { type: markupType, value: number(markupValue, ranges.markup) });

/** The lowest price of the room types; null when none has a name and a price, in which case the final price applies. */
export const roomsFromOf = ({ roomTypes }: Pick<HotelDraft, 'roomTypes'>): MoneyAmount | null =>
  lowestRoomPrice(
    roomTypes.map(({ name, price, count }) => ({ name, price: amountOf(price), count: countOf(count) })),
  );

/** The room types that guests pay for: those with a name and a price. */
export const pricedRoomsOf = ({ roomTypes }: Pick<HotelDraft, 'roomTypes'>): readonly RoomDraft[] =>
  roomTypes.filter(({ name, price }) => name.trim() !== '' && minor(price) > 0);

/** Missing facts that keep the hotel hidden from travellers, as the server reports them. */
export const missingIn = (draft: HotelDraft): ('name' | 'place' | 'price')[] => [
  ...(draft.name.trim() === '' ? (['name'] as const) : []),
  ...(draft.city.trim() === '' && draft.country.trim() === '' ? (['place'] as const) : []),
  ...(finalPriceOf(draft).amountMinor <= 0 ? (['price'] as const) : []),
];

/** Converts the form to the input of the mutation. */
export const toInput = (draft: HotelDraft): AdminHotelInput => ({
  name: draft.name,
  nameHe: draft.nameHe,
  description: draft.description,
  descriptionHe: draft.descriptionHe,
  location: draft.location,
  city: draft.city,
  country: draft.country,
  basePriceMinor: minor(draft.netPrice),
  markupType: draft.markupType,
  markupValue: number(draft.markupValue, ranges.markup),
  ...(draft.rating !== draft.storedRating && { rating: draft.rating }),
  imageUrl: draft.imageUrl,
  galleryUrls: [...draft.galleryUrls],
  amenities: [...draft.amenities],
  roomTypes: draft.roomTypes.map((room) => ({
    name: room.name,
    nameHe: room.nameHe,
    priceMinor: minor(room.price),
    description: room.description,
    descriptionHe: room.descriptionHe,
    imageUrl: room.imageUrl,
    amenities: [...room.amenities],
    count: countOf(room.count),
  })),
  isFeatured: draft.isFeatured,
  mealOptions: [...draft.mealOptions],
  hasFreeCancellation: draft.hasFreeCancellation,
  latitude: number(draft.latitude, ranges.latitude),
  longitude: number(draft.longitude, ranges.longitude),
});

/** True when both would be saved as the same hotel. */
export const isSameDraft = (one: HotelDraft, other: HotelDraft): boolean =>
  JSON.stringify(toInput(one)) === JSON.stringify(toInput(other));

/** Adds the key at the end of the list, or removes it; upper and lower case are the same. */
export const withChoice = (list: readonly string[], key: string, isOn: boolean): string[] => {
  const others = list.filter((each) => each.toLowerCase() !== key.toLowerCase());
  return isOn ? [...others, key] : others;
};

/** Moves one entry of the list; returns the same list when the target is outside it. */
export const movedEntry = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
};

/** Facts that another administrator may have changed, in the order of the form. */
const comparedFacts = [
  'name',
  'nameHe',
  'rating',
  'location',
  'city',
  'country',
  'basePricePerNight',
  'markupType',
  'markupValue',
  'pricePerNight',
  'latitude',
  'longitude',
  'amenities',
  'mealOptions',
  'hasFreeCancellation',
  'isFeatured',
  'description',
  'descriptionHe',
  'imageUrl',
  'galleryUrls',
  'roomTypes',
  'isDeleted',
] as const;

export type ComparedFact = (typeof comparedFacts)[number];

/** The facts that differ between two versions of a hotel. */
export const changedFacts = (
  before: HotelForm_HotelFragment,
  after: HotelForm_HotelFragment,
): ComparedFact[] =>
  comparedFacts.filter((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]));
