import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signInOnTheWayTo, registeredVisitor } from './support/accounts.ts';
import { downloaded } from './support/page/downloads.ts';
import { agorotOf, shoot, type WatchedPage } from './support/page/browser.ts';
import { look, takeToast, textOf } from './support/member.ts';
import { builtProduct } from './support/product/built-product.ts';
import {
  cards,
  type NewMember,
  newMember,
  press,
  resultsDone,
  resultsPath,
  seen,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';
import { loosely } from './support/words.ts';

const product = builtProduct();
/** The notes that a visitor sees about one and two saved favorites. */
const savedHere = {
  en: [
    'Saved on this device. Sign in to keep it in your favorites.',
    '2 hotels are saved on this device. Sign in to keep them in your favorites.',
  ],
  he: [
    'נשמר במכשיר הזה. התחברו כדי לשמור אותו במועדפים.',
    'שני מלונות שמורים במכשיר הזה. התחברו כדי לשמור אותם במועדפים.',
  ],
} as const;

describe.each([
  ['en', 'desktop'],
  ['he', 'phone'],
] as const)('favorites and profile of a member, %s, %s', (language, size) => {
  const prefix = `keeps-${language}-${size}`;
  let watched: WatchedPage;
  let maya: Traveller;
  let member: NewMember;

  beforeAll(async () => {
    watched = await product.open({ language, size });
    maya = travellerOn(watched, language);
    member = newMember();
    await registeredVisitor(product.url, member);
  });
  afterAll(() => watched.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shoot(watched.page, `${prefix}-failed`);
    if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
  });

  const shown = (screen: string) => look(watched, `${prefix}-${screen}`);
  const row = (name: string) => maya.page.getByRole('listitem', { name, exact: true });

  it("the visitor's favorites move to the account, with prices to compare, and a removed one can be restored", async () => {
    const { page } = maya;
    const names = await addFavorites(2);
    await signInOnTheWayTo(maya, `${product.url}/Favorites`, member);
    for (const name of names) {
      await seen(row(name));
      await expect.poll(async () => agorotOf(await textOf(row(name)))).toBeGreaterThan(0);
    }
    await shown('favorites');
    await compare(names);
    const [first = ''] = names;
    await removeAndUndo(first);
    await page.reload();
    for (const name of names) await seen(row(name));

    for (const name of names) await removeButton(name).click();
    const { say } = maya;
    await seen(page.getByRole('heading', { name: say('Favorites Coming Soon', 'favorites.emptyTitle') }));
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(0);
    await shown('favorites-empty');
  });

  /** Saves the first hotels of a search on this device. @returns their names */
  async function addFavorites(count: number): Promise<string[]> {
    const { page, say } = maya;
    await page.goto(product.url + resultsPath);
    await resultsDone(maya);
    const names: string[] = [];
    for (const card of (await cards(maya).all()).slice(0, count)) {
      const hotel = await textOf(card.getByRole('heading', { level: 3 }));
      const favorite = card.getByRole('button', {
        name: say('Save {hotel} to favorites', 'common.heart.save', { hotel }),
      });
      await favorite.click();
      await expect.poll(() => favorite.getAttribute('aria-pressed')).toBe('true');
      names.push(hotel);
      await takeToast(maya, savedHere[language][names.length - 1] ?? '');
    }
    return names;
  }

  async function compare(names: readonly string[]): Promise<void> {
    const { page, say } = maya;
    for (const name of names) await press(row(name).getByRole('checkbox'));
    const tray = page.getByRole('region', { name: say('Hotels to compare', 'common.compare.tray') });
    await tray.getByRole('link').click();
    await page.waitForURL(/\/Compare\?hotels=/);
    for (const name of names) await seen(page.getByRole('columnheader', { name }));
    const total = page.getByRole('row', { name: say('Total for the stay', 'compare.total') });
    await expect
      .poll(async () =>
        (await total.getByRole('cell').allInnerTexts()).map(agorotOf).filter((price) => price > 0),
      )
      .toHaveLength(names.length);
    await page.reload();
    await seen(page.getByRole('columnheader', { name: names[0] ?? '' }));
    await shown('compare');
    await page.goBack();
    await seen(row(names[0] ?? ''));
  }

  const removeButton = (hotel: string) =>
    row(hotel).getByRole('button', {
      name: maya.say('Remove {hotel} from favorites', 'favorites.removeOf', { hotel }),
    });

  async function removeAndUndo(hotel: string): Promise<void> {
    const { page, say } = maya;
    await removeButton(hotel).click();
    await row(hotel).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: say('Undo', 'favorites.undo') }).click();
    await seen(row(hotel));
    // The row is back before the account has it, and a reload before that would end the request.
    await takeToast(
      maya,
      loosely(say('{hotel} is back in your favorites.', 'favorites.restored', { hotel })),
    );
  }

  it('name and phone can be changed, the email cannot, and preferences are saved', async () => {
    const { page, say } = maya;
    await page.goto(`${product.url}/Profile`);
    const main = page.getByRole('main');
    const field = (name: string) => main.locator(`input[name=${name}]`);
    await seen(field('fullName'));
    for (const name of ['fullName', 'phone', 'email']) expect(await field(name).isEditable()).toBe(false);
    await expect.poll(() => main.locator('dl dd').allInnerTexts()).toEqual(['0', '0', '0']);
    await shown('profile');

    await main.getByRole('button', { name: say('Edit', 'profile.edit') }).click();
    await expect.poll(() => field('email').isEditable()).toBe(false);
    await field('fullName').fill('Maya Katz');
    await field('phone').fill('050-123-4567');
    await shown('profile-edit');
    await main.getByRole('button', { name: say('Save changes', 'profile.save') }).click();
    await takeToast(maya, say('Your profile was saved.', 'profile.saved'));
    await choose('Newsletter', 'profile.newsletter');

    await page.reload();
    await seen(field('fullName'));
    const values = ['fullName', 'phone', 'email'].map((name) => field(name).inputValue());
    expect(await Promise.all(values)).toEqual(['Maya Katz', '+972501234567', member.email]);
    await expect.poll(() => toggle('Newsletter', 'profile.newsletter').isChecked()).toBe(true);
    expect(await toggle('Notifications', 'profile.notifications').isChecked()).toBe(false);
  });

  const toggle = (english: string, id: string) =>
    maya.page.getByRole('main').getByRole('switch', { name: maya.say(english, id) });

  /** Presses a switch and waits until the account is saved. */
  async function choose(english: string, id: string): Promise<void> {
    const saved = maya.page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('"SaveProfile"')),
    );
    await press(toggle(english, id));
    await saved;
    await expect.poll(() => toggle(english, id).isChecked()).toBe(true);
  }

  it('the member can download all data that is stored about them', async () => {
    const { page, say } = maya;
    await page.goto(`${product.url}/Profile`);
    const ask = page.getByRole('button', { name: say('Download my data', 'profile.download') });
    const { name, bytes } = await downloaded(page, () => ask.click());
    const text = bytes.toString('utf8');
    expect(name).toMatch(/\.json$/);
    const data = z.looseObject({ profile: z.looseObject({ email: z.string() }) }).parse(JSON.parse(text));
    expect(data.profile.email).toBe(member.email);
    expect(text).not.toContain(member.password);
    await takeToast(maya, say('Your data was downloaded.', 'profile.downloaded'));
  });
});
