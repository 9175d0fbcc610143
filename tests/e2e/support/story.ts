import { it, type TestContext } from 'vitest';

/** Longer than that of other tests, because another try repeats the steps before. */
const TIMEOUT_MS = 400_000;

/** True when the first try of the test failed: it may have changed the data that the test begins with. */
export const isAnotherTry = ({ result }: TestContext['task']): boolean => (result?.retryCount ?? 0) > 0;

/**
 * Returns a function for tests that continue each other. Another try of such a test begins anew: with `startOver`, then
 * the steps before it.
 */
export function story(startOver: () => Promise<void>) {
  const steps: (() => Promise<void>)[] = [];
  return (title: string, step: () => Promise<void>): void => {
    const before = [...steps];
    steps.push(step);
    // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect -- the steps have both
    it(title, { timeout: TIMEOUT_MS }, async ({ task }) => {
      if (isAnotherTry(task)) {
        await startOver();
        for (const each of before) await each();
      }
      await step();
    });
  };
}
