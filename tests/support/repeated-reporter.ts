import type { TestCase } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

/** Prefix that `npm test` looks for in the output. */
export const REPEATED = 'Passed only when repeated: ';

/** Longest part of an error that is printed. */
const MAX_ERROR = 300;

/** Prints each test that passed only on a later attempt, with its first error: not a failure, but a race to investigate. */
export class RepeatedReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    const reason = (error?.message ?? 'no error was reported').replaceAll(/\s+/g, ' ').slice(0, MAX_ERROR);
    process.stdout.write(`${REPEATED}${test.module.relativeModuleId} › ${test.fullName}: ${reason}\n`);
  }
}
