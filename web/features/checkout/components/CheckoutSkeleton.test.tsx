import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetFirstFrameHotel, stubFirstFrameHotel } from '#web/testing/firstFrameHotel.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

afterEach(forgetFirstFrameHotel);

const hotel = { id: 'b1', name: 'Harbour House', picture: '/files/u/1/front.webp?w=640' };

describe('the skeleton of the checkout', () => {
  it('shows the hotel of this booking from the data that the server wrote into the page', () => {
    stubFirstFrameHotel(hotel);
    const { container } = renderRoute(<CheckoutSkeleton bookingId="b1" />);
    expect(screen.getByText('Harbour House')).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', hotel.picture);
  });

  it('shows only placeholders for another booking', () => {
    stubFirstFrameHotel({ ...hotel, id: 'b2' });
    const { container } = renderRoute(<CheckoutSkeleton bookingId="b1" />);
    expect(screen.queryByText('Harbour House')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });
});
