import type { AuditFacts, AuditField, DirectField } from '#models/admin/audit-fields.ts';

/** Stored names of fields that have another name in the platform. */
const storedNames: Readonly<Partial<Record<AuditField, string>>> = {
  nameHe: 'name_he',
  descriptionHe: 'description_he',
  basePricePerNight: 'base_price_per_night',
  markupType: 'markup_type',
  markupValue: 'markup_value',
  pricePerNight: 'price_per_night',
  imageUrl: 'image_url',
  galleryUrls: 'gallery_urls',
  mealOptions: 'meal_options',
  roomTypes: 'room_types',
  isFeatured: 'is_featured',
  hasFreeCancellation: 'has_free_cancellation',
  isDeleted: 'is_deleted',
  isHandled: 'is_handled',
  isAnswered: 'is_answered',
};

/** Names of fields that only the platform logs, of records that were written without the gateway. */
const directNames: Readonly<Record<Exclude<DirectField, 'photos' | 'ids'>, string>> = {
  bookingId: 'booking_id',
  deletedAt: 'deleted_date',
  stayDate: 'stay_date',
  handledBy: 'handled_by',
};

const stored = new Map<string, string>(Object.entries(storedNames));
const known = new Map<string, string>([
  // The gateway stores this field under our name, the platform under its own.
  ['hotel_id', 'hotelId' satisfies AuditField],
  ...[...stored, ...Object.entries(directNames)].map(([field, name]) => [name, field] as const),
]);

/**
 * Left out: internal fields that change with every write, names of people, which older entries may contain, and texts
 * of travellers.
 */
const hiddenFields: ReadonlySet<string> = new Set([
  'id',
  'created_date',
  'updated_date',
  'created_by',
  'created_by_id',
  'is_sample',
  'version',
  'history',
  'reviewer_name',
  'title',
  'comment',
]);

type State = Readonly<Record<string, unknown>>;

/** The fields of an entry with the names that the platform stores. */
export const toStoredFacts = (facts: AuditFacts | null): State | null =>
  facts &&
  Object.fromEntries(Object.entries(facts).map(([field, value]) => [stored.get(field) ?? field, value]));

/** The fields of a stored entry with our names; an unknown field keeps its name. */
export const fromStoredFacts = (state: State | null): State | null =>
  state &&
  Object.fromEntries(
    Object.entries(state)
      .filter(([name]) => !hiddenFields.has(name))
      .map(([name, value]) => [known.get(name) ?? name, value]),
  );
