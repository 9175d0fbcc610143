import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { isInBox } from '../box.ts';
import { areAtOnePlace, groupsIn, indexPins, type MapPin, MAX_PRICES, PIN_MAX_ZOOM } from './pinGroups.ts';
import { areTouching } from './pinSpace.ts';

const pin = (id: string, latitude: number, longitude: number): MapPin => ({
  id,
  latitude,
  longitude,
  label: '₪1',
  price: 1,
  name: id,
  look: 'plain',
});
const rem = 16;
const from = (price: string) => `from ${price}`;
const world = [-180, -85, 180, 85] as const;
const pins = [
  pin('eilat', 29.55, 34.95),
  pin('tel-aviv', 32.08, 34.78),
  pin('same-place', 32.08, 34.78),
  pin('haifa', 32.79, 34.99),
];
/** Hotels of a town, denser in its middle, with prices of different lengths. */
const town = (count: number): MapPin[] => {
  const random = xoroshiro128plus(7);
  const spread = () => [0, 1, 2].reduce((sum) => sum + uniformInt(random, 0, 1_000) - 500, 0) / 1_000;
  return Array.from({ length: count }, (_, at) => {
    const price = uniformInt(random, 90, 12_000);
    return {
      ...pin(String(at), 32.08 + spread() * 0.05, 34.78 + spread() * 0.03),
      price,
      label: `₪${price.toLocaleString('en-US')}`,
      look: at < 4 ? ('pick' as const) : ('plain' as const),
    };
  });
};
const shape = (zoom: number, shown: readonly MapPin[] = pins) =>
  groupsIn(indexPins(shown), shown, { box: world, zoom, rem }).map((group) =>
    group.kind === 'pin' ? group.pin.id : group.ids.join('+'),
  );

describe('the groups of pins', () => {
  it.each([
    [3, ['eilat+tel-aviv+same-place+haifa']],
    [9, ['eilat', 'tel-aviv+same-place', 'haifa']],
    [PIN_MAX_ZOOM, ['eilat', 'tel-aviv+same-place', 'haifa']],
  ])('are formed by distance on the screen at zoom %d', (zoom, expected) => {
    expect(shape(zoom)).toEqual(expected);
  });

  it('follow the order of the list, also when it is reversed', () => {
    expect(shape(9, pins.toReversed())).toEqual(['haifa', 'same-place+tel-aviv', 'eilat']);
  });

  it('say at which zoom a cluster splits, and that a cluster at a single place never does', () => {
    const clusters = (zoom: number) =>
      groupsIn(indexPins(pins), pins, { box: world, zoom, rem }).flatMap((group) =>
        group.kind === 'cluster' ? [group.opensAt] : [],
      );
    expect(clusters(3)[0]).toBeGreaterThan(3);
    expect(clusters(9)).toEqual([null]);
  });

  it.each([
    ['a map', false],
    ['a static map', true],
  ])('never overlap on %s at any zoom, and contain every hotel', (_what, isStill) => {
    const many = town(180);
    const index = indexPins(many);
    for (let zoom = 9; zoom <= PIN_MAX_ZOOM; zoom += 1) {
      const groups = groupsIn(index, many, { box: world, zoom, rem, ...(!isStill && { from }) });
      const spaces = groups.map(({ space }) => space);
      const covered = spaces.filter((one, at) =>
        spaces.slice(at + 1).some((other) => areTouching(one, other)),
      );
      expect(covered, `zoom ${zoom}`).toEqual([]);
      expect(groups.flatMap((group) => (group.kind === 'pin' ? group.pin.id : group.ids))).toHaveLength(180);
    }
  });

  it('show the prices of the first hotels of the list, the others as dots, and the lowest price of a cluster', () => {
    const many = town(180);
    const groups = groupsIn(indexPins(many), many, { box: world, zoom: 15, rem, from });
    const singles = groups.flatMap((group) => (group.kind === 'pin' ? [group] : []));
    const shown = singles.filter(({ pill }) => pill !== null);
    const dots = singles.filter(({ pill }) => pill === null);
    expect(shown.length).toBeGreaterThanOrEqual(30);
    expect(shown.length).toBeLessThanOrEqual(MAX_PRICES);
    const mean = (some: typeof singles) =>
      some.reduce((sum, { pin: { id } }) => sum + Number(id), 0) / some.length;
    expect(mean(shown)).toBeLessThan(mean(dots));
    const drawn = groupsIn(indexPins(many), many, { box: world, zoom: 11, rem, from }).flatMap((group) =>
      group.kind === 'cluster' ? [group] : [],
    );
    const cheapest = drawn.map(
      ({ ids }) =>
        many
          .filter(({ id }) => ids.includes(id))
          .toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))[0]?.label,
    );
    expect(drawn.map(({ lowest }) => lowest)).toEqual(cheapest);
  });

  it('merge pills that would cover each other, and separate them at the next zoom', () => {
    const wide = [
      { ...pin('left', 32, 34), label: '₪123,456', look: 'pick' as const },
      { ...pin('right', 32, 34.065), label: '₪123,456', look: 'pick' as const },
    ];
    const shown = (zoom: number) => groupsIn(indexPins(wide), wide, { box: world, zoom, rem });
    expect(shown(11)).toMatchObject([{ kind: 'cluster', ids: ['left', 'right'], opensAt: 12 }]);
    expect(shown(12)).toHaveLength(2);
  });

  it('distinguish neighbours that no zoom separates from hotels of one place', () => {
    const near = [pin('house', 32.08, 34.78), pin('next-door', 32.0801, 34.7801)];
    const [cluster] = groupsIn(indexPins(near), near, { box: world, zoom: PIN_MAX_ZOOM, rem });
    expect(cluster).toMatchObject({ kind: 'cluster', opensAt: null });
    expect(areAtOnePlace(near)).toBe(false);
    expect(areAtOnePlace(pins.slice(1, 3))).toBe(true);
  });

  it('have no price that an edge of the visible part would cut off', () => {
    const visible = [34.7, 32, 34.9, 32.2] as const;
    const placesOf = (...points: readonly (readonly [number, number])[]) => {
      const shown = points.map(([latitude, longitude], at) => pin(String(at), latitude, longitude));
      return groupsIn(indexPins(shown), shown, { box: world, zoom: 12, rem, from, visible }).map((group) =>
        group.kind === 'pin' ? group.pill : group,
      );
    };
    expect(placesOf([32.1, 34.8], [32.199, 34.8], [32.1, 34.707])).toEqual([
      { isBelow: false, side: 0 },
      { isBelow: true, side: 0 },
      { isBelow: false, side: 1 },
    ]);
    expect(placesOf([32.1, 34.7], [32.0001, 34.7], [32.1, 34.91])).toEqual([null, null, null]);
  });

  it('have no cluster that an edge of the visible part would cut off', () => {
    const visible = [34.7, 32, 34.9, 32.2] as const;
    const shiftOf = (latitude: number, longitude: number) => {
      const shown = [pin('a', latitude, longitude), pin('b', latitude, longitude)];
      const [group] = groupsIn(indexPins(shown), shown, { box: world, zoom: 12, rem, from, visible });
      if (group?.kind !== 'cluster') throw new Error('not a cluster');
      const { x, y } = group.shift;
      return [Math.round(x), Math.round(y)];
    };
    const [middle, left, right, top, bottom, outside] = [
      shiftOf(32.1, 34.8),
      shiftOf(32.1, 34.7),
      shiftOf(32.1, 34.9),
      shiftOf(32.2, 34.8),
      shiftOf(32, 34.8),
      shiftOf(32.1, 34.95),
    ];
    expect([middle, outside]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    // Half of the mark and of the space around it.
    expect([left, right, top, bottom]).toEqual([
      [39, 0],
      [-39, 0],
      [0, 22],
      // The attribution is 20 pixels high.
      [0, -42],
    ]);
  });

  it('show prices on a map that is too low to keep them away from its edges', () => {
    const shown = [pin('edge', 32.1, 34.7)];
    const visible = [34.7, 32.09, 34.9, 32.11] as const;
    expect(groupsIn(indexPins(shown), shown, { box: world, zoom: 12, rem, from, visible })).toMatchObject([
      { pill: { isBelow: false, side: 0 } },
    ]);
  });

  it('leave out hotels outside the view', () => {
    expect(groupsIn(indexPins(pins), pins, { box: [34, 29, 36, 30], zoom: 9, rem })).toHaveLength(1);
  });
});

it.each([
  [32.08, 34.78, true],
  [32.08, 35.78, false],
  [31.9, 34.78, false],
])('the point %d %d is in the box: %s', (latitude, longitude, expected) => {
  expect(isInBox({ latitude, longitude }, [34.7, 32, 34.9, 32.2])).toBe(expected);
});
