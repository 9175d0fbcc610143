/**
 * An administrator replies to a message in its panel: in English on a desktop, in Hebrew on a phone while the
 * gateway fails.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, askFrom, signInto } from './support/accounts.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  type PageOptions,
  shoot,
  type WatchedPage,
} from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { openPanel, openTab, rowOf } from './support/admin.ts';
import { seen } from './support/traveller.ts';
import { wordsOf } from './support/words.ts';

const product = builtProduct();
let session: Awaited<ReturnType<WatchedPage['context']['cookies']>> = [];

beforeAll(async () => {
  const first = await product.open();
  await signInto(first, product.url, accounts.admin);
  session = (await first.context.cookies()).filter(({ name }) => name !== 'lang');
  await first.close();
});

async function openAsAdmin(message: string, options: PageOptions = {}): Promise<WatchedPage> {
  const watched = await product.open(options);
  await watched.context.addCookies(session);
  await askFrom(
    watched,
    product.url,
    `mutation($input: ContactInput!) { contact(input: $input) { __typename } }`,
    { input: { name: 'רות כהן', email: 'ruth@example.com', message } },
  );
  return watched;
}

describe('replying to a message', () => {
  it('works by keyboard, and the reply is sent as a mail', async () => {
    const adminPage = await openAsAdmin('We land at midnight.');
    const { page } = adminPage;
    await openTab(page, product.url, 'dashboard');
    await openPanel(page, 'Messages');
    const message = rowOf(page, 'We land at midnight.').first();
    await message.getByRole('button', { name: 'Answer רות כהן' }).press('Enter');
    const field = message.getByRole('textbox', { name: 'Your answer' });
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('The desk is open all night.\nAsk for Yael.');
    await shoot(page, 'admin-answer', { fullPage: true });
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await seen(message.getByText(/^Answered by/));
    await shoot(page, 'admin-answered', { fullPage: true });
    await expectAccessible(page);
    await openPanel(page, 'Outbox');
    const mail = page
      .getByRole('table', { name: 'Outbox' })
      .getByRole('row')
      .filter({ hasText: 'Answer to a message' });
    await mail
      .first()
      .getByRole('button', { name: /^Preview of/ })
      .click();
    const words = page.getByRole('dialog').frameLocator('iframe').locator('body');
    await expect.poll(() => words.innerText()).toContain('The desk is open all night.');
    await shoot(page, 'admin-answer-mail');
    expect(adminPage.pageErrors).toEqual([]);
    await adminPage.close();
  });

  it('keeps the typed text through gateway failures and a reload, in Hebrew on a phone', async () => {
    const say = wordsOf('he');
    const adminPage = await openAsAdmin('מתי נפתחת הקבלה?', { size: 'phone', language: 'he' });
    const { page } = adminPage;
    await openTab(page, product.url, 'dashboard', '&panels=messages');
    const message = rowOf(page, 'מתי נפתחת הקבלה?').first();
    await message
      .getByRole('button', { name: say('Answer {sender}', 'admin.answer.openOf', { sender: 'רות כהן' }) })
      .click();
    const field = () => message.getByRole('textbox', { name: say('Your answer', 'admin.answer.label') });
    await field().fill('הקבלה פתוחה כל הלילה.');
    await page.route('**/graphql', (route) => route.abort());
    const send = message.getByRole('button', { name: say('Send answer', 'admin.answer.send') });
    await send.click();
    await seen(message.getByRole('alert'));
    await expect.poll(() => field().inputValue()).toBe('הקבלה פתוחה כל הלילה.');
    await shoot(page, 'admin-answer-failed-phone-he', { fullPage: true });
    await page.unroute('**/graphql');
    await page.reload();
    await expect.poll(() => field().inputValue()).toBe('הקבלה פתוחה כל הלילה.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await send.click();
    await seen(message.getByText('admin@example.com'));
    await shoot(page, 'admin-answered-phone-he', { fullPage: true });
    await expectNoSidewaysScroll(page);
    await adminPage.close();
  });
});
