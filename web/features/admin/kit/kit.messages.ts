import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  sort: { id: 'admin.list.sort', defaultMessage: 'Order' },
  csv: { id: 'admin.list.csv', defaultMessage: 'Download CSV' },
  csvDone: { id: 'admin.list.csvDone', defaultMessage: 'The list was downloaded as {name}' },
  csvFailed: {
    id: 'admin.list.csvFailed',
    defaultMessage: 'The list could not be downloaded. Please try again.',
  },
  pages: { id: 'admin.list.pages', defaultMessage: 'Pages of the list' },
  page: { id: 'admin.list.page', defaultMessage: 'Page {page} of {pages}' },
  previous: { id: 'admin.list.previous', defaultMessage: 'Previous' },
  next: { id: 'admin.list.next', defaultMessage: 'Next' },
  loading: { id: 'admin.list.loading', defaultMessage: 'Loading the list' },
  total: { id: 'admin.list.total', defaultMessage: '{count, number} in total' },
  found: {
    id: 'admin.list.found',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}, page {page} of {pages}',
  },
  nothing: { id: 'admin.list.nothing', defaultMessage: 'Nothing matches your search.' },
  clear: { id: 'admin.list.clear', defaultMessage: 'Clear search' },
  undo: { id: 'admin.undo', defaultMessage: 'Undo' },
  failed: { id: 'admin.failed', defaultMessage: 'That did not work. Please try again.' },
  conflict: {
    id: 'admin.conflict',
    defaultMessage: 'Somebody else changed this meanwhile. It was read again; please try once more.',
  },
});
