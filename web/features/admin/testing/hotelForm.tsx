import { screen, within } from '@testing-library/react';
import {
  AdminCreateHotelDocument,
  AdminHotelCitiesDocument,
  AdminHotelCountriesDocument,
  AdminHotelFormDocument,
  AdminLikelyPlacesDocument,
  type AdminHotelInput,
  AdminUpdateHotelDocument,
  type HotelForm_HotelFragment,
} from '#generated/graphql.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { HotelsTab } from '../hotels/HotelsTab.tsx';
import { administrator, formHotel, hotelsPage, storedHotel } from './factories.ts';

type Options = NonNullable<Parameters<typeof renderRoute>[1]>;
type Mocks = NonNullable<Options['mocks']>;

const place = (
  kind: 'city' | 'country',
  fields: { code: string; name: string; nameHe: string | null; countryCode: string },
) => ({ __typename: 'PlaceFound' as const, kind, ...fields });

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
/** Mock suggestions: Israel for any country and Haifa for any city, also for unknown names. */
export const suggestions: Mocks = [
  {
    request: { query: AdminHotelCountriesDocument, variables: () => true },
    result: {
      data: {
        __typename: 'Query',
        countries: [{ __typename: 'Country', code: 'IL', name: 'Israel', nameHe: 'ישראל' }],
      },
    },
    ...always,
  },
  {
    request: { query: AdminHotelCitiesDocument, variables: () => true },
    result: {
      data: {
        __typename: 'Query',
        cities: [{ __typename: 'City', code: '1001', name: 'Haifa', nameHe: 'חיפה' }],
      },
    },
    ...always,
  },
  {
    request: { query: AdminLikelyPlacesDocument, variables: () => true },
    result: {
      data: {
        __typename: 'Query',
        findPlaces: [
          place('city', { code: '2002', name: 'Haifa Park', nameHe: null, countryCode: 'GB' }),
          place('city', { code: '1001', name: 'Haifa', nameHe: 'חיפה', countryCode: 'IL' }),
          place('country', { code: 'IL', name: 'Israel', nameHe: 'ישראל', countryCode: 'IL' }),
        ],
      },
    },
    ...always,
  },
];

/** Renders the tab of hotels; `suggestions` are mocked. */
export const showHotels = (mocks: Mocks, options: Options = {}) =>
  renderRoute(<HotelsTab />, {
    address: '/Admin?tab=hotels',
    viewer: administrator(),
    mocks: [...mocks, ...suggestions],
    ...options,
  });

/** Mock of the mutation that stores a new hotel. */
export const creation = (input: AdminHotelInput, hotel: HotelForm_HotelFragment) => ({
  request: {
    query: AdminCreateHotelDocument,
    variables: (sent: { input: AdminHotelInput; key: string }) =>
      JSON.stringify(sent.input) === JSON.stringify(input) && /^[0-9a-f]{32}$/.test(sent.key),
  },
  result: {
    data: { __typename: 'Mutation', createHotel: { __typename: 'AdminHotelSaved', hotel } },
  },
});

/** Mock of the form's query for a stored hotel; null when it does not exist. */
export const reading = (hotel: HotelForm_HotelFragment | null) => ({
  request: { query: AdminHotelFormDocument, variables: { id: 'hotel-1' } },
  result: { data: { __typename: 'Query', adminHotel: hotel } },
});

/** Mock of the mutation that changes a stored hotel; `updateHotel` is its response. */
export const change = (input: AdminHotelInput, updatedAt: string, updateHotel: object) => ({
  request: { query: AdminUpdateHotelDocument, variables: { id: 'hotel-1', input, updatedAt } },
  result: { data: { __typename: 'Mutation', updateHotel } },
});

/** Opens the form of a new hotel. */
export const openNew = async (mocks: Mocks) => {
  const view = showHotels([hotelsPage([]), ...mocks]);
  await view.user.click(await screen.findByRole('button', { name: 'Add New Hotel' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Add New Hotel' }) };
};

/** Opens the form of a stored hotel. */
export const openStored = async (mocks: Mocks, hotel = formHotel()) => {
  const view = showHotels([hotelsPage([storedHotel()]), reading(hotel), ...mocks]);
  await view.user.click(await screen.findByRole('button', { name: 'Edit Harbour House' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit hotel' });
  await within(dialog).findByRole('textbox', { name: 'Name' });
  return { ...view, dialog };
};

/** A field of the form by its label, because looking it up by role is slow in a form of this size. */
export const field = (dialog: HTMLElement, name: string) =>
  within(dialog).getByLabelText(name, { selector: 'input, textarea' });

/** Sets the text of a field at once, because typing into a form of this size is slow on a busy machine. */
export const fill = async (
  user: ReturnType<typeof renderRoute>['user'],
  input: HTMLElement,
  text: string,
): Promise<void> => {
  await user.clear(input);
  await user.paste(text);
};
