import { cpSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser, openPage, type PageOptions, type WatchedPage } from './browser.ts';
import { type RunningProduct, startBuilt, temporaryDataDir } from './running-product.ts';

/** The built product in its demo state, and a browser. */
interface BuiltProduct {
  /** Its address. Only while tests run, and in hooks that come after. */
  readonly url: string;
  /** A page of its own session. */
  open(options?: PageOptions): Promise<WatchedPage>;
}

/** Starts both for the tests of this file or block, and ends them afterwards. @param variables settings of the product */
export function builtProduct(variables: Record<string, string> = {}): BuiltProduct {
  const dataDir = temporaryDataDir();
  let product: RunningProduct | undefined;
  let browser: Browser | undefined;
  const running = () => {
    if (!product || !browser) throw new Error('the product runs only while tests do');
    return { product, browser };
  };
  beforeAll(async () => {
    cpSync(inject('seededFolder'), dataDir.path, { recursive: true });
    browser = await launchBrowser();
    product = await startBuilt(dataDir.path, variables);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    dataDir.remove();
  });
  return {
    get url() {
      return running().product.url;
    },
    open: (options) => openPage(running().browser, running().product.url, options),
  };
}
