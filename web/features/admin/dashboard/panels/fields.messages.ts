import { defineMessages, type Message } from '../../../../i18n/messages.ts';

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
  price: { id: 'admin.audit.field.price', defaultMessage: 'Price per night' },
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
  hotel: { id: 'admin.audit.field.hotel', defaultMessage: 'Hotel' },
  topics: { id: 'admin.audit.field.topics', defaultMessage: 'Topics' },
  reviewRating: { id: 'admin.audit.field.reviewRating', defaultMessage: 'Rating' },
});

const fieldNames: Readonly<Record<string, Message>> = {
  name: texts.name,
  name_he: texts.nameHe,
  description: texts.description,
  description_he: texts.descriptionHe,
  location: texts.location,
  city: texts.city,
  country: texts.country,
  latitude: texts.latitude,
  longitude: texts.longitude,
  rating: texts.rating,
  base_price_per_night: texts.basePrice,
  markup_type: texts.markupType,
  markup_value: texts.markupValue,
  price_per_night: texts.price,
  image_url: texts.picture,
  gallery_urls: texts.gallery,
  amenities: texts.amenities,
  meal_options: texts.meals,
  room_types: texts.rooms,
  is_featured: texts.featured,
  has_free_cancellation: texts.freeCancellation,
  is_deleted: texts.deleted,
  status: texts.status,
  role: texts.role,
  is_handled: texts.handled,
  hotelId: texts.hotel,
  hotel_id: texts.hotel,
  topics: texts.topics,
};

/** The rating of a hotel is its class, that of a review a traveller's opinion. */
const reviewFieldNames: typeof fieldNames = { ...fieldNames, rating: texts.reviewRating };

/** What the audit log calls the fields of a kind of record; any other field is shown by its stored name. */
export const fieldNamesOf = (entity: string): typeof fieldNames =>
  entity === 'Review' ? reviewFieldNames : fieldNames;
