import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { ShareButton } from './ShareButton.tsx';

const path = '/Hotel?id=hotel-1&checkin=2099-05-12&checkout=2099-05-14&guests=2';
const open = (language: 'en' | 'he' = 'en') =>
  renderRoute(<ShareButton path={path} title="Harbour House" />, {
    address: `${path}&token=secret`,
    language,
  });
const link = (language: string) => `${window.location.origin}${path}&lang=${language}`;

/** Adds the browser's share sheet, which the test DOM lacks. */
const withSheet = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('the Share button', () => {
  it("copies the link with the reader's language and without other parameters of the URL", async () => {
    const { user } = open('he');
    await user.click(await screen.findByRole('button', { name: 'שיתוף' }));
    expect(await screen.findByText('הקישור הועתק.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link('he'));
  });

  it("opens the system's share sheet where there is one", async () => {
    const given: ShareData[] = [];
    withSheet(async (data) => void given.push(data));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(given).toEqual([{ title: 'Harbour House', url: link('en') }]);
    expect(screen.queryByText('The link was copied.')).not.toBeInTheDocument();
  });

  it.each([
    ['shows nothing when the user closes the share sheet', 'AbortError', 0],
    ['copies the link when the share sheet does not work', 'NotAllowedError', 1],
  ])('%s', async (_case, name, copied) => {
    withSheet(() => Promise.reject(new DOMException('', name)));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.tab();
    expect(screen.queryAllByText('The link was copied.')).toHaveLength(copied);
  });
});
