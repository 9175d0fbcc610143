/** Fields of records whose values before and after an act the audit log keeps; the administration has words for each. */
export const auditFields = [
  'name',
  'name_he',
  'description',
  'description_he',
  'location',
  'city',
  'country',
  'latitude',
  'longitude',
  'rating',
  'base_price_per_night',
  'markup_type',
  'markup_value',
  'price_per_night',
  'image_url',
  'gallery_urls',
  'amenities',
  'meal_options',
  'room_types',
  'is_featured',
  'has_free_cancellation',
  'is_deleted',
  'status',
  'effect',
  'mismatch',
  'feeMinor',
  'role',
  'is_handled',
  'is_answered',
  'attempts',
  'hotelId',
  'topics',
] as const;

export type AuditField = (typeof auditFields)[number];

/** What an entry of the audit log keeps of a record at one moment, by field. */
export type AuditFacts = Readonly<Partial<Record<AuditField, unknown>>>;

/** Kinds of records that entries of the audit log are about. */
export const auditEntities = ['Hotel', 'Booking', 'Review', 'User', 'Message', 'OutboxMail'] as const;

export type AuditEntity = (typeof auditEntities)[number];
