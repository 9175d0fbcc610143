import { defineMessages, type Message } from '#i18n/messages.ts';
import { details } from '#features/admin/bookings/details/BookingDetails.messages.ts';
import { history } from '#features/admin/bookings/BookingsTab.messages.ts';
import type { AuditEntity, AuditField, DirectField } from '#models/admin/audit-fields.ts';

const texts = defineMessages({
  name: { id: 'admin.audit.field.name', defaultMessage: 'Name' },
  nameHe: { id: 'admin.audit.field.nameHe', defaultMessage: 'Name in Hebrew' },
  description: { id: 'admin.audit.field.description', defaultMessage: 'Description' },
  descriptionHe: { id: 'admin.audit.field.descriptionHe', defaultMessage: 'Description in Hebrew' },
  location: { id: 'admin.audit.field.location', defaultMessage: 'Address' },
  city: { id: 'admin.audit.field.city', defaultMessage: 'City' },
  country: { id: 'admin.audit.field.country', defaultMessage: 'Country' },
  latitude: { id: 'admin.audit.field.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'admin.audit.field.longitude', defaultMessage: 'Longitude' },
  rating: { id: 'admin.audit.field.rating', defaultMessage: 'Stars' },
  basePrice: { id: 'admin.audit.field.basePrice', defaultMessage: 'Net price per night' },
  markupType: { id: 'admin.audit.field.markupType', defaultMessage: 'Kind of markup' },
  markupValue: { id: 'admin.audit.field.markupValue', defaultMessage: 'Markup' },
  price: { id: 'admin.audit.field.price', defaultMessage: 'Price per night (hotel)' },
  picture: { id: 'admin.audit.field.picture', defaultMessage: 'Main picture' },
  gallery: { id: 'admin.audit.field.gallery', defaultMessage: 'Other pictures' },
  amenities: { id: 'admin.audit.field.amenities', defaultMessage: 'Amenities' },
  meals: { id: 'admin.audit.field.meals', defaultMessage: 'Meals' },
  rooms: { id: 'admin.audit.field.rooms', defaultMessage: 'Rooms' },
  featured: { id: 'admin.audit.field.featured', defaultMessage: 'Featured' },
  freeCancellation: { id: 'admin.audit.field.freeCancellation', defaultMessage: 'Free cancellation' },
  deleted: { id: 'admin.audit.field.deleted', defaultMessage: 'Deleted' },
  status: { id: 'admin.audit.field.status', defaultMessage: 'Status' },
  role: { id: 'admin.audit.field.role', defaultMessage: 'Role' },
  handled: { id: 'admin.audit.field.handled', defaultMessage: 'Handled' },
  answered: { id: 'admin.audit.field.answered', defaultMessage: 'Answered' },
  hotel: { id: 'admin.audit.field.hotel', defaultMessage: 'Hotel' },
  booking: { id: 'admin.audit.field.booking', defaultMessage: 'Booking' },
  review: { id: 'admin.audit.field.review', defaultMessage: 'Review' },
  user: { id: 'admin.audit.field.user', defaultMessage: 'User' },
  message: { id: 'admin.audit.field.message', defaultMessage: 'Message' },
  mail: { id: 'admin.audit.field.mail', defaultMessage: 'Mail' },
  topics: { id: 'admin.audit.field.topics', defaultMessage: 'Topics' },
  attempts: { id: 'admin.audit.field.attempts', defaultMessage: 'Attempts' },
  mismatch: { id: 'admin.audit.field.mismatch', defaultMessage: 'Disagreement with the hotel' },
  deletedAt: { id: 'admin.audit.field.deletedAt', defaultMessage: 'Deleted on' },
  stayDate: { id: 'admin.audit.field.stayDate', defaultMessage: 'Day of the stay' },
  photos: { id: 'admin.audit.field.photos', defaultMessage: 'Photos' },
  handledBy: { id: 'admin.audit.field.handledBy', defaultMessage: 'Handled by' },
  ids: { id: 'admin.audit.field.ids', defaultMessage: 'Records' },
  reviewRating: { id: 'admin.audit.field.reviewRating', defaultMessage: 'Rating' },
});

/** Labels of every field that the gateway writes into the audit log. */
const written: Readonly<Record<AuditField, Message>> = {
  name: texts.name,
  nameHe: texts.nameHe,
  description: texts.description,
  descriptionHe: texts.descriptionHe,
  location: texts.location,
  city: texts.city,
  country: texts.country,
  latitude: texts.latitude,
  longitude: texts.longitude,
  rating: texts.rating,
  basePricePerNight: texts.basePrice,
  markupType: texts.markupType,
  markupValue: texts.markupValue,
  pricePerNight: texts.price,
  imageUrl: texts.picture,
  galleryUrls: texts.gallery,
  amenities: texts.amenities,
  mealOptions: texts.meals,
  roomTypes: texts.rooms,
  isFeatured: texts.featured,
  hasFreeCancellation: texts.freeCancellation,
  isDeleted: texts.deleted,
  status: texts.status,
  effect: history.pending,
  mismatch: texts.mismatch,
  role: texts.role,
  isHandled: texts.handled,
  isAnswered: texts.answered,
  attempts: texts.attempts,
  hotelId: texts.hotel,
  topics: texts.topics,
  feeMinor: details.fee,
  refundMinor: details.refund,
  totalMinor: details.total,
};

const notedByPlatform: Readonly<Record<DirectField, Message>> = {
  bookingId: texts.booking,
  deletedAt: texts.deletedAt,
  stayDate: texts.stayDate,
  photos: texts.photos,
  handledBy: texts.handledBy,
  ids: texts.ids,
};

/** Labels of the fields of a record; a field without a label is shown by its name. */
export const fieldNames: Readonly<Record<string, Message>> = { ...written, ...notedByPlatform };

/**
 * Labels of the fields of a review. Only the rating differs: that of a hotel is its star class, that of a review a
 * guest's opinion.
 */
export const reviewFieldNames: typeof fieldNames = { ...fieldNames, rating: texts.reviewRating };

const entities: Readonly<Record<AuditEntity, Message>> = {
  Hotel: texts.hotel,
  Booking: texts.booking,
  Review: texts.review,
  User: texts.user,
  Message: texts.message,
  OutboxMail: texts.mail,
};

/** Labels of the kinds of records. */
export const entityNames: Readonly<Record<string, Message>> = entities;
