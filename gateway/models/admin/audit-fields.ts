/** Fields of records whose values before and after an act the audit log keeps; the administration has words for each. */
export const auditFields = [
  'name',
  'nameHe',
  'description',
  'descriptionHe',
  'location',
  'city',
  'country',
  'latitude',
  'longitude',
  'rating',
  'basePricePerNight',
  'markupType',
  'markupValue',
  'pricePerNight',
  'imageUrl',
  'galleryUrls',
  'amenities',
  'mealOptions',
  'roomTypes',
  'isFeatured',
  'hasFreeCancellation',
  'isDeleted',
  'status',
  'effect',
  'mismatch',
  'feeMinor',
  'role',
  'isHandled',
  'isAnswered',
  'attempts',
  'hotelId',
  'topics',
] as const;

export type AuditField = (typeof auditFields)[number];

/** Further fields, which our platform notes of records that an administrator writes without the gateway. */
export type DirectField = 'bookingId' | 'deletedAt' | 'stayDate' | 'photos' | 'handledBy' | 'ids';

/** What an entry of the audit log keeps of a record at one moment, by field. */
export type AuditFacts = Readonly<Partial<Record<AuditField, unknown>>>;

/** Kinds of records that entries of the audit log are about. */
export const auditEntities = ['Hotel', 'Booking', 'Review', 'User', 'Message', 'OutboxMail'] as const;

export type AuditEntity = (typeof auditEntities)[number];
