import { describe, expect, it } from 'vitest';
import { runDialog, type Dialog } from '../testing/dialog.ts';

const path =
  '/Discover?destination=Italy&country=IT&city=126&cityName=Rome&checkin=2026-12-10&checkout=2026-12-14&guests=2';

const steps: Dialog['steps'] = [
  {
    goal: {
      kind: 'hotel',
      hotel: { kind: 'ordinal', place: 1 },
      question: { kind: 'amenity', amenity: 'Pool' },
    },
  },
];

const unlike = [
  ['districts of a town', '&areas=Trastevere'],
  ['an area of the map', '&box=41.8,12.4,41.9,12.6'],
  ['the order by distance from an airport', '&sort=AIRPORT'],
  ['its second page', '&page=2'],
] as const;

describe('a question about the first hotel of a list that only the page shows', () => {
  it('is answered for that hotel', async () => {
    const [answer] = await runDialog({ name: 'list', context: { path }, steps });
    expect(answer?.answer.reply.text).toContain('Villa Aurelia');
  });

  it.each(unlike)('is not answered for any hotel where the list shows %s', async (_name, more) => {
    const [answer] = await runDialog({ name: 'list', context: { path: path + more }, steps });
    expect(answer?.answer.reply.text).not.toContain('Villa Aurelia');
    expect(answer?.answer.state).toMatchObject({ shown: [] });
  });
});
