import { cpSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser, openPage, type PageOptions, type WatchedPage } from '../page/browser.ts';
import { type RunningProduct, startBuilt, temporaryDataDir } from './running-product.ts';

/** The built product in its demo state, and a browser. */
interface BuiltProduct {
  /** Its address. Only while tests run, and in hooks that come after. */
  readonly url: string;
  /** A page of its own session. */
  open(options?: PageOptions): Promise<WatchedPage>;
}

/**
 * Opens pages of the address in a browser of this file or block, which ends with it: one that is kept for a whole run
 * lost its pages in the end.
 */
function pagesOf(address: () => string): BuiltProduct {
  let browser: Promise<Browser> | undefined;
  afterAll(async () => {
    await (await browser)?.close();
  });
  return {
    get url() {
      return address();
    },
    async open(options) {
      browser ??= launchBrowser();
      return openPage(await browser, address(), options);
    },
  };
}

/** Starts a product for the tests of this file or block alone, and ends it afterwards. @param variables its settings */
export function builtProduct(variables: Record<string, string> = {}): BuiltProduct {
  const dataDir = temporaryDataDir();
  let product: RunningProduct | undefined;
  beforeAll(async () => {
    cpSync(inject('seededFolder'), dataDir.path, { recursive: true });
    product = await startBuilt(dataDir.path, variables);
  });
  // Hooks of afterwards run in reverse order: its pages are closed first.
  afterAll(async () => {
    await product?.stop();
    dataDir.remove();
  });
  return pagesOf(() => {
    if (!product) throw new Error('the product runs only while tests do');
    return product.url;
  });
}

/**
 * The one product that all files use which change nothing that others look at: a start costs six seconds of computing.
 * Not for tests that count what there is, change hotels or demo accounts, or switch faults of the sandbox.
 */
export const sharedProduct = (): BuiltProduct => pagesOf(() => inject('sharedUrl'));
