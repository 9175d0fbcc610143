import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureCode } from '../failures/errors.ts';
import { retryLink, signInLink, timeoutLink } from './links.ts';

const read = gql`
  query Read {
    exchangeRates {
      asOf
    }
  }
`;
const whoAmI = gql`
  query Viewer {
    me {
      id
      travelStats {
        bookings
      }
    }
  }
`;
const write = gql`
  mutation SignOut {
    signOut
  }
`;
const pay = gql`
  mutation ConfirmBooking {
    signOut
  }
`;

const broken = () =>
  new ServerError('Bad gateway', { response: new Response('', { status: 502 }), bodyText: '' });

/** A client whose server always fails with `failure`, and the number of calls it got. */
const failing = (links: ApolloLink[], failure: () => Error) => {
  const calls = { count: 0 };
  const end = new ApolloLink(() => {
    calls.count += 1;
    return new Observable((observer) => observer.error(failure()));
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([...links, end]) });
  return { client, calls };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the link that repeats reads', () => {
  it('repeats a read three times, after one second and then twice as long each time', async () => {
    const { client, calls } = failing([retryLink()], () => new TypeError('Failed to fetch'));
    const outcome = client.query({ query: read }).catch((error: unknown) => failureCode(error));
    await vi.advanceTimersByTimeAsync(999);
    expect(calls.count).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.count).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls.count).toBe(3);
    await vi.advanceTimersByTimeAsync(4000);
    expect(calls.count).toBe(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.count).toBe(4);
    await expect(outcome).resolves.toBe('NETWORK');
  });

  it.each([
    ['a write', write, broken],
    ['a payment', pay, () => new TypeError('Failed to fetch')],
  ])('never repeats %s', async (_, mutation, failure) => {
    const { client, calls } = failing([retryLink()], failure);
    const outcome = client.mutate({ mutation }).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(outcome).resolves.toBe('failed');
    expect(calls.count).toBe(1);
  });

  it('waits as long as a busy server requests, then reads again', async () => {
    let calls = 0;
    const busy = { code: 'OVERLOADED', retryAfter: 3 };
    const end = new ApolloLink(() => {
      calls += 1;
      const isBusy = calls === 1;
      return new Observable((observer) => {
        observer.next(
          isBusy
            ? { data: null, errors: [{ message: 'OVERLOADED', extensions: busy }] }
            : { data: { exchangeRates: null } },
        );
        observer.complete();
      });
    });
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([retryLink(), end]),
    });
    const outcome = client.query({ query: read });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(calls).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toBe(2);
    await expect(outcome).resolves.toMatchObject({ data: { exchangeRates: null } });
  });

  it('reports that the server is busy when all retries fail', async () => {
    const refused = () =>
      new CombinedGraphQLErrors({
        errors: [{ message: 'OVERLOADED', extensions: { code: 'OVERLOADED', retryAfter: 1 } }],
      });
    const { client, calls } = failing([retryLink()], refused);
    const outcome = client.query({ query: read }).catch((error: unknown) => failureCode(error));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(outcome).resolves.toBe('OVERLOADED');
    expect(calls.count).toBe(4);
  });

  /** A server that could not check the session for the first `failures` requests, or not read a field of the member. */
  const uncheckedFor = (failures: number, path: readonly string[] = ['me']) => {
    const calls = { count: 0 };
    const dana = { __typename: 'Viewer', id: 'dana', travelStats: null };
    const error = { message: 'away', path, extensions: { code: 'PLATFORM_UNAVAILABLE' } };
    const end = new ApolloLink(
      () =>
        new Observable((observer) => {
          calls.count += 1;
          observer.next(
            calls.count <= failures
              ? { data: { me: path.length > 1 ? dana : null }, errors: [error] }
              : { data: { me: dana } },
          );
          observer.complete();
        }),
    );
    const link = ApolloLink.from([retryLink(), end]);
    return { calls, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
  };

  it('repeats a read whose session could not be checked, so that a short failure is not noticed', async () => {
    const { client, calls } = uncheckedFor(2);
    const outcome = client.query({ query: whoAmI });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls.count).toBe(3);
    await expect(outcome).resolves.toMatchObject({ data: { me: { id: 'dana' } } });
  });

  it('reports that the session could not be checked when all retries fail, and never that nobody is signed in', async () => {
    const { client, calls } = uncheckedFor(Number.POSITIVE_INFINITY);
    const outcome = client.query({ query: whoAmI }).catch((error: unknown) => failureCode(error));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(outcome).resolves.toBe('PLATFORM_UNAVAILABLE');
    expect(calls.count).toBe(4);
  });

  it('does not repeat a read of a known member of whom one field could not be read', async () => {
    const { client, calls } = uncheckedFor(Number.POSITIVE_INFINITY, ['me', 'travelStats']);
    const outcome = client.query({ query: whoAmI }).catch((error: unknown) => failureCode(error));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(outcome).resolves.toBe('PLATFORM_UNAVAILABLE');
    expect(calls.count).toBe(1);
  });

  it('never repeats a request that the server refused', async () => {
    const refused = () =>
      new ServerError('Bad request', { response: new Response('', { status: 400 }), bodyText: '' });
    const { client, calls } = failing([retryLink()], refused);
    const outcome = client.query({ query: read }).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(outcome).resolves.toBe('failed');
    expect(calls.count).toBe(1);
  });
});

describe('the link that limits the time of requests', () => {
  const silent = () => {
    const aborted = vi.fn<() => void>();
    const end = new ApolloLink(() => new Observable(() => aborted));
    const link = ApolloLink.from([timeoutLink(30_000), end]);
    return { aborted, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
  };

  it('ends a read after 30 s and aborts it', async () => {
    const { client, aborted } = silent();
    const outcome = client.query({ query: read }).catch((error: unknown) => failureCode(error));
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(outcome).resolves.toBe('TIMEOUT');
    expect(aborted).toHaveBeenCalledOnce();
  });

  it('does not end a payment that is still running', async () => {
    const { client, aborted } = silent();
    void client.mutate({ mutation: pay });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(aborted).not.toHaveBeenCalled();
  });
});

describe('the link that asks to sign in', () => {
  const answering = (code: string) => {
    const goToLogin = vi.fn<() => void>();
    const end = new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: null, errors: [{ message: code, extensions: { code } }] });
          observer.complete();
        }),
    );
    const link = ApolloLink.from([signInLink(goToLogin), end]);
    return { goToLogin, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
  };

  it('opens the login page 100 ms after AUTH_REQUIRED', async () => {
    const { client, goToLogin } = answering('AUTH_REQUIRED');
    const outcome = client.query({ query: read }).catch((error: unknown) => CombinedGraphQLErrors.is(error));
    await vi.advanceTimersByTimeAsync(99);
    expect(goToLogin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(goToLogin).toHaveBeenCalledOnce();
    await expect(outcome).resolves.toBe(true);
  });

  it('does not open the login page for a missing role', async () => {
    const { client, goToLogin } = answering('FORBIDDEN');
    await client.query({ query: read }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(goToLogin).not.toHaveBeenCalled();
  });
});
