import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

/** Subscriptions over one WebSocket, which is opened when the first one starts. */
export const socketLink = (origin: string, retryAttempts: number): ApolloLink =>
  new GraphQLWsLink(
    createClient({ url: `${origin.replace(/^http/, 'ws')}/graphql`, lazy: true, retryAttempts }),
  );
