import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFirstFrames } from './first-frames.ts';

const shell =
  '<html><head><script src="/assets/app.js"></script></head><body><div id="root"></div></body></html>';
const folder = mkdtempSync(join(tmpdir(), 'solera-frames-'));

const names = ['home', 'results', 'hotel', 'checkout'];
const files = {
  scripts: ['/assets/app.js', '/assets/page.js'],
  styles: ['/assets/page.css'],
  fonts: { en: ['/assets/latin.woff2'] },
};

beforeAll(() => {
  const frame = (language: string) =>
    Object.fromEntries(names.map((name) => [name, `<p>${name} ${language} $&</p>`]));
  writeFileSync(
    join(folder, 'first-frames.json'),
    JSON.stringify({
      files: Object.fromEntries(names.map((name) => [name, files])),
      frames: { en: frame('en'), he: frame('he') },
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const page = (address: string, language = 'en') => {
  const url = new URL(address, 'http://localhost');
  return readFirstFrames(folder)(shell, url.pathname, url.searchParams, language);
};

describe('first frames', () => {
  it.each([
    ['/', 'home en'],
    ['/discover/', 'home en'],
    ['/Discover?city=Eilat', 'results en'],
    ['/?checkin=2027-01-01', 'results en'],
    ['/Discover?country=IL', 'results en'],
    ['/Discover?adults=3', 'results en'],
    ['/Discover?utm=1', 'home en'],
    ['/HOTEL?id=7', 'hotel en'],
    ['/Checkout?bookingId=7', 'checkout en'],
  ])('shows at %s: %s', (address, text) => {
    expect(page(address)).toContain(`<div id="root" inert aria-hidden="true"><p>${text} $&</p></div>`);
  });

  it.each(['/Hotel', '/Checkout', '/Bookings', '/nowhere'])('leaves %s as it is', (address) => {
    expect(page(address)).toBe(shell);
  });

  it('speaks the language of the page, and leaves one alone that is not rendered', () => {
    expect(page('/', 'he')).toContain('home he');
    expect(page('/', 'xx')).toBe(shell);
  });

  it('names the files that the page will ask for, those of the shell not again', () => {
    const html = page('/');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/page.js">');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/page.css">');
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin.woff2">',
    );
    expect(html.match(/app\.js/g)).toHaveLength(1);
    expect(page('/', 'he')).not.toContain('latin.woff2');
  });

  it('leaves pages alone where nothing was rendered', () => {
    expect(readFirstFrames(tmpdir())(shell, '/', new URLSearchParams(), 'en')).toBe(shell);
  });
});
