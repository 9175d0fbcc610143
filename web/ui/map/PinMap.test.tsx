import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapPin } from './pins/pinGroups.ts';
import { PinMap } from './PinMap.tsx';

const texts = {
  map: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  note: 'Simple map',
  cluster: () => 'Hotels',
  from: (price: string) => price,
};
const pin = (name: string, latitude: number, longitude: number): MapPin => ({
  id: name,
  name,
  latitude,
  longitude,
  label: '₪1',
  price: 1,
  look: 'plain',
});
const pins = [pin('Haifa', 32.79, 34.99), pin('Eilat', 29.55, 34.95)];

/** The size of the map. */
const frame = { width: 0, height: 0 };
/** Callbacks that wait for a resize. */
let resized: (() => void)[] = [];

beforeEach(() => {
  resized = [];
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => frame.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => frame.height);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, frame.width, frame.height),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resized.push(notify);
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.restoreAllMocks();
});

const resize = (width: number, height: number) => {
  Object.assign(frame, { width, height });
  act(() => resized.forEach((notify) => notify()));
};
const map = (fitKey: string, shown = pins, onActiveGroup?: (ids: readonly string[]) => void) => (
  <PinMap
    pins={shown}
    fitKey={fitKey}
    chosenId={null}
    activeId={null}
    direction="ltr"
    language="en"
    locale="en-US"
    texts={texts}
    {...(onActiveGroup && { onActiveGroup })}
  />
);
const open = (shown = pins) => render(map('all', shown));

describe('the first view of the pins', () => {
  it.each([
    ['wide', 900, 700],
    ['lower than its margins', 320, 120],
    ['lower than its upper margin', 320, 60],
    ['narrower than its margins', 90, 400],
  ])('shows all of them on a map that is %s', async (_what, width, height) => {
    resize(width, height);
    open();
    expect(await screen.findByRole('application', { name: 'Map' })).toBeVisible();
    const marks = await screen.findAllByRole('button', { name: /^(Haifa|Eilat|Hotels)$/ });
    const shown = marks.flatMap((mark) => mark.dataset['hotels']?.split(' '));
    expect(new Set(shown)).toEqual(new Set(['Haifa', 'Eilat']));
  });

  it('waits for a map that is not visible yet', async () => {
    resize(0, 0);
    open();
    await screen.findByRole('application', { name: 'Map' });
    resize(900, 700);
    expect(screen.getByRole('button', { name: 'Haifa' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Eilat' })).toBeVisible();
  });

  const pointAt = (movementX: number) => {
    const event = new Event('pointermove', { bubbles: true });
    fireEvent(screen.getByRole('application'), Object.assign(event, { movementX, movementY: 0 }));
  };
  it.each([
    ['a pointer that rests on it', 0, true],
    ['a pointer that moves over it', 3, false],
  ])(
    'is chosen again when the last pins arrive, most of them far away, under %s (%f px): %s',
    async (_what, pixels, isSeen) => {
      resize(900, 700);
      const { rerender } = open([pin('Haifa', 32.79, 34.99)]);
      await screen.findByRole('application', { name: 'Map' });
      expect(screen.queryByRole('button', { name: 'Eilat' })).not.toBeInTheDocument();
      pointAt(pixels);
      rerender(map('opened', [...pins, pin('Ashdod', 31.8, 34.65), pin('Ashkelon', 31.67, 34.57)]));
      expect(screen.queryByRole('button', { name: 'Eilat' }) !== null).toBe(isSeen);
    },
  );
});

it('the map does not move when the last pins arrive and most of them are in view', async () => {
  resize(900, 700);
  const { rerender } = open([pin('Haifa', 32.79, 34.99)]);
  await screen.findByRole('application', { name: 'Map' });
  rerender(map('opened'));
  expect(screen.getByRole('button', { name: 'Haifa' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Eilat' })).not.toBeInTheDocument();
});

describe('a cluster that is pointed at', () => {
  it('reports its hotels, and none after the pointer left', async () => {
    resize(900, 700);
    const near = [pin('One', 32.0801, 34.7701), pin('Two', 32.0801, 34.7701), pin('Haifa', 32.79, 34.99)];
    const active = vi.fn<(ids: readonly string[]) => void>();
    render(map('all', near, active));
    const cluster = await screen.findByRole('button', { name: 'Hotels' });
    fireEvent.pointerEnter(cluster);
    expect(active).toHaveBeenLastCalledWith(expect.arrayContaining(['One', 'Two']));
    fireEvent.pointerLeave(cluster);
    expect(active).toHaveBeenLastCalledWith([]);
  });
});
