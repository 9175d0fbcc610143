/**
 * A warning or error on the console fails its test; the rest of the output is printed only for failed tests. A test
 * that expects a warning mocks the console method itself.
 */
import { format } from 'node:util';
import { afterEach, beforeEach, onTestFailed, vi } from 'vitest';

/** Console output since the test began. */
const written: string[] = [];
/**
 * An operation without a mocked response fails; that is not an error by itself, but is printed when the test
 * fails.
 */
const isUnanswered = (line: string) => line.startsWith('No more mocked responses');
/** The DOM of the unit tests does not know the element `search`; browsers do. */
const isUnknownElement = (line: string) => line.startsWith('The tag <search> is unrecognized');
const isMistake = (line: string) => !isUnanswered(line) && !isUnknownElement(line);

beforeEach(() => {
  written.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void written.push(format(...words)));
  onTestFailed(() => {
    if (written.length > 0) process.stderr.write(`Written to the console:\n${written.join('\n')}\n`);
  });
});

afterEach(() => {
  const mistakes = written.filter(isMistake);
  if (mistakes.length > 0) throw new Error(`Written to the console:\n${mistakes.join('\n')}`);
});
