/** What the build renders ahead is shown to everybody for as long as that build lives: nothing of the day of the build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languages } from '../../web/i18n/languages.ts';

const file = join(import.meta.dirname, '../../dist/web/first-frames.json');

/** By language, then by page. */
const built = z.object({
  frames: z.record(z.string(), z.record(z.string(), z.object({ html: z.string(), rules: z.string() }))),
});

const readFrames = () => built.parse(JSON.parse(readFileSync(file, 'utf8'))).frames;

/** Years that a reader would see, and what would be said aloud at once. */
const faultsOf = (html: string): string[] => [
  ...(html.replaceAll(/<[^>]*>/g, ' ').match(/\b20\d\d\b/g) ?? []),
  ...(html.match(/role="alert(?:dialog)?"|aria-live="assertive"/g) ?? []),
];

describe('first frames', () => {
  it('are there in every language, without a year and without an alarm', () => {
    const frames = readFrames();
    expect(Object.keys(frames).toSorted()).toEqual(languages.map(({ code }) => code).toSorted());
    for (const [language, pages] of Object.entries(frames))
      for (const [page, { html }] of Object.entries(pages)) {
        expect(html, `${language} ${page}`).toContain('<main');
        expect(faultsOf(html), `${language} ${page}`).toEqual([]);
      }
  });

  it('would be caught with either', () => {
    const html = '<svg xmlns="http://www.w3.org/2000/svg"></svg><p role="alert">22 Nov 2026</p>';
    expect(faultsOf(html)).toEqual(['2026', 'role="alert"']);
  });
});
