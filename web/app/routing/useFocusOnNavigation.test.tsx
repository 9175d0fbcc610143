import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** A list that is rendered some time after its page. */
function LateList() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 20);
    return () => clearTimeout(timer);
  }, []);
  if (!isLoaded) return null;
  return ['1', '2', '3'].map((id) => (
    <Link key={id} to={`/Hotel?id=${id}`}>
      Hotel {id}
    </Link>
  ));
}

function Site() {
  const main = useFocusOnNavigation();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <main ref={main} tabIndex={-1}>
        <Routes>
          <Route path="/" element={<LateList />} />
          <Route path="/Hotel" element={<p>A hotel</p>} />
        </Routes>
      </main>
    </>
  );
}

async function openHotel() {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  (await screen.findByRole('link', { name: 'Hotel 2' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('A hotel');
  return user;
}

describe('the focus after a navigation', () => {
  it('is on the new page', async () => {
    await openHotel();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is on the followed link after Back, even if its list is rendered later', async () => {
    const user = await openHotel();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Hotel 2' })).toHaveFocus());
  });

  it('stays where the user moved it before the list was rendered', async () => {
    const user = await openHotel();
    const back = screen.getByRole('button', { name: 'Back' });
    await user.click(back);
    act(() => back.focus());
    await screen.findByRole('link', { name: 'Hotel 2' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(back).toHaveFocus();
  });
});
