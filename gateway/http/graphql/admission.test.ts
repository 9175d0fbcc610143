import { parse } from 'graphql';
import { expect, it } from 'vitest';
import type { Context } from '#gateway/context.ts';
import { admissionPlugin } from './admission.ts';

const document = parse('{ me { id } }');
const [operation] = document.definitions;
const contextValue = { viewer: null, isReadOnly: false } as Context;

/** A promise with the function that resolves it. */
function signal() {
  let resolve = (): void => undefined;
  const raised = new Promise<void>((end) => {
    resolve = end;
  });
  return { raised, resolve };
}

/**
 * A request that waits for its counters and for the generation of the cache, each with the function that ends the wait.
 */
async function waitingRequest() {
  const counted = signal();
  const known = signal();
  let admitted = 0;
  const plugin = admissionPlugin(
    () => {
      admitted += 1;
      return counted.raised;
    },
    () => ({ refusal: null, isAdmitted: false, ready: known.raised, result: null }),
  );
  const listener = await plugin.requestDidStart?.({} as never);
  let hasBegun = false;
  const begin = async (): Promise<void> => {
    await listener?.didResolveOperation?.({ operation, document, contextValue } as never);
    hasBegun = true;
  };
  return { counted, known, begun: begin(), admitted: () => admitted, hasBegun: () => hasBegun };
}

const soon = () => new Promise(setImmediate);

it('a request is charged while the cache generation is being read, and executed after both', async () => {
  const { counted, known, begun, admitted, hasBegun } = await waitingRequest();
  await soon();
  expect(admitted()).toBe(1);
  counted.resolve();
  await soon();
  expect(hasBegun()).toBe(false);
  known.resolve();
  await begun;
});
