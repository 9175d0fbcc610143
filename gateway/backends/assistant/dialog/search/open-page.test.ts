import { describe, expect, it } from 'vitest';
import { expectDialog } from '../testing/dialog.ts';
import type { Dialog } from '../testing/dialog.ts';

const path =
  '/Discover?destination=Italy&country=IT&city=126&cityName=Rome&checkin=2026-12-10&checkout=2026-12-14&guests=2';

const dialogs: readonly Dialog[] = [
  {
    name: 'is answered for that hotel of the list',
    context: { path },
    steps: [
      {
        goal: {
          kind: 'hotel',
          hotel: { kind: 'ordinal', place: 1 },
          question: { kind: 'amenity', amenity: 'Pool' },
        },
        has: ['Villa Aurelia'],
      },
    ],
  },
];

describe('a question about the first hotel of a list that only the page shows', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
