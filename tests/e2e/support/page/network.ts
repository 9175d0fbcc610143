import type { Page } from 'playwright-core';

/** Holds requests of a GraphQL operation until the returned function is called; later ones pass. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql*', async (route) => {
    // A query sent by its id has the operation name in the URL, any other operation in the body.
    const name = new URL(route.request().url()).searchParams.get('operationName');
    if (name === operation || route.request().postData()?.includes(`"${operation}"`)) await released;
    await route.continue();
  });
  return release;
}

/** Holds requests whose URL matches a pattern until the returned function is called; later ones pass. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
