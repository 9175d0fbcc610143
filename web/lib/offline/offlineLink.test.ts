import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, Subject, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineLink } from './offlineLink.ts';
import { shownAge } from './shownAge.ts';

const stores = new Map<string, Map<string, Response>>();

/** The part of the browser's cache storage that the pages use. */
const fakeCaches = {
  open: async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (key: string, answer: Response) => void store.set(key, answer),
      match: async (key: string) => store.get(key)?.clone(),
    };
  },
  delete: async (name: string) => stores.delete(name),
};

beforeEach(() => vi.stubGlobal('caches', fakeCaches));
afterEach(() => {
  vi.unstubAllGlobals();
  stores.clear();
  shownAge.clear();
});

const viewer = gql`
  query Viewer {
    me {
      id
    }
  }
`;
const bookings = gql`
  query BookingsPage {
    myBookings
  }
`;
const pay = gql`
  mutation ConfirmBooking {
    pay
  }
`;
const signOut = gql`
  mutation SignOut {
    signOut
  }
`;
const signIn = gql`
  mutation SignIn {
    signIn
  }
`;

/** The browser of one person; `answers` has the responses by operation, or fails without a connection. */
const device = (answers: Record<string, Record<string, unknown>>, isOnline = true) => {
  const requested: string[] = [];
  const server = new ApolloLink(({ operationName = '' }) => {
    requested.push(operationName);
    const data = answers[operationName];
    return data ? of({ data }) : throwError(() => new TypeError('failed to fetch'));
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([offlineLink(() => isOnline), server]),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
  return { client, requested };
};

const dana = { Viewer: { me: { id: 'dana' } }, BookingsPage: { myBookings: ['1'] } };
const kept = () => stores.get('solera-own-pages') ?? new Map();

const visit = async (answers: Record<string, Record<string, unknown>>) => {
  const { client } = device(answers);
  await client.query({ query: viewer });
  await expect.poll(() => kept().size).toBeGreaterThan(0);
  if (!answers['BookingsPage']) return;
  await client.query({ query: bookings });
  await expect.poll(() => kept().size).toBe(2);
};

describe('the offline link', () => {
  it('reads stored pages without a connection, reports their age, and requests nothing', async () => {
    await visit(dana);
    const { client, requested } = device({}, false);
    expect((await client.query({ query: bookings })).data).toEqual({ myBookings: ['1'] });
    expect(shownAge.read()).toBeGreaterThan(0);
    expect(requested).toEqual([]);
  });

  it('reads stored pages when the network fails although the browser reports a connection', async () => {
    await visit(dana);
    const { client } = device({});
    expect((await client.query({ query: bookings })).data).toEqual({ myBookings: ['1'] });
  });

  it('reports no age once a response has arrived', async () => {
    await visit(dana);
    await device({}, false).client.query({ query: bookings });
    await device(dana).client.query({ query: bookings });
    expect(shownAge.read()).toBeNull();
  });

  it('fails a change at once without a connection and never stores it for later', async () => {
    const { client, requested } = device({ ConfirmBooking: { pay: true } }, false);
    await expect(client.mutate({ mutation: pay })).rejects.toThrow(TypeError);
    expect(requested).toEqual([]);
  });

  it('stores nothing for a visitor who is not signed in', async () => {
    const { client } = device({ Viewer: { me: null }, BookingsPage: { myBookings: ['1'] } });
    await client.query({ query: viewer });
    await client.query({ query: bookings });
    // A read waits for pending writes, so the response would have been stored by then.
    await expect(device({}, false).client.query({ query: bookings })).rejects.toThrow(TypeError);
    expect(kept().size).toBe(0);
  });

  it('deletes everything that is stored on signing out', async () => {
    await visit(dana);
    await expect(device({}, false).client.mutate({ mutation: signOut })).rejects.toThrow(TypeError);
    await expect(device({}, false).client.query({ query: bookings })).rejects.toThrow(TypeError);
  });

  const signedInAs = (id: string) => ({ SignIn: { signIn: { __typename: 'SignedIn', viewer: { id } } } });

  it('keeps stored pages when a sign-in is refused, fails or is of the same person', async () => {
    await visit(dana);
    const refused = { SignIn: { signIn: { __typename: 'SignInRefused', reason: 'INVALID_CREDENTIALS' } } };
    await device(refused).client.mutate({ mutation: signIn });
    await expect(device({}).client.mutate({ mutation: signIn })).rejects.toThrow(TypeError);
    await device(signedInAs('dana')).client.mutate({ mutation: signIn });
    expect((await device({}, false).client.query({ query: bookings })).data).toEqual({ myBookings: ['1'] });
  });

  it('deletes stored pages once someone else has signed in', async () => {
    await visit(dana);
    await device(signedInAs('noa')).client.mutate({ mutation: signIn });
    await expect(device({}, false).client.query({ query: bookings })).rejects.toThrow(TypeError);
    await expect(device({}, false).client.query({ query: viewer })).rejects.toThrow(TypeError);
  });

  it('does not store a response that arrives after a sign-out', async () => {
    await visit(dana);
    const late = new Subject<ApolloLink.Result>();
    const delayed = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([offlineLink(() => true), new ApolloLink(() => late)]),
    });
    const reading = delayed.query({ query: viewer, fetchPolicy: 'no-cache' });
    await device({ SignOut: { signOut: true } }).client.mutate({ mutation: signOut });
    late.next({ data: dana.Viewer });
    late.complete();
    await reading;
    await expect(device({}, false).client.query({ query: viewer })).rejects.toThrow(TypeError);
  });

  it('deletes stored pages when it is unknown whose they are', async () => {
    await visit(dana);
    for (const key of kept().keys()) if (key.includes('/Viewer')) kept().delete(key);
    await visit({ Viewer: { me: { id: 'noa' } } });
    await expect.poll(() => [...kept().keys()].filter((key) => !key.includes('/Viewer'))).toEqual([]);
    await expect(device({}, false).client.query({ query: bookings })).rejects.toThrow(TypeError);
  });

  it('deletes stored pages of another person', async () => {
    await visit(dana);
    await visit({ Viewer: { me: { id: 'noa' } } });
    await expect.poll(() => kept().size).toBe(1);
    await expect(device({}, false).client.query({ query: bookings })).rejects.toThrow(TypeError);
  });
});
