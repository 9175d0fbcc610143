import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, run, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Channels {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

interface ColourOfRules extends Channels {
  parseString(this: ColourOfRules, text: string): ColourOfRules;
}

/**
 * Lets the rules read each colour once. They read it anew for every text and everything behind it, by way of a library for
 * colours of any kind: a fifth of all that the rules compute, for the few colours that a page has.
 */
const readColoursOnce = (): void => {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Channels>();
  prototype.parseString = function (text) {
    const channels = known.get(text);
    if (channels) return Object.assign(this, channels);
    // Kept as a copy: the rules mix colours in place.
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
};

/**
 * What the rules find wrong on the page as it is now. The rules are put into a page once and stay until it is left: that
 * costs more computing than most answers.
 * @param within a selector, where only a part is asked about
 */
export async function violationsOf(
  page: Page,
  within: string,
  asked: Pick<RunOptions, 'runOnly' | 'rules'>,
): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(readColoursOnce);
  }
  return page.evaluate(
    async ([include, options]) => {
      const { violations } = await window.axe.run({ include }, options);
      return violations;
    },
    [
      within,
      {
        ...asked,
        // What passes is not listed: on a large page the list costs as much as some of the rules.
        resultTypes: ['violations'],
        // Frames of mails run nothing, so nothing answers in them; the page itself is what is looked at.
        iframes: false,
        // No rule that is asked reads style sheets.
        preload: { assets: ['media'] },
      } satisfies RunOptions,
    ] as const,
  );
}

declare global {
  interface Window {
    readonly axe: {
      readonly run: typeof run;
      readonly commons: { readonly color: { readonly Color: { readonly prototype: ColourOfRules } } };
    };
  }
}
