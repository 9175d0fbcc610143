import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { catalogues, createCatalogues } from './catalogues/catalogues.ts';
import type { Texts } from './catalogues/catalogues.ts';
import type { LanguageCode } from './languages.ts';
import { LocalizedText } from './content/LocalizedText.tsx';
import { LocaleProvider, useLocale } from './LocaleProvider.tsx';
import { defineMessages } from './messages.ts';
import { Text } from './Text.tsx';
import { useDates } from './dates/useDates.ts';

const messages = defineMessages({
  nights: { id: 'test.nights', defaultMessage: '{count, plural, one {# night} other {# nights}}' },
  unknown: { id: 'test.unknown', defaultMessage: 'Only in English' },
});

const texts = {
  he: { 'test.nights': '{count, plural, one {לילה אחד} other {# לילות}}' },
  ru: { 'test.nights': '{count, plural, one {# ночь} few {# ночи} many {# ночей} other {# ночи}}' },
  ar: { 'test.nights': '{count, plural, two {ليلتان} few {# ليال} other {# ليلة}}' },
};

/** Catalogues that keep loading until the test calls `arrives` or `fails`. */
const slowCatalogues = () => {
  const waiting = new Map<string, { arrive: () => void; fail: () => void }>();
  const reader = (code: keyof typeof texts) => () =>
    new Promise<Texts>((resolve, reject) => {
      waiting.set(code, {
        arrive: () => resolve(texts[code]),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });
  const catalogues = createCatalogues({
    he: reader('he'),
    ru: reader('ru'),
    ar: reader('ar'),
  });
  return {
    catalogues,
    arrives: (code: LanguageCode) => waiting.get(code)?.arrive(),
    fails: (code: LanguageCode) => waiting.get(code)?.fail(),
  };
};

function Screen() {
  const { setLanguage, brand, failure } = useLocale();
  const dates = useDates();
  const [typed, setTyped] = useState('');
  return (
    <>
      <h1>{brand.name}</h1>
      <p data-testid="nights">
        {[1, 2, 5].map((count) => (
          <span key={count}>
            <Text message={messages.nights} values={{ count }} />{' '}
          </span>
        ))}
      </p>
      <Text message={messages.unknown} />
      <p data-testid="dates">
        {[dates.date('2026-05-12'), dates.date(null), dates.date('soon')].join(' | ')}
      </p>
      <LocalizedText value={{ en: 'Harbour House', he: 'בית הנמל' }} />
      <input aria-label="typed" value={typed} onChange={(event) => setTyped(event.target.value)} />
      {(['en', 'he', 'ru', 'ar'] as const).map((code) => (
        <button key={code} type="button" onClick={() => setLanguage(code)}>
          {code}
        </button>
      ))}
      <p data-testid="failure">{failure?.language.code}</p>
    </>
  );
}

const show = () => {
  const slow = slowCatalogues();
  render(
    <LocaleProvider catalogues={slow.catalogues}>
      <Screen />
    </LocaleProvider>,
  );
  const user = userEvent.setup();
  return {
    ...slow,
    user,
    pick: (code: LanguageCode) => user.click(screen.getByRole('button', { name: code })),
  };
};

const nights = () => screen.getByTestId('nights');
const page = document.documentElement;

describe('the language of the client', () => {
  it('is English at the start', () => {
    show();
    expect(page).toHaveAttribute('lang', 'en');
    expect(screen.getByTestId('dates')).toHaveTextContent('12 May 2026 | N/A | Invalid Date');
    expect(document.cookie).not.toContain('lang=');
  });

  it.each([
    ['he', 'rtl', 'לילה אחד 2 לילות 5 לילות', 'סולרה'],
    ['ru', 'ltr', '1 ночь 2 ночи 5 ночей', 'Solera'],
    ['ar', 'rtl', '1 ليلة ليلتان 5 ليال', 'Solera'],
  ] as const)('stays English until %s is loaded, then changes everywhere at once', async (...row) => {
    const [code, direction, words, name] = row;
    const { user, pick, arrives } = show();
    await user.type(screen.getByLabelText('typed'), 'kept');
    await pick(code);
    expect(nights()).toHaveTextContent('1 night 2 nights 5 nights');
    expect([page.lang, page.dir]).toEqual(['en', 'ltr']);

    arrives(code);
    await waitFor(() => expect(nights()).toHaveTextContent(words));
    expect([page.lang, page.dir]).toEqual([code, direction]);
    expect(screen.getByRole('heading')).toHaveTextContent(name);
    expect(screen.getByLabelText('typed')).toHaveValue('kept');
    expect(document.cookie).toContain(`lang=${code}`);
  });

  it('of untranslated and hotel texts is marked when it is not the language of the page', async () => {
    const { pick, arrives } = show();
    await pick('ar');
    arrives('ar');
    const missing = await waitFor(() => {
      const found = screen.getByText('Only in English');
      expect(found).toHaveAttribute('lang', 'en');
      return found;
    });
    expect(missing).toHaveAttribute('dir', 'ltr');
    const hotel = screen.getByText('Harbour House');
    expect([hotel.lang, hotel.dir]).toEqual(['en', 'ltr']);

    await pick('he');
    arrives('he');
    expect(await screen.findByText('בית הנמל')).not.toHaveAttribute('lang');
  });

  it('does not change when the new texts cannot be loaded, which is reported and can be retried', async () => {
    const { pick, arrives, fails } = show();
    await pick('ru');
    fails('ru');
    await waitFor(() => expect(screen.getByTestId('failure')).toHaveTextContent('ru'));
    expect(nights()).toHaveTextContent('1 night 2 nights');
    expect(document.cookie).not.toContain('lang=');

    await pick('ru');
    arrives('ru');
    await waitFor(() => expect(nights()).toHaveTextContent('2 ночи'));
    expect(screen.getByTestId('failure')).toBeEmptyDOMElement();
  });

  it('is the one that was chosen last, whichever texts are loaded first', async () => {
    const { pick, arrives } = show();
    await pick('ru');
    await pick('ar');
    arrives('ar');
    await waitFor(() => expect(nights()).toHaveTextContent('ليلتان'));
    arrives('ru');
    await pick('en');
    await waitFor(() => expect(nights()).toHaveTextContent('2 nights'));
    expect(page).toHaveAttribute('lang', 'en');
  });

  it('is English when the texts for the first paint are missing, which is reported', () => {
    document.cookie = 'lang=ru; Path=/';
    show();
    expect(nights()).toHaveTextContent('2 nights');
    expect(screen.getByTestId('failure')).toHaveTextContent('ru');
    expect(document.cookie).toContain('lang=ru');
  });

  it('is the one in the cookie at the first paint', async () => {
    document.cookie = 'lang=ar; Path=/';
    const ready = createCatalogues({ ar: () => Promise.resolve(texts.ar) });
    await ready.load('ar');
    render(
      <LocaleProvider catalogues={ready}>
        <Screen />
      </LocaleProvider>,
    );
    expect(nights()).toHaveTextContent('ليلتان');
    expect(page).toHaveAttribute('dir', 'rtl');
  });
});

describe('the texts of the product', () => {
  it('are loaded by language, with those given in Hebrew among the Hebrew ones', async () => {
    expect((await catalogues.load('he'))['chat.failed']).toMatch(/תקשורת/);
    expect(catalogues.loaded('fr')).toBeNull();
    expect(catalogues.loaded('en')).toEqual({});
  });
});
