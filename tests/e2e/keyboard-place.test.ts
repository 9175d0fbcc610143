/**
 * When the focused element disappears after a press, the focus stays near it and does not go back to the top
 * of the page.
 */
import { describe, expect, it } from 'vitest';
import { accounts, signInto } from './support/accounts.ts';
import { builtProduct } from './support/product/built-product.ts';
import { focused, tabAndPress } from './support/page/keyboard.ts';
import { isAnotherTry } from './support/story.ts';
import { resultsDone, resultsPath, seen, travellerOn } from './support/traveller.ts';

describe.each([
  ['en', 'ArrowRight'],
  ['he', 'ArrowLeft'],
] as const)('focus position by keyboard, %s', (language, forward) => {
  const product = builtProduct();

  it('the focus stays in place when the last active filter is removed', async () => {
    const watched = await product.open({ language });
    const traveller = travellerOn(watched, language);
    const { page, say } = traveller;
    await page.goto(`${product.url}${resultsPath}`);
    await resultsDone(traveller);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { name: say('Search Results', 'discover.results.found') });
    // Better matches that arrive late are shown by a button, which moves the focus into the list, after the
    // filters.
    await heading.focus();
    await tabAndPress(page, main.getByRole('button', { name: say('Filters', 'discover.results.filters') }));
    const sheet = page.getByRole('dialog');
    await tabAndPress(page, sheet.locator('button[aria-pressed]').first(), 'Space');
    await expect.poll(() => main.getByRole('row').count()).toBe(1);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await tabAndPress(page, main.getByRole('row').first(), 'Delete');
    await expect.poll(() => main.getByRole('row').count()).toBe(0);
    await focused(heading);
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });

  it("the focus stays in place when a stay's review was sent", async ({ task }) => {
    // The first try may have sent the review, which can be written only once.
    if (isAnotherTry(task)) await product.startOver();
    const watched = await product.open({ language });
    const { page, say } = travellerOn(watched, language);
    await signInto(watched, product.url, accounts.traveller);
    await page.goto(`${product.url}/Bookings`);
    const add = page.getByRole('button', { name: say('Add review', 'bookings.addReview') });
    const card = page.getByRole('main').getByRole('listitem').filter({ has: add });
    const id = (await card.first().getAttribute('id')) ?? '';
    await tabAndPress(page, add.first(), 'Enter', 60);
    const form = page.getByRole('dialog');
    const stars = form.getByRole('radio');
    await tabAndPress(page, stars.first(), 'Space', 5);
    await page.keyboard.press(forward);
    await expect.poll(() => stars.nth(1).isChecked()).toBe(true);
    const staff = form
      .getByRole('radiogroup', { name: say('Staff', 'common.topic.staff') })
      .getByRole('radio');
    await tabAndPress(page, staff.first(), 'Space', 5);
    await page.keyboard.press(forward);
    await expect.poll(() => staff.nth(1).isChecked()).toBe(true);
    const name = say('Remove the rating: {topic}', 'review.clearTopic', {
      topic: say('Staff', 'common.topic.staff'),
    });
    await tabAndPress(page, form.getByRole('button', { name }), 'Enter', 2);
    await focused(staff.first());
    await tabAndPress(page, form.getByRole('button', { name: say('Publish review', 'review.send') }));
    await form.waitFor({ state: 'hidden' });
    // The focus is on the review's button, or on the card while that button is loading.
    const reviewed = page.locator(`[id="${id}"]`);
    await seen(reviewed);
    const holdsFocus = () => reviewed.evaluate((stay) => stay.contains(document.activeElement));
    await expect.poll(holdsFocus).toBe(true);
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });
});
