import type { ApolloServerPlugin, HTTPGraphQLRequest } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import type { Context } from '#gateway/context.ts';

/** The steps that a request has passed before Apollo Server gets it, so that none is repeated. */
export interface EarlierSteps {
  /** Why the request was refused; null when it was not. */
  refusal: unknown;
  /** True when the request was admitted. */
  readonly isAdmitted: boolean;
  /** Resolves when the execution may begin; see `CacheRecording`. */
  readonly ready: Promise<void> | undefined;
  /** The result of the request, which was admitted and executed; null when it was not. */
  result: ExecutionResult | Promise<ExecutionResult> | null;
}

/** The earlier steps of the requests that Apollo Server answers. */
export interface StepsOfRequests {
  put(request: HTTPGraphQLRequest, steps: EarlierSteps): void;
  /** @param context the library's own copy */
  of(context: object): EarlierSteps | undefined;
  /** Must be listed before all plugins that need the steps. */
  readonly plugin: ApolloServerPlugin<Context>;
}

export function createStepsOfRequests(): StepsOfRequests {
  const all = new WeakMap<object, EarlierSteps>();
  return {
    put: (request, steps) => void all.set(request, steps),
    of: (context) => all.get(context),
    plugin: {
      // The library copies the context, and gives the execution a copy of the request.
      requestDidStart: async ({ request, contextValue }) => {
        const steps = request.http && all.get(request.http);
        if (steps) all.set(contextValue, steps);
      },
    },
  };
}
