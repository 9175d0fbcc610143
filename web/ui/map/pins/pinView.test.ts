import { describe, expect, it, vi } from 'vitest';
import L from 'leaflet';
import type { MapPin } from './pinGroups.ts';
import { FOOT, openAt } from './pinView.ts';

/** Hotels on a grid, in degrees around a town by the sea. */
const grid = (rows: number, columns: number, step: number): MapPin[] =>
  Array.from({ length: rows * columns }, (_, at) => ({
    id: String(at),
    name: `Hotel ${at}`,
    latitude: 32.08 + (Math.floor(at / columns) - rows / 2) * step,
    longitude: 34.775 + ((at % columns) - columns / 2) * step,
    label: `₪${1_000 + at}`,
    price: 1_000 + at,
    look: 'plain',
  }));

const opened = (pins: readonly MapPin[], width: number, height: number) => {
  const frame = document.createElement('div');
  vi.spyOn(frame, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(height);
  const map = L.map(frame, { center: [32, 34], zoom: 12, maxZoom: 16, zoomAnimation: false });
  openAt(map, pins, { isStill: false, foot: FOOT, from: (price) => `from ${price}` });
  const box = map.getBounds();
  const seen = pins.filter(({ latitude, longitude }) => box.contains([latitude, longitude]));
  const across = map.distance([32.08, box.getWest()], [32.08, box.getEast()]);
  const zoom = map.getZoom();
  map.remove();
  return { seen: seen.length / pins.length, across, zoom, middle: box.contains([32.08, 34.775]) };
};

describe('the first view of a town of 225 hotels, whose prices do not all fit', () => {
  // Almost 5 km from north to south, as along a beach.
  const town = grid(25, 9, 0.0018);

  it.each([
    ['a phone', 390, 540],
    ['a narrow phone', 320, 420],
    ['a tablet beside its list', 448, 930],
    ['a wide screen', 1_040, 815],
  ])('shows a few kilometres of it and a good part of its hotels on %s', (_what, width, height) => {
    const { across, seen, zoom, middle } = opened(town, width, height);
    expect(across).toBeGreaterThan(2_500);
    expect(across).toBeLessThan(8_000);
    expect(seen).toBeGreaterThan(1 / 3);
    expect(zoom).toBeLessThan(16);
    expect(middle).toBe(true);
  });

  it('shows at least 2.5 km even when all hotels are within 300 m', () => {
    const { across, seen } = opened(grid(15, 15, 0.0002), 390, 540);
    expect(across).toBeGreaterThan(2_500);
    expect(seen).toBe(1);
  });
});

it('a few hotels close together are shown at a high zoom, where all prices fit', () => {
  const { zoom, seen } = opened(grid(2, 2, 0.002), 390, 540);
  expect(zoom).toBe(15);
  expect(seen).toBe(1);
});
