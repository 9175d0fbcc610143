import {
  AdminHotelsDocument,
  type AdminHotelsQueryVariables,
  type HotelsTab_HotelFragment,
} from '../../../generated/graphql.ts';
import { money, viewer } from '../../../testing/factories.ts';

/** A signed-in administrator. */
export const administrator = () =>
  viewer({ id: 'admin-1', fullName: 'Noa Test', email: 'noa@example.com', role: 'admin' });

/** Where a page of a list stands; by default the only one. */
export const pageInfo = (totalItems: number, page = 1, totalPages = 1) => ({
  __typename: 'PageInfo' as const,
  page,
  totalPages,
  totalItems,
});

/** A complete stored hotel: 100 net, 15%, 115 final. */
export const storedHotel = (changes: Partial<HotelsTab_HotelFragment> = {}): HotelsTab_HotelFragment => ({
  __typename: 'AdminHotel',
  id: 'hotel-1',
  name: 'Harbour House',
  nameHe: '',
  city: 'Haifa',
  country: 'Israel',
  basePricePerNight: money(100),
  markupType: 'percentage',
  markupValue: 15,
  pricePerNight: money(115),
  rating: 5,
  imageUrl: null,
  isFeatured: false,
  hasFreeCancellation: true,
  missing: [],
  isDeleted: false,
  updatedAt: '2026-05-01T10:00:00Z',
  ...changes,
});

/** Answers the list of hotels, by default the first page without a search. */
export const hotelsPage = (
  items: readonly HotelsTab_HotelFragment[],
  asked: Partial<AdminHotelsQueryVariables> = {},
) => ({
  request: {
    query: AdminHotelsDocument,
    variables: { search: '', show: 'ALL', sort: 'NEWEST', page: { page: 1, pageSize: 20 }, ...asked },
  },
  result: {
    data: {
      __typename: 'Query',
      adminHotels: { __typename: 'AdminHotelPage', items, pageInfo: pageInfo(items.length) },
    },
  },
});
