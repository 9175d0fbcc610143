import { describe, expect, it } from 'vitest';
import { isInBox } from './box.ts';
import { groupsIn, indexPins, type MapPin, PIN_MAX_ZOOM } from './pinGroups.ts';

const pin = (id: string, latitude: number, longitude: number): MapPin => ({
  id,
  latitude,
  longitude,
  label: '₪1',
  name: id,
  look: 'plain',
});
const world = [-180, -85, 180, 85] as const;
const pins = [
  pin('eilat', 29.55, 34.95),
  pin('tel-aviv', 32.08, 34.78),
  pin('same-place', 32.08, 34.78),
  pin('haifa', 32.79, 34.99),
];
const shape = (zoom: number, shown: readonly MapPin[] = pins) =>
  groupsIn(indexPins(shown), shown, world, zoom).map((group) =>
    group.kind === 'pin' ? group.pin.id : group.ids.join('+'),
  );

describe('groupsIn', () => {
  it.each([
    [3, ['eilat+tel-aviv+same-place+haifa']],
    [9, ['eilat', 'tel-aviv+same-place', 'haifa']],
    [PIN_MAX_ZOOM, ['eilat', 'tel-aviv+same-place', 'haifa']],
  ])('zoom %d', (zoom, expected) => {
    expect(shape(zoom)).toEqual(expected);
  });

  it('keeps the order of the list, whatever lies where', () => {
    expect(shape(9, pins.toReversed())).toEqual(['haifa', 'same-place+tel-aviv', 'eilat']);
  });

  it('tells when a cluster breaks up, and that one of a single place never does', () => {
    const clusters = (zoom: number) =>
      groupsIn(indexPins(pins), pins, world, zoom).flatMap((group) =>
        group.kind === 'cluster' ? [group.opensAt] : [],
      );
    expect(clusters(3)[0]).toBeGreaterThan(3);
    expect(clusters(9)).toEqual([null]);
  });

  it('leaves out what lies elsewhere', () => {
    expect(groupsIn(indexPins(pins), pins, [34, 29, 36, 30], 9)).toHaveLength(1);
  });
});

it.each([
  [32.08, 34.78, true],
  [32.08, 35.78, false],
  [31.9, 34.78, false],
])('%d %d', (latitude, longitude, expected) => {
  expect(isInBox({ latitude, longitude }, [34.7, 32, 34.9, 32.2])).toBe(expected);
});
