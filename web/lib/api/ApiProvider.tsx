import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

export type ApiClient = ApolloClient;

/** Gives the generated hooks their client. */
export function ApiProvider(props: { client: ApiClient; children: ReactNode }) {
  return <ApolloProvider client={props.client}>{props.children}</ApolloProvider>;
}
