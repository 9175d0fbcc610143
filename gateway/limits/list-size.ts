import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, visit } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Items of one list that a client sends. Source: reliability design, section 2. */
export const maxListInput = 100;

function hasLongList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > maxListInput || value.some(hasLongList);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongList);
}

/** Names of the variables that hold a longer list at any depth, and `query` when one is written out in the document. */
export function longLists(document: DocumentNode, variables: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(variables).filter((name) => hasLongList(variables[name]));
  let isWrittenOut = false;
  visit(document, {
    ListValue: ({ values }) => {
      isWrittenOut ||= values.length > maxListInput;
    },
  });
  return isWrittenOut ? [...names, 'query'] : names;
}

/** Refuses lists that are longer than any of ours, before anything is executed. */
export const listSizePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ document, request }) {
      const fields = longLists(document, request.variables ?? {});
      if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
    },
  }),
};
