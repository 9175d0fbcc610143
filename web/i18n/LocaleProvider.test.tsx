import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { hebrew } from './he.ts';
import { LocaleProvider, useLocale } from './LocaleProvider.tsx';
import { defineMessages } from './messages.ts';
import { Text } from './Text.tsx';
import { useDates } from './useDates.ts';

const messages = defineMessages({
  known: { id: 'chat.send', defaultMessage: 'Send' },
  unknown: { id: 'test.unknown', defaultMessage: 'Only in English' },
});

function Screen() {
  const { setLanguage, brand } = useLocale();
  const dates = useDates();
  const [typed, setTyped] = useState('');
  return (
    <>
      <h1>{brand.name}</h1>
      <p data-testid="known">
        <Text message={messages.known} />
      </p>
      <p data-testid="unknown">
        <Text message={messages.unknown} />
      </p>
      <p data-testid="dates">
        {[dates.date('2026-05-12'), dates.date(null), dates.date('soon')].join(' | ')}
      </p>
      <input aria-label="typed" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => setLanguage('he')}>
        he
      </button>
      <button type="button" onClick={() => setLanguage('es')}>
        es
      </button>
    </>
  );
}

const show = () =>
  render(
    <LocaleProvider>
      <Screen />
    </LocaleProvider>,
  );

describe('LocaleProvider', () => {
  it('starts in English and switches at once, keeping what was typed', async () => {
    const user = userEvent.setup();
    show();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(screen.getByTestId('dates')).toHaveTextContent('12 May 2026 | N/A | Invalid Date');
    await user.type(screen.getByLabelText('typed'), 'kept');

    await user.click(screen.getByRole('button', { name: 'he' }));

    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(screen.getByRole('heading')).toHaveTextContent('סולרה');
    expect(screen.getByTestId('known')).toHaveTextContent(hebrew['chat.send'] ?? 'missing');
    expect(screen.getByLabelText('typed')).toHaveValue('kept');
    expect(document.cookie).toContain('lang=he');
  });

  it('marks a missing Hebrew text as English', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'he' }));
    const text = screen.getByText('Only in English');
    expect(text).toHaveAttribute('lang', 'en');
    expect(text).toHaveAttribute('dir', 'ltr');
  });

  it('keeps English texts but Spanish dates for a language without a catalogue', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'es' }));
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(screen.getByTestId('known')).toHaveTextContent('Send');
    expect(screen.getByTestId('dates')).toHaveTextContent('12 may 2026');
  });

  it('takes the language of the cookie', () => {
    document.cookie = 'lang=he; Path=/';
    show();
    expect(screen.getByRole('heading')).toHaveTextContent('סולרה');
  });
});
