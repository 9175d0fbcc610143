import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** A file as it was written to the disk. */
export interface Download {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a press downloads. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
