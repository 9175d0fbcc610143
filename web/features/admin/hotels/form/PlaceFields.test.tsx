import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../../../../testing/renderRoute.tsx';
import { suggestions } from '../../testing/hotelForm.tsx';
import { newDraft } from './hotelDraft.ts';
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

describe('PlaceFields', () => {
  it('suggests countries, then cities of the country, and keeps what is neither', async () => {
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

  it('names the Hebrew beside the stored English name', async () => {
    const { user } = renderRoute(<Form />, { mocks: suggestions, language: 'he' });
    await user.type(screen.getByRole('combobox', { name: 'מדינה' }), 'יש');
    await user.click(await screen.findByRole('option', { name: /Israel/ }));
    expect(screen.getByRole('combobox', { name: 'מדינה' })).toHaveValue('Israel');
  });
});
