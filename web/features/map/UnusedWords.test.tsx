import { screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TypedPlaceDocument, type TypedPlaceQuery } from '#generated/graphql.ts';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { HotelsMapPage } from './HotelsMapPage.tsx';
import { hotel, searchedAs, standing } from './testing/factories.ts';

const sentence = 'a week in Haifa for four';
const haifa = '/HotelsMap?destination=Israel&country=IL&city=130446&cityName=Haifa';

const typed = {
  request: { query: TypedPlaceDocument, variables: { search: sentence } },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      __typename: 'Query',
      suggestions: [
        {
          __typename: 'Suggestion',
          kind: 'CITY',
          id: '130446',
          name: 'Haifa',
          nameHe: 'חיפה',
          iata: null,
          area: null,
          region: null,
          regionHe: null,
          cityCode: '130446',
          cityName: 'Haifa',
          cityNameHe: 'חיפה',
          countryCode: 'IL',
          countryName: 'Israel',
          hotels: null,
          isClear: true,
          unused: ['a week', 'for four'],
        },
      ],
    } satisfies TypedPlaceQuery,
  },
};

function Entry() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const other = haifa.replace('130446', '7');
  return (
    <>
      <output data-testid="state">{JSON.stringify(state)}</output>
      <button type="button" onClick={() => void navigate(other, { state })}>
        Other city
      </button>
    </>
  );
}

const open = (options: RouteOptions = {}) => {
  const opened: ChatOpening[] = [];
  const view = renderRoute(
    <>
      <HotelsMapPage />
      <Entry />
    </>,
    {
      address: haifa,
      state: { sentence },
      mocks: [{ ...searchedAs({}, hotel('1')), maxUsageCount: 9 }, typed, ...standing],
      chat: { open: (opening) => void opened.push(opening) },
      ...options,
    },
  );
  return { opened, ...view };
};

it('the map says which of the typed words its search did not use, and the assistant gets all of them', async () => {
  const { user, opened } = open();
  expect(await screen.findByText('a week … for four')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask Sherry' }));
  expect(opened).toEqual([{ kind: 'general', preset: sentence }]);
});

it('the map lists unused words in Hebrew', async () => {
  open({ language: 'he' });
  const words = await screen.findByText('a week … for four');
  expect(words.parentElement).toHaveTextContent('לא נעשה שימוש במילים: ״a week … for four״.');
});

it('the typed words survive a change of the filters and are passed on to the results', async () => {
  const { user } = open({ address: `${haifa}&stars=5` });
  await screen.findByText('a week … for four');
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({ isChanged: true, sentence });
  expect(screen.getByText('a week … for four')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: /Back/ })[0] ?? document.body);
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/Discover/);
  expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({ sentence });
});

it('the typed words are passed on from a map without hotels to the results', async () => {
  const { user } = open({ mocks: [searchedAs({}), typed, ...standing] });
  await user.click(await screen.findByRole('link', { name: 'To the results' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/Discover/);
  expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({ sentence });
});

it('no notice about typed words is shown on the map of another city', async () => {
  const { user } = open();
  await screen.findByText('a week … for four');
  await user.click(screen.getByRole('button', { name: 'Other city' }));
  await expect.poll(() => screen.queryByText('a week … for four')).toBeNull();
});
