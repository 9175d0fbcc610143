import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Visitor } from '../support/visitor.ts';
import {
  accounts,
  sendLogin,
  signInOnTheWayTo,
  visitorSignedIn,
  registeredVisitor,
} from './support/accounts.ts';
import { type PageOptions, type WatchedPage } from './support/page/browser.ts';
import { bookingsOf, look, takeToast } from './support/member.ts';
import { builtProduct } from './support/product/built-product.ts';
import { newMember, seen, travellerOn } from './support/traveller.ts';

const product = builtProduct();
let admin: Visitor;

beforeAll(async () => {
  admin = await visitorSignedIn(product.url, accounts.admin);
});

/** Runs the steps in a browser tab of their own and closes it, also after a failure. */
async function inBrowser(
  act: (watched: WatchedPage) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  const watched = await product.open(options);
  try {
    await act(watched);
    expect(watched.pageErrors).toEqual([]);
  } finally {
    await watched.close();
  }
}

const open = ({ page }: WatchedPage, path: string) => page.goto(product.url + path);
const headed = ({ page }: WatchedPage, name: string | RegExp) => seen(page.getByRole('heading', { name }));
const signedInAs = ({ page }: WatchedPage, name: string) =>
  seen(page.getByRole('banner').getByText(name, { exact: true }).first());

const outbox = z.array(
  z.object({ to: z.string(), kind: z.string(), text: z.string(), language: z.string() }),
);

/** The newest mail with a link for an address, as the admin panel's outbox shows it. */
async function resetLinkFor(email: string): Promise<{ link: string; language: string }> {
  const read = async () => {
    const { data } = await admin.ask<{ adminOutbox: { items: unknown } }>(
      '{ adminOutbox { items { to kind text language } } }',
    );
    return outbox
      .parse(data.adminOutbox.items)
      .find(({ to, kind }) => to === email && kind === 'password_reset');
  };
  await expect.poll(async () => (await read())?.to).toBe(email);
  const mail = await read();
  return { link: /http\S+/.exec(mail?.text ?? '')?.[0] ?? '', language: mail?.language ?? '' };
}

describe('a forgotten password', () => {
  it('can be replaced once through the mailed link, which ends all earlier sessions', async () => {
    const member = newMember();
    const before = await registeredVisitor(product.url, member);
    const password = 'another-long-walk-7';
    await inBrowser(async (watched) => {
      const { page } = watched;
      await open(watched, '/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await headed(watched, 'Forgot your password?');
      await look(watched, 'accounts-forgot');
      await page.getByLabel('Email').fill(member.email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await headed(watched, 'Check your email');
      const { link, language } = await resetLinkFor(member.email);
      expect(new URL(link).origin).toBe(new URL(product.url).origin);
      expect(language).toBe('en');

      await page.goto(link);
      await headed(watched, 'Choose a new password');
      await look(watched, 'accounts-reset');
      await page.getByLabel('New password').fill(password);
      await page.getByRole('button', { name: 'Save the password' }).click();
      await headed(watched, 'Your password is changed');
      expect((await before.ask('{ me { id } }')).data).toEqual({ me: null });

      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await sendLogin(page, { email: member.email, password });
      await signedInAs(watched, member.fullName);
    });
    await linkIsOver(member.email);
  });

  /** Opens the used link in Hebrew on a phone, in a browser that is signed out. */
  const linkIsOver = async (email: string): Promise<void> => {
    const { link } = await resetLinkFor(email);
    const watched = await product.open({ language: 'he', size: 'phone' });
    const { page } = watched;
    await page.goto(link.replace('lang=en', 'lang=he'));
    await headed(watched, 'הקישור כבר לא תקף');
    expect(await page.locator('input[type=password]').count()).toBe(0);
    await watched.close();
  };

  it('is requested on a page that does not reveal whether an account exists', async () => {
    await inBrowser(
      async (watched) => {
        const { page } = watched;
        await open(watched, '/login/forgot?lang=he');
        await page.getByLabel('אימייל').fill('nobody.at.all@example.com');
        await page.getByRole('button', { name: 'שליחת הקישור' }).click();
        await headed(watched, 'בדקו את האימייל');
        await look(watched, 'accounts-forgot-sent-he');
      },
      { language: 'he', size: 'phone' },
    );
    const { data } = await admin.ask<{ adminOutbox: { items: { to: string }[] } }>(
      '{ adminOutbox { items { to } } }',
    );
    expect(data.adminOutbox.items.map(({ to }) => to)).not.toContain('nobody.at.all@example.com');
  });
});

describe('an account', () => {
  it('can be deleted for good with its password, not with a wrong one', async () => {
    const member = newMember();
    await registeredVisitor(product.url, member);
    await inBrowser(async (watched) => {
      const { page } = watched;
      const maya = travellerOn(watched, 'en');
      await signInOnTheWayTo(maya, `${product.url}/Profile`, member);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete my account' });
      const confirm = dialog.getByRole('button', { name: 'Delete for good' });
      await dialog.getByLabel('Your password').fill('not-the-password');
      await confirm.click();
      await seen(dialog.getByText('This is not your current password.'));
      await look(watched, 'accounts-delete');
      await dialog.getByLabel('Your password').fill(member.password);
      await confirm.click();
      await page.waitForURL((url) => url.pathname === '/');
      await takeToast(maya, 'Your account was deleted.');
      await seen(page.getByRole('banner').getByRole('button', { name: 'Sign In' }));
    });
    await expect(visitorSignedIn(product.url, member)).rejects.toThrow('cannot sign in');
  });

  it('cannot be deleted before an upcoming stay, and the page says what to do first', async () => {
    await inBrowser(async (watched) => {
      const { page } = watched;
      await signInOnTheWayTo(travellerOn(watched, 'en'), `${product.url}/Profile`, accounts.traveller);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete my account' });
      await dialog.getByLabel('Your password').fill(accounts.traveller.password);
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      const notice = dialog.getByRole('alert');
      await seen(notice.getByText(/You have a stay ahead/));
      await notice.getByRole('link', { name: 'My Bookings' }).click();
      await headed(watched, 'Coral Bay Eilat');
    });
    expect(await bookingsOf(await visitorSignedIn(product.url, accounts.traveller))).not.toEqual([]);
  });
});

describe('signing in to another account while one is signed in', () => {
  it('asks first, then keeps the current account or switches', async () => {
    await inBrowser(async (watched) => {
      const { page } = watched;
      const bookings = `${product.url}/Bookings`;
      await signInOnTheWayTo(travellerOn(watched, 'en'), bookings, accounts.traveller);
      await signedInAs(watched, accounts.traveller.name);
      const question = page.getByRole('alertdialog', { name: 'You are signed in already' });
      const signInAgain = async () => {
        await open(
          watched,
          `/login?${new URLSearchParams({ from_url: bookings, app_id: 'solera' }).toString()}`,
        );
        await sendLogin(page, accounts.admin);
        await seen(question);
        expect(page.url()).toBe(bookings);
      };

      await signInAgain();
      await look(watched, 'accounts-switch');
      await question.getByRole('button', { name: `Continue as ${accounts.traveller.name}` }).click();
      await question.waitFor({ state: 'hidden' });
      await page.reload();
      await signedInAs(watched, accounts.traveller.name);

      await signInAgain();
      await question.getByRole('button', { name: 'Switch account' }).click();
      await question.waitFor({ state: 'hidden' });
      await signedInAs(watched, accounts.admin.name);
      expect(await page.getByText('Coral Bay Eilat').count()).toBe(0);
      await page.reload();
      await signedInAs(watched, accounts.admin.name);
    });
  });
});

describe('pages of members', () => {
  it.each([
    ['/Bookings', 'My Bookings'],
    ['/Favorites', 'Favorites'],
    ['/Profile', 'Profile'],
    ['/Admin', 'Access Denied'],
  ])('%s asks a visitor to sign in', async (path, heading) => {
    await inBrowser(async (watched) => {
      await open(watched, path);
      await headed(watched, heading);
      const signIn = watched.page.getByRole('main').getByRole('button', { name: 'Sign In' });
      await seen(signIn);
      expect(await watched.page.getByRole('main').getByRole('listitem').count()).toBe(0);
    });
  });

  it('show nothing of another member’s booking', async () => {
    const dana = await visitorSignedIn(product.url, accounts.traveller);
    const ahead = (await bookingsOf(dana)).find(({ status }) => status === 'confirmed');
    const member = newMember();
    await registeredVisitor(product.url, member);
    await inBrowser(async (watched) => {
      const { page } = watched;
      const query = new URLSearchParams({ bookingId: ahead?.id ?? '' }).toString();
      await signInOnTheWayTo(travellerOn(watched, 'en'), `${product.url}/Receipt?${query}`, member);
      await headed(watched, 'Receipt not found');
      for (const path of ['/ThankYou', '/Checkout']) {
        await open(watched, `${path}?${query}`);
        await headed(watched, 'Booking Not Found');
        expect(await page.getByText('Coral Bay Eilat').count()).toBe(0);
      }
      await open(watched, '/Admin');
      await headed(watched, 'Access Denied');
      await seen(page.getByText("You don't have administrator privileges to access this page."));
    });
    expect((await bookingsOf(dana)).find(({ id }) => id === ahead?.id)?.status).toBe('confirmed');
  });
});
