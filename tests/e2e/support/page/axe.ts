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

/** Puts the rules into a page once; they stay until it is left, because that costs more computing than most answers. */
async function bringRules(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(source);
  await page.evaluate(readColoursOnce);
}

/**
 * What the rules find wrong on the page as it is now.
 * @param within a selector, where only a part is asked about
 */
export async function violationsOf(
  page: Page,
  within: string,
  asked: Pick<RunOptions, 'runOnly' | 'rules'>,
): Promise<AxeResults['violations']> {
  await bringRules(page);
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

/**
 * Texts that would not stand out from what is behind them in the dark theme; of all rules only this one depends on the
 * theme. The rules read styles, not pixels: the theme comes and goes within one turn of the page, undrawn, and nothing fades
 * into it, because a page begins a thousand transitions then, which took more computing than the rule.
 */
export async function darkContrastViolations(page: Page, within: string): Promise<AxeResults['violations']> {
  await bringRules(page);
  return page.evaluate(async (include) => {
    const { documentElement } = document;
    const shown = documentElement.getAttribute('data-theme');
    const sheets = [...document.adoptedStyleSheets];
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    const { setTimeout: later } = window;
    // The rules make way after each of them, and the page would be drawn.
    const atOnce = (run: () => void, ms?: number) => (ms ? later(run, ms) : queueMicrotask(run));
    Object.assign(window, { setTimeout: atOnce });
    document.adoptedStyleSheets = [...sheets, still];
    documentElement.setAttribute('data-theme', 'dark');
    try {
      const { violations } = await window.axe.run(
        { include },
        {
          runOnly: { type: 'rule', values: ['color-contrast'] },
          resultTypes: ['violations'],
          iframes: false,
          preload: false,
        },
      );
      return violations;
    } finally {
      Object.assign(window, { setTimeout: later });
      if (shown === null) documentElement.removeAttribute('data-theme');
      else documentElement.setAttribute('data-theme', shown);
      // The styles are those of the theme before they may fade again.
      document.getAnimations();
      document.adoptedStyleSheets = sheets;
    }
  }, within);
}

declare global {
  interface Window {
    readonly axe: {
      readonly run: typeof run;
      readonly commons: { readonly color: { readonly Color: { readonly prototype: ColourOfRules } } };
    };
  }
}
