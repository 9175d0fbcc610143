import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from '#tests/support/visitor.ts';
import { expectAccessible, expectNoSidewaysScroll, plain, shoot, type WatchedPage } from './page/browser.ts';
import { clearlySeen, seen, type Traveller } from './traveller.ts';

/** An open dialog hides the page behind it, which is asked about where it is seen alone. */
const OPEN_DIALOG = '[role=dialog], [role=alertdialog]';

/** What is on the screen now: accessible in both themes, not too wide, without a misdeed so far. Pictures are kept where asked for. */
export async function look({ page, misdeeds }: WatchedPage, name: string): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const hasDialog = (await dialog.count()) > 0;
  if (hasDialog) await clearlySeen(dialog.last());
  await shoot(page, name, { fullPage: !hasDialog });
  await expectAccessible(page, hasDialog ? OPEN_DIALOG : undefined);
  await expectNoSidewaysScroll(page);
  expect(misdeeds).toEqual([]);
}

/** A text shown somewhere, its invisible marks left out. */
export const textOf = async (locator: Locator): Promise<string> => plain(await locator.innerText());

/** A toast says it; it is then put away, so that the next one is met alone. */
export async function takeToast({ page, say }: Traveller, text: string | RegExp): Promise<void> {
  const region = page.getByRole('region', { name: say('Notifications', 'ui.notifications') });
  const toast = region.getByRole('listitem').filter({ hasText: text });
  await seen(toast);
  await toast.getByRole('button', { name: say('Close', 'ui.close') }).click();
}

/** A booking as its owner reads it. */
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

/** The picture has come and could be drawn. */
export async function expectDrawn(picture: Locator): Promise<void> {
  const isDrawn = () => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
}
