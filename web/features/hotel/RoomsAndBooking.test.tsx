import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hotelDetails } from '#web/testing/hotelFactories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { useChangedDraft } from './change/useChangedDraft.ts';
import { RoomsAndBooking } from './RoomsAndBooking.tsx';
import { choose, rooms } from './testing/hotel.tsx';
import { useHotelStay } from './useHotelStay.ts';

it('choosing a room does not render the parts of the page that do not depend on it', async () => {
  const rendered: string[] = [];
  const Part = ({ name }: { name: string }) => {
    rendered.push(name);
    return <p>{name}</p>;
  };
  function Page() {
    return (
      <RoomsAndBooking
        hotel={hotelDetails()}
        name="Harbour House"
        nights={2}
        state={useHotelStay()}
        changed={useChangedDraft('hotel-1')}
        rooms={{ offers: rooms, isLoading: false, hasFailed: false, refetch: async () => undefined }}
        above={<Part name="introduction" />}
        below={<Part name="reviews" />}
      />
    );
  }
  const { user } = renderRoute(<Page />, {
    address: '/Hotel?id=hotel-1&checkin=2099-05-12&checkout=2099-05-14&guests=2',
  });
  await screen.findByRole('radio', { name: /^Suite/ });
  rendered.length = 0;
  await choose(user, /^Suite/);
  expect(screen.getByRole('radio', { name: /^Suite.*Selected$/ })).toBeChecked();
  expect(screen.getByText('introduction')).toBeInTheDocument();
  expect(rendered).toEqual([]);
});
