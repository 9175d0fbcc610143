import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Linux gives ports from 32768 up to outgoing connections and to listeners on port 0. A port below cannot be
 * taken by one of them between this choice and the start of the process that will listen.
 */
const MIN_PORT = 12_000;
const PORT_LIMIT = 32_000;

const chosen = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A free port of 127.0.0.1 that this process has not been given before. */
export async function sparePort(): Promise<number> {
  const port = randomInt(MIN_PORT, PORT_LIMIT);
  if (chosen.has(port)) return sparePort();
  chosen.add(port);
  return (await isFree(port)) ? port : sparePort();
}
