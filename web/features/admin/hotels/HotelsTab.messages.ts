import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'adminHotels.title', defaultMessage: 'Hotels' },
  add: { id: 'adminHotels.add', defaultMessage: 'Add New Hotel' },
  search: { id: 'adminHotels.search', defaultMessage: 'Search by name, city or country' },
  show: { id: 'adminHotels.show', defaultMessage: 'Show' },
  empty: { id: 'adminHotels.empty', defaultMessage: 'No hotels found' },
  question: {
    id: 'adminHotels.question',
    defaultMessage: 'Are you sure you want to delete this hotel?',
  },
  questionNote: {
    id: 'adminHotels.questionNote',
    defaultMessage:
      '{hotel} will no longer be shown to travellers. Existing bookings keep its name and details.',
  },
  keep: { id: 'adminHotels.keep', defaultMessage: 'Keep hotel' },
  confirmRemove: { id: 'adminHotels.confirmRemove', defaultMessage: 'Delete hotel' },
  removed: { id: 'adminHotels.removed', defaultMessage: '{hotel} was deleted' },
  restored: { id: 'adminHotels.restored', defaultMessage: '{hotel} is back' },
});

export const shows = defineMessages({
  ALL: { id: 'adminHotels.show.all', defaultMessage: 'All' },
  OFFERED: { id: 'adminHotels.show.offered', defaultMessage: 'Offered to travellers' },
  INCOMPLETE: { id: 'adminHotels.show.incomplete', defaultMessage: 'Incomplete' },
  FEATURED: { id: 'adminHotels.show.featured', defaultMessage: 'Featured' },
  DELETED: { id: 'adminHotels.show.deleted', defaultMessage: 'Deleted' },
});

export const sorts = defineMessages({
  NEWEST: { id: 'adminHotels.sort.newest', defaultMessage: 'Newest first' },
  NAME: { id: 'adminHotels.sort.name', defaultMessage: 'By name' },
  PRICE_LOW: { id: 'adminHotels.sort.priceLow', defaultMessage: 'Lowest price first' },
  PRICE_HIGH: { id: 'adminHotels.sort.priceHigh', defaultMessage: 'Highest price first' },
  RATING: { id: 'adminHotels.sort.rating', defaultMessage: 'Best rating first' },
});
