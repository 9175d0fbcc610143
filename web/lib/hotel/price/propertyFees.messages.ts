import { defineMessages } from '#i18n/messages.ts';

/** Names of fees that hotels give in English. */
export const feeNames = defineMessages({
  cityTax: { id: 'common.propertyFees.cityTax', defaultMessage: 'City tax' },
  mandatoryTax: { id: 'common.propertyFees.mandatoryTax', defaultMessage: 'Mandatory tax' },
  resortFee: { id: 'common.propertyFees.resortFee', defaultMessage: 'Resort fee' },
  deposit: { id: 'common.propertyFees.deposit', defaultMessage: 'Deposit' },
});

export const messages = defineMessages({
  ofNight: { id: 'common.propertyFees.ofNight', defaultMessage: '{fee} per night' },
  plus: {
    id: 'common.propertyFees.plus',
    defaultMessage: 'plus {fees} for the whole stay paid at the hotel',
  },
  taxesPlus: {
    id: 'common.propertyFees.taxesPlus',
    defaultMessage: 'includes taxes, plus {fees} for the whole stay paid at the hotel',
  },
  taxesPlusLine: {
    id: 'common.propertyFees.taxesPlusLine',
    defaultMessage: 'Includes taxes, plus {fees} for the whole stay paid at the hotel',
  },
  none: { id: 'common.propertyFees.none', defaultMessage: 'includes taxes and fees' },
  noneLine: { id: 'common.propertyFees.noneLine', defaultMessage: 'Includes taxes and fees' },
});
