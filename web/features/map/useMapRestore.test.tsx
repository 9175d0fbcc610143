import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useMapRestore } from './useMapRestore.ts';

beforeEach(() => sessionStorage.clear());

function MapPage() {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { stored, remember } = useMapRestore(list);
  return (
    <>
      <div ref={list} data-testid="list" />
      <output>{JSON.stringify(stored)}</output>
      <button
        type="button"
        onClick={() => remember({ chosenId: 'h7', length: 40, top: 900, isListShown: true })}
      >
        Choose
      </button>
      <button type="button" onClick={() => void navigate('/map?view=1', { replace: true })}>
        Move
      </button>
      <button type="button" onClick={() => void navigate('/hotel')}>
        Open
      </button>
    </>
  );
}

function HotelPage() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate('/map')}>
        Map
      </button>
    </>
  );
}

const start = (search = '') => {
  const { unmount } = render(
    <MemoryRouter initialEntries={[{ pathname: '/map', search, key: 'default' }]}>
      <Routes>
        <Route path="/map" element={<MapPage />} />
        <Route path="/hotel" element={<HotelPage />} />
      </Routes>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const press = async (...buttons: readonly string[]) => {
    for (const button of buttons) await user.click(screen.getByRole('button', { name: button }));
    return JSON.parse(screen.queryByRole('status')?.textContent ?? 'null') as unknown;
  };
  return { press, unmount };
};

const nothing = { chosenId: null, groupIds: [], isListShown: false, length: null, top: 0 };

it('Back from a hotel returns to the chosen pin and the position of the list, also after the map was moved', async () => {
  const { press } = start();
  expect(await press('Choose', 'Move', 'Open', 'Back')).toEqual({
    chosenId: 'h7',
    groupIds: [],
    isListShown: true,
    length: 40,
    top: 900,
  });
  // Nothing scrolls in this document: the position is set as soon as the list is long enough.
  Object.defineProperty(screen.getByTestId('list'), 'scrollHeight', { value: 2_000 });
  await expect.poll(() => screen.getByTestId('list').scrollTop).toBe(900);
});

it('a map that is opened by a link has nothing chosen', async () => {
  const { press } = start();
  expect(await press('Choose', 'Open', 'Map')).toEqual(nothing);
});

it('a reload shows the map as it was left, and the link of another city opened in the same tab does not', async () => {
  const rome = start('?city=rome');
  await rome.press('Choose');
  rome.unmount();
  const reloaded = start('?city=rome');
  expect(await reloaded.press()).toMatchObject({ chosenId: 'h7', length: 40 });
  reloaded.unmount();
  expect(await start('?city=paris').press()).toEqual(nothing);
});

it.each(['wheel', 'touchStart', 'keyDown', 'pointerDown'] as const)(
  'after Back the list is not scrolled once the traveller scrolls it: %s',
  async (event) => {
    const { press } = start();
    await press('Choose', 'Open', 'Back');
    const list = screen.getByTestId('list');
    fireEvent[event](list);
    Object.defineProperty(list, 'scrollHeight', { value: 2_000 });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    expect(list.scrollTop).toBe(0);
  },
);
