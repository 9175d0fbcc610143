import { defineMessages } from '#i18n/messages.ts';

/** Names of fees that hotels give in English. */
export const feeNames = defineMessages({
  cityTax: { id: 'common.deskFees.cityTax', defaultMessage: 'City tax' },
  mandatoryTax: { id: 'common.deskFees.mandatoryTax', defaultMessage: 'Mandatory tax' },
  resortFee: { id: 'common.deskFees.resortFee', defaultMessage: 'Resort fee' },
  deposit: { id: 'common.deskFees.deposit', defaultMessage: 'Deposit' },
});

export const messages = defineMessages({
  ofNight: { id: 'common.deskFees.ofNight', defaultMessage: '{fee} per night' },
  plus: { id: 'common.deskFees.plus', defaultMessage: 'plus {fees} for the whole stay paid at the hotel' },
  taxesPlus: {
    id: 'common.deskFees.taxesPlus',
    defaultMessage: 'includes taxes, plus {fees} for the whole stay paid at the hotel',
  },
  taxesPlusLine: {
    id: 'common.deskFees.taxesPlusLine',
    defaultMessage: 'Includes taxes, plus {fees} for the whole stay paid at the hotel',
  },
  none: { id: 'common.deskFees.none', defaultMessage: 'includes taxes and fees' },
  noneLine: { id: 'common.deskFees.noneLine', defaultMessage: 'Includes taxes and fees' },
});
