import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import { hotel, placeMocks, result, searchMock } from '../../testing/factories.ts';

const atSea = (metersToSea: number | null) =>
  hotel({ surroundings: { __typename: 'Surroundings', metersToSea } });

const open = (metersToSea: number | null = 200, options: RouteOptions = {}) => {
  const mocks = [
    ...placeMocks(),
    searchMock(({ sort, page }) =>
      result({
        hotels: [atSea(metersToSea)],
        order: metersToSea === null ? 'RECOMMENDED' : sort,
        pageInfo: {
          __typename: 'PageInfo',
          page: page.page ?? 1,
          pageSize: 5,
          totalPages: 3,
          totalItems: 12,
        },
      }),
    ),
  ];
  const view = renderRoute(<DiscoverPage />, { mocks, ...options });
  const enter = async (words: string) => {
    await view.user.click(screen.getByRole('combobox', { name: /Destination|יעד/ }));
    await view.user.paste(words);
    await view.user.keyboard('{Enter}');
  };
  return { enter, ...view };
};

const address = () => screen.getByTestId('address').textContent;
const query = (name: string) => new URLSearchParams(address().split('?')[1]).get(name);
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');
const chips = async (label = 'From your words'): Promise<readonly string[]> =>
  within(await screen.findByRole('grid', { name: label }))
    .getAllByRole('row')
    .map((row) => plain(row.textContent));

// Only Date is faked; timers run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-05-01T12:00:00') });
  return () => vi.useRealTimers();
});
afterEach(() => localStorage.clear());

describe('a sentence that asks for the sea', () => {
  it.each([
    ['en', 'hotel near the sea in Paris', 'From your words', 'closest to the sea first'],
    ['he', 'מלון קרוב לים in Paris', 'מתוך המילים שלכם', 'הקרובים לים תחילה'],
  ] as const)(
    'sorts the hotels by their distance to the sea, and says so (%s)',
    async (language, words, label, chip) => {
      const { enter, user } = open(200, { language });
      await enter(words);
      expect(await chips(label)).toEqual([chip]);
      expect(query('sort')).toBe('SEA');
      await user.click(screen.getByRole('row', { name: chip }));
      await user.keyboard('{Delete}');
      await waitFor(() => expect(query('sort')).toBeNull());
    },
  );

  it('is reported as not used when no hotel is near the sea', async () => {
    const { enter } = open(null);
    await enter('hotel near the sea in Paris');
    expect(plain((await screen.findByText(/Not used/)).closest('p')?.textContent)).toContain(
      'Not used: “hotel near the sea”.',
    );
    expect(screen.queryByText('closest to the sea first')).not.toBeInTheDocument();
  });
});

it.each([
  [null, 'Not used: “hotel near the sea”.'],
  [200, 'closest to the sea first'],
])(
  'the second page has the same notice about the sea as the first, distance of the hotel in metres: %s',
  async (meters, words) => {
    const { enter, user } = open(meters);
    const said = () => plain(document.body.textContent).includes(words);
    await enter('hotel near the sea in Paris');
    await waitFor(() => expect(said()).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(query('page')).toBe('2'));
    await waitFor(() => expect(said()).toBe(true));
    expect(screen.queryAllByText('closest to the sea first')).toHaveLength(meters === null ? 0 : 1);
  },
);

it('a holiday in a sentence sets the dates', async () => {
  const { enter } = open();
  await enter('Easter in Paris');
  expect(await chips()).toEqual(['26 – 29 Mar 2100']);
  expect([query('checkin'), query('checkout')]).toEqual(['2100-03-26', '2100-03-29']);
});

describe('children without ages in a sentence', () => {
  it.each([
    ['en', '2 adults 2 kids in Paris', 'Guests', /^Child (\d) age/, 'Done', 'Search'],
    ['he', '2 מבוגרים 2 ילדים in Paris', 'אורחים', /^גיל ילד (\d)/, 'סיום', 'חיפוש'],
  ] as const)(
    'open the guest picker, which asks for the ages, and the search then contains them (%s)',
    async (language, words, guests, age, done, search) => {
      const { enter, user } = open(200, { language });
      await enter(words);
      const panel = within(await screen.findByRole('dialog', { name: guests }));
      const ages = await panel.findAllByLabelText(age);
      expect(ages).toHaveLength(2);
      expect(query('city')).toBeNull();
      for (const [at, field] of ages.entries()) {
        await user.click(field);
        await user.paste(String(4 + at));
      }
      await user.click(screen.getByRole('button', { name: done }));
      await user.click(screen.getByRole('button', { name: search }));
      await waitFor(() => expect(query('ages')).toBe('4,5'));
      expect([query('city'), query('adults'), query('children')]).toEqual(['131408', '2', '2']);
      expect(await chips(language === 'en' ? 'From your words' : 'מתוך המילים שלכם')).toHaveLength(1);
    },
  );

  it('do not open the guest picker when the form already has the ages of as many children', async () => {
    const { enter } = open(200, { address: '/?adults=2&children=2&ages=7,9' });
    await enter('2 adults 2 kids in Paris');
    await waitFor(() => expect(query('city')).toBe('131408'));
    expect(query('ages')).toBe('7,9');
    expect(screen.queryByRole('dialog', { name: 'Guests' })).not.toBeInTheDocument();
  });

  const fillAges = async (user: ReturnType<typeof open>['user']) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Guests' }));
    for (const [at, field] of (await panel.findAllByLabelText(/^Child (\d) age/)).entries()) {
      await user.click(field);
      await user.paste(String(4 + at));
    }
    await user.click(screen.getByRole('button', { name: 'Done' }));
  };

  it('must get their ages before the page of a hotel opens, whose URL then contains them', async () => {
    const { enter, user } = open();
    await enter('Coral Bay 2 adults 2 kids');
    await fillAges(user);
    expect(address()).not.toContain('s1');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toContain('s1'));
    expect([query('adults'), query('ages')]).toEqual(['2', '4,5']);
  });

  it('must get their ages before the page of a hotel that was selected from the list opens', async () => {
    const { user } = open();
    await user.click(screen.getByRole('combobox', { name: 'Destination' }));
    await user.paste('Coral Bay 2 adults 2 kids');
    await user.click(await screen.findByRole('option', { name: /Coral Bay.*ages/ }));
    await fillAges(user);
    expect(address()).not.toContain('s1');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toContain('s1'));
    expect([query('adults'), query('ages')]).toEqual(['2', '4,5']);
  });

  it('are forgotten once other words are typed', async () => {
    const { enter, user } = open();
    await enter('2 adults 2 kids in Paris');
    await screen.findByRole('dialog', { name: 'Guests' });
    await user.keyboard('{Escape}');
    await user.clear(screen.getByRole('combobox', { name: 'Destination' }));
    await enter('Haifa');
    await waitFor(() => expect(query('city')).toBe('130446'));
    expect(query('children')).toBeNull();
  });
});
