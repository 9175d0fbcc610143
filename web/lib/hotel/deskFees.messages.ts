import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  plus: { id: 'common.deskFees.plus', defaultMessage: 'plus {fees} paid at the hotel' },
  taxesPlus: {
    id: 'common.deskFees.taxesPlus',
    defaultMessage: 'includes taxes, plus {fees} paid at the hotel',
  },
  taxesPlusLine: {
    id: 'common.deskFees.taxesPlusLine',
    defaultMessage: 'Includes taxes, plus {fees} paid at the hotel',
  },
  none: { id: 'common.deskFees.none', defaultMessage: 'includes taxes and fees' },
  noneLine: { id: 'common.deskFees.noneLine', defaultMessage: 'Includes taxes and fees' },
});
