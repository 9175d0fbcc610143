import { defineMessages } from '#i18n/messages.ts';

/** Labels of the fields, also used in the list of another administrator's changes. */
export const fields = defineMessages({
  name: { id: 'hotelForm.name', defaultMessage: 'Name' },
  nameHe: { id: 'hotelForm.nameHe', defaultMessage: 'Name in Hebrew' },
  rating: { id: 'hotelForm.rating', defaultMessage: 'Rating (stars)' },
  location: { id: 'hotelForm.location', defaultMessage: 'Full address' },
  city: { id: 'hotelForm.city', defaultMessage: 'City' },
  country: { id: 'hotelForm.country', defaultMessage: 'Country' },
  basePricePerNight: { id: 'hotelForm.netPrice', defaultMessage: 'Net price per night' },
  markupType: { id: 'hotelForm.markupType', defaultMessage: 'Markup type' },
  markupValue: { id: 'hotelForm.markupValue', defaultMessage: 'Markup value' },
  pricePerNight: { id: 'hotelForm.finalPrice', defaultMessage: 'Final price per night' },
  latitude: { id: 'hotelForm.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'hotelForm.longitude', defaultMessage: 'Longitude' },
  amenities: { id: 'hotelForm.amenities', defaultMessage: 'Amenities' },
  mealOptions: { id: 'hotelForm.meals', defaultMessage: 'Meal options' },
  hasFreeCancellation: { id: 'hotelForm.freeCancellation', defaultMessage: 'Free cancellation' },
  isFeatured: { id: 'hotelForm.featured', defaultMessage: 'Featured' },
  description: { id: 'hotelForm.description', defaultMessage: 'Description' },
  descriptionHe: { id: 'hotelForm.descriptionHe', defaultMessage: 'Description in Hebrew' },
  imageUrl: { id: 'hotelForm.image', defaultMessage: 'Main image' },
  galleryUrls: { id: 'hotelForm.gallery', defaultMessage: 'Gallery' },
  roomTypes: { id: 'hotelForm.rooms', defaultMessage: 'Room types' },
  isDeleted: { id: 'hotelForm.isDeleted', defaultMessage: 'Deleted' },
});

export const messages = defineMessages({
  ratingHint: {
    id: 'hotelForm.ratingHint',
    defaultMessage:
      'The hotel’s stars. Until guests have written reviews, it is also shown as the rating, “from the hotel’s data”.',
  },
  addTitle: { id: 'hotelForm.addTitle', defaultMessage: 'Add New Hotel' },
  editTitle: { id: 'hotelForm.editTitle', defaultMessage: 'Edit hotel' },
  loading: { id: 'hotelForm.loading', defaultMessage: 'Reading the hotel' },
  gone: { id: 'hotelForm.gone', defaultMessage: 'This hotel does not exist any more.' },
  save: { id: 'hotelForm.save', defaultMessage: 'Save hotel' },
  cancel: { id: 'hotelForm.cancel', defaultMessage: 'Cancel' },
  saved: { id: 'hotelForm.saved', defaultMessage: '{hotel} was saved' },
  savedIncomplete: {
    id: 'hotelForm.savedIncomplete',
    defaultMessage:
      '{hotel} was saved as incomplete and is not offered to travellers yet. Missing: {missing}',
  },
  waiting: {
    id: 'hotelForm.waiting',
    defaultMessage: 'Pictures are still on their way. The hotel is saved once they have arrived.',
  },
  failed: {
    id: 'hotelForm.failed',
    defaultMessage: 'The hotel was not saved. Everything you typed is still here.',
  },
  refused: {
    id: 'hotelForm.refused',
    defaultMessage:
      'The server cannot keep one of these values: the final price may be too high or a text too long.',
  },
  notANumber: { id: 'hotelForm.notANumber', defaultMessage: '“{text}” is not a number, so 0 is used.' },
  outOfRange: {
    id: 'hotelForm.outOfRange',
    defaultMessage: 'Between {min} and {max}, so {value} is used.',
  },
  unlistedCity: {
    id: 'hotelForm.unlistedCity',
    defaultMessage:
      '{name} is not in the list of cities, so travellers who search there will not find this hotel.',
  },
  unlistedCountry: {
    id: 'hotelForm.unlistedCountry',
    defaultMessage:
      '{name} is not in the list of countries, so travellers who search there will not find this hotel.',
  },
  takeListed: { id: 'hotelForm.takeListed', defaultMessage: 'Use {name}' },
  noCountry: { id: 'hotelForm.noCountry', defaultMessage: 'No country of that name; it is kept as typed' },
  noCity: { id: 'hotelForm.noCity', defaultMessage: 'No city of that name; it is kept as typed' },
  percentage: { id: 'hotelForm.percentage', defaultMessage: 'Percentage' },
  fixed: { id: 'hotelForm.fixed', defaultMessage: 'Fixed amount' },
  inShekels: { id: 'hotelForm.inShekels', defaultMessage: 'Shekels' },
  inDollars: { id: 'hotelForm.inDollars', defaultMessage: 'Shekels, ≈ {amount}' },
  ofNet: { id: 'hotelForm.ofNet', defaultMessage: 'Per cent of the net price' },
  range: { id: 'hotelForm.range', defaultMessage: 'Between {min} and {max}' },
  unnamedRoom: { id: 'hotelForm.room.unnamed', defaultMessage: 'Room without a name' },
  roomsDecide: {
    id: 'hotelForm.roomsDecide',
    defaultMessage:
      '{count, plural, one {# room type below has a price of its own} other {# room types below have prices of their own}}, from {price} a night. Guests pay those: net price and markup do not change them.',
  },
  yes: { id: 'hotelForm.yes', defaultMessage: 'yes' },
  no: { id: 'hotelForm.no', defaultMessage: 'no' },
});

export const closing = defineMessages({
  title: { id: 'hotelForm.close.title', defaultMessage: 'Close without saving?' },
  note: { id: 'hotelForm.close.note', defaultMessage: 'What you changed would be lost.' },
  keep: { id: 'hotelForm.close.keep', defaultMessage: 'Keep editing' },
  discard: { id: 'hotelForm.close.discard', defaultMessage: 'Discard changes' },
});

export const replacing = defineMessages({
  title: { id: 'hotelForm.replaced.title', defaultMessage: 'Save with these numbers?' },
});

export const conflict = defineMessages({
  title: { id: 'hotelForm.conflict.title', defaultMessage: 'Somebody else changed this hotel' },
  note: {
    id: 'hotelForm.conflict.note',
    defaultMessage: 'Nothing was saved yet. Changed meanwhile:',
  },
  same: { id: 'hotelForm.conflict.same', defaultMessage: 'No field of this form is different now.' },
  change: { id: 'hotelForm.conflict.change', defaultMessage: '{before} → {after}' },
  differs: { id: 'hotelForm.conflict.differs', defaultMessage: 'changed' },
  nothing: { id: 'hotelForm.conflict.nothing', defaultMessage: 'nothing' },
  keep: { id: 'hotelForm.conflict.keep', defaultMessage: 'Keep editing' },
  reload: { id: 'hotelForm.conflict.reload', defaultMessage: 'Load their version' },
  overwrite: { id: 'hotelForm.conflict.overwrite', defaultMessage: 'Save mine over it' },
});

export const map = defineMessages({
  show: { id: 'hotelForm.map.show', defaultMessage: 'Pick on the map' },
  hide: { id: 'hotelForm.map.hide', defaultMessage: 'Hide the map' },
  loading: { id: 'hotelForm.map.loading', defaultMessage: 'Loading the map' },
  failed: {
    id: 'hotelForm.map.failed',
    defaultMessage: 'The map could not be loaded. Latitude and longitude can be typed.',
  },
  name: {
    id: 'hotelForm.map.name',
    defaultMessage:
      'Map. A press sets the place of the hotel; arrow keys move the map, plus and minus zoom it.',
  },
  pin: {
    id: 'hotelForm.map.pin',
    defaultMessage: 'Place of the hotel: latitude {latitude}, longitude {longitude}. Arrow keys move it.',
  },
  zoomIn: { id: 'hotelForm.map.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'hotelForm.map.zoomOut', defaultMessage: 'Zoom out' },
  note: {
    id: 'hotelForm.map.note',
    defaultMessage: 'Simple map shown: street tiles are not available',
  },
  place: { id: 'hotelForm.map.place', defaultMessage: 'Put the pin in the middle' },
  remove: { id: 'hotelForm.map.remove', defaultMessage: 'Remove the pin' },
  none: { id: 'hotelForm.map.none', defaultMessage: '0 and 0: not shown on maps' },
});

export const rooms = defineMessages({
  defaults: {
    id: 'hotelForm.rooms.defaults',
    defaultMessage: 'Without own room types, travellers are offered these three:',
  },
  defaultsLater: {
    id: 'hotelForm.rooms.defaultsLater',
    defaultMessage:
      'Without own room types, travellers are offered a Standard Room, a Deluxe Room and a Suite once there is a price.',
  },
  add: { id: 'hotelForm.rooms.add', defaultMessage: 'Add room type' },
  edit: { id: 'hotelForm.rooms.edit', defaultMessage: 'Edit {room}' },
  close: { id: 'hotelForm.rooms.close', defaultMessage: 'Done with {room}' },
  remove: { id: 'hotelForm.rooms.remove', defaultMessage: 'Remove {room}' },
  up: { id: 'hotelForm.rooms.up', defaultMessage: 'Move {room} up' },
  down: { id: 'hotelForm.rooms.down', defaultMessage: 'Move {room} down' },
  moved: { id: 'hotelForm.rooms.moved', defaultMessage: '{room} is now number {number} of {count}' },
  removed: { id: 'hotelForm.rooms.removed', defaultMessage: '{room} was removed' },
  price: { id: 'hotelForm.rooms.price', defaultMessage: 'Final price per night' },
  image: { id: 'hotelForm.rooms.image', defaultMessage: 'Picture of the room' },
  count: { id: 'hotelForm.rooms.count', defaultMessage: 'Rooms of this type' },
  uncounted: { id: 'hotelForm.rooms.uncounted', defaultMessage: 'Empty: there always is one' },
  counted: {
    id: 'hotelForm.rooms.counted',
    defaultMessage:
      '{count, plural, =0 {None: not offered on any date} one {# room can be sold for a night} other {# rooms can be sold for a night}}',
  },
  notOffered: {
    id: 'hotelForm.rooms.notOffered',
    defaultMessage: 'Not offered: a room type needs a name and a price',
  },
});
