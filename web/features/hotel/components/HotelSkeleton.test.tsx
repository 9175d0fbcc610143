import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetFirstFrameHotel, stubFirstFrameHotel } from '#web/testing/firstFrameHotel.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { HotelSkeleton } from './HotelSkeleton.tsx';

afterEach(forgetFirstFrameHotel);

const hotel = { id: 'h1', name: 'Harbour House', picture: '/files/u/1/front.webp?w=1280' };

describe('the skeleton of a hotel page', () => {
  it('shows the name and the picture that the server wrote into the page', () => {
    stubFirstFrameHotel(hotel);
    const { container } = renderRoute(<HotelSkeleton id="h1" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Harbour House' })).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', hotel.picture);
  });

  it.each([
    ['data of another hotel', { ...hotel, id: 'h2' }],
    ['a hotel without a name', { id: 'h1', picture: '/x.svg' }],
    ['nothing', null],
  ])('shows only placeholders when the server wrote %s', (_what, value) => {
    stubFirstFrameHotel(value);
    const { container } = renderRoute(<HotelSkeleton id="h1" />);
    expect(screen.queryByText('Harbour House')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^$/);
    expect(container.querySelector('img')).toBeNull();
  });
});
