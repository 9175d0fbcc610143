import { expect, it } from 'vitest';
import { placeLabels } from './placeLabels.ts';
import { onWorld } from '../mercator.ts';

const view = { zoom: 8, rem: 16 };
const town = { name: 'Tel Aviv', latitude: 32, longitude: 34.8 };
const { x, y } = onWorld(town, view.zoom);
/** A mark this many pixels to the right of the city's dot, and below it. */
const mark = (aside: number, half = 20, down = 0) => ({
  left: x + aside - half,
  right: x + aside + half,
  top: y + down - half,
  bottom: y + down + half,
});

const placesOf = (labels: Parameters<typeof placeLabels>[0], marks: Parameters<typeof placeLabels>[1]) =>
  placeLabels(labels, marks, view).map(({ name, place }) => `${name} ${place?.side} ${place?.shift}`);

it.each([
  ['is after its dot', [], ['Tel Aviv after 0']],
  ['is before its dot where a mark is after it', [mark(50)], ['Tel Aviv before 0']],
  ['stays where a mark is before it', [mark(-50)], ['Tel Aviv after 0']],
  ['is above a small mark on its dot', [mark(0, 12)], ['Tel Aviv alone -1.75']],
  ['is below where another mark is above', [mark(0, 12), mark(0, 12, -30)], ['Tel Aviv alone 1.75']],
  ['is further away from a large mark', [mark(0, 24)], ['Tel Aviv alone -2.5']],
  ['is left out where it has no room', [mark(0, 60)], []],
])('a name on the map %s', (_, marks, expected) => {
  expect(placesOf([town], marks)).toEqual(expected);
});

it('a name on the map that changed sides takes the space of a less important one', () => {
  const lesser = { ...town, name: 'Yafo', longitude: 34.8 - (40 / (256 * 2 ** view.zoom)) * 360 };
  expect(placesOf([town, lesser], [])).toEqual(['Tel Aviv after 0', 'Yafo before 0']);
  expect(placesOf([town, lesser], [mark(50)])).toEqual(['Tel Aviv before 0', 'Yafo alone -1.75']);
});

it('of labels with the same text only the first that has room is shown', () => {
  const ring = { name: '1 km', kind: 'distance', isOnce: true, longitude: 34.8 } as const;
  const both = [
    { ...ring, latitude: 32 },
    { ...ring, latitude: 33 },
  ];
  const shown = (marks: Parameters<typeof placeLabels>[1]) =>
    placeLabels(both, marks, view).map(({ latitude }) => latitude);
  expect(shown([])).toEqual([32]);
  expect(shown([mark(0)])).toEqual([33]);
});

it.each([
  ['stays where it is completely visible', 90, ['after']],
  ['changes sides where the edge would cut it', 40, ['before']],
  ['is left out where the edge would cut it on both sides', 4, []],
])('a name by the edge of the map %s', (_, room, expected) => {
  const frame = { left: x - 90, right: x + room, top: y - 12, bottom: y + 12 };
  const narrow = room < 10 ? { ...frame, left: x - 4 } : frame;
  expect(placeLabels([town], [], { ...view, frame: narrow }).map(({ place }) => place?.side)).toEqual(
    expected,
  );
});
