/**
 * `npm run simulate -- --seed N --bookings N`: the product's own booking saga in simulated worlds with
 * faults, at any size. Worlds are independent; the same seed gives the same worlds. Exits with 1 when a rule
 * was broken.
 */
import { parseArgs } from 'node:util';
import { WORLD_SIZE, simulate } from './run-worlds.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    bookings: { type: 'string', default: '1000' },
    /** Runs only this world of the seed; a violation names its number. */
    world: { type: 'string' },
  },
});

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const seed = Number(values.seed);
const bookings = Number(values.bookings);
if (!Number.isInteger(seed) || !Number.isInteger(bookings) || bookings < 1)
  throw new Error('--seed and --bookings are whole numbers');

write(`seed ${seed}, ${bookings} bookings in worlds of ${WORLD_SIZE}`);
const only = values.world === undefined ? {} : { only: Number(values.world) };
const isGood = await simulate({ seed, bookings, write, ...only });
process.exitCode = isGood ? 0 : 1;
