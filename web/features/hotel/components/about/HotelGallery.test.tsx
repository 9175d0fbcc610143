import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { HotelGallery } from './HotelGallery.tsx';

const image = (url: string) => ({ __typename: 'HotelImage' as const, url, isIllustration: false });

it('a picture that does not load is shown as missing, not replaced by a picture of another place', () => {
  renderRoute(
    <HotelGallery hotelName="Harbour House" images={[image('/files/a.webp'), image('/files/b.webp')]} />,
  );
  const [first] = screen.getAllByRole('img');
  if (first) fireEvent.error(first);
  expect(screen.getByText('No Image')).toBeVisible();
  expect(screen.getAllByRole('img').map((each) => each.getAttribute('src'))).toEqual(['/files/b.webp']);
});

it('the labels of pictures omit a hotel name that is not in the language of the page', () => {
  renderRoute(<HotelGallery hotelName={null} images={[image('/files/a.webp'), image('/files/b.webp')]} />);
  expect(screen.getByRole('region', { name: 'Photos of the hotel' })).toBeVisible();
  expect(screen.getByAltText('Picture 2 of 2')).toBeInTheDocument();
});
