import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapPin } from './pinGroups.ts';
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
/** What watches for another size. */
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
      constructor(tell: () => void) {
        resized.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.restoreAllMocks();
});

const resize = (width: number, height: number) => {
  Object.assign(frame, { width, height });
  act(() => resized.forEach((tell) => tell()));
};
const open = () =>
  render(
    <PinMap
      pins={pins}
      fitKey="all"
      chosenId={null}
      activeId={null}
      direction="ltr"
      language="en"
      texts={texts}
    />,
  );

describe('the first look at the pins', () => {
  it.each([
    ['wide', 900, 700],
    ['lower than its margins', 320, 120],
    ['lower than its upper margin', 320, 60],
    ['narrower than its margins', 90, 400],
  ])('shows all of them on a map that is %s', async (_what, width, height) => {
    resize(width, height);
    open();
    expect(await screen.findByRole('application', { name: 'Map' })).toBeVisible();
    const marks = screen.getAllByRole('button', { name: /^(Haifa|Eilat|Hotels)$/ });
    const shown = marks.flatMap((mark) => mark.dataset['hotels']?.split(' '));
    expect(new Set(shown)).toEqual(new Set(['Haifa', 'Eilat']));
  });

  it('waits for a map that is not shown yet', async () => {
    resize(0, 0);
    open();
    await screen.findByRole('application', { name: 'Map' });
    resize(900, 700);
    expect(screen.getByRole('button', { name: 'Haifa' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Eilat' })).toBeVisible();
  });
});
