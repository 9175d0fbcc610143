import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import { placeMocks, result, searchMock } from '../../testing/factories.ts';

const LONG = 'a week in Paris for four, breakfast, under 2,000 euros, sea view';

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
/** Texts of the chips with details from the typed words, or of the active filters. */
const recognized = async (label = 'From your words'): Promise<readonly string[]> =>
  within(await screen.findByRole('grid', { name: label }))
    .getAllByRole('row')
    .map((row) => plain(row.textContent));
const note = async (words: RegExp): Promise<string> =>
  plain((await screen.findByText(words)).closest('p')?.textContent);
/** Collects every text that is announced from now on. */
const announced = (): readonly string[] => {
  const reading: string[] = [];
  const region = screen.getByTestId('announcer');
  new MutationObserver(() => reading.push(plain(region.textContent))).observe(region, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return reading;
};
const guests = () => screen.getByRole('button', { name: /Guests/ });
const oneMoreAdult = { name: 'More: Adults' };

// Before the months named in the tests. Only Date is faked; timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-01T12:00:00') });
  return () => vi.useRealTimers();
});
afterEach(() => localStorage.clear());

describe('a typed sentence', () => {
  it('applies the number of guests and says so', async () => {
    const { enter } = open();
    await enter('Paris for 4');
    expect(await recognized()).toEqual(['4 adults']);
    expect(await note(/Showing/)).toContain('Showing Paris, France.');
    expect(query('city')).toBe('131408');
    expect(query('guests')).toBe('4');
    expect(guests()).toHaveTextContent('4 guests');
    expect(screen.queryByText(/Not used/)).not.toBeInTheDocument();
  });

  it('applies the dates', async () => {
    const { enter } = open();
    await enter('Paris 12-15 march');
    expect(await recognized()).toEqual(['12 – 15 Mar 2100']);
    expect(query('checkin')).toBe('2100-03-12');
    expect(query('checkout')).toBe('2100-03-15');
    expect(query('guests')).toBe('2');
  });

  it('applies a length of stay, breakfast and a price, and shows the words that were not used', async () => {
    const { enter } = open();
    await enter(LONG);
    expect(await recognized()).toEqual(['4 adults', expect.stringMatching(/ – .* \d{4}$/)]);
    expect(await recognized('Active filters')).toEqual([
      expect.stringMatching(/^up to €2,000 ≈ ₪[\d,]+ for the stay$/),
      'Breakfast Included',
    ]);
    expect(await note(/Not used/)).toContain('Not used: “sea view”. Ask Sherry');
    expect(nightsBetween(query('checkin') ?? '', query('checkout') ?? '')).toBe(7);
    expect(query('meals')).toBe('Breakfast Included');
    expect(query('budget')).toBe('EUR,,2000');
    expect(query('per')).toBe('stay');
  });

  it('announces what was applied', async () => {
    const { enter } = open();
    const aloud = announced();
    await enter('Paris for 4');
    await expect.poll(() => aloud.join()).toContain('Showing Paris, France for 4 adults.');
  });

  it('works in Hebrew', async () => {
    const { enter } = open({ language: 'he' });
    await enter('Paris לארבעה, ארוחת בוקר');
    expect(await recognized('מתוך המילים שלכם')).toEqual(['4 מבוגרים']);
    expect(await note(/מוצגות/)).toContain('מוצגות תוצאות עבור פריז, צרפת.');
    expect(query('guests')).toBe('4');
    expect(query('meals')).toBe('Breakfast Included');
  });

  it('applies amenities and free cancellation in Hebrew', async () => {
    const { enter } = open({ language: 'he' });
    await enter('Paris לזוג עם בריכה וביטול חינם');
    await expect.poll(() => query('amenities')).toBe('Pool');
    expect(query('freeCancellation')).toBe('true');
    expect(query('guests')).toBe('2');
    expect(screen.queryByText(/לא נעשה שימוש/)).not.toBeInTheDocument();
  });

  it('says that the earliest days of a named month are shown, and links to all its days', async () => {
    const { enter, user } = open();
    await enter('any 3 nights in March in Paris');
    expect(
      await screen.findByText('No day of March 2100 was named, so the earliest days are shown.'),
    ).toBeVisible();
    expect(query('checkin')).toBe('2100-03-01');
    expect(query('checkout')).toBe('2100-03-04');
    await user.click(screen.getByRole('link', { name: 'Prices on all its days' }));
    await expect.poll(() => query('month')).toBe('2100-03');
    expect(query('nights')).toBe('3');
  });

  it('resets guests and dates to their defaults when their chips are removed', async () => {
    const { enter, user } = open();
    await enter('Paris 12-15 march for 4, pool');
    const chips = within(await screen.findByRole('grid', { name: 'From your words' }));
    await user.click(within(chips.getByRole('row', { name: '4 adults' })).getByRole('button'));
    await expect.poll(() => query('guests')).toBe('2');
    expect(await note(/Not used/)).toContain('Not used: “for 4”.');
    await user.click(within(chips.getByRole('row', { name: /Mar/ })).getByRole('button'));
    await expect.poll(() => query('checkin')).not.toBe('2100-03-12');
    expect(query('amenities')).toBe('Pool');
  });

  it('does not change guests chosen after the words were typed, and says that those words were not used', async () => {
    const { paste, user } = open();
    await paste('Paris for 4');
    // The open list hides the rest of the page from assistive technology.
    await user.keyboard('{Escape}');
    await user.click(guests());
    await user.click(await screen.findByRole('button', oneMoreAdult));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await note(/Not used/)).toContain('Showing Paris, France. Not used: “for 4”.');
    expect(query('guests')).toBe('3');
  });

  it('replaces guests that were chosen before typing', async () => {
    const { enter, user } = open();
    await user.click(guests());
    await user.click(await screen.findByRole('button', oneMoreAdult));
    await user.keyboard('{Escape}');
    await enter('Paris for 4');
    await expect.poll(() => query('guests')).toBe('4');
  });

  it('restores the notice from its history entry, without changing the search', async () => {
    const shown = '/?destination=France&country=FR&city=131408&cityName=Paris&guests=3';
    open({ address: shown, state: { sentence: 'Paris for 4' } });
    expect(await note(/Not used/)).toContain('Showing Paris, France. Not used: “for 4”.');
    expect(address()).toBe(shown);
  });

  it('reports words as not used when their filter is removed', async () => {
    const { enter, user } = open();
    await enter('Paris for 4, breakfast');
    const chips = within(await screen.findByRole('grid', { name: 'Active filters' }));
    await user.click(chips.getByRole('button', { name: /Breakfast/ }));
    expect(await note(/Not used/)).toContain('Not used: “breakfast”.');
  });
});

describe('a suggestion for a typed sentence', () => {
  it('says what it applies, and applies it to the form', async () => {
    const { paste, user } = open();
    await paste('Paris for four, sea view');
    const row = await screen.findByRole('option', { name: /1,202/ });
    await expect.poll(() => plain(row.textContent)).toContain('4 adults · Not used: “sea view”.');
    const aloud = announced();
    await user.click(row);
    await expect.poll(() => aloud.join()).toContain('From your words: 4 adults.');
    expect(guests()).toHaveTextContent('4 guests');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await recognized()).toEqual(['4 adults']);
    expect(await note(/Not used/)).toContain('Not used: “sea view”.');
    expect(query('guests')).toBe('4');
  });

  it('leaves a note of the filters and the order that it takes, which have no field in the form, until other words are typed', async () => {
    const { paste, user } = open();
    // The announcement, which is another element, begins with the people.
    const taken = /^From your words: \u2068?up to/;
    await paste('Paris for four, breakfast, under 2,000 euros');
    const row = await screen.findByRole('option', { name: /1,202/ });
    await expect.poll(() => plain(row.textContent)).toContain('Breakfast');
    expect(screen.queryByText(taken)).not.toBeInTheDocument();
    await user.click(row);
    expect(plain((await screen.findByText(taken)).textContent)).toMatch(
      /^From your words: up to €2,000.*, Breakfast Included\.$/,
    );
    await user.type(screen.getByRole('combobox', { name: 'Destination' }), 's');
    expect(screen.queryByText(taken)).not.toBeInTheDocument();
  });

  it('applies the words even if another place of the same name is selected', async () => {
    const { paste, user } = open();
    await paste('Paris for four, breakfast');
    await user.click(await screen.findByRole('option', { name: /United States/ }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await expect.poll(() => query('city')).toBe('999');
    expect(query('guests')).toBe('4');
    expect(query('meals')).toBe('Breakfast Included');
  });
});
