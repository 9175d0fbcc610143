import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { GraphQLError } from 'graphql';
import { createRoot } from 'react-dom/client';
import { currentOperation } from './playground/current-operation.ts';
import { exampleOperations } from './playground/examples.ts';
import { showEmptyDefaults } from './playground/empty-defaults.ts';
import { createFiller } from './playground/fill-variables.ts';
import 'graphiql/style.css';
import './playground.css';

/** GraphiQL with everything from our own origin, so it works offline. Cookies of the product's session are sent along. */
const send = createGraphiQLFetcher({
  // One response for each query, because values are read from it.
  enableIncrementalDelivery: false,
  url: '/graphql',
  subscriptionUrl: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
});

interface Refusal {
  readonly message: string;
  readonly extensions?: Record<string, unknown>;
}

const dataOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;

/** Message for a refused example that others depend on. */
const refusalOf = (name: string, { message, extensions }: Refusal): string =>
  `${name}: ${message}${extensions?.['code'] === 'AUTH_REQUIRED' ? ' Run "SignIn" first.' : ''}`;

const filler = createFiller(exampleOperations, async ({ name, query }, variables) => {
  const answer = await send({ query, operationName: name, variables });
  const [error] = 'errors' in answer ? (answer.errors ?? []) : [];
  if (error) throw new Error(refusalOf(name, error));
  return dataOf(answer);
});

/** Inserts values of earlier responses into the variables; see `Example`. */
const fetcher: Fetcher = async (params, options) => {
  const now = currentOperation(params.query, params.operationName ?? null);
  const operationName = now ? now.operationName : params.operationName;
  let variables: Record<string, unknown>;
  try {
    variables = await filler.filled(params.variables ?? {});
  } catch (cause) {
    // Shown like a response of the server: the editor would print the stack of an error.
    return { errors: [new GraphQLError(cause instanceof Error ? cause.message : String(cause))] };
  }
  const answer = await send(
    { ...params, operationName, variables },
    { ...options, ...(now && { documentAST: now.documentAST }) },
  );
  filler.keep(operationName ?? undefined, dataOf(answer));
  return answer;
};

const tabs = exampleOperations.map(({ query, variables }) => ({
  query,
  variables: JSON.stringify(variables, null, 2),
}));

// The editors would start with the text that was stored last instead of the first tab; until something was changed,
// that is empty.
const begun = {
  ...(localStorage.getItem('graphiql:query') === null && { query: tabs[0]?.query }),
  ...(localStorage.getItem('graphiql:variables') === null && { variables: tabs[0]?.variables }),
};

const root = document.getElementById('playground');
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={tabs}
      {...begun}
      shouldPersistHeaders={false}
      onSchemaChange={showEmptyDefaults}
    />,
  );
}
