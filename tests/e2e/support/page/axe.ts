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
 * Makes axe parse each colour once. Otherwise it parses a colour again for every text and everything behind it,
 * with a general colour library: a fifth of its computing time.
 */
const readColoursOnce = (): void => {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Channels>();
  prototype.parseString = function (text) {
    const channels = known.get(text);
    if (channels) return Object.assign(this, channels);
    // A copy is stored because axe mixes colours in place.
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
};

/** Called with replacements of `WeakMap` and `WeakSet`, which a compiled class uses for its private fields. */
type FieldMaps = (map: unknown, set: unknown) => void;

/**
 * Makes axe store the private fields of a colour in the colour itself. Otherwise it stores them in maps with weak keys:
 * on a page with many colours, these and the collection of their garbage take half of its computing time. Elements
 * still get a map, because they outlive a run.
 */
const loadWithPlainFields = (load: FieldMaps): void => {
  type Owner = Record<symbol, unknown>;
  class FieldMap {
    readonly field = Symbol('field');
    readonly ofNodes = new WeakMap<Node, unknown>();
    has(owner: Owner | Node) {
      return owner instanceof Node ? this.ofNodes.has(owner) : this.field in owner;
    }
    get(owner: Owner | Node) {
      return owner instanceof Node ? this.ofNodes.get(owner) : owner[this.field];
    }
    set(owner: Owner | Node, value: unknown) {
      if (owner instanceof Node) this.ofNodes.set(owner, value);
      else owner[this.field] = value;
      return this;
    }
  }
  class FieldSet {
    readonly field = Symbol('field');
    has(owner: Owner) {
      return this.field in owner;
    }
    add(owner: Owner) {
      owner[this.field] = true;
      return this;
    }
  }
  load(FieldMap, FieldSet);
};

/**
 * Loads axe into a page once; it stays until the page is left, because loading costs more than most checks.
 */
async function bringRules(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(`(${String(loadWithPlainFields)})(((WeakMap, WeakSet) => {${source}\n}))`);
  await page.evaluate(readColoursOnce);
}

/**
 * Accessibility violations on the page in its current state.
 * @param within a selector; only this part is checked
 */
export async function violationsOf(
  page: Page,
  within: string,
  requested: Pick<RunOptions, 'runOnly' | 'rules'>,
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
        ...requested,
        // Passed rules are not listed: on a large page the list costs as much as some of the rules.
        resultTypes: ['violations'],
        // Iframes with mails run no scripts, so axe cannot run in them.
        iframes: false,
        // None of the rules in use reads style sheets.
        preload: { assets: ['media'] },
      } satisfies RunOptions,
    ] as const,
  );
}

/**
 * Texts with too little contrast in the dark theme; no other rule depends on the theme. Axe reads styles, not
 * pixels: the theme is switched on and off within one task, without painting and without transitions, because
 * a thousand started transitions would cost more than the rule.
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
    // Axe yields after each rule, which would let the page paint.
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
      // Applies the styles of the restored theme before transitions are possible again.
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
