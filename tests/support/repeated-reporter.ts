import type { TestCase } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

/** Prefix that `npm test` looks for in the output. */
export const REPEATED = 'Passed only when repeated: ';

/** Prints each test that passed only on a later attempt: not a failure, but a race to investigate. */
export class RepeatedReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      process.stdout.write(`${REPEATED}${test.module.relativeModuleId} › ${test.fullName}\n`);
  }
}
