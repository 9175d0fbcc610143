/** From a hotel to the cancelled booking by keyboard alone; arrow keys follow the reading direction. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shoot, type WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { focused, focusKept, tabAndPress, tabAndType, tabBackTo, tabTo } from './support/page/keyboard.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import {
  bookNow,
  goodCard,
  guestField,
  hotelPath,
  newMember,
  payButton,
  rooms,
  seen,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

const product = sharedProduct();

describe.each([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['he', 'ArrowLeft', 'ArrowRight'],
] as const)('a booking without a mouse, %s', (language, forward, back) => {
  const member = newMember();
  let watched: WatchedPage;
  let traveller: Traveller;

  beforeAll(async () => {
    watched = await product.open({ language });
    traveller = travellerOn(watched, language);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shoot(watched.page, `keyboard-${language}-failed`);
    if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
  });

  const button = (english: string, id: string) =>
    traveller.page.getByRole('main').getByRole('button', { name: traveller.say(english, id) });
  const stepIs = (english: string, id: string) =>
    seen(traveller.page.getByRole('heading', { name: traveller.say(english, id), level: 2 }));

  it('chooses a room and signs up inside the checkout', async () => {
    const { page, say } = traveller;
    await page.goto(product.url + hotelPath(sandboxHotel));
    await tabAndPress(page, rooms(traveller).first(), 'Space', 80);
    await tabAndPress(page, bookNow(traveller), 'Enter', 60);
    await page.waitForURL(/\/Checkout\?bookingId=/);
    // This browser was never signed in: the form starts with a new account, and sign-in is the next tab.
    const tab = (english: string, key: string) =>
      page.getByRole('tab', { name: say(english, `checkout.signIn.${key}`) });
    const create = tab('Create account', 'create');
    await seen(create);
    await focusKept(page);
    await tabTo(page, create);
    await page.keyboard.press(forward);
    await focused(tab('Sign in', 'signIn'));
    await page.keyboard.press(back);
    await focused(create);
    const form = page.getByRole('tabpanel');
    const field = (english: string, id: string) => form.getByLabel(say(english, id));
    await tabAndType(page, field('Full name', 'checkout.signIn.fullName'), member.fullName, 5);
    await tabAndType(page, field('Email', 'checkout.signIn.email'), member.email, 3);
    // A password can be pasted (WCAG 3.3.8).
    const password = field('Password', 'checkout.signIn.password');
    await tabTo(page, password, 3);
    await page.evaluate((text) => document.execCommand('insertText', false, text), member.password);
    expect(await password.inputValue()).toBe(member.password);
    await page.keyboard.press('Enter');
    await seen(guestField(traveller, 'firstName'));
    await focusKept(page);
  });

  it('fills in the guest, goes through the five steps and pays', async () => {
    const { page, say } = traveller;
    // Details of the account are filled in already (WCAG 3.3.7).
    expect(await guestField(traveller, 'email').inputValue()).toBe(member.email);
    for (const [name, text] of [
      ['firstName', 'Maya'],
      ['lastName', 'Stern'],
    ] as const) {
      await tabTo(page, guestField(traveller, name));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
    await tabAndPress(page, button('Continue to Car Rental', 'checkout.guest.continue'));
    await stepIs('Car Rental', 'common.extras.kind.car');
    await focusKept(page);

    const cars = page.getByRole('main').getByRole('radio');
    await tabAndPress(page, cars.first(), 'Space');
    await expect.poll(() => cars.first().isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => cars.nth(1).isChecked()).toBe(true);
    const add = () => button('Add and continue', 'checkout.addAndContinue');
    await tabAndPress(page, add());
    await stepIs('Insurance', 'common.extras.kind.insurance');
    await focusKept(page);

    // The steps can also be reached by their tabs.
    const tab = (english: string, id: string) => page.getByRole('tab', { name: say(english, id) });
    const insurance = tab('Insurance', 'common.extras.kind.insurance');
    await tabBackTo(page, insurance);
    await page.keyboard.press(forward);
    await focused(tab('Attractions', 'common.extras.kind.attractions'));
    await page.keyboard.press('Enter');
    await stepIs('Attractions', 'common.extras.kind.attractions');
    await page.keyboard.press(forward);
    await focused(tab('Summary', 'checkout.step.summary'));
    await page.keyboard.press('Enter');
    await seen(payButton(traveller));

    await tabAndType(page, page.getByLabel(say('Name on card', 'checkout.payment.cardName')), 'Maya Stern');
    await tabAndType(page, page.getByLabel(say('Card number', 'checkout.payment.cardNumber')), goodCard, 3);
    await tabAndType(page, page.getByLabel(say('Expiry date', 'checkout.payment.expiryDate')), '0939', 3);
    await tabAndType(page, page.getByLabel(say('CVV', 'checkout.payment.cvv')), '123', 3);
    await tabAndPress(page, payButton(traveller), 'Enter', 5);
    await page.waitForURL(/\/ThankYou\?bookingId=/);
    await focused(page.locator('#main'));
    await seen(page.getByTestId('confirmation-number'));
  });

  it('opens My Bookings from the menu, cancels, and the focus returns', async () => {
    const { page, say } = traveller;
    const banner = page.getByRole('banner');
    await tabBackTo(page, banner.getByRole('button', { name: say('Navigation', 'app.header.navigation') }));
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: say('My Bookings', 'app.header.bookings') });
    await focused(page.getByRole('menuitem').first());
    await page.keyboard.press('ArrowDown');
    await focused(entry);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Bookings/);
    await focused(page.locator('#main'));

    const start = say('Cancel Booking: {hotel}', 'bookings.cancelOf').split('{')[0] ?? '';
    const cancel = page.getByRole('main').getByRole('button', { name: start });
    await tabAndPress(page, cancel, 'Enter');
    const question = page.getByRole('alertdialog');
    const keep = question.getByRole('button').first();
    await focused(keep);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await focused(cancel);
    await page.keyboard.press('Enter');
    await focused(keep);
    const confirm = question.getByRole('button').last();
    await expect.poll(() => confirm.isEnabled(), { timeout: 20_000 }).toBe(true);
    await page.keyboard.press('Tab');
    await focused(confirm);
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'hidden' });
    const card = page.getByRole('main').getByRole('listitem');
    await seen(card.getByText(say('Cancelled', 'bookings.status.cancelled'), { exact: true }));
    await focusKept(page);
  });
});
