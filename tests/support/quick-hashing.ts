/**
 * Setup for tests that start a platform in their own process: password hashing uses a small part of the usual
 * work. A hash of the usual strength takes a core for a third of a second, and a run makes thousands. Unit
 * tests check the usual strength, and the browser tests run the product unchanged. Hashes made elsewhere need
 * the usual work: a test that reads them sets `TEST_USUAL_HASHES`.
 */
import type { HashJob, HashCaller } from '#backends/platform/auth/passwords/password-hashing.ts';
import { hashing } from '#backends/platform/auth/passwords/password-hashing.ts';

const N = 2 ** 10;
const derive = hashing.derive.bind(hashing);

Object.assign(hashing, {
  derive: (job: HashJob, turn: HashCaller | null) =>
    derive(process.env['TEST_USUAL_HASHES'] ? job : { ...job, options: { ...job.options, N } }, turn),
});
