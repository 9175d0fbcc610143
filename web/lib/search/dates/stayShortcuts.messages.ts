import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  tonight: { id: 'common.shortcuts.tonight', defaultMessage: 'Tonight' },
  thisWeekend: { id: 'common.shortcuts.thisWeekend', defaultMessage: 'This weekend' },
  nextWeekend: { id: 'common.shortcuts.nextWeekend', defaultMessage: 'Next weekend' },
  roshHashana: { id: 'common.shortcuts.roshHashana', defaultMessage: 'Rosh Hashana' },
  purim: { id: 'common.shortcuts.purim', defaultMessage: 'Purim' },
  shavuot: { id: 'common.shortcuts.shavuot', defaultMessage: 'Shavuot' },
  hanukkah: { id: 'common.shortcuts.hanukkah', defaultMessage: 'Hanukkah' },
  passover: { id: 'common.shortcuts.passover', defaultMessage: 'Passover' },
  sukkot: { id: 'common.shortcuts.sukkot', defaultMessage: 'Sukkot' },
  summer: { id: 'common.shortcuts.summer', defaultMessage: 'Summer holidays' },
});
