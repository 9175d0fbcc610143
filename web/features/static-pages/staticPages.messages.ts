import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  previewTitle: { id: 'static.preview.title', defaultMessage: 'Static preview' },
  codeTitle: { id: 'static.code.title', defaultMessage: 'Static page' },
  heading: { id: 'discover.hero.heading', defaultMessage: 'Premium hotels in Israel and worldwide' },
  lead: {
    id: 'static.lead',
    defaultMessage: 'The price you see includes taxes. What a hotel collects itself is stated beside it.',
  },
  inactive: {
    id: 'static.inactive',
    defaultMessage: 'This is a static preview. Search is not active.',
  },
  destination: { id: 'discover.search.destination', defaultMessage: 'Destination' },
  dates: { id: 'discover.search.dates', defaultMessage: 'Dates' },
  guests: { id: 'discover.search.guests', defaultMessage: 'Guests' },
  search: { id: 'discover.search.submit', defaultMessage: 'Search' },
  close: { id: 'static.close', defaultMessage: 'OK' },
  hotels: { id: 'discover.results.list', defaultMessage: 'Hotels' },
  perNight: { id: 'static.perNight', defaultMessage: '{price} per night' },
  perNightPlus: {
    id: 'static.perNightPlus',
    defaultMessage: '{price} per night, plus {fees} for the whole stay paid at the hotel',
  },
  stars: { id: 'hotel.stars', defaultMessage: '{stars, plural, one {# star} other {# stars}}' },
  asOf: { id: 'static.asOf', defaultMessage: 'Content of {date}' },
  loading: { id: 'static.loading', defaultMessage: 'Loading hotels' },
  noHotels: { id: 'static.noHotels', defaultMessage: 'No hotels can be shown at the moment.' },
  codeLead: {
    id: 'static.code.lead',
    defaultMessage:
      'One HTML file with pictures and style inside. It opens from your disk, without a server.',
  },
  code: { id: 'static.code.code', defaultMessage: 'HTML code' },
  preparing: { id: 'static.code.preparing', defaultMessage: 'Preparing the page' },
  copy: { id: 'static.code.copy', defaultMessage: 'Copy' },
  copied: { id: 'static.code.copied', defaultMessage: 'Copied' },
  copyFailed: {
    id: 'static.code.copyFailed',
    defaultMessage: 'The browser did not allow copying. Use Download, or select the text and copy it.',
  },
  download: { id: 'static.code.download', defaultMessage: 'Download' },
});

export const galleryMessages = defineMessages({
  noImage: { id: 'hotel.gallery.no-image', defaultMessage: 'No Image' },
});
