import { format } from 'node:util';
import { afterEach, beforeEach, onTestFailed, vi } from 'vitest';

/** What was written to the console since the test began. */
const written: string[] = [];
/** An operation that a test leaves unanswered fails; that is no mistake, but good to know where the test is red. */
const isUnanswered = (line: string) => line.startsWith('No more mocked responses');
/** The window of the client's tests knows no `search` element, browsers do. */
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

// A warning of React, of the kit, of the cache or of a library is a mistake; a test that expects one replaces the method itself.
afterEach(() => {
  const mistakes = written.filter(isMistake);
  if (mistakes.length > 0) throw new Error(`Written to the console:\n${mistakes.join('\n')}`);
});
