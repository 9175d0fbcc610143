/**
 * Where an error arose, for the log. Its message stays out: those of databases and parsers quote the values they were
 * given, and these are names, addresses and password hashes.
 */
export const placesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
