import type { TestCase } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';

/** What `npm test` looks for in the output of a part. */
export const REPEATED = 'Passed only when repeated: ';

/** Names each test that passed only at a later attempt: no failure, but a race to look into. */
export class RepeatedReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      process.stdout.write(`${REPEATED}${test.module.relativeModuleId} › ${test.fullName}\n`);
  }
}
