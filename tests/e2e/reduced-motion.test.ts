/** With prefers-reduced-motion nothing moves, however many pages, dialogs and messages open. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accounts, signInto } from './support/accounts.ts';
import type { WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { openTab } from './support/admin.ts';
import { holdOperation } from './support/page/network.ts';
import { cards, press, resultsDone, resultsPath, rooms, seen, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

/** Records from now on, across pages, everything that moves for longer than one frame. */
async function motionOf(page: Page): Promise<ReadonlySet<string>> {
  const moved = new Set<string>();
  await page.exposeFunction('tellMotion', (what: string) => moved.add(what));
  await page.addInitScript(() => {
    const tell = (what: string) => void Reflect.apply(Reflect.get(window, 'tellMotion'), window, [what]);
    const nameOf = (it: Element | null | undefined) => `${it?.localName}.${it?.getAttribute('class') ?? ''}`;
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const { activeDuration, delay = 0 } = effect.getComputedTiming();
        if (Number(activeDuration) + delay > 16) tell(nameOf(effect.target));
      }
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, look, true);
    const each = () => {
      look();
      requestAnimationFrame(each);
    };
    requestAnimationFrame(each);
    // Smooth scrolling is motion too.
    for (const owner of [Element.prototype, window])
      for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView']) {
        const original: unknown = Reflect.get(owner, name);
        if (typeof original !== 'function') continue;
        Reflect.set(owner, name, function scroll(this: unknown, ...given: unknown[]) {
          if (JSON.stringify(given[0] ?? null).includes('"smooth"')) tell(`${name} smoothly`);
          return Reflect.apply(original, this, given) as unknown;
        });
      }
  });
  return moved;
}

async function closed(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}

/** Opens an overlay and closes it with Escape. */
async function openAndLeave(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await seen(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await closed(page);
}

/** Walks as a visitor from the home page to a hotel, its pictures and the assistant. */
async function visit(watched: WatchedPage): Promise<void> {
  const { page } = watched;
  const traveller = travellerOn(watched, 'en');
  await page.goto(product.url);
  await openAndLeave(page, /^Dates/);
  await openAndLeave(page, /^Guests/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Language/ })
    .click();
  await seen(page.getByRole('menuitemradio').first());
  await page.keyboard.press('Escape');

  const letGo = await holdOperation(page, 'Results');
  await page.goto(product.url + resultsPath);
  await seen(page.getByTestId('skeleton-card').first());
  letGo();
  await resultsDone(traveller);
  await cards(traveller).first().locator('button[aria-pressed]').click();
  await seen(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem'));
  await openAndLeave(page, 'Filters');

  await cards(traveller).first().getByRole('link').click();
  await seen(rooms(traveller).first());
  await press(rooms(traveller).first());
  await page.getByRole('button', { name: 'Show all photos' }).click();
  await seen(page.getByRole('dialog'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await closed(page);
  await page.getByRole('banner').getByRole('button', { name: 'Chat' }).click();
  const chat = page.getByRole('dialog');
  await chat.getByRole('textbox').fill('Where can I see my bookings?');
  await page.keyboard.press('Enter');
  await seen(chat.getByRole('link', { name: 'My Bookings' }).or(chat.getByText('My Bookings')).first());
}

/** Opens a member's dialogs and an administrator's tabs. */
async function stayIn(watched: WatchedPage): Promise<void> {
  const { page } = watched;
  await signInto(watched, product.url, accounts.traveller);
  await page.goto(`${product.url}/Bookings`);
  await openAndLeave(page, 'Add review');
  await page
    .getByRole('button', { name: /^Cancel Booking/ })
    .first()
    .click();
  await seen(page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await signInto(watched, product.url, accounts.admin);
  for (const tab of ['dashboard', 'bookings'] as const) await openTab(page, product.url, tab);
  await openTab(page, product.url, 'hotels');
  await openAndLeave(page, /^Edit /);
}

it('nothing moves for a visitor: pages, skeletons, favorite buttons, toasts, sheets, pictures, the assistant', async () => {
  const watched = await product.open();
  const moved = await motionOf(watched.page);
  await visit(watched);
  expect([...moved]).toEqual([]);
  await watched.close();
});

it('nothing moves for members and administrators: dialogs, tabs, forms', async () => {
  const watched = await product.open();
  const moved = await motionOf(watched.page);
  await stayIn(watched);
  expect([...moved]).toEqual([]);
  await watched.close();
});

it('without reduced motion the same measurement finds motion', async () => {
  const watched = await product.open();
  const moved = await motionOf(watched.page);
  await watched.page.emulateMedia({ reducedMotion: 'no-preference' });
  await watched.page.goto(product.url);
  await openAndLeave(watched.page, /^Dates/);
  await expect.poll(() => moved.size).toBeGreaterThan(0);
  await watched.close();
});
