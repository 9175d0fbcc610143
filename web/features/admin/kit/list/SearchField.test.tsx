import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { SearchField } from './SearchField.tsx';

const requested: string[] = [];
const searches = ['ei', 'eilat', 'none'];

/** A list whose URL follows a search only when a test presses the button, like a slow router. */
function List() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Search" value={value} onSearch={(text) => void requested.push(text.trim())} />
      {searches.map((search) => (
        <button key={search} type="button" onClick={() => setValue(search === 'none' ? '' : search)}>
          {search}
        </button>
      ))}
    </>
  );
}

const open = () => {
  requested.length = 0;
  const { user } = renderRoute(<List />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const follow = (address: string) => fireEvent.click(screen.getByRole('button', { name: address }));
  return { user, field, follow };
};

describe('the search field of a list', () => {
  it('keeps typed text while an earlier search is still being written to the URL', async () => {
    const { user, field, follow } = open();
    await user.type(field, 'ei');
    await waitFor(() => expect(requested.at(-1)).toBe('ei'));
    await user.type(field, 'lat');
    follow('ei');
    expect(field).toHaveValue('eilat');
    await waitFor(() => expect(requested.at(-1)).toBe('eilat'));
  });

  it('is updated by Back and Forward', async () => {
    const { user, field, follow } = open();
    await user.type(field, 'eilat');
    await waitFor(() => expect(requested.at(-1)).toBe('eilat'));
    for (const address of ['eilat', 'none', 'eilat']) {
      follow(address);
      expect(field).toHaveValue(address === 'none' ? '' : address);
    }
  });
});
