import { cpSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser, openPage, type PageOptions, type WatchedPage } from '../page/browser.ts';
import { type RunningProduct, startBuilt, temporaryDataDir } from './running-product.ts';

/** The built product with demo data, and a browser. */
interface BuiltProduct {
  /** Origin of the product. Available only inside tests and in hooks that run after the start. */
  readonly url: string;
  /** Opens a page in a new browser context. */
  open(options?: PageOptions): Promise<WatchedPage>;
}

/** A product of one test file or block. */
interface OwnProduct extends BuiltProduct {
  /** Starts the product again, with the demo data as it was at first: for another try of a test that changes them. */
  startOver(): Promise<void>;
}

/**
 * Opens pages in a browser that is closed at the end of the test file or block: one browser for the whole run crashed
 * after a while.
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

/**
 * Starts a product for the tests of this file or block only, and stops it afterwards.
 * @param variables environment variables
 */
export function builtProduct(variables: Record<string, string> = {}): OwnProduct {
  const dataDir = temporaryDataDir();
  let product: RunningProduct | undefined;
  const start = async () => {
    cpSync(inject('seededFolder'), dataDir.path, { recursive: true });
    product = await startBuilt(dataDir.path, variables);
  };
  const stop = async () => {
    await product?.stop();
    dataDir.remove();
  };
  beforeAll(start);
  // `afterAll` hooks run in reverse order: the pages close before the product.
  afterAll(stop);
  const pages = pagesOf(() => {
    if (!product) throw new Error('the product runs only while tests do');
    return product.url;
  });
  const startOver = async () => {
    await stop();
    await start();
  };
  return Object.assign(pages, { startOver });
}

/**
 * A product shared by all files that change nothing that others check, because a start costs far more than a page. Not
 * for tests that count what exists, change hotels or demo accounts, or inject faults into the sandbox.
 */
export const sharedProduct = (): BuiltProduct => pagesOf(() => inject('sharedUrl'));
