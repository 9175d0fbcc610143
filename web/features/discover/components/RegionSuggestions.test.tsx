import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { placeMocks, result, searchMock } from '../testing/factories.ts';

const open = (options: RouteOptions = {}) => {
  const view = renderRoute(<DiscoverPage />, {
    mocks: [...placeMocks(), searchMock(() => result())],
    ...options,
  });
  const type = async (words: string) => {
    await view.user.click(screen.getByRole('combobox', { name: /Destination|יעד/ }));
    await view.user.paste(words);
  };
  return { type, ...view };
};
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const rows = () => screen.queryAllByRole('option').map((row) => plain(row.textContent));
const listTitle = () =>
  plain(screen.getByRole('listbox').parentElement?.querySelector('p')?.textContent ?? '');
const address = () => screen.getByTestId('address').textContent;
const query = (name: string) => new URLSearchParams(address().split('?')[1]).get(name);

afterEach(() => localStorage.clear());

it.each([
  ['en', 'galilee', ['Tiberias City in the Galilee · Israel', 'Safed City in the Galilee · Israel']],
  ['he', 'הגליל', ['טבריה עיר באזור הגליל · ישראל', 'צפת עיר באזור הגליל · ישראל']],
] as const)(
  'a region offers its cities, each with the name of the region, in %s',
  async (language, words, expected) => {
    const { type } = open({ language });
    await type(words);
    await expect.poll(rows).toEqual(expected);
  },
);

it('Enter on a region keeps its list open and asks to choose a city, without searching', async () => {
  const { type, user } = open();
  await type('galilee');
  await expect.poll(() => rows().length).toBe(2);
  await user.keyboard('{Enter}');
  await expect
    .poll(() => plain(screen.getByTestId('announcer').textContent))
    .toBe('Choose a city in the Galilee.');
  expect(rows()).toHaveLength(2);
  expect(listTitle()).toBe('Choose a city in the Galilee.');
  expect(address()).toBe('/');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Safed');
  await user.keyboard('{Enter}');
  await expect.poll(() => query('city')).toBe('72');
});

it('typing more removes the title above the cities of a region', async () => {
  const { type, user } = open();
  await type('galilee');
  await expect.poll(() => rows().length).toBe(2);
  await user.keyboard('{Enter}');
  await expect.poll(listTitle).toBe('Choose a city in the Galilee.');
  await user.keyboard(' ');
  await user.keyboard('for 4');
  await expect.poll(() => rows().length).toBe(2);
  expect(listTitle()).toBe('');
});

it('the search button opens the cities of a typed region', async () => {
  const { type, user } = open();
  await type('galilee');
  await expect.poll(() => rows().length).toBe(2);
  await user.keyboard('{Escape}');
  expect(rows()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(() => rows().length).toBe(2);
  expect(address()).toBe('/');
});

it('selecting a city of a region applies the words typed after the region', async () => {
  const { type, user } = open();
  await type('galilee for 4');
  await user.click(await screen.findByRole('option', { name: /Safed.*4 adults/ }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(() => query('city')).toBe('72');
  expect(query('guests')).toBe('4');
});
