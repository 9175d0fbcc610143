import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, visit } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Items of one list that a client sends. */
export const maxListInput = 100;

/** No recursion: strangers nest a hundred thousand lists into one body. */
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

/** Whether a document has a longer list written out; looked for once in each, because it lives as long as it is asked for. */
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

/** Names of the variables that hold a longer list at any depth, and `query` when one is written out in the document. */
export function longLists(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(variables).filter((name) => hasLongList(variables[name]));
  return hasWrittenOut(document) ? [...names, 'query'] : names;
}

/** @throws GraphQLError of an AppError BAD_USER_INPUT that names what holds a list longer than any of ours */
export function refuseLongLists(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  const fields = longLists(document, variables);
  if (fields.length === 0) return;
  const originalError = new AppError('BAD_USER_INPUT', {
    fields,
    rules: Object.fromEntries(fields.map((field) => [field, `lists of at most ${maxListInput} items`])),
  });
  // Without a status of its own this would look like a failure of ours.
  throw new GraphQLError('A list is too long.', { originalError, extensions: { http: { status: 400 } } });
}

/** Refuses lists that are longer than any of ours, before anything is executed. */
export const listSizePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ document, request }) {
      refuseLongLists(document, request.variables ?? {});
    },
  }),
};
