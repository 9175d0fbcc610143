import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, isCompiledQuery } from 'graphql-jit';
import { type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';
import { coercedVariables } from '#gateway/limits/coerced-variables.ts';
import type { EarlierSteps } from './direct/earlier-steps.ts';
import { compileCopy, compilePrepared, createEntryTexts, type ExecutePrepared } from './prepared-entries.ts';

/** An operation of a valid document. */
interface Operation {
  readonly document: DocumentNode;
  /** Undefined when the document has no operation of that name. */
  readonly operation: OperationDefinitionNode | undefined;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly context: unknown;
}

interface Compiled {
  readonly whole: CompiledQuery['query'];
  /** Null without prepared parts. */
  readonly prepared: ExecutePrepared | null;
}

/** Returns a promise only when a resolver returns one. Never throws synchronously. */
export type ExecuteOperation = (operation: Operation) => MaybeLater<ExecutionResult>;

/** The library's errors lack properties that other code needs, such as `extensions`, which is empty without a cause. */
const withWholeErrors = ({ errors, ...result }: ExecutionResult): ExecutionResult =>
  errors
    ? {
        ...result,
        errors: errors.map(({ message, path, locations, originalError }) =>
          Object.assign(new GraphQLError(message, { path, originalError }), { locations }),
        ),
      }
    : result;

/**
 * Executes operations. Documents that many visitors request are compiled to a function once, which gives the same
 * result in less time; all others are interpreted. The two may only differ in which of several errors below the same
 * null they report. The result may contain JSON that was prepared earlier, see `jsonOf`.
 * @param isCompiled tells by its text whether a document is compiled; each must consist of one query
 * @param onFailure called once for such a document that the library cannot compile, which is interpreted then
 */
export function createExecution(
  schema: GraphQLSchema,
  isCompiled: (text: string) => boolean,
  onFailure: (text: string) => void,
): ExecuteOperation {
  /** Null for operations that are interpreted. */
  const cache = new WeakMap<OperationDefinitionNode, Compiled | null>();
  const texts = createEntryTexts();

  const compile = (document: DocumentNode, operation: OperationDefinitionNode): Compiled | null => {
    const text = document.loc?.source.body ?? '';
    if (!isCompiled(text)) return null;
    const compiled = compileCopy(schema, document);
    if (!isCompiledQuery(compiled)) {
      onFailure(text);
      return null;
    }
    const whole = compiled.query;
    try {
      return { whole, prepared: compilePrepared(schema, document, operation, texts) };
    } catch {
      onFailure(text);
      return { whole, prepared: null };
    }
  };
  const compiledOf = (document: DocumentNode, operation: OperationDefinitionNode): Compiled | null => {
    const found = cache.get(operation);
    if (found !== undefined) return found;
    const compiled = compile(document, operation);
    cache.set(operation, compiled);
    return compiled;
  };

  const run: ExecuteOperation = ({ document, operation, operationName, variables, context }) => {
    const interpret = () =>
      execute({ schema, document, contextValue: context, variableValues: variables, operationName });
    const compiled = operation && compiledOf(document, operation);
    // The library's own reading of variables leaves out default values inside of inputs.
    const coerced = compiled && coercedVariables(schema, operation, variables ?? {});
    // Invalid variables are reported by the interpreter, with its own messages.
    if (!coerced) return interpret();
    const prepared: MaybeLater<ExecutionResult | null> = compiled.prepared?.(context, coerced) ?? null;
    // After an error in an entry the whole document is executed again, so that the error gets its path.
    const whole = whenKnown(prepared, (result) => result ?? compiled.whole(undefined, context, coerced));
    // Without data nothing was executed.
    return whenKnown(whole, (result) => (result.data === undefined ? interpret() : withWholeErrors(result)));
  };
  return (operation) => {
    try {
      return run(operation);
    } catch (cause) {
      return Promise.reject(cause);
    }
  };
}

/**
 * Makes Apollo Server use our executor. It accepts another executor only in the form of a gateway to other servers.
 * @param resultOf returns the result of a request that was already executed, by its context
 */
export function asGateway(
  schema: GraphQLSchema,
  executeOperation: ExecuteOperation,
  resultOf: (context: BaseContext) => EarlierSteps['result'] | undefined,
): ApolloServerOptionsWithGateway<BaseContext>['gateway'] {
  const loaded: ((schema: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void)[] = [];
  return {
    onSchemaLoadOrUpdate: (listener) => {
      loaded.push(listener);
      return () => undefined;
    },
    load: async () => {
      for (const listener of loaded) listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return {
        executor: async ({ request, ...rest }) =>
          resultOf(rest.context) ??
          executeOperation({ ...rest, operationName: request.operationName, variables: request.variables }),
      };
    },
    stop: async () => undefined,
  };
}
