/**
 * Messages of PostgreSQL's protocol that run a statement: a simple query, and the execution of a prepared
 * one.
 */
const RUNS = new Set(['Q', 'E']);
const HEAD = 5;

/** Counts the statements that PostgreSQL clients send. The first message of a connection has no type byte. */
export function statementCounter() {
  const rests = new Map<number, { rest: Buffer; hasBegun: boolean }>();
  let count = 0;
  return {
    onAsked: (connection: number, part: Buffer): void => {
      const line = rests.get(connection) ?? { rest: Buffer.alloc(0), hasBegun: false };
      rests.set(connection, line);
      line.rest = Buffer.concat([line.rest, part]);
      for (;;) {
        const kindBytes = line.hasBegun ? 1 : 0;
        if (line.rest.length < HEAD) return;
        const end = kindBytes + line.rest.readUInt32BE(kindBytes);
        if (line.rest.length < end) return;
        if (line.hasBegun && RUNS.has(line.rest.toString('latin1', 0, 1))) count += 1;
        line.hasBegun = true;
        line.rest = line.rest.subarray(end);
      }
    },
    /** Statements since the last reading. */
    read: (): number => {
      const seen = count;
      count = 0;
      return seen;
    },
  };
}
