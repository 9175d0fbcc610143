import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { concatMap, from, of } from 'rxjs';
import { firstReadsName, type SentRead } from '#shared/routes/first-reads.ts';

type SentReads = Partial<Record<string, SentRead>>;

/** How long after the page was opened a response is fresh enough to be used for the first time. */
const FRESH_MS = 30_000;

const sentByPage = (): SentReads => {
  const sent: unknown = Reflect.get(window, firstReadsName);
  // Only a script of our own page writes this property.
  return typeof sent === 'object' && sent !== null ? sent : {};
};

const isComplete = (result: unknown): result is ApolloLink.Result =>
  typeof result === 'object' && result !== null && 'data' in result && !('errors' in result);

/**
 * Uses the responses to the reads that the page sent before the application was loaded, each once. Without a complete
 * response the read is sent again. After a mutation, such as a sign-in, none of them is valid any more.
 */
export function firstReadsLink(sent = sentByPage(), pageAge = () => performance.now()): ApolloLink {
  const reads = new Map(Object.entries(sent));
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) reads.clear();
    const name = operation.operationName ?? '';
    const read = reads.get(name);
    if (!read || pageAge() > FRESH_MS) return forward(operation);
    if (JSON.stringify(read.variables) !== JSON.stringify(operation.variables)) return forward(operation);
    reads.delete(name);
    return from(read.response).pipe(
      concatMap((result) => (isComplete(result) ? of(result) : forward(operation))),
    );
  });
}
