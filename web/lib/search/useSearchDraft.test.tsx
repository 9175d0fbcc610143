import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { CurrencyProvider } from '#i18n/money/CurrencyProvider.tsx';
import { LocaleProvider } from '#i18n/LocaleProvider.tsx';
import { defaultCriteria } from './searchState.ts';
import { type SubmitSearch, useSearchDraft } from './useSearchDraft.ts';

const criteria = defaultCriteria('2026-12-01');
const anywhere = { destination: '', countryCode: null };

const haifa = { __typename: 'City', code: '130446', name: 'Haifa', nameHe: null };

/** The form with a server that responds when the test says so: without suggestions, and with Haifa as the only city. */
function openForm() {
  const waiting = new Map<string, () => void>();
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const nothing = { suggestions: [] };
        const answers = { TypedPlace: nothing, DestinationField: nothing, CityField: { cities: [haifa] } };
        const found = Object.entries(answers).find(([name]) => name === operationName)?.[1];
        // The list below the field sends its own query.
        const list = operationName === 'DestinationField' ? 'list: ' : '';
        waiting.set(`${list}${variables.search}`, () => {
          observer.next({ data: { __typename: 'Query', ...found } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const onSubmit = vi.fn<SubmitSearch>();
  const form = renderHook(() => useSearchDraft(criteria, onSubmit), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>
        <LocaleProvider initial="en">
          <CurrencyProvider initial="USD">
            <MemoryRouter>{children}</MemoryRouter>
          </CurrencyProvider>
        </LocaleProvider>
      </ApolloProvider>
    ),
  });
  return {
    ...form,
    submit: async (place: { destination: string; countryCode: string | null }) => {
      act(() => form.result.current.change(place));
      await act(async () => form.result.current.submit());
    },
    isAsked: (search: string) => waiting.has(search),
    answer: (search: string) => act(async () => waiting.get(search)?.()),
    searched: () => onSubmit.mock.calls.map(([{ destination }]) => destination),
  };
}

afterEach(() => localStorage.clear());

it('the search form searches for typed words once it is known what they may mean', async () => {
  const { submit, answer, searched } = openForm();
  await submit({ ...anywhere, destination: 'Coral' });
  expect(searched()).toEqual([]);
  await answer('Coral');
  expect(searched()).toEqual(['Coral']);
});

it('the search form ignores words whose meaning arrives after other words were submitted', async () => {
  const { submit, answer, searched } = openForm();
  await submit({ ...anywhere, destination: 'Coral' });
  await submit({ ...anywhere, destination: 'Leonardo' });
  await answer('Leonardo');
  await answer('Coral');
  expect(searched()).toEqual(['Leonardo']);
});

it('the search form ignores words whose meaning arrives after a picked place was submitted', async () => {
  const { submit, answer, searched } = openForm();
  await submit({ ...anywhere, destination: 'Coral' });
  await submit({ destination: 'France', countryCode: 'FR' });
  await answer('Coral');
  expect(searched()).toEqual(['France']);
});

it('the search form does not navigate when the user has left the page while words were looked up', async () => {
  const { submit, answer, searched, unmount } = openForm();
  await submit({ ...anywhere, destination: 'Coral' });
  unmount();
  await answer('Coral');
  expect(searched()).toEqual([]);
});

it('the search form keeps a suggested city while those for more letters are loading, so that a press on it is not lost', async () => {
  const { result, answer, isAsked } = openForm();
  const ids = () => result.current.city.items.map(({ id }) => id);
  act(() => result.current.change({ destination: 'Israel', countryCode: 'IL' }));
  act(() => result.current.city.enter());
  act(() => result.current.city.type('ha'));
  await waitFor(() => expect(isAsked('ha')).toBe(true));
  await answer('ha');
  expect(ids()).toEqual([haifa.code]);
  act(() => result.current.city.type('hai'));
  await waitFor(() => expect(isAsked('hai')).toBe(true));
  expect([...ids(), result.current.city.isLoading]).toEqual([haifa.code, true]);
  act(() => result.current.city.pick(haifa.code));
  expect(result.current.draft).toMatchObject({ cityCode: haifa.code, cityName: 'Haifa' });
});

it('the search form shows no city of another country while its own are loading', async () => {
  const { result, answer, isAsked } = openForm();
  act(() => result.current.change({ destination: 'Israel', countryCode: 'IL' }));
  act(() => result.current.city.enter());
  await waitFor(() => expect(isAsked('')).toBe(true));
  await answer('');
  expect(result.current.city.items).toHaveLength(1);
  act(() => result.current.change({ destination: 'France', countryCode: 'FR' }));
  expect([result.current.city.items, result.current.city.isLoading]).toEqual([[], true]);
});

it('the search form keeps the row that asks the assistant while more letters are looked up', async () => {
  const { result, answer, isAsked } = openForm();
  const rows = () =>
    result.current.destination.items.map(({ id, name, detail }) => [
      id,
      name.replaceAll(/[\u2066-\u2069]/g, ''),
      detail,
    ]);
  const nothing = 'Nothing of this name. You can search for the text as it is.';
  act(() => result.current.destination.type('atlan'));
  await waitFor(() => expect(isAsked('list: atlan')).toBe(true));
  await answer('list: atlan');
  expect(rows()).toEqual([['ask', 'Ask Sherry: “atlan”', nothing]]);
  act(() => result.current.destination.type('atlantis'));
  await waitFor(() => expect(isAsked('list: atlantis')).toBe(true));
  expect(rows()).toEqual([['ask', 'Ask Sherry: “atlantis”', undefined]]);
  await answer('list: atlantis');
  expect(rows()).toEqual([['ask', 'Ask Sherry: “atlantis”', nothing]]);
});
