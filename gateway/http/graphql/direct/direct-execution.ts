import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '#gateway/context.ts';
import { coercedVariables } from '#gateway/limits/coerced-variables.ts';
import { longLists } from '#gateway/limits/list-size.ts';
import { maxQueryCost, queryCost } from '#gateway/limits/query-cost.ts';
import type { OperationWatch } from '#gateway/operations/watch/graphql-watch.ts';
import type { Admit } from '../admission.ts';
import type { ExecuteOperation } from '../compiled-execution.ts';
import type { DirectRequest } from './direct-request.ts';
import type { EarlierSteps } from './earlier-steps.ts';

interface Deps {
  readonly schema: GraphQLSchema;
  readonly admit: Admit;
  readonly execute: ExecuteOperation;
  /** The watch of the running request. */
  readonly watchOf: () => OperationWatch;
}

/** A result without errors. */
interface Executed {
  readonly result: ExecutionResult;
  readonly context: Context;
}

/**
 * Executes a query without Apollo Server, with the same checks in the same order: what costs nothing, the context, budgets
 * and load, the execution.
 * @param contextOf builds the context of the request, once
 * @param steps receives what Apollo Server need not do again
 * @returns null when anything is to be reported: then Apollo Server answers, with these steps
 */
export const createDirectExecution =
  ({ schema, admit, execute, watchOf }: Deps) =>
  async (
    { query, variables }: DirectRequest,
    contextOf: () => Promise<Context>,
    steps: EarlierSteps,
  ): Promise<Executed | null> => {
    const { document, operation, name, rootFields } = query;
    const watch = watchOf();
    if (!coercedVariables(schema, operation, variables)) return null;
    if (queryCost(schema, { document, operation, variables }) > maxQueryCost) return null;
    if (longLists(document, variables).length > 0) return null;
    const context = await contextOf().catch(() => null);
    if (!context) return null;
    watch.resolved(name, 'query');
    try {
      await admit({ kind: 'query', rootFields }, context);
    } catch (refusal) {
      steps.refusal = refusal;
      return null;
    }
    await steps.ready;
    steps.result = execute({ document, operation, operationName: name, variables, context });
    const result = await Promise.resolve(steps.result).catch(() => null);
    if (!result || result.errors) return null;
    watch.answered(name, []);
    return { result, context };
  };

export type ExecuteDirectly = ReturnType<typeof createDirectExecution>;
