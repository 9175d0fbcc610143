import { expect, it } from 'vitest';
import { readHandedOver } from './handedOver.ts';

it.each([
  ['nothing', '', { note: '', isCut: false, turns: [] }],
  ['a note alone', 'Help\n\nplease', { note: 'Help\n\nplease', isCut: false, turns: [] }],
  [
    'a note and turns of several lines',
    'Help\n\nTraveller: שלום\n  Sherry: no\nSherry: Two:\n  - one',
    {
      note: 'Help',
      isCut: false,
      turns: [
        { nth: 1, isAssistant: false, text: 'שלום\nSherry: no' },
        { nth: 2, isAssistant: true, text: 'Two:\n- one' },
      ],
    },
  ],
  [
    'a conversation without its beginning',
    'Help\n\n…of a turn\n  and more\nTraveller: …yes',
    { note: 'Help', isCut: true, turns: [{ nth: 1, isAssistant: false, text: '…yes' }] },
  ],
])('a message that was handed over contains %s', (_name, text, read) => {
  expect(readHandedOver(text)).toEqual(read);
});
