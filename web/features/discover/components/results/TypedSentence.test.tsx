import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import { placeMocks, result, searchMock } from '../../testing/factories.ts';

const LONG = 'a week in Paris for four, breakfast, under 2,000 euros';

const open = (options: RouteOptions = {}) => {
  const mocks = [...placeMocks(), searchMock(() => result())];
  const view = renderRoute(<DiscoverPage />, { mocks, ...options });
  const box = () => screen.getByRole('combobox', { name: /Destination|יעד/ });
  const paste = async (words: string) => {
    await view.user.click(box());
    await view.user.paste(words);
  };
  const enter = async (words: string) => {
    await paste(words);
    await view.user.keyboard('{Enter}');
  };
  return { paste, enter, ...view };
};

const address = () => screen.getByTestId('address').textContent;
const query = (name: string) => new URLSearchParams(address().split('?')[1]).get(name);
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');
const note = async (words: RegExp): Promise<string> =>
  plain((await screen.findByText(words)).closest('p')?.textContent);
/** All that was said aloud from now on. */
const saidAloud = (): readonly string[] => {
  const said: string[] = [];
  const region = screen.getByTestId('announcer');
  new MutationObserver(() => said.push(plain(region.textContent))).observe(region, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return said;
};
const guests = () => screen.getByRole('button', { name: /Guests/ });
const oneMoreAdult = { name: 'More: Adults' };

afterEach(() => localStorage.clear());

describe('Enter on a sentence', () => {
  it('Enter on a sentence takes over the number of people and says so', async () => {
    const { enter } = open();
    await enter('Paris for 4');
    expect(await note(/Showing/)).toContain('Showing Paris, France for 4 adults.');
    expect(query('city')).toBe('131408');
    expect(query('guests')).toBe('4');
    expect(guests()).toHaveTextContent('4 guests');
    expect(screen.queryByText(/Not used/)).not.toBeInTheDocument();
  });

  it('takes the days over as the fields of days read them', async () => {
    const { enter } = open();
    await enter('Paris 12-15 march');
    expect(await note(/Showing/)).toMatch(/Showing Paris, France for 12 – 15 Mar \d{4}\./);
    expect(query('checkin')).toMatch(/-03-12$/);
    expect(query('checkout')).toMatch(/-03-15$/);
    expect(query('guests')).toBe('2');
  });

  it('takes breakfast and a sum over as filters, and tells what is left', async () => {
    const { enter } = open();
    await enter(LONG);
    const noteText = await note(/Not used/);
    expect(noteText).toContain('Showing Paris, France for 4 adults.');
    expect(noteText).toMatch(/From your words: Breakfast Included, up to €2,000 ≈ ₪[\d,]+ for the stay\./);
    expect(noteText).toContain('Not used: “a week”. Ask Sherry');
    expect(query('meals')).toBe('Breakfast Included');
    expect(query('budget')).toBe('EUR,,2000');
    expect(query('per')).toBe('stay');
  });

  it('is said aloud with what was taken over', async () => {
    const { enter } = open();
    const aloud = saidAloud();
    await enter('Paris for 4');
    await expect.poll(() => aloud.join()).toContain('Showing Paris, France for 4 adults.');
  });

  it('is read in Hebrew, too', async () => {
    const { enter } = open({ language: 'he' });
    await enter('Paris לארבעה, ארוחת בוקר');
    const noteText = await note(/מוצגות/);
    expect(noteText).toContain('מוצגות תוצאות עבור פריז, צרפת: 4 מבוגרים.');
    expect(noteText).toContain('מתוך המילים שלכם: ארוחת בוקר כלולה.');
    expect(query('guests')).toBe('4');
    expect(query('meals')).toBe('Breakfast Included');
  });

  it('leaves guests alone that were chosen after it was typed, and says that its words were not used', async () => {
    const { paste, user } = open();
    await paste('Paris for 4');
    // The open list hides what is around it.
    await user.keyboard('{Escape}');
    await user.click(guests());
    await user.click(await screen.findByRole('button', oneMoreAdult));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await note(/Not used/)).toContain('Showing Paris, France. Not used: “for 4”.');
    expect(query('guests')).toBe('3');
  });

  it('counts for guests that were chosen before it was typed', async () => {
    const { enter, user } = open();
    await user.click(guests());
    await user.click(await screen.findByRole('button', oneMoreAdult));
    await user.keyboard('{Escape}');
    await enter('Paris for 4');
    await expect.poll(() => query('guests')).toBe('4');
  });

  it('is told again from its entry of the history, without changing the search', async () => {
    const shown = '/?destination=France&country=FR&city=131408&cityName=Paris&guests=3';
    open({ address: shown, state: { asked: 'Paris for 4' } });
    expect(await note(/Not used/)).toContain('Showing Paris, France. Not used: “for 4”.');
    expect(address()).toBe(shown);
  });

  it('words of a filter that is taken back are told as not used', async () => {
    const { enter, user } = open();
    await enter('Paris for 4, breakfast');
    const chips = within(await screen.findByRole('grid', { name: 'Active filters' }));
    await user.click(chips.getByRole('button', { name: /Breakfast/ }));
    expect(await note(/Not used/)).toContain('for 4 adults. Not used: “breakfast”.');
  });
});

describe('a row that a sentence leads to', () => {
  it('says what it takes over, and fills the form with it', async () => {
    const { paste, user } = open();
    await paste('Paris for four, sea view');
    const row = await screen.findByRole('option', { name: /1,202/ });
    await expect.poll(() => plain(row.textContent)).toContain('4 adults · Not used: “sea view”.');
    const aloud = saidAloud();
    await user.click(row);
    await expect.poll(() => aloud.join()).toContain('From your words: 4 adults.');
    expect(guests()).toHaveTextContent('4 guests');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await note(/Not used/)).toContain('Showing Paris, France for 4 adults. Not used: “sea view”.');
    expect(query('guests')).toBe('4');
  });

  it('keeps the words for another place of the same name', async () => {
    const { paste, user } = open();
    await paste('Paris for four, breakfast');
    await user.click(await screen.findByRole('option', { name: /United States/ }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await expect.poll(() => query('city')).toBe('999');
    expect(query('guests')).toBe('4');
    expect(query('meals')).toBe('Breakfast Included');
  });
});
