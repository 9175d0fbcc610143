import type { Page } from 'playwright-core';

/** Texts within the elements of a selector that are truncated. */
export const cutTexts = (page: Page, within: string): Promise<readonly string[]> =>
  page.locator(within).evaluateAll((parts) =>
    parts.flatMap((part) =>
      [...part.querySelectorAll('*')]
        .filter((one) => getComputedStyle(one).overflowX === 'hidden' && one.clientWidth > 2)
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent),
    ),
  );
