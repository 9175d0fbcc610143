import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createCatalogues } from '#i18n/catalogues/catalogues.ts';
import { LocaleProvider, useLocale } from '#i18n/LocaleProvider.tsx';
import { UiProvider } from '#ui/UiProvider.tsx';
import { LanguageFailure } from './LanguageFailure.tsx';

function Shown() {
  return <h1>{useLocale().language.name}</h1>;
}

describe('the notice about texts that could not be loaded', () => {
  it('names their language, and loads them on retry', async () => {
    document.cookie = 'lang=de; Path=/';
    let isOnline = false;
    const catalogues = createCatalogues({
      de: () => (isOnline ? Promise.resolve({}) : Promise.reject(new TypeError('offline'))),
    });
    render(
      <LocaleProvider catalogues={catalogues}>
        <MemoryRouter>
          <UiProvider locale="en-US">
            <Shown />
            <LanguageFailure />
          </UiProvider>
        </MemoryRouter>
      </LocaleProvider>,
    );
    const user = userEvent.setup();
    const retry = async () => {
      const [newest] = await screen.findAllByRole('button', { name: 'Try again' });
      if (newest) await user.click(newest);
    };
    expect(await screen.findByText('The texts in Deutsch could not be loaded.')).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent('English');

    await retry();
    expect(screen.getByRole('heading')).toHaveTextContent('English');
    isOnline = true;
    await retry();
    expect(await screen.findByRole('heading', { name: 'Deutsch' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });
});
