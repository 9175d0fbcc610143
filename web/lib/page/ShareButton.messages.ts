import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  share: { id: 'common.share', defaultMessage: 'Share' },
  copied: { id: 'common.share.copied', defaultMessage: 'The link was copied.' },
  failed: { id: 'common.share.failed', defaultMessage: 'The link could not be copied. This is it: {link}' },
});
