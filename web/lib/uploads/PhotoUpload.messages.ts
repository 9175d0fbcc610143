import { defineMessages } from '#i18n/messages.ts';

export const messages = defineMessages({
  add: { id: 'upload.add', defaultMessage: '{max, plural, one {Add a picture} other {Add pictures}}' },
  hintOne: {
    id: 'upload.hintOne',
    defaultMessage: 'Or drop a picture here. JPEG, PNG, WebP, GIF, AVIF or TIFF, up to 10 MB.',
  },
  hint: {
    id: 'upload.hint',
    defaultMessage: 'Or drop up to {max} here. JPEG, PNG, WebP, GIF, AVIF or TIFF, up to 10 MB each.',
  },
  full: {
    id: 'upload.full',
    defaultMessage: 'That is {max, plural, one {# picture} other {# pictures}}, the most there can be.',
  },
  surplus: {
    id: 'upload.surplus',
    defaultMessage:
      '{count, plural, one {# picture was} other {# pictures were}} left out: {max, plural, one {# picture} other {# pictures}} at most.',
  },
  list: { id: 'upload.list', defaultMessage: 'Pictures' },
  picture: { id: 'upload.picture', defaultMessage: 'Picture {number}' },
  noPicture: { id: 'upload.noPicture', defaultMessage: 'No preview' },
  sending: { id: 'upload.sending', defaultMessage: 'Uploading {name}' },
  added: { id: 'upload.added', defaultMessage: 'Picture added' },
  removed: { id: 'upload.removed', defaultMessage: 'Picture removed' },
  remove: { id: 'upload.remove', defaultMessage: 'Remove picture {number}' },
  removePending: { id: 'upload.removePending', defaultMessage: 'Remove {name}' },
  earlier: { id: 'upload.earlier', defaultMessage: 'Move picture {number} forward' },
  later: { id: 'upload.later', defaultMessage: 'Move picture {number} back' },
  moved: { id: 'upload.moved', defaultMessage: 'Now picture {number}' },
  retry: { id: 'upload.retry', defaultMessage: 'Try again' },
  type: {
    id: 'upload.type',
    defaultMessage: 'This file cannot be used. Choose a JPEG, PNG, WebP, GIF, AVIF or TIFF picture.',
  },
  size: { id: 'upload.size', defaultMessage: 'This picture is larger than 10 MB.' },
  pixels: {
    id: 'upload.pixels',
    defaultMessage:
      'This picture has too many pixels. Save it smaller: an AVIF may have 16 million of them, a JPEG 64 million.',
  },
  count: { id: 'upload.count', defaultMessage: 'There are already as many pictures as there can be.' },
  stay: { id: 'upload.stay', defaultMessage: 'Pictures can be added once the stay is over.' },
});
