import { screen } from '@testing-library/react';
import {
  HotelOffersDocument,
  type HotelOffersQuery,
  HotelPageDocument,
  type HotelPage_HotelFragment,
  type HotelPage_OfferFragment,
  HotelReviewsDocument,
  type HotelReviewsQuery,
} from '#generated/graphql.ts';
import { money } from '#web/testing/factories.ts';
import { roomOffer } from '#web/testing/hotelFactories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { HotelPage } from '../HotelPage.tsx';

const stay = 'checkin=2099-05-12&checkout=2099-05-14&guests=2';
/** Two rooms of the hotel, the second more expensive. */
export const rooms = [
  roomOffer(),
  roomOffer({ id: 'offer-2', roomNames: ['Suite'], pricePerNight: money(900), total: money(1800) }),
];

/** Response with the hotel, or without one. */
export const details = (hotel: HotelPage_HotelFragment | null) => ({
  request: { query: HotelPageDocument, variables: { id: 'hotel-1' } },
  result: { data: { __typename: 'Query' as const, hotel } },
});
/** Response with the rooms of the hotel for any stay, up to five times. */
export const prices = (offers: HotelPage_OfferFragment[]) => ({
  request: { query: HotelOffersDocument, variables: () => true },
  maxUsageCount: 5,
  result: {
    data: {
      __typename: 'Query',
      hotel: {
        __typename: 'Hotel',
        id: 'hotel-1',
        offers: {
          __typename: 'OfferList',
          nights: 2,
          pricedAt: '2099-05-01T10:00:00Z',
          isStale: false,
          offers,
        },
      },
    } satisfies HotelOffersQuery,
  },
});
/** Response without reviews of the hotel. */
export const noReviews = {
  request: { query: HotelReviewsDocument, variables: () => true },
  result: {
    data: {
      __typename: 'Query',
      hotel: {
        __typename: 'Hotel',
        id: 'hotel-1',
        reviews: {
          __typename: 'ReviewPage',
          topics: [],
          items: [],
          pageInfo: { __typename: 'PageInfo', totalItems: 0 },
        },
      },
    } satisfies HotelReviewsQuery,
  },
};

type Mocks = NonNullable<RouteOptions['mocks']>;
/** Opens the page of `hotel-1` for two nights. */
export const open = (mocks: Mocks, options: RouteOptions & { query?: string } = {}) =>
  renderRoute(<HotelPage />, {
    address: `/Hotel?id=hotel-1&${options.query ?? stay}`,
    mocks: [...mocks, noReviews],
    ...options,
  });
export const address = () => screen.getByTestId('address').textContent;
export const choose = async (user: ReturnType<typeof open>['user'], name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
export const bookNow = () => screen.getByRole('button', { name: 'Book Now' });
