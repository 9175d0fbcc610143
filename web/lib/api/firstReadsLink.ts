import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { concatMap, from, of } from 'rxjs';
import { firstReadsName, type SentRead } from '#shared/routes/first-reads.ts';
import { lastEnd } from '../session/signedInTab.ts';

type SentReads = Partial<Record<string, SentRead>>;

/** How long after the page was opened the response to an early read may still be used. */
const FRESH_MS = 30_000;

/** Removes the reads from `window`, where personal data would otherwise remain after a sign-out. */
function takeSentReads(): SentReads {
  const sent: unknown = Reflect.get(window, firstReadsName);
  Reflect.deleteProperty(window, firstReadsName);
  // Only a script of our own page writes this property.
  return typeof sent === 'object' && sent !== null ? sent : {};
}

/** Checks two clocks: `performance.now` stops while some devices sleep, and the clock of the device can be set back. */
const isFresh = ({ sentAt }: SentRead): boolean =>
  Math.max(Date.now() - sentAt, performance.now()) <= FRESH_MS;

/** False when a session has ended on this device since, perhaps in another tab: another person may be signed in. */
const isOfSamePerson = ({ sessionEnd }: SentRead): boolean => sessionEnd === lastEnd();

const isResult = (value: unknown): value is ApolloLink.Result =>
  typeof value === 'object' &&
  value !== null &&
  ('data' in value || ('errors' in value && Array.isArray(value.errors)));

/**
 * Uses the responses to the reads that the page sent before the application was loaded, each once. Without a response
 * the read is sent again; a refusal is passed on, because the links before this one know when to repeat it. After a
 * mutation, such as a sign-in, and after the end of a session in any tab none of them is valid any more.
 */
export function firstReadsLink(sent = takeSentReads()): ApolloLink {
  const reads = new Map(Object.entries(sent));
  if (reads.size > 0) setTimeout(() => reads.clear(), FRESH_MS);
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) reads.clear();
    const name = operation.operationName ?? '';
    const read = reads.get(name);
    if (!read || JSON.stringify(read.variables) !== JSON.stringify(operation.variables))
      return forward(operation);
    reads.delete(name);
    return from(read.response).pipe(
      concatMap((result) =>
        isResult(result) && isFresh(read) && isOfSamePerson(read) ? of(result) : forward(operation),
      ),
    );
  });
}
