import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { exampleOperations } from './playground-examples.ts';
import 'graphiql/style.css';
import './playground.css';

/** GraphiQL with everything from our own origin: works offline. Cookies of the product's session are sent along. */
const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  subscriptionUrl: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
});

const root = document.getElementById('playground');
if (root) {
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} defaultTabs={exampleOperations()} shouldPersistHeaders={false} />,
  );
}
