/**
 * Setup of the kinds of tests that start a platform in their own process: passwords are hashed with a small part of the
 * work. A hash of the usual strength takes a core for a third of a second, and a run makes thousands. The strength itself
 * is a test of the unit tests; the browser tests run the product as it is.
 */
import { hashing } from '../../gateway/backends/platform/auth/password-hashing.ts';

const N = 2 ** 10;
const derive = hashing.derive.bind(hashing);

Object.assign(hashing, {
  derive: (job: Parameters<typeof derive>[0], turn: Parameters<typeof derive>[1]) =>
    derive({ ...job, options: { ...job.options, N: Math.min(N, job.options.N ?? N) } }, turn),
});
