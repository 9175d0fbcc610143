import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '#gateway/context.ts';
import { type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';
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

const orNull = <T>(value: MaybeLater<T>): MaybeLater<T | null> =>
  value instanceof Promise ? value.catch(() => null) : value;

/** True when a request is admitted. @param refuse receives why it is not */
function admitted(
  admit: () => Promise<void> | undefined,
  refuse: (refusal: unknown) => false,
): MaybeLater<boolean> {
  try {
    return admit()?.then(() => true, refuse) ?? true;
  } catch (refusal) {
    return refuse(refusal);
  }
}

/**
 * Executes a query without Apollo Server, with the same steps in the same order: checks that cost nothing, the context,
 * budgets and load, the execution.
 * @param contextOf builds the context of the request, once
 * @param steps receives what Apollo Server need not do again
 * @returns null after an error or a refusal: then Apollo Server sends the response, with the help of these steps
 */
export const createDirectExecution = ({ schema, admit, execute, watchOf }: Deps) => {
  /** The result, which Apollo Server gets when it has errors. */
  const executed = (
    { query, variables }: DirectRequest,
    context: Context,
    steps: EarlierSteps,
  ): MaybeLater<ExecutionResult | null> => {
    const { document, operation, name: operationName } = query;
    const result = execute({ document, operation, operationName, variables, context });
    steps.result = result;
    return result instanceof Promise ? result.catch(() => null) : result;
  };

  return (
    request: DirectRequest,
    contextOf: () => MaybeLater<Context>,
    steps: EarlierSteps,
  ): MaybeLater<Executed | null> => {
    const { query, variables } = request;
    const { document, operation, name, rootFields } = query;
    const watch = watchOf();
    if (!coercedVariables(schema, operation, variables)) return null;
    if (queryCost(schema, { document, operation, variables }) > maxQueryCost) return null;
    if (longLists(document, variables).length > 0) return null;
    const answer = (context: Context) =>
      whenKnown(executed(request, context, steps), (result) => {
        if (!result || result.errors) return null;
        watch.answered(name, []);
        return { result, context };
      });
    return whenKnown(orNull(contextOf()), (context) => {
      if (!context) return null;
      watch.resolved(name, 'query');
      const refuse = (refusal: unknown): false => {
        steps.refusal = refusal;
        return false;
      };
      const admission =
        steps.isAdmitted || admitted(() => admit({ kind: 'query', rootFields }, context), refuse);
      return whenKnown(admission, (isAdmitted) =>
        isAdmitted ? whenKnown(steps.ready, () => answer(context)) : null,
      );
    });
  };
};

export type ExecuteDirectly = ReturnType<typeof createDirectExecution>;
