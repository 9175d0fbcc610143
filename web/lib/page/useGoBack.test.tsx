import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useGoBack } from './useGoBack.ts';

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <button onClick={useGoBack('/fallback')}>Back</button>
      <Link to="/next">Next</Link>
    </>
  );
}

it('Back stays within the visit, and opens the fallback on its first page even if that was replaced', async () => {
  window.history.replaceState(null, '', '/alias');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/alias" element={<Navigate replace to="/page" />} />
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await press();
  expect(await screen.findByRole('heading', { name: '/page' })).toBeInTheDocument();
  await press();
  expect(await screen.findByRole('heading', { name: '/fallback' })).toBeInTheDocument();
});
