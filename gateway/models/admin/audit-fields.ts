/**
 * Fields that the audit log stores with their values before and after an action; the admin area has a label for each.
 */
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
  'refundMinor',
  'totalMinor',
  'role',
  'isHandled',
  'isAnswered',
  'attempts',
  'hotelId',
  'topics',
] as const;

export type AuditField = (typeof auditFields)[number];

/** Further fields, which our platform logs for records that an administrator writes without the gateway. */
export type DirectField = 'bookingId' | 'deletedAt' | 'stayDate' | 'photos' | 'handledBy' | 'ids';

/** The stored fields of a record at one moment, by name. */
export type AuditFacts = Readonly<Partial<Record<AuditField, unknown>>>;

/** Kinds of records in the audit log. */
export const auditEntities = ['Hotel', 'Booking', 'Review', 'User', 'Message', 'OutboxMail'] as const;

export type AuditEntity = (typeof auditEntities)[number];
