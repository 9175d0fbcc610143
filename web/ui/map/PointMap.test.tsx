import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { GeoPoint } from './baseMap.ts';
import { PointMap } from './PointMap.tsx';

const texts = {
  map: 'Map',
  pin: 'Pin',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  note: 'Simple map',
  place: 'Put the pin in the middle',
};
const places = [{ name: 'Haifa', language: 'en', latitude: 32.8, longitude: 35 }] as const;
const center = { latitude: 31.6, longitude: 34.9 };

function Picked({ start }: { start: GeoPoint | null }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PointMap
        value={value}
        onChange={setValue}
        center={center}
        zoom={7}
        places={places}
        direction="ltr"
        texts={texts}
      />
      <output>{value ? `${value.latitude} ${value.longitude}` : 'none'}</output>
    </>
  );
}

const picked = (): number[] => (screen.getByRole('status').textContent ?? '').split(' ').map(Number);

describe('PointMap', () => {
  it('names the map, its buttons and the towns, and shows no pin without a place', async () => {
    render(<Picked start={null} />);
    expect(await screen.findByRole('application', { name: 'Map' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAccessibleDescription('');
    expect(screen.getByText('Haifa')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Simple map')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pin' })).not.toBeInTheDocument();
  });

  it('has a button that puts the pin in the middle', async () => {
    render(<Picked start={null} />);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Put the pin in the middle' }));
    const [latitude, longitude] = picked();
    expect(latitude).toBeCloseTo(31.6, 3);
    expect(longitude).toBeCloseTo(34.9, 3);
    expect(screen.getByRole('button', { name: 'Pin' })).toBeInTheDocument();
  });

  it.each([
    ['ArrowUp', false, 1, 0],
    ['ArrowDown', false, -1, 0],
    ['ArrowLeft', false, 0, -1],
    ['ArrowRight', true, 0, 1],
  ])('moves the pin by %s', async (key, shiftKey, north, east) => {
    render(<Picked start={{ latitude: 32, longitude: 35 }} />);
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Pin' }), { key, shiftKey });
    const [latitude = 0, longitude = 0] = picked();
    expect(Math.sign(Math.round((latitude - 32) * 1e5))).toBe(north);
    expect(Math.sign(Math.round((longitude - 35) * 1e5))).toBe(east);
    expect(Math.abs(longitude - 35)).toBeLessThan(shiftKey ? 1 : 0.1);
  });

  it('does not react to other keys on the pin', async () => {
    render(<Picked start={{ latitude: 32, longitude: 35 }} />);
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Pin' }), { key: 'Tab' });
    expect(picked()).toEqual([32, 35]);
  });
});
