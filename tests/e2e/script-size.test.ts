/**
 * Size of the scripts that a first visit of the pages up to a booking loads, as transferred over the network.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/source-files.ts';

const built = join(root, 'dist/web');

const sizeOf = (address: string): number => {
  const file = join(built, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

/** The scripts of a page, including those that every page loads. */
function scriptsOf(page: string): ReadonlySet<string> {
  const { files } = JSON.parse(readFileSync(join(built, 'first-frames.json'), 'utf8'));
  const entry = readFileSync(join(built, 'index.html'), 'utf8').matchAll(/(?:src|href)="([^"]+\.js)"/g);
  return new Set([...[...entry].map(([, address]) => String(address)), ...files[page].scripts]);
}

// Kilobytes in brotli. A larger size needs a deliberate change here.
it.each([
  ['home', 216],
  ['resultsOfCity', 261],
  ['hotel', 255],
  ['checkout', 252],
])('a first visit of the page %s needs at most %i kB of script', (page, most) => {
  const sizes = [...scriptsOf(page)].map(sizeOf);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.round(whole / 1000)).toBeLessThanOrEqual(most);
});

it('no single script of the first page is over 75 kB', () => {
  const largest = Math.max(...[...scriptsOf('home')].map(sizeOf));
  expect(Math.round(largest / 1000)).toBeLessThanOrEqual(75);
});
