import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { suggestions } from '#features/admin/testing/hotelForm.tsx';
import { newDraft } from '../hotelDraft.ts';
import { PlaceFields } from './PlaceFields.tsx';

function Form() {
  const [draft, setDraft] = useState(newDraft);
  return (
    <PlaceFields
      draft={draft}
      change={(part) => setDraft((now) => ({ ...now, ...part }))}
      uploading={() => undefined}
    />
  );
}

describe("the fields of a hotel's place", () => {
  it('ask for the country before the city, whose suggestions depend on it', () => {
    renderRoute(<Form />, { mocks: suggestions });
    const [first, second] = screen.getAllByRole('combobox');
    expect(first).toHaveAccessibleName('Country');
    expect(second).toHaveAccessibleName('City');
  });

  it('suggest countries, then cities of the selected country, and accept any other text', async () => {
    const { user } = renderRoute(<Form />, { mocks: suggestions });
    const country = screen.getByRole('combobox', { name: 'Country' });
    const city = screen.getByRole('combobox', { name: 'City' });
    await user.type(city, 'Ha');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.clear(city);
    await user.type(country, 'Isr');
    await user.click(await screen.findByRole('option', { name: 'Israel' }));
    await user.type(city, 'Hai');
    await user.click(await screen.findByRole('option', { name: 'Haifa' }));
    expect(city).toHaveValue('Haifa');
    await user.type(city, ' heights');
    await user.tab();
    expect(city).toHaveValue('Haifa heights');
    expect(country).toHaveValue('Israel');
  });

  it('say that a country and a city are not on the lists, and offer similar ones', async () => {
    const { user } = renderRoute(<Form />, { mocks: suggestions });
    const country = screen.getByRole('combobox', { name: 'Country' });
    const city = screen.getByRole('combobox', { name: 'City' });
    await user.type(city, 'Hiafa');
    await user.type(country, 'Isreal');
    await user.tab();
    expect(await screen.findByText(/is not in the list of countries/)).toHaveTextContent('Isreal');
    expect(screen.queryByText(/is not in the list of cities/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Use Israel' }));
    expect(country).toHaveValue('Israel');
    expect(await screen.findByText(/is not in the list of cities/)).toHaveTextContent('Hiafa');
    expect(screen.queryByText(/is not in the list of countries/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Use Haifa' }));
    expect(city).toHaveValue('Haifa');
    expect(city).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/is not in the list/)).not.toBeInTheDocument();
  });

  it('find a place by its Hebrew name and store the English one', async () => {
    const { user } = renderRoute(<Form />, { mocks: suggestions, language: 'he' });
    await user.type(screen.getByRole('combobox', { name: 'מדינה' }), 'יש');
    await user.click(await screen.findByRole('option', { name: /Israel/ }));
    expect(screen.getByRole('combobox', { name: 'מדינה' })).toHaveValue('Israel');
  });
});
