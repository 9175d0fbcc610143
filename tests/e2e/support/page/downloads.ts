import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** A downloaded file. */
export interface Download {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Runs the action and returns the file that it downloads. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
