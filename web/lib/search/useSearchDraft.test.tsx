import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { CurrencyProvider } from '#i18n/money/CurrencyProvider.tsx';
import { LocaleProvider } from '#i18n/LocaleProvider.tsx';
import { defaultCriteria } from './searchState.ts';
import { type SubmitSearch, useSearchDraft } from './useSearchDraft.ts';

const criteria = defaultCriteria('2026-12-01');
const anywhere = { destination: '', countryCode: null };

/** The form with a server that responds when the test says so, always without suggestions. */
function openForm() {
  const waiting = new Map<string, () => void>();
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        // The list below the field sends its own query.
        if (operationName !== 'TypedPlace') return;
        waiting.set(String(variables.search), () => {
          observer.next({ data: { __typename: 'Query', suggestions: [] } });
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
