import type { Page } from 'playwright-core';

/** Keeps a GraphQL operation on its way to the server until the returned function lets it go, for good. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql*', async (route) => {
    // A query by its id has its name in the address, any other operation in its body.
    const name = new URL(route.request().url()).searchParams.get('operationName');
    if (name === operation || route.request().postData()?.includes(`"${operation}"`)) await released;
    await route.continue();
  });
  return release;
}

/** Keeps requests to addresses of a pattern from being sent until the returned function lets them go, for good. */
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
