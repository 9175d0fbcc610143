import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAgainLink } from './readAgainLink.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const signOut = gql`
  mutation SignOut {
    signOut
  }
`;
const signIn = gql`
  mutation SignIn {
    rename {
      id
      fullName
    }
  }
`;
const contact = gql`
  mutation SendContact {
    rename {
      id
      fullName
    }
  }
`;
const me = gql`
  query Me {
    me {
      id
      fullName
    }
  }
`;
const rename = gql`
  mutation Rename {
    rename {
      id
      fullName
    }
  }
`;
const results = gql`
  query Results {
    me {
      id
      fullName
    }
  }
`;

/** A server with one member, which reads the name when a request arrives, and answers when a test says so. */
const member = () => {
  let fullName = 'Before';
  const sent: { name: string | undefined; answer: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const end = new ApolloLink(
    ({ operationName: name, operationType }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.MUTATION) fullName = 'After';
        const viewer = { __typename: 'Viewer', id: 'v1', fullName };
        const field =
          { Rename: 'rename', SignIn: 'rename', SendContact: 'rename', SignOut: 'signOut' }[name ?? ''] ??
          'me';
        const answer = async () => {
          observer.next({ data: { [field]: name === 'SignOut' ? true : viewer } });
          observer.complete();
          await vi.advanceTimersByTimeAsync(1);
        };
        const fail = async () => {
          observer.error(new TypeError('Failed to fetch'));
          await vi.advanceTimersByTimeAsync(1);
        };
        sent.push({ name, answer, fail });
      }),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([readAgainLink(), end]),
  });
  const cached = () => client.readQuery<{ me: { fullName: string } }>({ query: me })?.me.fullName;
  return { client, sent, cached, names: () => sent.map(({ name }) => name) };
};

it('does not let the response to an earlier read overwrite a change', async () => {
  const { client, sent, cached, names } = member();
  const reading = client.query({ query: me });
  const changing = client.mutate({ mutation: rename });
  await sent[1]?.answer();
  await changing;
  await sent[0]?.answer();
  expect(names()).toEqual(['Me', 'Rename', 'Me']);
  expect(cached()).not.toBe('Before');
  await sent[2]?.answer();
  await expect(reading).resolves.toMatchObject({ data: { me: { fullName: 'After' } } });
  expect(cached()).toBe('After');
});

it('gives a read after a change no response from before it, although both are one request', async () => {
  const { client, sent } = member();
  void client.query({ query: me });
  const changing = client.mutate({ mutation: rename });
  await sent[1]?.answer();
  await changing;
  const reading = client.query({ query: me, fetchPolicy: 'network-only' });
  await sent[0]?.answer();
  await sent[2]?.answer();
  await expect(reading).resolves.toMatchObject({ data: { me: { fullName: 'After' } } });
});

it('sends no read again whose response arrives before that of the change', async () => {
  const { client, sent, names } = member();
  const reading = client.query({ query: me });
  const changing = client.mutate({ mutation: rename });
  await sent[0]?.answer();
  await reading;
  await sent[1]?.answer();
  await changing;
  expect(names()).toEqual(['Me', 'Rename']);
});

it.each([
  ['that is the same for every visitor', results, rename],
  ['after the end of a session', me, signOut],
  ['after a mutation that changes nothing', me, contact],
])('sends no read again %s', async (_, query, mutation) => {
  const { client, sent } = member();
  const reading = client.query({ query });
  const changing = client.mutate({ mutation });
  await sent[1]?.answer();
  await changing;
  await sent[0]?.answer();
  await reading;
  expect(sent).toHaveLength(2);
});

it('hands on the first response when the repetition fails', async () => {
  const { client, sent } = member();
  const reading = client.query({ query: me });
  const changing = client.mutate({ mutation: rename });
  await sent[1]?.answer();
  await changing;
  await sent[0]?.answer();
  await sent[2]?.fail();
  await expect(reading).resolves.toMatchObject({ data: { me: { id: 'v1' } } });
});

it('fails when the repetition fails after somebody has signed in', async () => {
  const { client, sent } = member();
  const reading = client.query({ query: me }).catch(() => 'failed');
  const entering = client.mutate({ mutation: signIn });
  await sent[1]?.answer();
  await entering;
  await sent[0]?.answer();
  await sent[2]?.fail();
  await expect(reading).resolves.toBe('failed');
});

it('sends a read again after a failed mutation, at most twice', async () => {
  const { client, sent, names } = member();
  const reading = client.query({ query: me });
  for (const at of [0, 2, 4]) {
    const changing = client.mutate({ mutation: rename }).catch(() => 'failed');
    await sent[at + 1]?.fail();
    await changing;
    await sent[at]?.answer();
  }
  await expect(reading).resolves.toMatchObject({ data: { me: { id: 'v1' } } });
  expect(names().filter((name) => name === 'Me')).toHaveLength(3);
});

/** The prices of a month, which a check of a day adds to. */
const openMonth = () => {
  const known: string[] = [];
  const sent: { name: string | undefined; answer: () => Promise<void> }[] = [];
  const end = new ApolloLink(
    ({ operationName: name }) =>
      new Observable((observer) => {
        // The server reads when the request arrives, and has stored a checked day when it answers.
        const days = [...known];
        const answer = async () => {
          if (name === 'CheckedDay') known.push('2030-05-01');
          observer.next({ data: name === 'CheckedDay' ? { checkedDay: '2030-05-01' } : { days } });
          observer.complete();
          await vi.advanceTimersByTimeAsync(1);
        };
        sent.push({ name, answer });
      }),
  );
  const link = ApolloLink.from([readAgainLink(), end]);
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), sent };
};
const checkedDay = gql`
  query CheckedDay {
    checkedDay
  }
`;

it.each([
  ['KnownDays', 3],
  ['MonthDays', 3],
  ['KnownStays', 2],
])(
  'sends %s again whose response is older than that of a checked day only if it shows such days',
  async (name, count) => {
    const { client, sent } = openMonth();
    const days = gql(`query ${name} { days }`);
    const reading = client.query({ query: days, fetchPolicy: 'network-only' });
    const checking = client.query({ query: checkedDay, fetchPolicy: 'network-only' });
    await sent[1]?.answer();
    await checking;
    // The page reads the days again, which is one request with the read that is still running.
    const again = client.query({ query: days, fetchPolicy: 'network-only' });
    await sent[0]?.answer();
    await sent[2]?.answer();
    const shown = count === 3 ? ['2030-05-01'] : [];
    await expect(reading).resolves.toMatchObject({ data: { days: shown } });
    await expect(again).resolves.toMatchObject({ data: { days: shown } });
    expect(sent).toHaveLength(count);
  },
);
