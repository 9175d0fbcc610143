import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { shownAge } from './shownAge.ts';
import { useConnection } from './useConnection.ts';

const viewer = gql`
  query Viewer {
    me
  }
`;
let answers = false;
let requested = 0;
const server = new ApolloLink(() => {
  requested += 1;
  if (!answers) return throwError(() => new TypeError('failed to fetch'));
  shownAge.showLive('Viewer');
  return of({ data: { me: 'dana' } });
});

function Page() {
  const { error } = useQuery(viewer);
  const { savedAt } = useConnection();
  if (savedAt !== null) return <p>old</p>;
  return <p>{error ? 'failed' : 'live'}</p>;
}

const show = () =>
  render(
    <ApiProvider client={new ApolloClient({ cache: new InMemoryCache(), link: server })}>
      <Page />
    </ApiProvider>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  answers = false;
  requested = 0;
});
afterEach(() => {
  vi.useRealTimers();
  act(() => shownAge.clear());
});

it('old data on screen is read again until the server responds, with growing pauses', async () => {
  shownAge.showStored('Viewer', 1);
  show();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const first = requested;
  await act(() => vi.advanceTimersByTimeAsync(5500));
  expect(requested).toBe(first + 2);
  expect(screen.getByText('old')).toBeInTheDocument();
  answers = true;
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByText('live')).toBeInTheDocument();
  const last = requested;
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(requested).toBe(last);
});

it('the age of a query that is no longer on screen is dropped', async () => {
  answers = true;
  shownAge.showStored('BookingDetails', 1);
  show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('live')).toBeInTheDocument();
});

it('a read that failed without a connection is repeated once the device is back online', async () => {
  show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('failed')).toBeInTheDocument();
  const before = requested;
  answers = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(requested).toBe(before + 1);
  expect(screen.getByText('live')).toBeInTheDocument();
});
