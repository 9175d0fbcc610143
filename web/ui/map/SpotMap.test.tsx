import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import L from 'leaflet';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SpotMap } from './SpotMap.tsx';
import { lookAtSpot } from './spotView.ts';

const spot = { latitude: 41.8895, longitude: 12.4701 };
const near = { latitude: 41.8958, longitude: 12.5026 };
const far = { latitude: 41.8958, longitude: 12.6826 };
const texts = { map: 'Map', zoomIn: 'Zoom in', zoomOut: 'Zoom out', back: 'Back to the hotel' };

const size = { width: 700, height: 310 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
  // With reduced motion the map jumps, so that the test does not wait for animations.
  const usual = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(usual(query), 'matches', { value: query.includes('reduced-motion') }),
  );
  return () => vi.restoreAllMocks();
});

describe('the first view of a place', () => {
  const looked = (centre: typeof spot | null, width = 700, height = 310) => {
    Object.assign(size, { width, height });
    const map = L.map(document.createElement('div'), { center: [0, 0], zoom: 5, maxZoom: 16 });
    lookAtSpot(map, { spot, centre });
    const pin = map.latLngToContainerPoint([spot.latitude, spot.longitude]);
    const isIn = (point: typeof spot) => map.getBounds().contains([point.latitude, point.longitude]);
    const shown = { pin: [pin.x, pin.y], zoom: map.getZoom(), isCentreIn: centre !== null && isIn(centre) };
    map.remove();
    return shown;
  };

  it.each([
    ['wide', 700, 310],
    ['of a phone', 340, 256],
  ])('has it in the middle of a map that is %s, and a nearby centre in view', (_what, width, height) => {
    const { pin, isCentreIn, zoom } = looked(near, width, height);
    expect(pin).toEqual([width / 2, height / 2]);
    expect(isCentreIn).toBe(true);
    expect(zoom).toBeGreaterThanOrEqual(11);
  });

  it.each([
    ['far away', far],
    ['not known', null],
  ])('is at the zoom of streets when the centre is %s', (_what, centre) => {
    expect(looked(centre)).toEqual({ pin: [350, 155], zoom: 14, isCentreIn: false });
  });
});

describe('a map that was moved away from its place', () => {
  it('has a button that returns to it, by keys too, and disappears then', async () => {
    Object.assign(size, { width: 700, height: 310 });
    render(<SpotMap spot={spot} centre={near} direction="ltr" language="en" locale="en-US" texts={texts} />);
    const map = await screen.findByRole('application', { name: 'Map' });
    const back = () => screen.queryByRole('button', { name: 'Back to the hotel' });
    expect(back()).not.toBeInTheDocument();
    act(() => map.focus());
    fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39, shiftKey: true });
    expect(back()).not.toBeInTheDocument();
    fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39, shiftKey: true });
    await waitFor(() => expect(back()).toBeVisible());
    const user = userEvent.setup();
    act(() => back()?.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(back()).not.toBeInTheDocument());
    expect(map).toHaveFocus();
  });
});
