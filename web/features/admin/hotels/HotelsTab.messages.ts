import { defineMessages } from '../../../i18n/messages.ts';

export const messages = defineMessages({
  title: { id: 'adminHotels.title', defaultMessage: 'Hotels' },
  search: { id: 'adminHotels.search', defaultMessage: 'Search by name, city or country' },
  show: { id: 'adminHotels.show', defaultMessage: 'Show' },
  empty: { id: 'adminHotels.empty', defaultMessage: 'No hotels found' },
  unnamed: { id: 'adminHotels.unnamed', defaultMessage: 'Unnamed hotel' },
  noImage: { id: 'adminHotels.noImage', defaultMessage: 'No Image' },
  netPrice: { id: 'adminHotels.netPrice', defaultMessage: 'Net price' },
  finalPrice: { id: 'adminHotels.finalPrice', defaultMessage: 'Final price per night' },
  stars: {
    id: 'adminHotels.stars',
    defaultMessage: '{count, plural, one {# star} other {# stars}}',
  },
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
