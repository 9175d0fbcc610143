import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createCatalogues } from '#i18n/catalogues/catalogues.ts';
import { languages } from '#i18n/languages.ts';
import { LocaleProvider, useLocale } from '#i18n/LocaleProvider.tsx';
import { UiProvider } from '#ui/UiProvider.tsx';
import { useFocusRescue } from '../../routing/useFocusRescue.ts';
import { LanguageNotice } from './LanguageNotice.tsx';
import { offeredLanguage, offerWords } from './languageOffers.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'languages');
});

function Shown() {
  const { language, setLanguage } = useLocale();
  const main = useRef<HTMLElement>(null);
  useFocusRescue(main);
  return (
    <main tabIndex={-1} ref={main}>
      <h1>{language.name}</h1>
      <button onClick={() => setLanguage('en')}>English it is</button>
    </main>
  );
}

/** Renders a page with the offer in a browser that prefers these languages. The texts of Russian cannot be loaded. */
const open = (...preferred: string[]) => {
  Object.defineProperty(navigator, 'languages', { value: preferred, configurable: true });
  const catalogues = createCatalogues({
    he: () => Promise.resolve({}),
    ru: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const view = render(
    <LocaleProvider catalogues={catalogues}>
      <MemoryRouter>
        <UiProvider locale="en-US">
          <LanguageNotice />
          <Shown />
        </UiProvider>
      </MemoryRouter>
    </LocaleProvider>,
  );
  return { ...view, user: userEvent.setup() };
};

const hebrew = () => screen.queryByText(offerWords.he.text);
const close = () => screen.getByRole('button', { name: offerWords.he.close });
const toHebrew = () => screen.getByRole('button', { name: offerWords.he.switch });

describe("the offer of the browser's language", () => {
  it('is announced on a first visit, in that language and its direction', () => {
    open('he-IL', 'en-US');
    const region = screen.getByRole('status');
    expect(region).toHaveTextContent('סולרה זמינה גם בעברית.');
    expect(region.closest('[lang]')).toHaveAttribute('lang', 'he');
    expect(region.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByRole('heading')).toHaveTextContent('English');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(document.cookie).not.toContain('lang=');
  });

  it('is inserted again once its live region is in the page, because screen readers announce only changes', async () => {
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void changes.push(...records));
    observer.observe(document.body, { childList: true, subtree: true });
    open('he-IL');
    const region = screen.getByRole('status');
    await waitFor(() => expect(changes.map(({ target }) => target)).toContain(region));
    observer.disconnect();
  });

  it('switches the language by keyboard, and is not shown again', async () => {
    const { user, unmount } = open('he-IL');
    await user.tab();
    expect(toHebrew()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'עברית' })).toBeVisible();
    expect(document.cookie).toContain('lang=he');
    expect(hebrew()).toBeNull();
    unmount();
    open('he-IL');
    expect(hebrew()).toBeNull();
  });

  it('can be closed by keyboard without choosing a language, and is not shown again', async () => {
    const { user, unmount } = open('he-IL');
    await user.tab();
    await user.tab();
    expect(close()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(hebrew()).toBeNull();
    expect(document.cookie).not.toContain('lang=');
    unmount();
    open('he-IL');
    expect(hebrew()).toBeNull();
    expect(screen.getByRole('heading')).toHaveTextContent('English');
  });

  it.each([
    ['switched', toHebrew],
    ['closed', close],
  ])('moves the focus to the page when it is %s by keyboard', async (_, control) => {
    const { user } = open('he-IL');
    control().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(hebrew()).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('disappears when English is chosen in the menu', async () => {
    const { user } = open('he-IL');
    await user.click(screen.getByRole('button', { name: 'English it is' }));
    await waitFor(() => expect(hebrew()).toBeNull());
    expect(document.cookie).toContain('lang=en');
  });

  it.each([
    ['prefers English', ['en-GB', 'he']],
    ['prefers a language that the product does not have, then English', ['sv', 'en', 'he']],
    ['prefers languages that the product does not have', ['sv', 'nb-NO']],
    ['names no language', []],
  ])('is not shown in a browser that %s', (_, preferred) => {
    open(...preferred);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is not shown if a language was chosen before, even if its texts could not be loaded', () => {
    document.cookie = 'lang=en; Path=/';
    open('he-IL').unmount();
    document.cookie = 'lang=ru; Path=/';
    open('he-IL');
    expect(screen.getByRole('heading')).toHaveTextContent('English');
    expect(hebrew()).toBeNull();
  });

  it.each([
    ['iw', 'he'],
    ['pt-BR', 'pt'],
    ['zh-Hant-TW', 'zh'],
    ['not a tag', undefined],
  ])('maps the language tag %s to %s', (tag, code) => {
    expect(offeredLanguage([tag])?.language.code).toBe(code);
  });

  it('has a text for every language but English', () => {
    const offered = languages.map(({ code }) => offeredLanguage([code])?.words.text);
    expect(offered.filter((text) => text === undefined)).toHaveLength(1);
    expect(new Set(offered).size).toBe(languages.length);
  });
});
