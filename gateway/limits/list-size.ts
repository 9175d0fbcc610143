import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, visit } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Maximum number of items of one list in a request. */
export const maxListInput = 100;

/**
 * True when a list at any depth is too long. Without recursion, because a body may contain a hundred thousand nested
 * lists.
 */
function hasLongList(root: unknown): boolean {
  const waiting = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value) && value.length > maxListInput) return true;
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) waiting.push(inner);
  }
  return false;
}

/** Whether a document contains a longer list; computed once per document. */
const writtenOut = new WeakMap<DocumentNode, boolean>();

function hasWrittenOut(document: DocumentNode): boolean {
  const known = writtenOut.get(document);
  if (known !== undefined) return known;
  let isWrittenOut = false;
  visit(document, {
    ListValue: ({ values }) => {
      isWrittenOut ||= values.length > maxListInput;
    },
  });
  writtenOut.set(document, isWrittenOut);
  return isWrittenOut;
}

/** Names of the variables that contain a longer list at any depth, and `query` when one is in the document itself. */
export function longLists(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(variables).filter((name) => hasLongList(variables[name]));
  return hasWrittenOut(document) ? [...names, 'query'] : names;
}

/** @throws GraphQLError of an AppError BAD_USER_INPUT that names what contains a list longer than any valid one */
export function refuseLongLists(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  const fields = longLists(document, variables);
  if (fields.length === 0) return;
  const originalError = new AppError('BAD_USER_INPUT', {
    fields,
    rules: Object.fromEntries(fields.map((field) => [field, `lists of at most ${maxListInput} items`])),
  });
  // With a status of its own, because otherwise it would count as a server error.
  throw new GraphQLError('A list is too long.', { originalError, extensions: { http: { status: 400 } } });
}

/** Refuses lists that are longer than any valid one, before anything is executed. */
export const listSizePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ document, request }) {
      refuseLongLists(document, request.variables ?? {});
    },
  }),
};
