/**
 * The stack frames of an error, for the log. Its message is left out, because those of databases and parsers quote
 * values such as names, addresses and password hashes.
 */
export const stackFramesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
