import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from '#tests/support/visitor.ts';
import { expectAccessible, expectNoSidewaysScroll, plain, shoot, type WatchedPage } from './page/browser.ts';
import { clearlySeen, seen, type Traveller } from './traveller.ts';

/** An open dialog hides the page behind it from screen readers, so only the dialog is checked then. */
const OPEN_DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Checks the current screen: accessible in both themes, no sideways scrolling, no page errors so far. Takes a
 * screenshot where `E2E_SHOTS` names a folder.
 */
export async function look({ page, pageErrors }: WatchedPage, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const hasDialog = (await dialog.count()) > 0;
  if (hasDialog) await clearlySeen(dialog.last());
  await shoot(page, name, { fullPage: !hasDialog });
  await expectAccessible(page, hasDialog ? OPEN_DIALOG : undefined);
  await expectNoSidewaysScroll(page);
  expect(pageErrors).toEqual([]);
}

/** The text of an element, without invisible direction marks. */
export const textOf = async (locator: Locator): Promise<string> => plain(await locator.innerText());

/**
 * Expects a toast with the text and closes it, so that the next one appears alone. On a busy machine it may leave by
 * itself before it is closed.
 */
export async function takeToast({ page, say }: Traveller, text: string | RegExp): Promise<void> {
  const region = page.getByRole('region', { name: say('Notifications', 'ui.notifications') });
  const toast = region.getByRole('listitem').filter({ hasText: text });
  await seen(toast);
  const close = toast.getByRole('button', { name: say('Close', 'ui.close') });
  await close.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await toast.waitFor({ state: 'hidden' });
}

/** A booking as its owner reads it from the API. */
export interface OwnBooking {
  readonly id: string;
  readonly hotelId: string;
  readonly status: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly totalToPay: { readonly amountMinor: number };
}

/** A member's bookings, newest first. */
export async function bookingsOf(member: Visitor): Promise<readonly OwnBooking[]> {
  const { data } = await member.ask<{ myBookings: OwnBooking[] }>(
    '{ myBookings { id hotelId status checkIn checkOut totalToPay { amountMinor } } }',
  );
  return data.myBookings;
}

/** Expects the picture to be loaded and decoded. */
export async function expectDrawn(picture: Locator): Promise<void> {
  const isDrawn = () => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
}
