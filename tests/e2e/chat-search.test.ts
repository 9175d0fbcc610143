import { describe, expect, it } from 'vitest';
import { plain } from './support/page/browser.ts';
import { cutTexts } from './support/page/cut-texts.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { look } from './support/member.ts';
import { resultsDone, resultsPath, rooms, seen, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

/** The rule-based assistant, without a language model. */
describe.each([
  ['en', 'desktop', 'A hotel in Tel Aviv for two, please', 'Tel Aviv'],
  ['he', 'phone', 'מלון בתל אביב לזוג, בבקשה', 'תל אביב'],
] as const)('a search by chat message, %s, %s', (language, size, message, city) => {
  it('finds hotels, follows up on a suggestion, and links to the same results and to a hotel', async () => {
    const watched = await product.open({ language, size });
    const traveller = travellerOn(watched, language);
    const { page, say } = traveller;
    await page.goto(product.url);
    const openChat = () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: say('Chat', 'app.header.chat') })
        .click();
    await openChat();
    const log = page.getByRole('dialog').getByRole('log');
    await page.getByRole('dialog').getByRole('textbox').fill(message);
    await page.keyboard.press('Enter');

    const cards = log.getByRole('article');
    await seen(cards.first());
    expect(plain(await log.innerText())).toContain(city);
    expect(plain(await cards.first().innerText())).toContain('₪');
    await look(watched, `chat-search-${language}-${size}`);

    const chips = log.getByRole('list', { name: say('Suggestions', 'chat.suggestions') }).getByRole('button');
    const suggestion = (await chips.first().innerText()).trim();
    await chips.first().click();
    // The pressed suggestion appears as a message and gets a reply.
    await seen(log.getByText(suggestion, { exact: true }).first());
    await log.getByRole('button', { name: say('Stop', 'chat.stop') }).waitFor({ state: 'hidden' });
    await seen(chips.first());

    await log.getByRole('link', { name: say('Open this search', 'chat.action.search') }).click();
    // On a wide page the chat panel stays open until it is closed.
    if (size === 'desktop')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Close', 'ui.close') })
        .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('checkin')).toMatch(/^\d{4}-\d\d-\d\d$/);
    await resultsDone(traveller);

    await openChat();
    await log.getByRole('button', { name: say('Continue last conversation', 'chat.resume') }).click();
    await cards.first().getByRole('link').click();
    await page.waitForURL(/\/Hotel\?id=/);
    await seen(rooms(traveller).first());
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });
});

it.each(['en', 'he'] as const)(
  'beside the open chat the search line is not cut, and the hotels have the whole width, %s',
  async (language) => {
    const watched = await product.open({ language, size: 'desktop' });
    const traveller = travellerOn(watched, language);
    const { page, say } = traveller;
    await page.goto(`${product.url}${resultsPath.replace('guests=2', 'guests=4&rooms=2')}`);
    await resultsDone(traveller);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Chat', 'app.header.chat') })
      .click();
    await seen(page.getByRole('dialog').getByRole('log'));
    await expect.poll(() => cutTexts(page, 'main search')).toEqual([]);
    const widthOf = async (within: string) => (await page.locator(within).first().boundingBox())?.width ?? 0;
    const room = await widthOf('main section[aria-labelledby=results-heading] > .container');
    await expect.poll(() => widthOf('main article')).toBeGreaterThan(0.9 * room);
    await look(watched, `chat-beside-${language}`);
    await watched.close();
  },
);
