import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedOutLink } from './signedOutLink.ts';

const query = gql`
  query Viewer {
    me {
      id
    }
  }
`;
const signIn = gql`
  mutation SignIn {
    signIn {
      token
    }
  }
`;
const dana = { __typename: 'Viewer', id: 'dana' };

/** A client that shows Dana, whose server says that these people are signed in, the last one again and again. */
function clientOf(people: readonly (typeof dana | null)[]) {
  const page = { isSignedIn: true, calls: 0 };
  const end = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'SignIn') {
          observer.next({ data: { signIn: { __typename: 'SignedIn', token: 't' } } });
          observer.complete();
          return;
        }
        observer.next({ data: { me: people[Math.min(page.calls, people.length - 1)] } });
        observer.complete();
        page.calls += 1;
      }),
  );
  const link = ApolloLink.from([signedOutLink(() => page.isSignedIn), end]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  client.writeQuery({ query, data: { me: dana } });
  const ask = () => client.query({ query, fetchPolicy: 'network-only' });
  return { page, ask, client, shown: () => client.readQuery<{ me: typeof dana | null }>({ query })?.me?.id };
}

describe('a read that says that nobody is signed in', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is repeated, so that a short failure does not sign a member out', async () => {
    const { page, ask, shown } = clientOf([null, null, dana]);
    const asking = ask();
    await vi.advanceTimersByTimeAsync(2_999);
    expect([page.calls, shown()]).toEqual([2, 'dana']);
    await vi.advanceTimersByTimeAsync(1);
    await expect(asking).resolves.toMatchObject({ data: { me: dana } });
    expect(shown()).toBe('dana');
  });

  it('is repeated just after signing in, when nobody is shown yet', async () => {
    const { page, ask, client } = clientOf([null, dana, null]);
    page.isSignedIn = false;
    await client.mutate({ mutation: signIn });
    const asking = ask();
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(asking).resolves.toMatchObject({ data: { me: dana } });
    await expect(ask()).resolves.toMatchObject({ data: { me: null } });
  });

  it('is believed the third time: the session has ended', async () => {
    const { page, ask, shown } = clientOf([null]);
    const asking = ask();
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(asking).resolves.toMatchObject({ data: { me: null } });
    expect([page.calls, shown()]).toEqual([3, undefined]);
  });

  it('is believed at once by a visitor, and after signing out', async () => {
    const { page, ask } = clientOf([null]);
    page.isSignedIn = false;
    await expect(ask()).resolves.toMatchObject({ data: { me: null } });
    expect(page.calls).toBe(1);
  });
});
