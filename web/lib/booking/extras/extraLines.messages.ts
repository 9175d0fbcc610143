import type { ExtraKind, SoldAs } from '#shared/extras/extra-lines.ts';
import { defineMessages } from '#i18n/messages.ts';

/** Names of the kinds of extras. */
export const kindNames = defineMessages({
  CAR: { id: 'common.extras.kind.car', defaultMessage: 'Car Rental' },
  INSURANCE: { id: 'common.extras.kind.insurance', defaultMessage: 'Insurance' },
  ATTRACTION: { id: 'common.extras.kind.attractions', defaultMessage: 'Attractions' },
}) satisfies Record<ExtraKind, unknown>;

/** One extra as a line, by how it is sold; `name` is the chosen product. */
export const lineTexts = defineMessages({
  CAR: {
    id: 'common.extras.line.car',
    defaultMessage: '{name}, {quantity, plural, one {# day} other {# days}}',
  },
  INSURANCE: { id: 'common.extras.line.insurance', defaultMessage: 'Travel insurance' },
  TICKET: { id: 'common.extras.line.ticket', defaultMessage: '{name} × {quantity}' },
}) satisfies Record<SoldAs, unknown>;

/** A line whose product's name does not say its kind, with the kind: “Car Rental: Family, 3 days”. */
export const kindTexts = defineMessages({
  named: { id: 'common.extras.line.named', defaultMessage: '{kind}: {line}' },
});

/** What happens to extras when a booking is cancelled. */
export const ruleTexts = defineMessages({
  refund: {
    id: 'common.extras.refund',
    defaultMessage:
      'If you cancel, extras are refunded in full until {until} (hotel’s local time). Later they are not refunded.',
  },
  noRefund: {
    id: 'common.extras.noRefund',
    defaultMessage: 'If you cancel, extras are not refunded any more: the time for that has passed.',
  },
});
