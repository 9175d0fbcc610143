import { StrictMode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { nextEntry } from '../../payment/checkoutEntries.ts';
import { PaidCheckout } from './PaidCheckout.tsx';

function Address() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(2)}>
        Forward, two entries
      </button>
    </>
  );
}

const step = (name: string, state: unknown = null) => ({
  pathname: '/Checkout',
  search: `?bookingId=b-1&step=${name}`,
  state,
});
const second = nextEntry(null);

/**
 * Renders a paid checkout with three history entries after that of a hotel page.
 * @param initialIndex history entry to start at; 1 for the first step
 */
const open = (initialIndex: number) => {
  // StrictMode, so that effects run twice.
  render(
    <StrictMode>
      <MemoryRouter
        initialEntries={[
          '/Hotel?id=7',
          step('guest-details'),
          step('car-rental', second),
          step('summary', nextEntry(second)),
        ]}
        initialIndex={initialIndex}
      >
        <Routes>
          <Route path="/Checkout" element={<PaidCheckout bookingId="b-1" />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { press, address: screen.getByRole('status') };
};

const thankYou = '/ThankYou?bookingId=b-1';

it.each([
  ['the first step', 1],
  ['the last step', 3],
])(
  'a checkout that is paid at %s opens the thank-you page, from which one Back leads to the hotel',
  async (_, place) => {
    const { press, address } = open(place);
    await waitFor(() => expect(address).toHaveTextContent(thankYou));
    await press('Back');
    await waitFor(() => expect(address).toHaveTextContent('/Hotel?id=7'));
  },
);

it('Forward to a step of a paid checkout opens the thank-you page again', async () => {
  const { press, address } = open(3);
  await waitFor(() => expect(address).toHaveTextContent(thankYou));
  await press('Forward, two entries');
  await waitFor(() => expect(address).toHaveTextContent(thankYou));
  await press('Back');
  await waitFor(() => expect(address).toHaveTextContent('/Hotel?id=7'));
});
